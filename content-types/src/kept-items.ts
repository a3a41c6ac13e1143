/** What is to be written anew of something that is there. Paths name items: '3', 'short', 'alternative.2'. */
export type Keeping = {
  /** The one item that is to change; null: all that is not kept. */
  item: string | null
  /** Items that stay as they are, to the last byte. */
  kept: readonly string[]
}

/**
 * `next` with the kept items of `current` in their places; with `item`, `current` with that one item of `next`, which
 * stands there at `from`. New items of a list that rest on the same words as a kept one are left out.
 */
export function keepItems<Content>(current: Content, next: Content, { item, kept }: Keeping, from = item): Content {
  if (item !== null) {
    const fresh = valueAt(next, from ?? item)
    return fresh === undefined || kept.includes(item) ? current : withValue(current, item, fresh)
  }
  const lists = new Set(kept.filter(isInList).map(parentOf))
  let merged = next
  for (const path of kept.filter((one) => !isInList(one))) {
    const value = valueAt(current, path)
    if (value !== undefined) merged = withValue(merged, path, value)
  }
  for (const list of lists) {
    const places = kept.filter((path) => isInList(path) && parentOf(path) === list).map((path) => Number(lastOf(path)))
    const merging = mergedList(asList(valueAt(current, list)), asList(valueAt(merged, list)), places)
    merged = withValue(merged, list, merging)
  }
  return merged
}

/** Kept items stay at their places, so that their paths stay true; the others are filled up with new ones. */
function mergedList(current: readonly unknown[], next: readonly unknown[], places: readonly number[]): unknown[] {
  const kept = places.filter((at) => at < current.length)
  const fresh = next.filter((item) => kept.every((at) => !sharesWords(item, current[at])))
  const last = Math.max(-1, ...kept)
  const merged: unknown[] = []
  while (fresh.length > 0 || merged.length <= last) {
    const at = merged.length
    merged.push(kept.includes(at) || fresh.length === 0 ? current[at] : fresh.shift())
  }
  return merged
}

type Span = { from: { segment: number; offset: number }; to: { segment: number; offset: number } }

function sharesWords(a: unknown, b: unknown): boolean {
  return spansOf(a).some((one) => spansOf(b).some((other) => before(one.from, other.to) && before(other.from, one.to)))
}

function spansOf(item: unknown): Span[] {
  if (typeof item !== 'object' || item === null || !('evidence' in item)) return []
  const { evidence } = item as { evidence: Span | Span[] | null }
  return evidence === null ? [] : Array.isArray(evidence) ? evidence : [evidence]
}

function before(a: Span['from'], b: Span['from']): boolean {
  return a.segment < b.segment || (a.segment === b.segment && a.offset < b.offset)
}

/** What stands at a path of keys and places, or undefined. The empty path is the whole. */
export function valueAt(content: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<string, unknown>)[key]
  }, content)
}

function withValue<Content>(content: Content, path: string, value: unknown): Content {
  const [key, ...rest] = keysOf(path)
  if (key === undefined) return value as Content
  if (Array.isArray(content))
    return content.with(Number(key), withValue(content[Number(key)], rest.join('.'), value)) as Content
  return { ...content, [key]: withValue((content as Record<string, unknown>)[key], rest.join('.'), value) }
}

function keysOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

function isInList(path: string): boolean {
  return /^\d+$/.test(lastOf(path))
}

function lastOf(path: string): string {
  return keysOf(path).at(-1) ?? ''
}

function parentOf(path: string): string {
  return keysOf(path).slice(0, -1).join('.')
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
