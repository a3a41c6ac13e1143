/**
 * Returns an edit of a whole content rebased onto its current version: parts that the edit left unchanged follow the
 * current one. So users can save two places in a row without the second save undoing the first.
 */
export function rebaseEdit(base: unknown, edited: unknown, current: unknown): unknown {
  if (base === current) return edited
  if (isSame(base, edited)) return current
  if (areItems(base) && areItems(edited) && areItems(current)) return rebaseItems(base, edited, current)
  if (isRecord(base) && isRecord(edited) && isRecord(current)) {
    const names = Object.keys({ ...current, ...edited })
    const values = names.map((name) => [name, rebaseEdit(base[name], edited[name], current[name])] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return edited
}

type Item = Record<string, unknown> & { id: string }

/** The edited list, without items that were deleted since and with those that were added. */
function rebaseItems(base: readonly Item[], edited: readonly Item[], current: readonly Item[]): Item[] {
  const [before, now] = [byId(base), byId(current)]
  const rebased = edited.flatMap((item) => {
    const [was, is] = [before.get(item.id), now.get(item.id)]
    if (was && !is) return isSame(was, item) ? [] : [item]
    return [(was && is ? rebaseEdit(was, item, is) : item) as Item]
  })
  return [...rebased, ...current.filter(({ id }) => !before.has(id))]
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** Content is JSON, and edits keep the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** A new item has no id yet. */
function areItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every(isRecord) && value.some(({ id }) => typeof id === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
