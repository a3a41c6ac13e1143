// Learns from a written transcript how its turns begin: whatever repeats. No layout is listed here.
import { nameShape } from '../speaker-labels.ts'
import { headLine } from './head-line.ts'
import { type Head, headsAt, mayHoldHead } from './heads.ts'

/** The head of a turn by the place of its first line. */
export type Heads = ReadonlyMap<number, Head>

type Found = { at: number; head: Head }
type Shape = { found: Found[]; names: Map<string, number> }

/** `lines`: without empty ones, as `headLine` writes them. Empty where no layout holds for the file. */
export function learnedHeads(lines: readonly string[]): Heads {
  const shapes = shapesOf(lines)
  const full = best(shapes, isFull, (shape) => rises(shape) && recurs(shape))
  if (full) return withVariants(full, shapes)
  const timed = best(shapes, isTimed, (shape) => rises(shape) && shape.found.length * 8 >= lines.length)
  if (timed) return byLine(timed.found)
  const named = best(shapes, isNamed, (shape) => names(shape, lines.length))
  return byLine(named?.found ?? aloneAbove(shapes.get('N\n'), lines.length))
}

/** Whether the turns of a text begin with names and times together. */
export function namesBesideTimes(text: string): boolean {
  const lines = text.split('\n').map(headLine)
  return best(shapesOf(lines.filter((line) => line !== '')), isFull, (shape) => rises(shape) && recurs(shape)) !== null
}

function shapesOf(lines: readonly string[]): Map<string, Shape> {
  const shapes = new Map<string, Shape>()
  for (const [at, line] of lines.entries()) {
    if (!mayHoldHead(line)) continue
    for (const head of headsAt(lines, at)) {
      const shape: Shape = shapes.get(head.shape) ?? { found: [], names: new Map() }
      shapes.set(head.shape, shape)
      shape.found.push({ at, head })
      if (head.name !== null) shape.names.set(head.name, (shape.names.get(head.name) ?? 0) + 1)
    }
  }
  return shapes
}

function best(
  shapes: ReadonlyMap<string, Shape>,
  kind: (head: Head) => boolean,
  holds: (shape: Shape) => boolean,
): Shape | null {
  const candidates = [...shapes.values()].filter(({ found }) => found.length > 1 && found[0] && kind(found[0].head))
  candidates.sort((a, b) => b.found.length - a.found.length)
  return candidates.find(holds) ?? null
}

function isFull({ name, time }: Head): boolean {
  return name !== null && time !== null
}

/** Brackets without a name come and go in speech as well: a line feed or a mark has to tell the time from the words. */
function isTimed({ name, time, shape }: Head): boolean {
  return name === null && time !== null && /[^ T]/.test(shape)
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

const noises = /^(?:laugh|applau|music|silence|cross-?talk|inaudible|unintelligible|sigh|cheer|cough|pause|clap)/i

/** Without times to check by, most of the lines have to begin with names, and two of them have to take turns. */
function names({ found, names }: Shape, lines: number): boolean {
  const people = [...names].filter(([name]) => nameShape(name) === 'name' && !noises.test(name))
  const said = people.reduce((sum, [, count]) => sum + count, 0)
  const repeated = people.filter(([, count]) => count > 1).length
  return repeated > 1 && said === found.length && people.length * 2 <= said && said * 5 >= lines
}

/** Names on lines of their own, without any mark: only those that come again, and only where hardly another line looks so. */
function aloneAbove(shape: Shape | undefined, lines: number): Found[] {
  if (!shape) return []
  const { found, names } = shape
  const again = found.filter(
    ({ at, head }, place) =>
      (names.get(head.name ?? '') ?? 0) > 1 && nameShape(head.name ?? '') === 'name' && found[place + 1]?.at !== at + 1,
  )
  const people = new Set(again.map(({ head }) => head.name))
  const holds = people.size > 1 && again.length * 5 >= found.length * 4 && again.length * 4 >= lines
  return holds && people.size * 2 <= again.length ? again : []
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

/**
 * The heads of the layout, and those of other marks that name somebody known at a time that fits, or continue a turn at
 * such a time.
 */
function withVariants(layout: Shape, shapes: ReadonlyMap<string, Shape>): Heads {
  const own = layout.found.filter((found, at) => isOfLayout(found, at, layout))
  const heads = byLine(own)
  const fits = fitting([...heads].map(([at, { time }]) => ({ at, time: time ?? 0 })))
  const taken = new Set([...heads].flatMap(([at, { lines }]) => Array.from({ length: lines }, (_, line) => at + line)))
  for (const shape of shapes.values()) {
    if (shape === layout || shape.found[0]?.head.time === null) continue
    const others = shape.found.filter(
      ({ at, head }) => !taken.has(at) && !taken.has(at + head.lines - 1) && fits(at, head.time ?? 0),
    )
    const known = others.filter(({ head }) => head.name !== null && layout.names.has(head.name))
    const bare = others.length * 10 >= shape.found.length * 9 ? others.filter(({ head }) => isTimed(head)) : []
    for (const { at, head } of [...known, ...bare]) {
      heads.set(at, head)
      for (let line = at; line < at + head.lines; line++) taken.add(line)
    }
  }
  return heads
}

/** Somebody who comes once, at a time that does not fit, is a sentence. */
function isOfLayout({ head }: Found, at: number, { found, names }: Shape): boolean {
  if ((names.get(head.name ?? '') ?? 0) > 1) return true
  const [before, after] = [found[at - 1]?.head.time ?? 0, found[at + 1]?.head.time ?? Number.POSITIVE_INFINITY]
  const time = head.time ?? 0
  return nameShape(head.name ?? '') === 'name' && time >= before && time <= after
}

/** Whether a time at a line lies between those of the heads above and below it. */
function fitting(known: readonly { at: number; time: number }[]): (at: number, time: number) => boolean {
  return (at, time) => {
    let [low, high] = [0, known.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((known[middle]?.at ?? 0) < at) low = middle + 1
      else high = middle
    }
    const [before, after] = [known[low - 1]?.time ?? 0, known[low]?.time ?? Number.POSITIVE_INFINITY]
    return time >= before && time <= after && low > 0
  }
}
