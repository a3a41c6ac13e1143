import type { Finding } from '@podcastai/contracts'

/** Mark the hits in the database's output: private-use characters, which regular text never contains. */
export const hitStart = '\ue000'
export const hitEnd = '\ue001'

/** Number of characters that a result shows, with the first hit near the start. */
const shownCharacters = 240
const charactersBefore = 70

/** Returns the marked hits of a text as ranges of characters. */
export function hitsIn(marked: string): Finding['hits'] {
  const hits: Finding['hits'] = []
  let at = 0
  let from: number | null = null
  for (const piece of marked.split(/([\ue000\ue001])/u)) {
    if (piece === hitStart) from = at
    else if (piece === hitEnd) {
      if (from !== null) hits.push({ from, to: at })
      from = null
    } else at += piece.length
  }
  return hits
}

/** Returns the line with the most hits of an item, whose title, words, and description are separate lines. */
export function fullestLine(item: Pick<Finding, 'text' | 'hits'>): Pick<Finding, 'text' | 'hits'> {
  let end = -1
  const lines = item.text.split('\n').map((text) => {
    const begin = end + 1
    end = begin + text.length
    const own = item.hits.filter(({ from, to }) => from >= begin && to <= end)
    return { text, hits: own.map(({ from, to }) => ({ from: from - begin, to: to - begin })) }
  })
  return lines.reduce((best, line) => (line.hits.length > best.hits.length ? line : best), { ...item, hits: [] })
}

/** Returns the words around the first hit, cut between words, and the hits in them. */
export function around({ text, hits }: Pick<Finding, 'text' | 'hits'>): Pick<Finding, 'text' | 'hits'> {
  if (text.length <= shownCharacters) return { text, hits }
  const first = hits[0]?.from ?? 0
  const earliest = Math.max(0, Math.min(first - charactersBefore, text.length - shownCharacters))
  const space = text.indexOf(' ', earliest)
  const begin = earliest === 0 || space === -1 || space >= first ? Math.min(earliest, first) : space + 1
  const latest = begin + shownCharacters
  const cut = latest >= text.length ? text.length : text.lastIndexOf(' ', latest)
  const end = cut > begin ? cut : latest
  const [opening, closing] = [begin > 0 ? '…' : '', end < text.length ? '…' : '']
  return {
    text: `${opening}${text.slice(begin, end)}${closing}`,
    hits: hits
      .filter(({ from, to }) => from >= begin && to <= end)
      .map(({ from, to }) => ({ from: from - begin + opening.length, to: to - begin + opening.length })),
  }
}
