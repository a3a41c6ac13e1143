import type { ParseNote } from './transcript.ts'

/** A position in the file: a line, or a list entry in JSON, both from 1. */
export type Place = number | null | { line?: number; entry?: number }

/** Collects notes on repaired and dropped text, one per kind. */
export type ParseWarnings = {
  repaired(what: string, place?: Place, count?: number): void
  dropped(what: string, place?: Place, count?: number): void
  notes(): ParseNote[]
}

export function createParseWarnings(): ParseWarnings {
  const notes = new Map<string, ParseNote>()
  const write = (kind: ParseNote['kind']) => {
    return (what: string, place: Place = null, count = 1) => {
      const key = `${kind} ${what}`
      const note = notes.get(key)
      if (note) note.count += count
      else notes.set(key, { kind, what, count, ...firstPlace(place) })
    }
  }
  return { repaired: write('repaired'), dropped: write('dropped'), notes: () => [...notes.values()] }
}

function firstPlace(place: Place): Pick<ParseNote, 'firstLine' | 'firstEntry'> {
  if (place === null || typeof place === 'number') return { firstLine: place }
  const { line = null, entry } = place
  return line === null && entry !== undefined ? { firstLine: null, firstEntry: entry } : { firstLine: line }
}
