import { capitalizeStart } from '../../talk/capitalize.ts'

/** The four parts of a title's search score, 0–25 each, with a line that says why. Deterministic. */
export type SeoParts = Record<'length' | 'keyword' | 'specific' | 'clarity', { score: number; reason: string }>

/** Characters search results show whole; YouTube cuts at 100. */
export const titleLength = { best: { min: 40, max: 60 }, max: 100 } as const

/**
 * Scores a title for search: whole number 0–100, the sum of four parts.
 * length: 40–60 characters are shown whole · keyword: one of the episode's, the earlier the better ·
 * specific: a number, a name or a question · clarity: no all caps, no filler word at the start.
 */
export function seoScore(title: string, keywords: readonly string[]): { total: number; parts: SeoParts } {
  const parts: SeoParts = {
    length: lengthPart(title.trim()),
    keyword: keywordPart(title, keywords),
    specific: specificPart(title.trim()),
    clarity: clarityPart(title.trim()),
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part.score, 0)
  return { total, parts }
}

/** One line that says why a title has its score: what is unclear in it, then its words for search, and its length. */
export function explainScore(title: string, keywords: readonly string[]): string {
  const { keyword, specific, length, clarity } = seoScore(title, keywords).parts
  const unclear = clarity.score < maxPartPercent ? [clarity] : []
  const parts = [...unclear, keyword, specific, length].slice(0, 3)
  return capitalizeStart(parts.map(({ reason }) => reason).join(', '))
}

const maxPartPercent = 25

/** Titles with the highest score first; of equal ones the order stays. */
export function bestFirst<Title extends { seoScore: number | null }>(titles: readonly Title[]): Title[] {
  return titles.toSorted((a, b) => (b.seoScore ?? 0) - (a.seoScore ?? 0))
}

function lengthPart(title: string) {
  const { best, max } = titleLength
  if (title.length >= best.min && title.length <= best.max)
    return { score: 25, reason: `all of its ${title.length} characters are shown` }
  if (title.length > max) return { score: 0, reason: `${title.length - max} over YouTube's ${max} characters` }
  if (title.length > best.max)
    return {
      score: Math.max(8, 25 - Math.round((title.length - best.max) / 2)),
      reason: `search cuts its ${title.length} characters after ${best.max}`,
    }
  return {
    score: Math.max(5, Math.round((title.length / best.min) * 25) - 2),
    reason: `${title.length} characters where ${best.min} to ${best.max} work best`,
  }
}

function keywordPart(title: string, keywords: readonly string[]) {
  const lower = title.toLowerCase()
  const found = keywords
    .map((keyword) => ({ keyword, at: findKeyword(keyword.toLowerCase(), lower) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  if (!found) return { score: 5, reason: 'none of the episode’s keywords in it' }
  if (found.at <= 25) return { score: 25, reason: `“${found.keyword}” is in the first words` }
  return { score: 17, reason: `“${found.keyword}” appears late in the title` }
}

/** Where a keyword stands as whole words, or in the plural; -1 where it does not: "AWS" is no part of "AWSbites". */
function findKeyword(keyword: string, title: string): number {
  const isWithin = (at: number) => /[\p{Script=Latin}\d]/u.test(title.charAt(at))
  for (let at = title.indexOf(keyword); at >= 0; at = title.indexOf(keyword, at + 1)) {
    const end = at + keyword.length
    if (!isWithin(at - 1) && !isWithin(title.charAt(end) === 's' ? end + 1 : end)) return at
  }
  return -1
}

function specificPart(title: string) {
  const number = /\d[\d,.]*\s?%?/.exec(title)
  const name = /(?<=\S\s)\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+)+/u.exec(title)
  if (number) return { score: 25, reason: `a number: ${number[0].trim()}` }
  if (/\?$/.test(title)) return { score: 22, reason: 'is a question' }
  if (name) return { score: 20, reason: `a name or capitalized words: ${name[0]}` }
  return { score: 12, reason: 'no number, name, or question' }
}

function clarityPart(title: string) {
  const letters = title.replace(/[^\p{L}]/gu, '')
  const upper = title.replace(/[^\p{Lu}]/gu, '')
  if (letters.length > 8 && upper.length / letters.length > 0.6) return { score: 5, reason: 'mostly capitals' }
  if (/[!?]{2,}|\.{3}|[<>]/.test(title)) return { score: 10, reason: 'repeated marks, dots or angle brackets' }
  const filler = /^(?:so|and|but|well|um|uh|you know)\b/i.exec(title)
  if (filler) return { score: 12, reason: `opens on “${filler[0]}”` }
  return { score: 25, reason: 'no all caps or filler words' }
}
