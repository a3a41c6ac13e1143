import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countBytes, describeInput, type HostileInput } from './hostile-input.ts'

/** Something that was found, with the smallest input that still does it. */
export type Kept = {
  /** Findings of one kind are kept once: what it is, and where. */
  key: string
  what: string
  input: HostileInput
}

export type KeptFindings = {
  /** Whether one of this kind is kept already: shrinking it once more would tell nothing new. */
  has: (key: string) => boolean
  /** Prints it, and writes it to the folder where there is one. */
  add: (found: Kept) => void
  all: () => readonly string[]
}

/** What was found in a run, each kind once. `folder` null: printed only. */
export function keepFindings(folder: string | null): KeptFindings {
  const kept = new Map<string, string>()
  if (folder !== null) mkdirSync(folder, { recursive: true })
  return {
    has: (key) => kept.has(key),
    add: ({ key, what, input }) => {
      const line = `${what}; ${countBytes(input)} bytes: ${describeInput(input)}`
      kept.set(key, line)
      console.log(`  FOUND ${line.slice(0, 1500)}`)
      if (folder === null) return
      const name = `${String(kept.size).padStart(3, '0')}-${key.replace(/[^\w]+/g, '-').slice(0, 80)}.json`
      writeFileSync(join(folder, name), JSON.stringify({ what, description: describeInput(input), input }, null, 1))
    },
    all: () => [...kept.values()],
  }
}
