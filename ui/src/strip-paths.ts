// Talk strip geometry: word counts per time window in, SVG paths out.

/** Words spoken in one time window: the host's above the center line, everyone else's below. */
export type StripColumn = { host: number; guests: number | readonly number[] }

/** Width of a window in SVG units. */
export const step = 6
const bar = 3.6
/** Minimum bar height, so that silence shows as a thin line. */
const tick = 1.5
/** Minimum width of a window in pixels. */
const narrowestColumn = 3.5
/** Lane colors for everyone except the host; further speakers share the last. Distinguishable with color blindness. */
export const guestColors = ['var(--guest)', 'var(--c2)', 'var(--c5)', 'var(--c4)']
/** The lane above the center line, then those below it. */
export const laneColors = ['var(--host)', ...guestColors]

/** Returns fewer, merged windows when the strip is narrow, so that no bar gets thinner than a line. */
export function mergeColumns(columns: readonly StripColumn[], width: number): readonly StripColumn[] {
  const together = width > 0 ? Math.ceil((columns.length * narrowestColumn) / width) : 1
  if (together <= 1) return columns
  const merged: StripColumn[] = []
  for (let at = 0; at < columns.length; at += together) {
    const group = columns.slice(at, at + together)
    const lanes = Math.max(...group.map((column) => toLanes(column).length))
    const mean = (words: (column: StripColumn) => number) => sum(group.map(words)) / group.length
    merged.push({
      host: mean((column) => column.host),
      guests: Array.from({ length: lanes }, (_, lane) => mean((column) => toLanes(column)[lane] ?? 0)),
    })
  }
  return merged
}

function toLanes({ guests }: StripColumn): readonly number[] {
  return typeof guests === 'number' ? [guests] : guests
}

/**
 * Returns one path per speaker: the host above the center line, the others stacked below. Without a known host, all
 * speech is on one line. With `isPart`, speakers keep their lanes from the whole episode.
 */
export function talkPaths(given: readonly StripColumn[], height: number, { isPart = false } = {}) {
  const noHost = !isPart && given.every(({ host }) => host === 0)
  const columns = noHost ? given.map((column) => ({ host: sum(toLanes(column)), guests: 0 })) : given
  const others = columns.map(toLanes)
  // A single voice, or speakers that are not told apart, is drawn as a line: bars would say no more and look like a
  // barcode.
  const alone = !isPart && columns.some(({ host }) => host > 0) && others.every((guests) => sum(guests) === 0)
  const middle = Math.round(height * 0.5)
  if (alone) return { host: voiceLine(columns, middle), guests: [], middle }
  const max = Math.max(1e-9, ...columns.map((column) => column.host), ...others.map(sum))
  const gap = 2
  const up = middle - gap / 2
  const down = height - middle - gap / 2
  const host = columns.map((column, index) => {
    const tall = Math.max(tick, (column.host / max) * up)
    return box(index, up - tall, tall)
  })
  const guests = guestColors.map(() => '')
  others.forEach((column, index) => {
    let top = middle + gap / 2
    guests[0] += sum(column) === 0 ? box(index, top, tick) : ''
    column.forEach((words, guest) => {
      if (words === 0) return
      const tall = Math.max(tick, (words / max) * down)
      guests[Math.min(guest, guestColors.length - 1)] += box(index, top, tall)
      top += tall
    })
  })
  return { host: host.join(''), guests: guests.filter((path, index) => path !== '' || index === 0), middle }
}

/** Line thickness for a single voice. */
const voice = 3

/** Returns a path along the center line, thick for speech and thin for silence. */
function voiceLine(columns: readonly StripColumn[], middle: number): string {
  let line = ''
  for (let at = 0; at < columns.length; ) {
    const speaks = columns[at]?.host !== 0
    const end = columns.findIndex(({ host }, next) => next > at && (host !== 0) !== speaks)
    const long = ((end < 0 ? columns.length : end) - at) * step
    const tall = speaks ? voice : tick
    line += `M${at * step} ${round(middle - tall / 2)}h${long}v${tall}h-${long}z`
    at = end < 0 ? columns.length : end
  }
  return line
}

function box(column: number, y: number, tall: number): string {
  return `M${column * step + 1} ${round(y)}h${bar}v${round(tall)}h-${bar}z`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
