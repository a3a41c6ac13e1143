import { type Episode, type Excerpt, type Line, sentencesOf } from '@podcastai/episode'
import { whoSays } from '../../built-in/attribution.server.ts'
import { type LiftedOut, liftedOut, sentencesOut } from '../../built-in/lifted-out.server.ts'
import { inQuotes } from '../../built-in/printed.server.ts'
import type { Brief } from '../../type/brief.ts'
import { timeAbout } from '../../type/time-code.ts'
import { nameOf } from '../../voice/speaker-names.server.ts'

/** Words of the recording by one speaker. */
export type SoundBite = LiftedOut & { speaker: string | null }

/** A passage as sound bites, one for each turn in it. */
export function bitesOf(episode: Episode, piece: Line | Excerpt): SoundBite[] {
  if ('text' in piece) return [{ speaker: piece.speaker, ...liftedOut(episode, piece) }]
  return turnsIn(episode, piece).map(({ first, last }) => ({
    speaker: episode.sentences[first]?.speaker ?? null,
    ...sentencesOut(episode, first, last),
  }))
}

function turnsIn(episode: Episode, { first, last }: { first: number; last: number }) {
  const turns: { turn: number; first: number; last: number }[] = []
  for (const { id, turn } of sentencesOf(episode, first, last)) {
    const current = turns.at(-1)
    if (current?.turn === turn) current.last = id
    else turns.push({ turn, first: id, last: id })
  }
  return turns
}

/** Prints sound bites one after the other; the first of each speaker says who that is. */
export function bitePrinter(brief: Brief): (bites: readonly SoundBite[]) => string {
  const introduced = new Set<string>()
  return (bites) =>
    bites
      .map(({ speaker, words, evidence }) => {
        const isNew = speaker !== null && !introduced.has(speaker)
        if (speaker !== null) introduced.add(speaker)
        const who = isNew ? whoSays(speaker, brief) : nameOf(speaker, brief)
        const label = `[${timeAbout(evidence.start, evidence.estimated)}]${who === null ? '' : ` ${who}:`}`
        return `${label} ${inQuotes(words)}`
      })
      .join('\n\n')
}
