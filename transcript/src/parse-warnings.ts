import type { ParseNote } from './transcript.ts'

/** A position in the file: a line, or a list entry in JSON, both from 1. */
export type Place = number | null | { line?: number; entry?: number }

/**
 * A line or segment that was dropped. `line` and `entry` count like those of drafts; `isShown` is false if they don't
 * count in the file itself.
 */
export type DroppedWords = { what: string; text: string; line?: number; entry?: number; isShown?: boolean }

/** Collects notes on repaired and dropped text, one per kind, and the words that were dropped. */
export type ParseWarnings = {
  repaired(what: string, place?: Place, count?: number): void
  dropped(what: string, place?: Place, count?: number): void
  /** Notes dropped text, and keeps its words so that users can bring them back. */
  droppedWords(words: DroppedWords): void
  notes(): ParseNote[]
  words(): readonly DroppedWords[]
}

export function createParseWarnings(): ParseWarnings {
  const notes = new Map<string, ParseNote>()
  const words: DroppedWords[] = []
  const write = (kind: ParseNote['kind']) => {
    return (what: string, place: Place = null, count = 1) => {
      const key = `${kind} ${what}`
      const note = notes.get(key)
      if (note) note.count += count
      else notes.set(key, { kind, what, count, ...firstPlace(place) })
    }
  }
  const dropped = write('dropped')
  return {
    ...{ repaired: write('repaired'), dropped, notes: () => [...notes.values()], words: () => words },
    droppedWords: (one) => {
      dropped(one.what, one.isShown === false ? null : one)
      words.push(one)
    },
  }
}

function firstPlace(place: Place): Pick<ParseNote, 'firstLine' | 'firstEntry'> {
  if (place === null || typeof place === 'number') return { firstLine: place }
  const { line = null, entry } = place
  return line === null && entry !== undefined ? { firstLine: null, firstEntry: entry } : { firstLine: line }
}
