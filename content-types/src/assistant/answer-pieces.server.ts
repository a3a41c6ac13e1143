import { type AnswerPlace, isInTwoParts, kindsAt, plainName } from '../model/place-names.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'

// Converts text as assistants format it to text as it is published: without sentence numbers, Markdown, quotation marks
// around a whole title, and the speaker of a quote.

/** Text for a place, as it was found. */
export type FoundText = {
  place: AnswerPlace
  /** Number of the carousel, if the text is a title or slide of one. */
  carousel: number | null
  text: string
  ids: readonly number[]
  kind: string
  /** True if asterisks are formatting, not part of the text. */
  isMarkdown?: boolean
}

/** Maximum length of one text, in characters; nothing that is published is longer. */
export const maxTextLength = 10_000
/** Maximum number of sentence ids in one piece; a clip names a range. */
const maxIds = 300

/** Splits a text into pieces: one may contain several hashtags or keywords. */
export function piecesOfText(found: FoundText): Piece[] {
  const tags = found.place.owner === 'social_media' && found.place.at !== 'hashtag' ? tagsUnder(found.text) : ''
  if (tags === '') return ownPieces(found)
  const hashtags: AnswerPlace = { owner: 'social_media', at: 'hashtag', isMany: true }
  const words = found.text.slice(0, found.text.lastIndexOf(tags))
  return [
    { ...found, text: words },
    { ...found, text: tags, place: hashtags, ids: [], kind: '' },
  ].flatMap(ownPieces)
}

/** Returns a caption's last line if it contains only hashtags. */
function tagsUnder(text: string): string {
  const last = text.trimEnd().slice(-maxTextLength).split('\n').at(-1)?.trim() ?? ''
  const words = last.split(' ')
  return words.length < 40 && words.every((word) => word.length > 1 && word.startsWith('#')) ? last : ''
}

function ownPieces(found: FoundText): Piece[] {
  // '…' in place of a text is not a text.
  if (found.text.trim() !== '' && !/[\p{L}\d]/u.test(found.text)) return []
  const { place, carousel } = found
  const at = place.owner === 'carousel_posts' ? `carousel_${carousel ?? 1}.${place.at}` : place.at
  const named = withoutKind(found.text.slice(0, maxTextLength).trim(), found)
  const cited = withoutCitations(named.text, found.ids.length > 0)
  const { text, kind } = withoutKind(cited.text, { ...found, kind: named.kind })
  const ids = [...new Set([...found.ids, ...cited.ids])].slice(0, maxIds)
  const texts = splitAt(place.at, plainWords(text, found)).map((one) => finished(one, place))
  const hasWords = texts.filter((one) => one !== '')
  // For a quote, the ids are enough: its words come from the transcript.
  const kept = hasWords.length === 0 && ids.length > 0 ? [''] : hasWords
  return kept.map((one) => ({ at, text: one, ids, kind }))
}

/** Removes sentence numbers in brackets: '[12, 14–16]', '(sentences 12-14)', and '(12–13)' at the end. */
export function withoutCitations(text: string, hasIds = false): { text: string; ids: number[] } {
  const ids: number[] = []
  let kept = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const closing = { '[': ']', '【': '】', '(': ')' }[text[at] ?? '']
    if (closing === undefined) continue
    const end = text.slice(at, at + maxCitationLength).indexOf(closing)
    const inner = end === -1 ? '' : text.slice(at + 1, at + end)
    const cited = citedIn(inner)
    if (cited === null || (closing === ')' && !isCitation(inner, cited, text.slice(at + end + 1), hasIds))) continue
    kept += text.slice(from, at).trimEnd()
    ids.push(...cited)
    at += end
    from = at + 1
  }
  return { text: (kept + text.slice(from)).trim(), ids: ids.slice(0, maxIds) }
}

const maxCitationLength = 400

/** True if numbers in round brackets are a citation. They may also be a year, or part of the text. */
function isCitation(inner: string, cited: readonly number[], behind: string, hasIds: boolean): boolean {
  if (/sentence|\bids?\b/i.test(inner)) return true
  const isYear = cited.length === 1 && (cited[0] ?? 0) >= 1900 && (cited[0] ?? 0) < 2100
  return !hasIds && !isYear && behind.length < 8 && !/[\p{L}\d]/u.test(behind)
}

const wordsOfCitations = new Set(['id', 'ids', 'sentence', 'sentences', 'sent', 's', 'no', 'nos', 'line', 'lines', 'and', 'to', 'source', 'sources', 'evidence', 'ref', 'refs']) // biome-ignore format: one list

/** Returns the sentence numbers if there is nothing else, else null. A time doesn't count. */
export function citedIn(inner: string): number[] | null {
  const tokens = inner.slice(0, maxCitationLength).match(/\d+|[a-z]+|[–—‑-]|\S/gi) ?? []
  const ids: number[] = []
  let isRange = false
  let before = ''
  for (const token of tokens) {
    if (/\d/.test(token)) {
      if (token.length > 6 || before === ':time') return null
      const last = ids.at(-1)
      const id = Number(token)
      if (isRange && last !== undefined && id > last && id - last < maxIds)
        for (let next = last + 1; next < id; next += 1) ids.push(next)
      ids.push(id)
      isRange = false
      before = 'number'
    } else if (/^[–—‑-]$/.test(token) || token.toLowerCase() === 'to') {
      isRange = ids.length > 0
      before = ''
    } else if (token === ':') {
      before = before === 'number' ? ':time' : ''
    } else if (/^[,;#.&]$/.test(token) || wordsOfCitations.has(token.toLowerCase())) {
      before = ''
    } else return null
  }
  return ids.length > 0 ? ids : null
}

/** Removes a kind in brackets from the end: '(insight)'. */
function withoutKind(written: string, { kind, place, isMarkdown }: FoundText): { text: string; kind: string } {
  const kinds = kindsAt(place)
  const text = isMarkdown && written.endsWith(')*') ? written.slice(0, -1).trim() : written
  const closing = text.at(-1)
  const opening = closing === ')' ? '(' : closing === ']' ? '[' : null
  const from = opening === null ? -1 : text.lastIndexOf(opening)
  if (from < 0 || text.length - from > 40) return { text, kind: findKind(kinds, kind) ?? kind }
  const named = findKind(kinds, text.slice(from + 1, -1))
  return named === null ? { text, kind } : { text: text.slice(0, from).trim(), kind: named }
}

export function findKind(kinds: readonly string[], name: string): string | null {
  const plain = plainName(name.slice(0, 40))
  if (plain === 'cta' && kinds.includes('CTA')) return 'Call to action'
  return plain === '' ? null : (kinds.find((kind) => plainName(kind) === plain) ?? null)
}

/** Removes Markdown; text for a thumbnail or clip keeps one asterisk around stressed words. */
function plainWords(text: string, { place, isMarkdown }: FoundText): string {
  const isStressed = place.owner === 'thumbnail_design' || place.owner === 'clip_overlays'
  if (isStressed) return text.replaceAll('***', '*').replaceAll('**', '*')
  return isMarkdown ? text.replaceAll('*', '').replaceAll('__', '') : text.replaceAll('**', '')
}

function splitAt(at: string, text: string): string[] {
  if (at === 'hashtag') return text.split(/[#,;\n]/)
  if (at === 'keyword') return text.split(/[,;·•\n]/)
  return at === 'color' ? colorsIn(text) : [text]
}

/** Extracts colors as 'Name #hex', whatever is between the name and the code, or after them. */
function colorsIn(text: string): string[] {
  const parts = text.split(/(#[0-9a-f]{6})\b/i)
  const colors = parts.flatMap((part, at) => {
    if (at % 2 === 0) return []
    const named = getLastWords(parts[at - 1] ?? '') || getLastWords(parts[at + 1] ?? '')
    return [`${named} ${part}`.trim()]
  })
  return colors.length > 0 ? colors : [text]
}

/** Returns the last run of words: a comma or a dash separates the next color. */
function getLastWords(text: string): string {
  const runs = text.match(/[\p{L}][\p{L} ’'-]*/gu) ?? []
  return (runs.at(-1) ?? '').trim().slice(0, 60)
}

const wrapped = new Set(['title', 'keyword', 'hashtag'])

function finished(text: string, place: AnswerPlace): string {
  const plain = withoutEnds(inParagraphs(text))
  if (place.at === 'quote') return quoted(plain)
  if (place.at === 'chapter') return plain.replace(/^\(?\d{1,2}(?::\d\d){1,2}\)?[\s–—|:-]*/, '')
  if (isInTwoParts(place)) return inParts(plain)
  return unwrapped(plain, wrapped.has(place.at))
}

/** Removes quotation marks around the first of two parts. */
function inParts(text: string): string {
  const at = text.indexOf(' | ')
  return at === -1 ? unwrapped(text, true) : `${unwrapped(text.slice(0, at).trim(), true)}${text.slice(at)}`
}

/** Trims the ends of lines, and keeps at most one empty line between two. */
function inParagraphs(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '').join('\n')
}

/** Removes separators left at the end of the text where brackets were. */
function withoutEnds(text: string): string {
  let end = text.length
  while (end > 0 && ' \n\t|–—·'.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end).trim()
}

/** Returns a quote as the prompt asks for it: the words without quotation marks, then “ – ” and the speaker, if given. */
function quoted(text: string): string {
  const first = text.search(/[“"«„]/)
  const last = Math.max(...['”', '"', '»', '“'].map((sign) => text.lastIndexOf(sign)))
  const isMarked = first !== -1 && first < 40 && last > first + 8
  const dash = Math.max(...[' — ', ' – ', '\n— ', '\n– ', '”— ', '”– '].map((sign) => text.lastIndexOf(sign)))
  const isSigned = dash > 8 && dash >= last - 1 && text.length - dash < maxSignatureLength
  const words = isMarked ? text.slice(first + 1, last) : isSigned ? text.slice(0, dash) : text
  const speaker = isSigned ? text.slice(dash + 3).trim() : ''
  return speaker === '' ? words.trim() : `${words.trim()} – ${speaker}`
}

/** Maximum characters of a dash and a speaker behind a quote. */
const maxSignatureLength = 60

/** Removes quotation marks around a whole title; around a caption they may belong to a quotation. */
function unwrapped(text: string, isShort: boolean): string {
  const [first, last] = [text[0] ?? '', text.at(-1) ?? '']
  const isPair = (first === '"' && last === '"') || (isShort && first === '“' && last === '”')
  const inner = text.slice(1, -1)
  return isPair && !/["“”]/.test(inner) ? inner.trim() : text
}
