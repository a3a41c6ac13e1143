import { type Transcript, toTurns } from '@podcastai/transcript'
import type { Place, Sentence, TurnSummary } from './episode.ts'
import { analyzeWording, type Wording } from './judgement/features.ts'
import { newSum } from './judgement/weights.ts'
import type { NounGroup } from './noun-groups.ts'
import { readTurn, type TurnText } from './sentence-spans.ts'
import type { Token } from './tagger.ts'
import type { Timeline } from './timeline.ts'
import { countBelow, countWords } from './words.ts'

/** A sentence with the data that only the analysis needs. Without a tagger for the language, `tokens` is empty. */
export type Reading = {
  sentence: Omit<Sentence, 'traits'>
  /** With offsets into the sentence's text. */
  tokens: Token[]
  opensTurn: boolean
  wording: Wording
  /** True if the sentence begins inside reported speech. */
  quoted: boolean
  /** Null until first requested. */
  nounGroups: readonly NounGroup[] | null
}

/** Returns every sentence of the episode in order, and the turns that hold them. */
export function readSentences(
  transcript: Transcript,
  timeline: Timeline,
  language: string | null,
): { readings: Reading[]; turns: TurnSummary[] } {
  const readings: Reading[] = []
  const turns: TurnSummary[] = []
  for (const { speaker, segments } of toTurns(transcript.segments)) {
    const turn = readTurn(segments, language)
    const begins = turn.segments.map((segment) => segment.from)
    const isQuoted = trackQuotations(turn.text)
    const firstSentence = readings.length
    let token = 0
    for (const { from, to } of turn.sentences) {
      const tokens: Token[] = []
      while (token < turn.tagged.tokens.length && (turn.tagged.tokens[token]?.from ?? 0) < to) {
        const here = turn.tagged.tokens[token]
        token += 1
        if (!here || here.from < from) continue
        here.from -= from
        here.to -= from
        tokens.push(here)
      }
      const text = turn.text.slice(from, to)
      // An offset after the last character is given in the segment that contains that character.
      const [startSegment, endSegment] = [countBelow(begins, from + 1) - 1, countBelow(begins, to) - 1]
      const [start, end] = [toPlace(turn, startSegment, from), toPlace(turn, endSegment, to)]
      const [starts, ends] = [timeline.at(start), timeline.at(end, true)]
      const sentence = {
        id: readings.length,
        turn: turns.length,
        speaker,
        text,
        words: countWords(text),
        start: seconds(starts.seconds),
        end: Math.max(seconds(starts.seconds), seconds(ends.seconds)),
        estimated: starts.estimated,
        endEstimated: ends.estimated,
        from: start,
        to: end,
        runsInto: turn.segments
          .slice(startSegment + 1, endSegment + 1)
          .map((segment) => ({ segment: segment.id, at: segment.from - from })),
      }
      const wording = turn.tagged.tokens.length === 0 ? newSum() : analyzeWording(text, tokens)
      readings.push({ sentence, tokens, opensTurn: from === 0, wording, quoted: isQuoted(from), nounGroups: null })
    }
    if (readings.length > firstSentence) turns.push({ speaker, firstSentence, lastSentence: readings.length - 1 })
  }
  return { readings, turns }
}

function toPlace(turn: TurnText, index: number, offset: number): Place {
  const segment = turn.segments[index]
  return segment ? { segment: segment.id, offset: offset - segment.from } : { segment: 0, offset: 0 }
}

/**
 * Returns a function that tells whether an offset is inside a quotation; call it in text order, because the text is
 * read once.
 */
function trackQuotations(text: string): (offset: number) => boolean {
  let next = text.indexOf('"')
  let isOpen = false
  const isCurly = text.includes('“')
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('"', next + 1)) isOpen = !isOpen
    if (isOpen || !isCurly) return isOpen
    const paragraph = text.slice(Math.max(0, offset - 400), offset)
    return paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')
  }
}

function seconds(exact: number): number {
  return Math.round(exact * 1000) / 1000
}
