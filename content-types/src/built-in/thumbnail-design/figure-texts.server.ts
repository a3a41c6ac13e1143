import { type Episode, type Sentence, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { type Word, wordsOf } from '../headlines/sentence-words.server.ts'
import { bare, reasonFor } from './text-reasons.server.ts'
import type { ThumbnailText } from './thumbnail-texts.server.ts'

/** "A 30% discount", "A $3,000 tool": the figures of a clip with what they count, money and shares first. */
export function figuresIn(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  return sentencesOf(episode, first, last)
    .filter(({ text, traits }) => traits.hygiene === null && figure.test(text))
    .filter(({ text }) => !touchesAvoided(text, brief.voice.avoidTopics))
    .flatMap((sentence) => figuresOf(sentence, brief))
    .sort((a, b) => b.score - a.score)
}

/** A quick look at a sentence before its words are read. */
const figure = /[$€£]\d|\d\d|\d%|\b(?:hundred|thousand|million|billion)\b/

function figuresOf(sentence: Sentence, brief: Brief): ThumbnailText[] {
  const words = wordsOf(sentence)
  return words.flatMap((word, at) => {
    if (!opens(word, words[at - 1])) return []
    const to = countedUntil(words, at)
    if (to === null) return []
    const text = words
      .slice(at, to + 1)
      .map((one) => one.text)
      .join(' ')
      .replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
    if (/[.,;:!?…“”"()] |--/.test(text)) return []
    return [
      {
        draft: `[[${sentence.id}:${at}-${to}]]`,
        text,
        sentence: sentence.id,
        stressed: [bare(word.text)],
        reasoning: reasonFor('figure', sentence, brief),
        score: (/[$€£%]|dollar|percent|x$/.test(text) ? 2 : 0) + (sentence.traits.quotability - 50) / 20,
      },
    ]
  })
}

/** A number that stops an eye; no year, and no part of a longer number. */
function opens({ lower, text }: Word, before: Word | undefined): boolean {
  if (before !== undefined && (before.pos === 'NUM' || /[\d-]$/.test(before.text))) return false
  if (/^(?:19|20)\d\d(?:s|['’]s)?$/.test(lower) || /^\d$/.test(lower)) return false
  return /^[$€£]?\d[\d,.]*(?:%|k|m|x|-\p{L}+)?$/u.test(lower) || /^(?:hundred|thousand|million|billion)s?$/.test(text)
}

/** The last word of what is counted: up to three words behind the number, the last one a thing. */
function countedUntil(words: readonly Word[], at: number): number | null {
  let end = at
  while (/^(?:hundred|thousand|million|billion|percent)$/.test(words[end + 1]?.lower ?? '')) end += 1
  if (words[end + 1]?.lower === 'of') {
    end += 1
    while (/^(?:the|your|all)$/.test(words[end + 1]?.lower ?? '')) end += 1
  }
  const from = end
  while (
    end - from < 3 &&
    !/[.,;:!?]$/.test(words[end]?.text ?? '') &&
    /^(?:NOUN|ADJ|PROPN)$/.test(words[end + 1]?.pos ?? '')
  )
    end += 1
  const thing = words[end]
  if (end === from || thing === undefined || thing.pos === 'ADJ' || end - at > 5) return null
  return times.test(thing.lower) ? null : end
}

/** How long or how often: true of anything. */
const times =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|times?|people|things?|percent|ones?|am|pm|o'clock|guys|stuff|lot|bit|way|mark|range|ago|plus|or|episode|episodes)$/
