export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** With more changed words than this, the texts differ too much for one combined view. */
const maxChanges = 1500

/**
 * Returns the word-by-word diff. All pieces except the added ones make up the first text, all except the removed ones
 * the second.
 */
export function diffWords(before: string, after: string): Piece[] {
  const [old, now] = [splitWords(before), splitWords(after)]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  const min = Math.min(old.length, now.length) - head
  while (tail < min && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const middle = changesBetween(old.slice(head, old.length - tail), now.slice(head, now.length - tail))
  return readable([
    { kind: 'same', text: old.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ])
}

/** Returns words, whitespace and punctuation marks as separate pieces. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}'’]+|\s+|./gsu) ?? []
}

/**
 * Returns the shortest edit script (Myers, An O(ND) Difference Algorithm, 1986). `reach` holds the furthest index per
 * diagonal; a copy for each step count lets us walk the path back.
 */
function changesBetween(old: string[], now: string[]): Piece[] {
  const reach = new Map([[1, 0]])
  const trail: Map<number, number>[] = []
  for (let steps = 0; steps <= Math.min(old.length + now.length, maxChanges); steps++) {
    trail.push(new Map(reach))
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const isAdded = diagonal === -steps || (diagonal !== steps && at(reach, diagonal - 1) < at(reach, diagonal + 1))
      let x = isAdded ? at(reach, diagonal + 1) : at(reach, diagonal - 1) + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++
      reach.set(diagonal, x)
      if (x >= old.length && x - diagonal >= now.length) return wayBack(old, now, trail)
    }
  }
  return [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: now.join('') },
  ]
}

function wayBack(old: string[], now: string[], trail: Map<number, number>[]): Piece[] {
  const pieces: Piece[] = []
  let [x, y] = [old.length, now.length]
  for (let steps = trail.length - 1; steps >= 0; steps--) {
    const reach = trail[steps] ?? new Map()
    const diagonal = x - y
    const isAdded = diagonal === -steps || (diagonal !== steps && at(reach, diagonal - 1) < at(reach, diagonal + 1))
    const beforeX = isAdded ? at(reach, diagonal + 1) : at(reach, diagonal - 1)
    const beforeY = beforeX - (isAdded ? diagonal + 1 : diagonal - 1)
    for (; x > Math.max(beforeX, 0) && y > Math.max(beforeY, 0); x--, y--)
      pieces.push({ kind: 'same', text: old[x - 1] ?? '' })
    if (steps === 0) break
    pieces.push(isAdded ? { kind: 'added', text: now[y - 1] ?? '' } : { kind: 'removed', text: old[x - 1] ?? '' })
    x = beforeX
    y = beforeY
  }
  return pieces.reverse()
}

const at = (reach: ReadonlyMap<number, number>, diagonal: number) => reach.get(diagonal) ?? -1

/** Merges runs of changed words into one removal and one addition; a single space between them joins both. */
function readable(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  pieces.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text.trim() === '' && removed !== '' && added !== '' && isChange(pieces[index + 1])) {
      removed += text
      added += text
    } else if (text !== '') {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.text += text
      else joined.push({ kind: 'same', text })
    }
  })
  flush()
  return joined
}

const isChange = (piece: Piece | undefined) => piece !== undefined && piece.kind !== 'same'
