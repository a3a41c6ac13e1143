import type { Piece } from './model-task.server.ts'

/** What does not hold of an answer, and what the one repair is to write. */
export type Complaints = {
  /** In words for the model. */
  problems: string[]
  /** Pieces to be written again. */
  failed: Set<Piece>
  /** Places that hold too few pieces. */
  wants: Set<string>
  /** Notes what is wrong with pieces, if anything is. */
  of: (pieces: Piece | readonly Piece[], problems: readonly string[]) => void
  /** Notes that more pieces are wanted at a place. */
  more: (places: string | readonly string[], problem: string) => void
}

/** The same by number, as it goes through threads and to the repair: pieces from 0. */
export type Failing = { problems: string[]; failed: number[]; wants: string[] }

export function failingOf({ problems, failed, wants }: Complaints, pieces: readonly Piece[]): Failing {
  return { problems, failed: pieces.flatMap((piece, at) => (failed.has(piece) ? at : [])), wants: [...wants] }
}

export function openComplaints(): Complaints {
  const problems: string[] = []
  const failed = new Set<Piece>()
  const wants = new Set<string>()
  return {
    ...{ problems, failed, wants },
    of: (pieces, found) => {
      problems.push(...found)
      if (found.length > 0) for (const piece of [pieces].flat()) failed.add(piece)
    },
    more: (places, problem) => {
      problems.push(problem)
      for (const place of [places].flat()) wants.add(place)
    },
  }
}
