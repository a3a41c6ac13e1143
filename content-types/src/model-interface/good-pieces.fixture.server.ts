import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { type Evidence, isBefore } from '../type/evidence.ts'
import { getSpeakerName } from '../voice/speaker-names.server.ts'
import type { Piece } from './model-task.server.ts'

// Helpers for the types' good answers. For tests only.

/** What a type's good answer is made from: `content` was written by the built-in engine. */
export type Known<Content> = { episode: Episode; brief: Brief; content: Content }

/** A model's flawless answer for a type. One value per type, in its `*.fixture.server.ts`. */
export type GoodAnswer<Content> = (known: Known<Content>) => Piece[]

/** Returns the ids of the sentences in some passages. */
export function findSentenceIds(evidence: readonly (Evidence | null)[], { sentences }: Episode): number[] {
  const isWithin = ({ from, to }: Sentence) =>
    evidence.some((passage) => passage && !isBefore(to, passage.from) && !isBefore(passage.to, from))
  return sentences.filter(isWithin).map(({ id }) => id)
}

/** Returns a piece that cites a range of sentences and has no words of its own. */
export function pointing(at: string, evidence: Evidence, episode: Episode, kind = ''): Piece {
  return { at, text: '', ids: getEndIds(evidence, episode), kind }
}

/** Returns a piece for a clip whose title promises nothing. */
export function called(at: string, evidence: Evidence, episode: Episode, kind = ''): Piece {
  const text = 'A moment worth a minute | What is said here, and how it ends.'
  return { at, text, ids: getEndIds(evidence, episode), kind }
}

function getEndIds(evidence: Evidence, episode: Episode): number[] {
  const ids = findSentenceIds([evidence], episode)
  return [ids[0] ?? 0, ids.at(-1) ?? 0]
}

type Wanted = { min: number; max: number; getLength: (text: string) => number; one?: boolean }

/** Returns quotations with their speakers, as many as fit; none is used twice. */
export function quotedPiece(
  at: string,
  episode: Episode,
  brief: Brief,
  used: Set<number>,
  { min, max, getLength, one = false }: Wanted,
): Piece {
  const usable = episode.sentences.filter((sentence) => isUsable(sentence) && !used.has(sentence.id))
  const said = ({ id, speaker, text }: Sentence) => ({
    id,
    text: `${speaker === null ? '' : `${getSpeakerName(speaker, brief)}: `}“${text}”`,
  })
  const quotations = usable.map(said)
  for (let start = 0; start < quotations.length; start += 1) {
    const chosen: typeof quotations = []
    const getText = () => chosen.map(({ text }) => text).join('\n\n')
    for (const quotation of quotations.slice(start)) {
      if (getLength(getText()) >= min || (one && chosen.length > 0)) break
      if (getLength([...chosen, quotation].map(({ text }) => text).join('\n\n')) <= max) chosen.push(quotation)
    }
    if (getLength(getText()) < min) continue
    for (const { id } of chosen) used.add(id)
    return { at, text: getText(), ids: chosen.map(({ id }) => id), kind: '' }
  }
  throw new Error(`no quotations for ${at}`)
}

/** True if a sentence can be quoted as it is. */
export function isUsable({ text, words, traits }: Sentence): boolean {
  return (
    words >= 6 &&
    text.length < 90 &&
    !traits.question &&
    traits.standsAlone &&
    traits.boilerplate === null &&
    /[.!]$/.test(text) &&
    !/["“]/.test(text)
  )
}
