import type { Emit, Prepared } from './line-features.ts'
import { lineFeatures } from './line-features.ts'

// What shows that a sentence is left out of everything: sponsors, housekeeping, greetings, garble.

/** What the sentence itself shows: as a line, and in two and three words in a row. */
export function wrappingFeatures(all: readonly Prepared[], id: number, emit: Emit): void {
  const here = all[id]
  if (!here) return
  lineFeatures(all, { first: id, from: 0, last: id, to: here.tokens.length }, emit)
  const words = here.tokens
    .filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SPACE')
    .map(({ pos, lower }, at) => (pos === 'PROPN' && at > 0 ? '<N>' : lower))
  const seen = new Set<string>()
  const once = (feature: string) => {
    if (seen.has(feature)) return
    seen.add(feature)
    emit(feature)
  }
  for (let at = 0; at + 1 < words.length; at += 1) {
    once(`2:${words[at]} ${words[at + 1]}`)
    if (at + 2 < words.length) once(`3:${words[at]} ${words[at + 1]} ${words[at + 2]}`)
  }
}

const chance = (sum: number) => 1 / (1 + Math.exp(-sum))

/** What the sentences around show, given what each was judged by itself: such stretches are long. */
export function stretchFeatures(sums: readonly number[], id: number, share: number, emit: Emit): void {
  const last = sums.length - 1
  const of = (at: number) => chance(sums[at] ?? 0)
  const mean = (from: number, to: number) => {
    const [a, b] = [Math.max(0, from), Math.min(last, to)]
    let sum = 0
    for (let at = a; at <= b; at += 1) sum += of(at)
    return sum / Math.max(1, b - a + 1)
  }
  const most = (from: number, to: number) => {
    let found = 0
    for (let at = Math.max(0, from); at <= Math.min(last, to); at += 1) found = Math.max(found, of(at))
    return found
  }
  emit('bias')
  emit('own', Math.max(-6, Math.min(6, sums[id] ?? 0)) / 3)
  emit('mean 1', mean(id - 1, id + 1))
  emit('mean 3', mean(id - 3, id + 3))
  emit('mean 8', mean(id - 8, id + 8))
  emit('between', Math.min(most(id - 6, id - 1), most(id + 1, id + 6)))
  emit('left', most(id - 2, id - 1))
  emit('right', most(id + 1, id + 2))
  emit(`share:${shares.findIndex((limit) => share < limit)}`)
  if (id < 60) emit('since the begin', mean(0, id))
  if (last - id < 60) emit('to the end', mean(id, last))
}

const shares = [0.01, 0.02, 0.04, 0.08, 0.92, 0.96, 0.98, 0.99, Number.POSITIVE_INFINITY]
