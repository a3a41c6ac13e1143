import type { ParseNote } from './transcript.ts'

/** Collects what was repaired or left out, one note for each kind of thing. */
export type Notebook = {
  repaired(what: string, line?: number | null, count?: number): void
  dropped(what: string, line?: number | null, count?: number): void
  notes(): ParseNote[]
}

export function openNotebook(): Notebook {
  const notes = new Map<string, ParseNote>()
  const write = (kind: ParseNote['kind']) => {
    return (what: string, line: number | null = null, count = 1) => {
      const key = `${kind} ${what}`
      const note = notes.get(key)
      if (note) note.count += count
      else notes.set(key, { kind, what, count, firstLine: line })
    }
  }
  return { repaired: write('repaired'), dropped: write('dropped'), notes: () => [...notes.values()] }
}
