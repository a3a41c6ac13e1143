import { type Episode, type Excerpt, getSentences, type Line } from '@podcastai/episode'
import { whoSays } from '../../built-in/attribution.server.ts'
import { type LiftedOut, liftedOut, sentencesOut } from '../../built-in/lifted-out.server.ts'
import { inQuotes } from '../../built-in/printed.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { QuotationMarks } from '../../type/quotation-marks.ts'
import { timeCode } from '../../type/time-code.ts'
import { getSpeakerName } from '../../voice/speaker-names.server.ts'

/** Words of the recording by one speaker. */
export type SoundBite = LiftedOut & { speaker: string | null }

/** A sentence of fewer words at either end of a turn is a backchannel: "Right.", "Yeah." */
const fewWords = 3

/** Returns a passage as sound bites, one for each turn, without a backchannel at its ends. */
export function toSoundBites(episode: Episode, piece: Line | Excerpt): SoundBite[] {
  if ('text' in piece) return [{ speaker: piece.speaker, ...liftedOut(episode, piece) }]
  return turnsIn(episode, piece).map(({ first, last }) => ({
    speaker: episode.sentences[first]?.speaker ?? null,
    ...sentencesOut(episode, first, last),
  }))
}

function turnsIn(episode: Episode, { first, last }: { first: number; last: number }) {
  const turns: { turn: number; first: number; last: number }[] = []
  for (const { id, turn } of getSentences(episode, first, last)) {
    const current = turns.at(-1)
    if (current?.turn === turn) current.last = id
    else turns.push({ turn, first: id, last: id })
  }
  return turns.map((span) => withoutNods(episode, span))
}

function withoutNods({ sentences }: Episode, { first, last }: { first: number; last: number }) {
  const isNod = (id: number) => (sentences[id]?.words ?? 0) < fewWords
  const whole = { first, last }
  while (first < last && isNod(first)) first += 1
  while (first < last && isNod(last)) last -= 1
  return isNod(first) ? whole : { first, last }
}

/** Returns a function that prints sound bites one after the other and names each speaker the first time. */
export function bitePrinter(brief: Brief, marks: QuotationMarks): (bites: readonly SoundBite[]) => string {
  const introduced = new Set<string>()
  return (bites) =>
    bites
      .map(({ speaker, words, evidence }) => {
        const isNew = speaker !== null && !introduced.has(speaker)
        if (speaker !== null) introduced.add(speaker)
        const who = isNew ? whoSays(speaker, brief) : getSpeakerName(speaker, brief)
        const label = `[${timeCode(evidence.start)}]${who === null ? '' : ` ${who}:`}`
        return `${label} ${inQuotes(words, marks)}`
      })
      .join('\n\n')
}
