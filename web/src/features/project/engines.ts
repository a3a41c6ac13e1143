import { assistantLabel, byHandLabel, type Generation } from '@podcastai/contracts'

/** Returns the engine that wrote most of a project, or null if nothing is written. */
export function projectEngine(generation: readonly Generation[]): string | null {
  const counts = new Map<string, number>()
  for (const { engine } of generation) if (engine !== null) counts.set(engine, (counts.get(engine) ?? 0) + 1)
  const [top] = [...counts].sort((one, other) => other[1] - one[1])
  return top?.[0] ?? null
}

/** Returns 'Written by the built-in engine', or the name of a model. */
export function engineLine(engine: string): string {
  return `Written by ${inWords.get(engine) ?? engine}`
}

export const builtInEngine = 'Built-in engine'

const inWords = new Map([
  [builtInEngine, 'the built-in engine'],
  [assistantLabel, 'your chat assistant'],
  [byHandLabel, 'hand'],
])
