import type { Finding } from '@podcastai/contracts'

/** Around a hit in what the database marks: characters for private use, which no text for people has. */
export const hitStart = '\ue000'
export const hitEnd = '\ue001'

/** A finding shows about so many characters, with the first hit near the front. */
const shownCharacters = 240
const charactersBefore = 70

/** The hits of a text whose hits are marked, as ranges of characters. */
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

/** Of an item, whose title, words and description are lines of their own, the line that holds most hits. */
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

/** The words around the first hit, cut between words, and the hits that stand in them. */
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
