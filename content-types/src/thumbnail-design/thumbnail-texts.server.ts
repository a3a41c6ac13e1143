import type { Episode, Sentence } from '@podcastai/episode'
import { bannedPhraseIn } from '../banned-phrases.ts'
import { type Clause, clauseMark, clausesOf } from '../clauses.server.ts'
import { frontOf, type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import { nameOf, speaksEnglish } from '../reported-speech.server.ts'
import { tokensOf } from '../sentence-grammar.server.ts'
import { namedSubjects } from '../subjects.server.ts'
import { timeCode } from '../time-code.ts'
import type { Brief } from '../writer.server.ts'
import { maxThumbnailWords } from './thumbnail-design.ts'

export type ThumbnailText = {
  draft: string
  text: string
  /** Where it was said, or null for the episode's subject. */
  sentence: number | null
  stressed: string[]
  reasoning: string
  score: number
}

/** Two to six words each that parse: short statements, questions, figures with their noun, then the subjects. Best first. */
export function thumbnailTexts(episode: Episode, brief: Brief): ThumbnailText[] {
  const subjects = namedSubjects(episode, brief)
  const pool = publishableSentences(episode, brief)
  const english = speaksEnglish(episode)
  const found = [...pool.values()].flatMap((one) => [
    ...(english ? fromClauses(one, brief, subjects) : []),
    ...(english ? figures(one, brief) : []),
    ...(english ? nounPhrases(one, brief, episode) : []),
    ...wholeSentences(one, brief, subjects),
  ])
  return [...found, ...subjectTexts(subjects)].sort((a, b) => b.score - a.score || a.text.length - b.text.length)
}

function fromClauses({ sentence, strength }: Publishable, brief: Brief, subjects: readonly string[]): ThumbnailText[] {
  return clausesOf(sentence)
    .filter(
      (clause) =>
        clause.words >= (clause.kind === 'indirect-question' ? 4 : 3) &&
        clause.words <= maxThumbnailWords &&
        clause.kind !== 'question' &&
        !flat(clause),
    )
    .map((clause) => ({
      draft: clauseMark(clause),
      text: clause.text,
      sentence: sentence.id,
      stressed: stressedIn(clause.text, sentence, subjects),
      reasoning: reasonFor(clause.kind === 'imperative' ? 'advice' : whyOf(sentence), sentence, brief),
      score: strength + (clause.words <= 4 ? 2 : 1) + plainness(clause, subjects),
    }))
}

/** A short clause without a cue, a subject or a figure says little, the more so about "me" or "you". */
function plainness({ text, sentence, firstPerson, figure }: Clause, subjects: readonly string[]): number {
  const about = hits(text, subjects)
  const marked = Object.keys(sentence.traits.cues).length > 0 || figure !== null
  if (about > 0) return about + (firstPerson ? 0 : 1)
  return (marked ? 0 : -3) + (firstPerson || /^you\b/i.test(text) ? -2 : 0)
}

/** "I work for a lab": true, and nothing to look at. */
function flat({ text }: Clause): boolean {
  return /^(?:I|We) (?:work|am|was|have|had|do|did|got|went|guess|think|mean|know|said|use)\b|^(?:I|we|you)[’'](?:m|ve|re|d)\b|\b(?:said|say|mentioned|podcast|episode|let[’']s|question|stuff|y[’']all|for sure|guys|feel free|huh)\b|^(?:would|I don[’']t (?:know|think)|you must have)\b/i.test(
    text,
  )
}

function wholeSentences(
  { sentence, skip, opens, strength }: Publishable,
  brief: Brief,
  subjects: readonly string[],
): ThumbnailText[] {
  const text = frontOf(sentence.text, skip).replace(/[.。]$/, '')
  const words = text.split(/\s+/).length
  const asks = sentence.traits.question
  if (
    !opens ||
    (asks && !/^(?:how|why|what|what[’']s|when|where|who|which|is|are|do|does|did|can|should|will)\b/i.test(text)) ||
    /\bhuh\b/i.test(text) ||
    words < 3 ||
    words > maxThumbnailWords ||
    (!asks && skip === 0 && sentence.traits.cues.claim === undefined)
  )
    return []
  if (/\b(?:it|this|that|they|them|he|she|you guys|there|here)\b/i.test(text)) return []
  const draft = skip > 0 ? `[[${sentence.id}:${skip}]]` : `[[${sentence.id}]]`
  const reasoning = reasonFor(asks ? 'question' : whyOf(sentence), sentence, brief)
  return [
    {
      draft,
      text,
      sentence: sentence.id,
      stressed: stressedIn(text, sentence, subjects),
      reasoning,
      score: strength + (asks ? 2 : 0) + hits(text, subjects),
    },
  ]
}

/** "Soft money": two to four words around a noun, where the sentence around them is strong. */
function nounPhrases({ sentence, strength }: Publishable, brief: Brief, episode: Episode): ThumbnailText[] {
  const words = sentence.text.split(/\s+/)
  const tokens = tokensOf(sentence)
  const found: ThumbnailText[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (
      !/^(?:ADJ|NOUN|PROPN)$/.test(tokens[from]?.pos ?? '') ||
      /^(?:ADJ|NOUN|PROPN)$/.test(tokens[from - 1]?.pos ?? '')
    )
      continue
    let to = from
    while (/^(?:ADJ|NOUN|PROPN)$/.test(tokens[to + 1]?.pos ?? '')) to += 1
    const run = tokens.slice(from, to + 1)
    const text = run.map((token) => token.text).join(' ')
    const at = words.findIndex((_, index) => run.every((token, step) => bare(words[index + step] ?? '') === token.text))
    if (
      run.length < 2 ||
      run.length > 4 ||
      at < 0 ||
      /[?!]$/.test(words[at + run.length - 1] ?? '') ||
      tokens[to]?.pos === 'ADJ' ||
      text.length < 9 ||
      dull.test(text)
    )
      continue
    const often = episode.keyPhrases.some((phrase) => text.toLowerCase().includes(phrase.toLowerCase()))
    const draft = `[[${sentence.id}:${at}-${at + run.length - 1}]]`
    const reasoning = reasonFor('phrase', sentence, brief)
    found.push({
      draft,
      text,
      sentence: sentence.id,
      stressed: [run.at(-1)?.text ?? text],
      reasoning,
      // Names a thing and says nothing of it: where no statement is short enough.
      score: strength * 0.5 + (often ? 2 : 0) - 5,
    })
  }
  return found
}

const dull =
  /\b(?:thing|things|lot|lots|bunch|kind|sort|way|ways|part|stuff|people|guy|guys|time|times|year|years|day|days|week|month|other|same|next|last|first|few|many|more|most|much|good|great|nice|different|own|whole|little|such|couple|able|sure|podcast|episode|point|bit|question|questions|person|typical|certain|interesting|my|your|mine|actual|new|easy|real|additional|given|big|trivial|i|okay)\b/i

/** "3,000 packages": a figure with what it counts, as it was said. */
function figures({ sentence, strength }: Publishable, brief: Brief): ThumbnailText[] {
  return clausesOf(sentence).flatMap(({ figure, from, to }) => {
    if (figure === null || !/\d{2}|hundred|thousand|million|billion/i.test(figure)) return []
    const words = sentence.text.split(/\s+/)
    const wanted = figure.split(' ')
    const at = words.findIndex((word, index) => index >= from && index <= to && bare(word) === bare(wanted[0] ?? ''))
    if (at < 0 || wanted.length < 2 || wanted.some((word, step) => bare(words[at + step] ?? '') !== bare(word)))
      return []
    const draft = `[[${sentence.id}:${at}-${at + wanted.length - 1}]]`
    return [
      {
        draft,
        text: figure,
        sentence: sentence.id,
        stressed: [wanted[0] ?? figure],
        reasoning: reasonFor('figure', sentence, brief),
        score: strength + 0.5,
      },
    ]
  })
}

function subjectTexts(subjects: readonly string[]): ThumbnailText[] {
  return subjects.slice(0, 6).flatMap((subject, at) => {
    const next = subjects[at + 1]
    const text = subject.includes(' ') ? subject : next === undefined ? '' : `${subject} + ${next}`
    const words = text.split(/\s+/).length
    if (text === '' || words < 2 || words > maxThumbnailWords || bannedPhraseIn(text)) return []
    const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1)
    return [
      {
        draft: capital,
        text: capital,
        sentence: null,
        stressed: [capital.split(' ')[0] ?? capital],
        reasoning: `What the episode speaks of most: ${text.replace(' + ', ' and ')}.`,
        score: -2 - at,
      },
    ]
  })
}

function hits(text: string, subjects: readonly string[]): number {
  const lower = text.toLowerCase()
  return subjects.slice(0, 12).some((subject) => lower.includes(subject.toLowerCase())) ? 1.5 : 0
}

/** One or two words that carry the text: a subject, else its nouns and adjectives. */
function stressedIn(text: string, sentence: Sentence, subjects: readonly string[]): string[] {
  const words = text.split(/\s+/).map(bare)
  const isSubject = (word: string) => subjects.some((subject) => subject.toLowerCase() === word.toLowerCase())
  const posOf = new Map(tokensOf(sentence).map(({ lower, pos }) => [lower, pos]))
  const weigh = (word: string) => {
    const pos = posOf.get(word.toLowerCase())
    if (/^(?:a|an|the|is|are|to|of|in|on|you|i|we|it)$/i.test(word)) return 0
    return (
      (isSubject(word) ? 4 : 0) +
      (/^(?:never|nobody|not|every|only|always)$/i.test(word) ? 3 : 0) +
      (pos === 'NUM' ? 3 : pos === 'NOUN' || pos === 'PROPN' ? 2 : pos === 'ADJ' ? 2 : pos === 'VERB' ? 1 : 0)
    )
  }
  const ranked = words.filter((word) => weigh(word) > 0).sort((a, b) => weigh(b) - weigh(a))
  const chosen = ranked.slice(0, words.length > 3 ? 2 : 1)
  return chosen.length > 0 ? chosen : words.slice(-1)
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '')
}

function whyOf({ traits: { cues } }: Sentence): string {
  if (cues.claim) return 'claim'
  if (cues.contrast) return 'contrast'
  if (cues.confession) return 'confession'
  if (cues.superlative) return 'superlative'
  if (cues.advice) return 'counsel'
  if (cues.emotion) return 'feeling'
  return 'statement'
}

const reasons: Record<string, string> = {
  claim: 'A claim one wants to hear argued',
  contrast: 'It sets one thing against another',
  confession: 'A confession, and therefore personal',
  superlative: 'It goes to the extreme',
  advice: 'Advice in the imperative',
  counsel: 'Advice in one line',
  feeling: 'It carries feeling',
  question: 'A question that the episode answers',
  figure: 'A figure stops the eye',
  phrase: 'Names what it is about, to go with a picture of it',
  statement: 'The moment in one line, short enough for a phone',
}

function reasonFor(why: string, sentence: Sentence, brief: Brief): string {
  const name = nameOf(sentence.speaker, brief)
  const at = `${sentence.estimated ? '≈ ' : ''}${timeCode(sentence.start)}`
  return `${reasons[why] ?? reasons.statement}; said${name === null ? '' : ` by ${name}`} at ${at}.`
}
