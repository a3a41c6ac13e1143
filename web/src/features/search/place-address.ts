// Places of a project in URLs, so that search results are normal links.
import type { Evidence } from '@podcastai/content-types'
import type { FoundPlace } from '@podcastai/contracts'

/** The query parameters for a place. */
export type PlaceSearch = { type?: string; item?: string; said?: string }

export function toPlaceSearch(place: FoundPlace): PlaceSearch {
  if (place.kind === 'content') return { type: place.contentType, item: place.item }
  return place.kind === 'said' ? { said: passageAddress(place.evidence) } : {}
}

/**
 * Returns '3.0-4.88@431.5': from segment 3 to character 88 of segment 4, at 431.5 seconds; '@~431.5' if that is
 * estimated.
 */
function passageAddress({ from, to, start, estimated }: Evidence): string {
  const time = `${estimated ? '~' : ''}${Math.round(start * 10) / 10}`
  return `${from.segment}.${from.offset}-${to.segment}.${to.offset}@${time}`
}

/** Returns the passage in an address, or null. */
export function passageAt(address: string | undefined): Evidence | null {
  const parts = /^(\d+)\.(\d+)-(\d+)\.(\d+)@(~?)(\d+(?:\.\d+)?)$/.exec(address ?? '')
  if (!parts) return null
  const [fromSegment = 0, fromOffset = 0, toSegment = 0, toOffset = 0] = parts.slice(1, 5).map(Number)
  const start = Number(parts[6])
  return {
    speaker: null,
    start,
    end: start,
    estimated: parts[5] === '~',
    from: { segment: fromSegment, offset: fromOffset },
    to: { segment: toSegment, offset: toOffset },
  }
}
