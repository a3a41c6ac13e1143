import type { Forest } from './forest.ts'
import fitted from './models.json' with { type: 'json' }

// The fitted models, as `npm run fit` writes them. Nothing here knows a feature by name.

/** Weights by feature. */
export type Model = ReadonlyMap<string, number>

export const linearModels = ['wrapping', 'stretch', 'line', 'quote', 'title', 'question', 'opening', 'landing'] as const
export const forests = ['quote', 'title', 'clip', 'paragraph'] as const
export const scales = [...forests, 'question'] as const

export type Fitted = {
  linear: Record<(typeof linearModels)[number], Model>
  forests: Record<(typeof forests)[number], Forest>
  /** Slope and offset by which a sum becomes points. */
  scales: Record<(typeof scales)[number], readonly [number, number]>
}

// A model that the file does not have yet, while a new one is fitted for the first time, weighs nothing.
const weights: Partial<Record<string, Record<string, number>>> = fitted.linear

/** The models that are shipped. */
export const models: Fitted = {
  linear: byName(linearModels, (name) => new Map(Object.entries(weights[name] ?? {}))),
  forests: fitted.forests as Fitted['forests'],
  scales: fitted.scales as unknown as Fitted['scales'],
}

function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
}
