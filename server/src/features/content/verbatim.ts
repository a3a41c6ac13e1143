import { type Segment, turnsOf } from '@podcastai/transcript'

/** Tells whether words stand in the transcript just so, in one go, said by this speaker. White space does not count. */
export function verbatimIn(segments: readonly Segment[]): (text: string, speaker: string | null) => boolean {
  const turns = turnsOf(segments).map((turn) => ({
    speaker: turn.speaker,
    text: normalize(turn.segments.map((segment) => segment.text).join(' ')),
  }))
  return (text, speaker) => {
    const words = normalize(text)
    return words !== '' && turns.some((turn) => turn.speaker === speaker && turn.text.includes(words))
  }
}

function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
