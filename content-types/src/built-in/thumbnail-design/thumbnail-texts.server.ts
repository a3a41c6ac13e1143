import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { bannedPhraseIn } from '../../voice/banned-phrases.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { frontOf, type Publishable, publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { tokensOf } from '../grammar/sentence-grammar.server.ts'
import type { Headline } from '../headlines/headline.server.ts'
import { headlinesOf } from '../headlines/headlines.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'
import { nounPhrases } from './noun-phrase-texts.server.ts'
import { bare, reasonFor, whyOf } from './text-reasons.server.ts'

export type ThumbnailText = {
  draft: string
  text: string
  /** Where it was said, or null for the episode's subject. */
  sentence: number | null
  stressed: string[]
  reasoning: string
  score: number
}

/** Two to six words each that parse: short headlines, figures with their noun, things by name, then the subjects. Best first. */
export function thumbnailTexts(episode: Episode, brief: Brief): ThumbnailText[] {
  const subjects = namedSubjects(episode, brief)
  const pool = publishableSentences(episode, brief)
  const english = speaksEnglish(episode)
  const found = english
    ? [
        ...headlinesOf(episode, brief)
          .best()
          .flatMap((headline) => fromHeadline(headline, brief, subjects)),
        ...[...pool.values()].flatMap((one) => nounPhrases(one, brief, episode)),
      ]
    : [...pool.values()].flatMap((one) => wholeSentences(one, brief, subjects))
  return [...found, ...subjectTexts(subjects)].sort(
    (a, b) => b.score - a.score || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  )
}

/** What a stretch says in so few words, whatever the rest of the episode promises. English only. */
export function headlineTexts(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  if (!speaksEnglish(episode)) return []
  const subjects = namedSubjects(episode, brief)
  const found: ThumbnailText[] = []
  for (const headline of headlinesOf(episode, brief).between(first, last))
    found.push(...fromHeadline(headline, brief, subjects))
  return found
}

/** Points by the number of words: three or four are read at a glance. */
const lengthPoints = [-9, -9, 0.5, 3, 2.5, 0.5, -1]

function fromHeadline(headline: Headline, brief: Brief, subjects: readonly string[]): ThumbnailText[] {
  const { draft, text, sentence, words, form, worth } = headline
  const figure = figureText(headline, brief)
  if (words < 2 || words > maxThumbnailWords || flat.test(text)) return figure
  const why =
    form === 'question'
      ? 'question'
      : form === 'advice'
        ? 'advice'
        : form === 'path'
          ? 'contrast'
          : whyOf(sentence, text)
  const stressed = stressedIn(text, sentence, subjects)
  return [
    ...figure,
    {
      draft,
      text,
      sentence: sentence.id,
      stressed,
      reasoning: reasonFor(why, sentence, brief),
      score: worth + (lengthPoints[words] ?? 0),
    },
  ]
}

/** True, and nothing to look at. */
const flat =
  /^(?:throughout|during|within|across|after|before|until|since|without|among)\b|^(?:I|We) (?:work|am|was|have|had|do|did|got|went|guess|think|mean|know|said|use|like|love|live|open|grew|studied|won[’']t say|interviewed|implemented|worked|talked|get|don[’']t own)\b|^(?:I|we|you|they)[’'](?:m|ve|re|d)\b/i

/** "3,000 packages": the figure of a headline with what it counts, as it was said. */
function figureText({ figure, sentence, worth }: Headline, brief: Brief): ThumbnailText[] {
  if (figure === null || !/\d{2}|hundred|thousand|million|billion|%/i.test(figure)) return []
  const words = sentence.text.split(/\s+/)
  const wanted = figure.split(' ')
  const at = words.findIndex((_, index) => wanted.every((word, step) => bare(words[index + step] ?? '') === bare(word)))
  if (at < 0 || wanted.length < 2 || !/\p{L}/u.test(wanted.at(-1) ?? '') || countsNothing.test(figure)) return []
  const draft = `[[${sentence.id}:${at}-${at + wanted.length - 1}]]`
  return [
    {
      draft,
      text: figure,
      sentence: sentence.id,
      stressed: [wanted[0] ?? figure],
      reasoning: reasonFor('figure', sentence, brief),
      score: worth - (lasts.test(figure) ? 4 : 0),
    },
  ]
}

/** "12 months": how long anything may take. */
const lasts = / (?:hours?|days?|weeks?|months?|years?)$/i

/** "33% of", "1% to": cut off before what is counted. */
const countsNothing = / (?:of|to|in|on|at|for|from|by|and|or|the|an?|is|are|was|were|than|per|that|more|less|as)$/i

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
  const reasoning = reasonFor(asks ? 'question' : whyOf(sentence, text), sentence, brief)
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

function subjectTexts(subjects: readonly string[]): ThumbnailText[] {
  return subjects.slice(0, 6).flatMap((subject, at) => {
    const next = subjects[at + 1]
    const text = subject.includes(' ') ? subject : next === undefined ? '' : `${subject} + ${next}`
    const words = text.split(/\s+/).length
    if (text === '' || words < 2 || words > maxThumbnailWords || bannedPhraseIn(text)) return []
    const capital = text.charAt(0).toUpperCase() + text.slice(1)
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
