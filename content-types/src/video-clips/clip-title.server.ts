import { type Episode, type Sentence, sentencesOf } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import type { Headline } from '../headlines/headline.server.ts'
import { headlinesBetween, headlinesOf } from '../headlines/headlines.server.ts'
import { frontOf, opensDangling, usefulPhrases, wordsToSkip } from '../publishable-sentences.server.ts'
import { listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'

/** Characters of a clip's title: what a list shows whole, and what reads best. */
const wanted = { min: 25, best: 60, max: 72 } as const
/** Below this a headline says less than who speaks about what. */
const leastWorth = -2

type Span = { firstSentence: number; lastSentence: number }

/**
 * A title for each clip out of its own words: its sharpest headline. Where none can be understood alone, who speaks
 * about what, but only for one clip of a list; then how it begins. No two are the same.
 */
export function clipTitles(spans: readonly Span[], episode: Episode, brief: Brief): string[] {
  const all = speaksEnglish(episode) ? headlinesOf(episode, brief) : new Map<number, Headline[]>()
  const titles: string[] = []
  let named = false
  for (const { firstSentence: first, lastSentence: last } of spans) {
    const span = sentencesOf(episode, first, last)
    const headline = bestOf(headlinesBetween(all, first, last), first, titles)
    const title = headline ?? plainTitle(span, episode, brief, named)
    if (headline === null) named = true
    titles.push(title)
  }
  return titles
}

function bestOf(headlines: readonly Headline[], first: number, taken: readonly string[]): string | null {
  let best: { text: string; value: number } | null = null
  for (const { text, words, worth, sentence, form } of headlines) {
    if ((words < 4 && form !== 'advice') || text.length > wanted.max || taken.includes(text)) continue
    const at = sentence.id - first
    const opening = at === 0 ? 2.5 : at === 1 ? 1 : 0
    const off =
      text.length < wanted.min
        ? (wanted.min - text.length) / 5
        : text.length > wanted.best
          ? (text.length - wanted.best) / 6
          : 0
    const alike = taken.some((other) => opens(other) === opens(text)) ? 2 : 0
    const value = worth + opening - off - alike
    if (value > (best?.value ?? leastWorth)) best = { text, value }
  }
  return best?.text ?? null
}

function opens(title: string): string {
  return title.toLowerCase().split(' ').slice(0, 2).join(' ')
}

/** How a telling sentence begins, "Ada on bread" once in a list, else what the clip speaks of. */
function plainTitle(span: readonly Sentence[], episode: Episode, brief: Brief, named: boolean): string {
  const text = ` ${span.map((sentence) => sentence.text.toLowerCase()).join(' ')} `
  const speaker = [...span].sort((a, b) => b.words - a.words)[0]?.speaker ?? null
  const times = (phrase: string) => text.split(phrase.toLowerCase()).length - 1
  // What the clip says most; the rarer in the episode, the better it tells this clip from the others.
  const topics = usefulPhrases(episode.keyPhrases)
    .toReversed()
    .filter((phrase) => times(phrase) > 0 && phrase !== speaker && !touchesAvoided(phrase, brief.voice.avoidTopics))
    .sort((a, b) => times(b) - times(a))
    .slice(0, 2)
  const about = listed(topics.filter((one) => topics.every((other) => one === other || !other.includes(one))))
  const name = nameOf(speaker, brief)?.replace(/,.*$/, '') ?? null
  if (!speaksEnglish(episode)) return beginning(span[0]?.text ?? '')
  const teaser = teaserOf(span, topics)
  if (teaser !== null) return teaser
  if (about === '') return beginning(span[0]?.text ?? '')
  return name !== null && !named ? `${name} on ${about}` : capitalized(about)
}

const teaserLength = { min: 22, max: 56 } as const

/** “When I started managing people …”: the first half of a sentence near the beginning that one wants to hear the end of. */
function teaserOf(span: readonly Sentence[], topics: readonly string[]): string | null {
  let best: { text: string; value: number } | null = null
  for (const [at, sentence] of span.entries()) {
    const text = halfOf(sentence)
    if (text === null) continue
    const about = topics.some((topic) => text.toLowerCase().includes(topic.toLowerCase())) ? 1.5 : 0
    const story = /^(?:When|If|The (?:first|last|day|moment|reason|only)|Every|Most|People|Nobody|My|I)\b/.test(text)
      ? 1
      : 0
    const value = about + story + (sentence.traits.opening - 50) / 25 - Math.min(at, 6) * 0.3
    if (value > (best?.value ?? -1.5)) best = { text, value }
  }
  return best === null ? null : `“${best.text}…”`
}

function halfOf(sentence: Sentence): string | null {
  if (sentence.traits.question || sentence.traits.hygiene !== null) return null
  const words = sentence.text.split(/\s+/).slice(wordsToSkip(sentence.text))
  let half: string | null = null
  let text = ''
  for (const [at, word] of words.entries()) {
    text = text === '' ? word : `${text} ${word}`
    if (text.length > teaserLength.max || /["“”()[\]]|--|…|\.{2}/.test(word)) break
    const next = words[at + 1] ?? ''
    const boundary =
      /,$/.test(word) || /^(?:that|why|because|which|and|but|so|when|where|who|how|if|until|unless)$/i.test(next)
    if (boundary && text.length >= teaserLength.min && at >= 4) half = text.replace(/,$/, '')
  }
  if (half === null || opensDangling(half) || messyTeaser.test(half)) return null
  return capitalized(half)
}

const messyTeaser =
  /\b(?:um+|uh+|like|you know|i mean|kind of|sort of|i think|i guess|gonna|wanna|talk about|question|stuff|thing|things|it|this|that|they|them|those|these|he|she|yeah|okay|for lack of|in terms of|podcast|episode|actually|don['’]t know|would be|let['’]s|these|of the things)\b|\b(?:the|a|an|of|to|is|are|was|and|or|so|very|really|just|with|for|in|on|at|there)$|(\b\w+\b),? \1\b|[;:.?!—]/i

/** The first words up to a mark; without one as many as fit, with a sign that it goes on. */
function beginning(text: string): string {
  const plain = text.replace(/\[[^\]]*\]/g, '').trim()
  const front = frontOf(plain, wordsToSkip(plain))
  const clause = /^.{20,70}?(?=[.!?;:]|$)/u.exec(front)?.[0]
  if (clause !== undefined)
    return capitalized(clause.replace(/[\s,]+$/, '') + (front.charAt(clause.length) === '?' ? '?' : ''))
  const cut = front.slice(0, wanted.best)
  const words = front.length <= wanted.best ? front : cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))
  return `${capitalized(words.replace(/[\s,;:.—–-]+$/, '')) || 'Clip'}${words.length < front.length ? '…' : ''}`
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
