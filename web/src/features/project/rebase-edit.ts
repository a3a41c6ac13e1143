/**
 * Returns an edit of a whole content rebased onto its current version: parts that the edit left unchanged follow the
 * current one. So users can save two places in a row without the second save undoing the first.
 */
export function rebaseEdit(base: unknown, edited: unknown, current: unknown): unknown {
  if (base === current) return edited
  if (isSame(base, edited)) return current
  if (isList(base) && isList(edited) && isList(current)) {
    // After items were added or removed, we can't match them.
    if (base.length !== edited.length || base.length !== current.length) return edited
    const order = getOrder(base, edited)
    if (order) return order.map((at) => current[at])
    return edited.map((item, at) => rebaseEdit(base[at], item, current[at]))
  }
  if (isRecord(base) && isRecord(edited) && isRecord(current)) {
    const names = Object.keys({ ...current, ...edited })
    const values = names.map((name) => [name, rebaseEdit(base[name], edited[name], current[name])] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return edited
}

/** Returns each item's previous index in a reordered list; null if the list changed in another way. */
function getOrder(base: readonly unknown[], edited: readonly unknown[]): number[] | null {
  const places = new Map<string, number[]>()
  for (const [at, item] of base.entries()) {
    const key = JSON.stringify(item)
    places.set(key, [...(places.get(key) ?? []), at])
  }
  const order = edited.map((item) => places.get(JSON.stringify(item))?.shift())
  const isMoved = order.some((from, at) => from !== at)
  return isMoved && order.every((from) => from !== undefined) ? order : null
}

/** Content is JSON, and edits keep the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
