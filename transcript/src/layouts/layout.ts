// Learns from a written transcript how its turns begin, by what repeats. No layout is hardcoded.

import { nameShape } from '../name-shape.ts'
import { isNoise } from '../noises.ts'
import { headLine } from './head-line.ts'
import { type Head, headOfShape, headsAt, mayHoldHead } from './heads.ts'

/** Heads by the index of their first line. */
export type Heads = ReadonlyMap<number, Head>

type Found = { at: number; head: Head }
type Shape = { found: Found[]; names: Map<string, number> }

/** The layout is learned from this many lines, then applied to and checked against all of them. */
const sampleLines = 3000

type Options = { framesPerSecond?: number }

/** Returns the heads of the file's layout; empty if it has none. `lines` are nonempty results of `headLine`. */
export function learnedHeads(lines: readonly string[], { framesPerSecond }: Options = {}): Heads {
  const sample = lines.length > sampleLines ? lines.slice(0, sampleLines) : lines
  const shapes = findShapes(sample, { framesPerSecond })
  const layout = detectLayout(shapes, sample.length)
  if (!layout || sample === lines) return findHeads(layout, { shapes, lines: lines.length })
  const all = findShapes(lines, { framesPerSecond, layout })
  const whole = all.get(layout.mark)
  const holds = whole !== undefined && layout.holds(whole, lines.length)
  return findHeads(holds ? { ...layout, shape: whole } : null, { shapes: all, lines: lines.length })
}

/** True if the turns of a text begin with names, with or without times. */
export function namesOpenTurns(text: string): boolean {
  const lines = text.split('\n').flatMap((raw) => headLine(raw) || [])
  const kind = detectLayout(findShapes(lines), lines.length)?.kind
  return kind === 'full' || kind === 'named'
}

/** A repeating head shape, its heads, and the rules they must meet. */
type Layout = {
  kind: 'full' | 'timed' | 'named' | 'alone'
  mark: string
  shape: Shape
  holds(shape: Shape, lines: number): boolean
}

/** Prefers names with times, then times alone, then names alone. */
function detectLayout(shapes: ReadonlyMap<string, Shape>, lines: number): Layout | null {
  for (const { kind, is, holds } of kinds) {
    const found = best(shapes, is, (shape) => holds(shape, lines))
    if (found) return { kind, ...found, holds }
  }
  return null
}

const kinds = [
  { kind: 'full', is: isFull, holds: (shape: Shape) => rises(shape) && recurs(shape) },
  {
    kind: 'timed',
    is: isTimed,
    holds: (shape: Shape, lines: number) => rises(shape) && shape.found.length * 8 >= lines,
  },
  { kind: 'named', is: isNamed, holds: names },
  {
    kind: 'alone',
    is: ({ shape }: Head) => shape === 'N\n',
    holds: (shape: Shape, lines: number) => aloneAbove(shape, lines).length > 0,
  },
] as const

function findHeads(
  layout: Layout | null,
  { shapes, lines }: { shapes: ReadonlyMap<string, Shape>; lines: number },
): Heads {
  if (!layout) return new Map()
  if (layout.kind === 'full') return withoutRepeats(withVariants(layout.shape, shapes, lines))
  return byLine(layout.kind === 'alone' ? aloneAbove(layout.shape, lines) : layout.shape.found)
}

/** Collects heads by shape. If the layout is known: only its heads and possible variants on other lines. */
function findShapes(
  lines: readonly string[],
  { framesPerSecond, layout }: Options & { layout?: Layout } = {},
): Map<string, Shape> {
  const shapes = new Map<string, Shape>()
  for (let at = 0; at < lines.length; at++) {
    if (!mayHoldHead(lines[at] ?? '')) continue
    for (const head of layout
      ? ofLayout(lines, at, { layout, framesPerSecond })
      : headsAt(lines, at, framesPerSecond)) {
      const shape: Shape = shapes.get(head.shape) ?? { found: [], names: new Map() }
      if (shape.found.length === 0) shapes.set(head.shape, shape)
      shape.found.push({ at, head })
      if (head.name !== null) shape.names.set(head.name, (shape.names.get(head.name) ?? 0) + 1)
    }
  }
  return shapes
}

function ofLayout(
  lines: readonly string[],
  at: number,
  { layout: { kind, mark }, framesPerSecond }: Options & { layout: Layout },
): readonly Head[] {
  const own = headOfShape(lines, at, { shape: mark, framesPerSecond })
  if (own) return [own]
  return kind === 'full' ? headsAt(lines, at, framesPerSecond).filter(({ time }) => time !== null) : []
}

function best(
  shapes: ReadonlyMap<string, Shape>,
  is: (head: Head) => boolean,
  holds: (shape: Shape) => boolean,
): { mark: string; shape: Shape } | null {
  const candidates = [...shapes].filter(([, { found }]) => found.length > 1 && found[0] && is(found[0].head))
  candidates.sort(([, a], [, b]) => b.found.length - a.found.length)
  const [mark, shape] = candidates.find(([, candidate]) => holds(candidate)) ?? []
  return mark === undefined || shape === undefined ? null : { mark, shape }
}

function isFull({ name, time }: Head): boolean {
  return name !== null && time !== null
}

/**
 * Speech may contain times in brackets, so without a name a line feed or punctuation must separate the time from the
 * words.
 */
function isTimed({ name, time, end, shape }: Head): boolean {
  return name === null && time !== null && (end !== null || /[^ T]/.test(shape))
}

function isNamed({ name, time, shape }: Head): boolean {
  return name !== null && time === null && shape !== 'N\n' && !/^N[*_]*:/.test(shape)
}

/** True if 90% of the times are no earlier than the one before. */
function rises({ found }: Shape): boolean {
  return risingShare(found.map(({ head }) => head.time ?? 0)) >= 0.9
}

function risingShare(times: readonly number[]): number {
  if (times.length < 2 || (times.at(-1) ?? 0) <= (times[0] ?? 0)) return 0
  const later = times.filter((time, at) => at > 0 && time >= (times[at - 1] ?? 0)).length
  return later / (times.length - 1)
}

/** True if names repeat. A title occurs once; in a talk with few turns, the text must look like a name. */
function recurs({ found, names }: Shape): boolean {
  if (names.size * 2 <= found.length + 1) return true
  return found.length <= 4 && [...names.keys()].every((name) => nameShape(name) === 'name')
}

/** Without times to check, most lines must start with names, and two names must alternate. */
function names({ found, names }: Shape, lines: number): boolean {
  const people = [...names].filter(([name]) => nameShape(name) === 'name' && !isNoise(name))
  const said = people.reduce((sum, [, count]) => sum + count, 0)
  const repeated = people.filter(([, count]) => count > 1).length
  return repeated > 1 && said === found.length && people.length * 2 <= said && said * 5 >= lines
}

/**
 * Returns names on their own lines without punctuation, if they repeat or belong to a numbered series ("Speaker 3"
 * after "Speaker 1"), and few other lines look like them.
 */
function aloneAbove({ found, names }: Shape, lines: number): Found[] {
  const repeated = [...names].flatMap(([name, count]) => (count > 1 ? name : []))
  const known = new Set([...repeated, ...repeated.flatMap((name) => countedLike(name) ?? [])])
  const comesAgain = (name: string) => known.has(name) || known.has(countedLike(name) ?? name)
  const again = found.filter(
    ({ at, head: { name } }, place) =>
      name !== null && comesAgain(name) && nameShape(name) === 'name' && found[place + 1]?.at !== at + 1,
  )
  const people = new Set(again.map(({ head }) => head.name))
  const holds = people.size > 1 && again.length * 5 >= found.length * 4 && again.length * 4 >= lines
  return holds && people.size * 2 <= again.length ? again : []
}

/** Returns `Speaker #` for "Speaker 3"; null for a name without a number. */
function countedLike(name: string): string | null {
  const counted = name.replace(/\d{1,4}$/, '#')
  return counted === name ? null : counted
}

function byLine(found: readonly Found[]): Map<number, Head> {
  const heads = new Map<number, Head>()
  let free = 0
  for (const { at, head } of found) {
    if (at < free) continue
    heads.set(at, head)
    free = at + head.lines
  }
  return heads
}

/** Merges the head of panels that show the name and time twice, one below the other. */
function withoutRepeats(heads: Map<number, Head>): Heads {
  for (const [at, head] of heads) {
    const next = head.words === '' ? heads.get(at + head.lines) : undefined
    if (next?.name !== head.name || next?.time !== head.time || !next) continue
    heads.set(at, { ...next, lines: head.lines + next.lines })
    heads.delete(at + head.lines)
  }
  return heads
}

/**
 * Returns the heads of the layout, and heads of other shapes whose time fits, if they name a known speaker or continue
 * a turn.
 */
function withVariants(layout: Shape, shapes: ReadonlyMap<string, Shape>, lines: number): Map<number, Head> {
  const own = layout.found.filter((found, at) => isOfLayout(found, at, layout))
  const heads = byLine(own)
  const fits = fitting(heads)
  const taken = new Uint8Array(lines + 1)
  const take = (at: number, head: Head) => taken.fill(1, at, at + head.lines)
  for (const [at, head] of heads) take(at, head)
  for (const shape of shapes.values()) {
    if (shape === layout || shape.found[0]?.head.time === null) continue
    // The first words of a turn may start with a time like its other lines; they belong to its head.
    const free = shape.found.filter(({ at, head }) => !taken[at] && !taken[at + head.lines - 1])
    const others = free.filter(({ at, head }) => fits(at, head.time ?? 0))
    const known = others.filter(({ head }) => head.name !== null && layout.names.has(head.name))
    const bare = others.length * 10 >= free.length * 9 ? others.filter(({ head }) => isTimed(head)) : []
    for (const { at, head } of [...known, ...bare]) {
      heads.set(at, head)
      take(at, head)
    }
  }
  return heads
}

/** True if a head belongs to the layout. A name that occurs once, at a time out of order, is part of a sentence. */
function isOfLayout({ head }: Found, at: number, { found, names }: Shape): boolean {
  if ((names.get(head.name ?? '') ?? 0) > 1) return true
  const [before, after] = [found[at - 1]?.head.time ?? 0, found[at + 1]?.head.time ?? Number.POSITIVE_INFINITY]
  const time = head.time ?? 0
  return nameShape(head.name ?? '') === 'name' && time >= before && time <= after
}

/** Returns a function that checks if a time fits between the heads above and below a line. */
function fitting(heads: Heads): (at: number, time: number) => boolean {
  const places = Uint32Array.from(heads.keys())
  const times = new Float64Array(heads.size)
  let count = 0
  for (const { time } of heads.values()) times[count++] = time ?? 0
  return (at, time) => {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    const [before, after] = [times[low - 1] ?? 0, times[low] ?? Number.POSITIVE_INFINITY]
    // Above the first head, only that head's own time fits.
    return low > 0 ? time >= before && time <= after : time === after
  }
}
