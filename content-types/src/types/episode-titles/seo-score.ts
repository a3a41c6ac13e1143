import { capitalizeStart } from '../../talk/capitalize.ts'
import { getTextWidth } from '../../type/script-limits.ts'

/** The four parts of a title's search score, 0–25 each, each with a one-line reason. Deterministic. */
export type SeoParts = Record<'length' | 'keyword' | 'specific' | 'clarity', { score: number; reason: string }>

/** Characters of a title: search results show the best lengths whole; YouTube truncates at `max`. */
export const titleLength = { best: { min: 40, max: 60 }, max: 100 } as const

/**
 * Scores a title for search: an integer from 0 to 100, the sum of four parts.
 * length: 40–60 characters are shown whole · keyword: one of the episode's, the earlier the better ·
 * specific: a number or a full name, or a question · clarity: no all caps, no filler word at the start.
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

/**
 * Explains a title's score in one line: what is unclear, then its keyword, specifics, and length; three parts at most.
 */
export function explainScore(title: string, keywords: readonly string[]): string {
  const { keyword, specific, length, clarity } = seoScore(title, keywords).parts
  const unclear = clarity.score < maxPartPercent ? [clarity] : []
  const parts = [...unclear, keyword, specific, length].slice(0, 3)
  return capitalizeStart(parts.map(({ reason }) => reason).join(', '))
}

const maxPartPercent = 25

/** Returns the titles with the highest score first; titles with equal scores keep their order. */
export function bestFirst<Title extends { seoScore: number | null }>(titles: readonly Title[]): Title[] {
  return titles.toSorted((a, b) => (b.seoScore ?? 0) - (a.seoScore ?? 0))
}

function lengthPart(title: string) {
  const { best, max } = titleLength
  const width = getTextWidth(title)
  if (width >= best.min && width <= best.max)
    return { score: 25, reason: `fits in search results (${width} characters)` }
  if (title.length > max) return { score: 0, reason: `${title.length - max} characters over YouTube’s limit of ${max}` }
  if (width > best.max)
    return {
      score: Math.max(8, 25 - Math.round((width - best.max) / 2)),
      reason: `search results show the first ${best.max} of ${width} characters`,
    }
  return {
    score: Math.max(5, Math.round((width / best.min) * 25) - 2),
    reason: `short: ${width} characters, ${best.min} to ${best.max} work best`,
  }
}

function keywordPart(title: string, keywords: readonly string[]) {
  const lower = title.toLowerCase()
  const found = keywords
    .map((keyword) => ({ keyword, at: findKeyword(keyword.toLowerCase(), lower) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  if (!found) return { score: 5, reason: 'has none of the episode’s keywords' }
  if (found.at <= 25) return { score: 25, reason: `has “${found.keyword}” near the start` }
  return { score: 17, reason: `has “${found.keyword}” late in the title` }
}

/** Returns the index of a keyword as whole words, or in the plural; -1 if there is none: "AWS" is not in "AWSbites". */
function findKeyword(keyword: string, title: string): number {
  const isWithin = (at: number) => /[\p{Script=Latin}\d]/u.test(title.charAt(at))
  for (let at = title.indexOf(keyword); at >= 0; at = title.indexOf(keyword, at + 1)) {
    const end = at + keyword.length
    if (!isWithin(at - 1) && !isWithin(title.charAt(end) === 's' ? end + 1 : end)) return at
  }
  return -1
}

function specificPart(title: string) {
  // “libsecp256k1” and “COVID-19” are names.
  const number = /(?<![\p{L}\p{M}\d][-–.,]?)\d[\d,.]*\s?%?/u.exec(title)
  const isSentenceCase = !isTitleCase(title)
  const [first = ''] = title.split(' ')
  const name = (isSentenceCase && !opensTitles.has(first) ? nameAnywhere : nameInside).exec(title)
  if (number) return { score: 25, reason: `includes a number: ${number[0].trim()}` }
  if (/\?$/.test(title)) return { score: 22, reason: 'asks a question' }
  if (name) return { score: isSentenceCase ? 25 : 20, reason: `names ${name[0]}` }
  return { score: 12, reason: 'has no number, name, or question' }
}

/** Words that are capitalized because a title begins with them. */
const opensTitles = new Set(
  'What Why How When Where Who Which The A An Is Are Do Does Did Can Should Will My Your Our In On At For From If'.split(
    ' ',
  ),
)

/** Two capitalized words or more: a full name, unless every word of the title has a capital. */
const nameAnywhere = /(?<!\S)\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+)+/u
const nameInside = /(?<=\S\s)\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+)+/u

/** True for a title whose capitals reveal no names: "Why Most Toasters Die". */
function isTitleCase(title: string): boolean {
  const words = title.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? []
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.75
}

function clarityPart(title: string) {
  const letters = title.replace(/[^\p{L}]/gu, '')
  const upper = title.replace(/[^\p{Lu}]/gu, '')
  if (letters.length > 8 && upper.length / letters.length > 0.6) return { score: 5, reason: 'mostly capital letters' }
  if (/[!?]{2,}|\.{3}|[<>]/.test(title)) return { score: 10, reason: 'repeated punctuation or angle brackets' }
  const filler = /^(?:so|and|but|well|um|uh|you know)\b/i.exec(title)
  if (filler) return { score: 12, reason: `starts with “${filler[0]}”` }
  return { score: 25, reason: 'no all caps or filler words' }
}
