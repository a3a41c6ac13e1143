import { type Transcript, turnsOf } from '@podcastai/transcript'
import type { Place, Sentence, TurnSummary } from './episode.ts'
import { readTurn, type TurnText } from './sentence-spans.ts'
import type { Token } from './tagger.ts'
import type { Timeline } from './timeline.ts'
import { countWords } from './words.ts'

/** A sentence with what only the analysis needs; `text` and `tokens` stay in step. */
export type Reading = {
  sentence: Omit<Sentence, 'traits'>
  tokens: Token[]
  pauseAfter: number | null
  /** Begins inside somebody's reported words. */
  quoted: boolean
}

/** Every sentence of the episode in order; together with the turns they stand in. */
export function readSentences(
  transcript: Transcript,
  timeline: Timeline,
  language: string | null,
): { readings: Reading[]; turns: TurnSummary[] } {
  const readings: Reading[] = []
  const turns: TurnSummary[] = []
  for (const { speaker, segments } of turnsOf(transcript.segments)) {
    const turn = readTurn(segments, language)
    const firstSentence = readings.length
    let token = 0
    for (const { from, to } of turn.sentences) {
      const tokens: Token[] = []
      while (token < turn.tagged.tokens.length && (turn.tagged.tokens[token]?.from ?? 0) < to) {
        const here = turn.tagged.tokens[token]
        if (here && here.from >= from) tokens.push(here)
        token += 1
      }
      const text = turn.text.slice(from, to)
      const [start, end] = [placeOf(turn, from), placeOf(turn, to, true)]
      const begins = timeline.at(start)
      const sentence = {
        id: readings.length,
        turn: turns.length,
        speaker,
        text,
        words: countWords(text),
        start: seconds(begins.seconds),
        end: Math.max(seconds(begins.seconds), seconds(timeline.at(end, true).seconds)),
        estimated: begins.estimated,
        from: start,
        to: end,
        runsInto: turn.segments
          .filter((segment) => segment.from > from && segment.from < to)
          .map((segment) => ({ segment: segment.id, at: segment.from - from })),
      }
      readings.push({ sentence, tokens, pauseAfter: null, quoted: insideQuotation(turn.text, from) })
    }
    if (readings.length > firstSentence) turns.push({ speaker, firstSentence, lastSentence: readings.length - 1 })
  }
  for (const [index, reading] of readings.entries()) {
    const next = readings[index + 1]
    if (next && transcript.timeSource === 'file') reading.pauseAfter = next.sentence.start - reading.sentence.end
  }
  return { readings, turns }
}

/** `closing`: the place behind the last character, in the segment that holds that character. */
function placeOf(turn: TurnText, offset: number, closing = false): Place {
  const held = closing ? offset - 1 : offset
  const segment = turn.segments.findLast((candidate) => candidate.from <= held)
  return segment ? { segment: segment.id, offset: offset - segment.from } : { segment: 0, offset: 0 }
}

function insideQuotation(text: string, offset: number): boolean {
  const paragraph = text.slice(Math.max(0, offset - 400), offset)
  const straight = text.slice(0, offset).match(/"/g)?.length ?? 0
  return straight % 2 === 1 || paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')
}

function seconds(exact: number): number {
  return Math.round(exact * 1000) / 1000
}
