import type { SegmentDraft } from './dialect.ts'
import { maxSegments, maxSpeakerNameLength, maxSpeakers, maxWordsInTurn } from './limits.ts'
import type { Segment, Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

/**
 * Checks the number of segments and the lengths of names. Call it before names are compared.
 * @throws UnreadableTranscript if there are too many segments or a name is too long
 */
export function refuseTooManyDrafts(drafts: readonly SegmentDraft[]): void {
  let spoken = 0
  let longestNameLength = 0
  for (const { speaker, text } of drafts) {
    if (text === '') continue
    spoken += 1
    longestNameLength = Math.max(longestNameLength, speaker?.length ?? 0)
  }
  if (spoken > maxSegments) {
    throw tooMuch(`This file has ${shown(spoken)} captions or paragraphs, and at most ${shown(maxSegments)} are read.`)
  }
  if (longestNameLength > maxSpeakerNameLength) {
    throw new UnreadableTranscript(
      'too-much',
      `A speaker's name in this file has ${shown(longestNameLength)} characters, and at most ${maxSpeakerNameLength} are read. Check which field or column holds the names.`,
    )
  }
}

/** @throws UnreadableTranscript if there are too many speakers, or too many words in one turn */
export function refuseTooMuchSpeech({ segments, speakers }: Transcript): void {
  if (speakers.length > maxSpeakers) {
    throw tooMuch(`This file names ${shown(speakers.length)} speakers, and at most ${maxSpeakers} are read.`)
  }
  let [from, letters] = [0, 0]
  for (let at = 0; at <= segments.length; at++) {
    const segment = segments[at]
    if (segment?.speaker !== segments[from]?.speaker) {
      // Counting words is slow. A word takes at least a letter and a space, so count only if there can be too many.
      if (letters > maxWordsInTurn * 2) refuseTooManyWords(segments.slice(from, at))
      from = at
      letters = 0
    }
    letters += (segment?.text.length ?? 0) + 1
  }
}

function refuseTooManyWords(turn: readonly Segment[]): void {
  const words = turn.reduce((sum, { text }) => sum + wordsIn(text), 0)
  if (words <= maxWordsInTurn) return
  throw tooMuch(
    `${shown(words)} words in this file are said by one speaker in one go, and at most ${shown(maxWordsInTurn)} are read.`,
  )
}

/** Counts words. Segment texts have single spaces. */
function wordsIn(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1
  return words
}

function tooMuch(what: string): UnreadableTranscript {
  return new UnreadableTranscript('too-much', `${what} Upload the transcript in parts.`)
}

function shown(count: number): string {
  return count.toLocaleString('en-US')
}
