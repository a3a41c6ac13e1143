import type { Episode } from '@podcastai/episode'
import { evidenceOf } from '../type/evidence.server.ts'
import type { Evidence } from '../type/evidence.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'

// Drafts are text with marks where the episode speaks. A mark is replaced by the transcript's own words:
//   [[12]]       sentence 12            [[12..14]]    sentences 12 to 14 of one turn
//   [[12:3]]     12 from its fourth word on (and [[12:3..14]])     [[12:3-9]]    its words 3 to 9
//   [[~12:0-9]]  the same, running on inside a sentence of ours: no capital unless it is a name

const mark = /\[\[(~?)(\d+)(?::(\d+)(?:-(\d+))?)?(?:\.\.(\d+))?\]\]/g

export type Printed = {
  text: string
  /** One for each mark, in order. */
  evidence: Evidence[]
  /** In words, for whoever wrote the draft. */
  problems: string[]
}

/** Prints the episode's words where the draft points at them, and says what is wrong with the words between. */
export function printWords(draft: string, episode: Episode, avoidTopics: readonly string[]): Printed {
  const evidence: Evidence[] = []
  const problems: string[] = []
  let text = ''
  let own = ''
  let last = 0
  for (const match of draft.matchAll(mark)) {
    const between = draft.slice(last, match.index)
    last = match.index + match[0].length
    own += `${between}\uFFFC`
    text = joined(text, between)
    const span = spanOf(match, episode)
    if (typeof span === 'string') {
      problems.push(span)
      continue
    }
    evidence.push(evidenceOf(episode, span.first, span.last))
    const running = match[1] === '~'
    const words = running
      ? uncapitalized(span.words, episode)
      : startsSentence(text)
        ? capitalized(span.words)
        : span.words
    text += words
  }
  own += draft.slice(last)
  text = joined(text, draft.slice(last)).trim()
  return { text, evidence, problems: [...problems, ...problemsOf(text, own, episode, avoidTopics)] }
}

/** Sentence ids that a draft points at. */
export function sentencesIn(draft: string): number[] {
  return [...draft.matchAll(mark)].flatMap((match) => {
    const first = Number(match[2])
    const end = match[5] === undefined ? first : Number(match[5])
    return Array.from({ length: Math.max(0, end - first) + 1 }, (_, step) => first + step)
  })
}

type Span = { first: number; last: number; words: string }

function spanOf(match: RegExpExecArray, episode: Episode): Span | string {
  const first = Number(match[2])
  const last = match[5] === undefined ? first : Number(match[5])
  const sentences = episode.sentences.slice(first, last + 1)
  if (sentences.length !== last - first + 1 || sentences.length === 0)
    return `${match[0]} points at a sentence that is not there.`
  if (sentences.some((sentence) => sentence.turn !== sentences[0]?.turn))
    return `${match[0]} runs over a change of speaker.`
  const all = sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .split(/\s+/)
  const from = match[3] === undefined ? 0 : Number(match[3])
  const to = match[4] === undefined ? all.length - 1 : Number(match[4])
  if (from > to || to >= all.length) return `${match[0]} points at words that are not there.`
  const cut = all.slice(from, to + 1).join(' ')
  return { first, last, words: to < all.length - 1 ? cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '') : cut }
}

/** Puts words of ours behind the episode's: one mark of punctuation where they meet. */
function joined(text: string, next: string): string {
  if (/^[.,?!]/.test(next)) return /[?!…]$/.test(text) ? text + next.slice(1) : text.replace(/[.,]$/, '') + next
  return text + next
}

function startsSentence(text: string): boolean {
  const before = text.replace(/[“"(]$/, '')
  const words = before.trimEnd()
  const space = before.slice(words.length)
  if (before === '' || space.includes('\n') || /[.!?:]$/.test(words) || /–\s$/.test(before)) return true
  return space !== '' && /[.!?…][”"’)]*$/.test(words)
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Lowers the first letter where the episode also has the word in small letters: it was no name. */
function uncapitalized(words: string, episode: Episode): string {
  const first = /^\p{Lu}[\p{Ll}’']*(?=\s|$)/u.exec(words)?.[0]
  if (first === undefined || first === 'I' || /^I[’']/.test(first)) return words
  const lower = first.toLowerCase()
  const seen = new RegExp(`(?<![\\p{L}])${lower}(?![\\p{L}])`, 'u')
  return episode.sentences.some(({ text }) => seen.test(text)) ? lower + words.slice(first.length) : words
}

function problemsOf(text: string, own: string, episode: Episode, avoidTopics: readonly string[]): string[] {
  const problems: string[] = []
  const banned = bannedPhraseIn(own)
  if (banned !== null) problems.push(`“${banned}” is a phrase we never write.`)
  if (touchesAvoided(text, avoidTopics)) problems.push('It touches a topic that is to be left out.')
  for (const [, said] of own.matchAll(/[“"]([^“”"\uFFFC]*)[”"]/g)) {
    if (said !== undefined && said.split(/\s+/).length >= 3 && !wasSaid(said, episode))
      problems.push(`“${said}” stands in quotation marks and was not said.`)
  }
  return problems
}

function wasSaid(words: string, episode: Episode): boolean {
  const plain = words.replace(/[.,!?]$/, '').toLowerCase()
  return episode.sentences.some((sentence) => sentence.text.toLowerCase().includes(plain))
}
