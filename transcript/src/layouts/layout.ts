// Learns from a written transcript how its turns begin: whatever repeats. No layout is listed here.

import { nameShape } from '../name-shape.ts'
import { isNoise } from '../noises.ts'
import { headLine } from './head-line.ts'
import { type Head, headOfShape, headsAt, mayHoldHead } from './heads.ts'

/** The head of a turn by the place of its first line. */
export type Heads = ReadonlyMap<number, Head>

type Found = { at: number; head: Head }
type Shape = { found: Found[]; names: Map<string, number> }

/** What is learned from so many lines is looked for in the rest, and checked over all of them. */
const sampleLines = 3000

type Options = { framesPerSecond?: number }

/** `lines`: without empty ones, as `headLine` writes them. Empty where no layout holds for the file. */
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

/** Whether the turns of a text begin with names, alone or beside times. */
export function namesOpenTurns(text: string): boolean {
  const lines = text.split('\n').flatMap((raw) => headLine(raw) || [])
  const kind = detectLayout(findShapes(lines), lines.length)?.kind
  return kind === 'full' || kind === 'named'
}

/** The marks of the heads that repeat, those heads, and what has to be true of all of them. */
type Layout = {
  kind: 'full' | 'timed' | 'named' | 'alone'
  mark: string
  shape: Shape
  holds(shape: Shape, lines: number): boolean
}

/** Names with times tell most, then times, then names. */
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

/** With a layout only its heads, and on other lines those that may be variants of it. */
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

/** Brackets without a name come and go in speech as well: a line feed or a mark has to tell the time from the words. */
function isTimed({ name, time, end, shape }: Head): boolean {
  return name === null && time !== null && (end !== null || /[^ T]/.test(shape))
}

function isNamed({ name, time, shape }: Head): boolean {
  return name !== null && time === null && shape !== 'N\n' && !/^N[*_]*:/.test(shape)
}

/** Of ten times nine are no earlier than the one before. */
function rises({ found }: Shape): boolean {
  return risingShare(found.map(({ head }) => head.time ?? 0)) >= 0.9
}

function risingShare(times: readonly number[]): number {
  if (times.length < 2 || (times.at(-1) ?? 0) <= (times[0] ?? 0)) return 0
  const later = times.filter((time, at) => at > 0 && time >= (times[at - 1] ?? 0)).length
  return later / (times.length - 1)
}

/** A title comes once, a name comes again; in a talk of few turns it must look like one. */
function recurs({ found, names }: Shape): boolean {
  if (names.size * 2 <= found.length + 1) return true
  return found.length <= 4 && [...names.keys()].every((name) => nameShape(name) === 'name')
}

/** Without times to check by, most of the lines have to begin with names, and two of them have to take turns. */
function names({ found, names }: Shape, lines: number): boolean {
  const people = [...names].filter(([name]) => nameShape(name) === 'name' && !isNoise(name))
  const said = people.reduce((sum, [, count]) => sum + count, 0)
  const repeated = people.filter(([, count]) => count > 1).length
  return repeated > 1 && said === found.length && people.length * 2 <= said && said * 5 >= lines
}

/**
 * Names on lines of their own, without any mark: only those that come again, or are counted like one that does ("Speaker 3"
 * after "Speaker 1"), and only where hardly another line looks so.
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

/** `Speaker #` for "Speaker 3"; null for a name that counts nobody. */
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

/** A panel that shows the name and the time twice, one below the other: one head of as many lines. */
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
    // The first words of a turn may begin with a time as its other lines do, and belong to its head.
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

/** Whether a head belongs to the layout. A name that occurs once, at a time out of order, is part of a sentence. */
function isOfLayout({ head }: Found, at: number, { found, names }: Shape): boolean {
  if ((names.get(head.name ?? '') ?? 0) > 1) return true
  const [before, after] = [found[at - 1]?.head.time ?? 0, found[at + 1]?.head.time ?? Number.POSITIVE_INFINITY]
  const time = head.time ?? 0
  return nameShape(head.name ?? '') === 'name' && time >= before && time <= after
}

/** Whether a time at a line lies between those of the heads above and below it. */
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
    // Above the first head only its own time fits.
    return low > 0 ? time >= before && time <= after : time === after
  }
}
