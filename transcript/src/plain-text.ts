import { decodeHTMLStrict } from 'entities'

// Only tags that captions and exports use, because "a < b" and "<3" are speech.
const tags =
  /<\/?(?:b|i|u|s|c|v|em|strong|lang|ruby|rt|font|span|br|p|div|a|cite|small|sup|sub|mark)(?:[\s.][^<>]*|\/)?>/gi
/** Ruby readings repeat the characters below them. */
const rubyReadings = /<rt(?:\s[^<>]*)?>[^<>]*<\/rt>/gi
const timeTags = /<\d[\d:.,]*>/g
const subtitleOverrides = /\{\\[^{}]*\}/g
/** Zero-width spaces and soft hyphens, which are never visible. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g
/** Bidirectional controls. Inside a text they order its numbers and foreign words. */
const bidiMarks = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'
const anyBidiMark = new RegExp(`[${bidiMarks}]`)
const everyBidiMark = new RegExp(anyBidiMark, 'g')
const edgeMark = new RegExp(`[${bidiMarks} \\t]`)
const bidiMarksAtColon = new RegExp(`[${bidiMarks}](?= ?[:：])`, 'g')
const loneSpaces = /\s{2,}|[^\S ]/

/**
 * Characters that plain text doesn't have: markup, entities, white space other than single spaces, invisible
 * characters.
 */
const unusual = /[^ -%'-;=-z|}~\u00A1-\u00AC\u00AE-\u058F\u2010-\u2027\u3001-\uD7FF]/

/** True if the text needs no cleanup. A fast path for nearly all lines. */
export function isPlain(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)]
  return first !== space && last !== space && !unusual.test(text) && !text.includes('  ')
}

const space = 0x20

/** Returns the text without markup, entities, and double spaces. */
export function plainText(raw: string): string {
  if (isPlain(raw)) return raw
  let text = raw
  if (text.includes('<')) {
    if (/<rt/i.test(text)) text = text.replace(rubyReadings, '')
    text = text.replace(timeTags, '').replace(tags, tagGap)
  }
  if (text.includes('{\\')) text = text.replace(subtitleOverrides, '')
  if (text.includes('&')) text = decodeEntities(text)
  return withoutEdgeMarks(singleSpaced(text).replace(invisible, ''))
}

/** Removes bidirectional controls before the first letter, after the last one, and before a colon. */
export function withoutEdgeMarks(text: string): string {
  if (!anyBidiMark.test(text)) return text
  const lines = text.split('\n').map((line) => (anyBidiMark.test(line) ? trimmedOfMarks(line) : line))
  return lines.join('\n').replace(bidiMarksAtColon, '')
}

function trimmedOfMarks(line: string): string {
  let from = 0
  let to = line.length
  while (from < to && edgeMark.test(line.charAt(from))) from++
  while (to > from && edgeMark.test(line.charAt(to - 1))) to--
  return line.slice(from, to)
}

/** Returns a name without bidirectional controls, which would make two speakers out of one. */
export function withoutBidiMarks(name: string): string {
  return anyBidiMark.test(name) ? name.replace(everyBidiMark, '') : name
}

/** Returns the trimmed text with each run of white space as one space. */
export function singleSpaced(text: string): string {
  if (isPlain(text)) return text
  const trimmed = text.trim()
  return loneSpaces.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

function tagGap(tag: string): string {
  return /^<\/?(?:br|p|div)\b/i.test(tag) ? ' ' : ''
}

/** Some exports escape twice: `&amp;#39;` is an apostrophe. */
function decodeEntities(text: string): string {
  const once = decodeHTMLStrict(text)
  return escapedTwice.test(once) ? decodeHTMLStrict(once) : once
}

const escapedTwice = /&(?:#\d+|#x[\da-f]+|quot|apos|nbsp|amp|lt|gt);/i

const control = /(?!\s)\p{Cc}/gu

/** Databases and browsers reject control characters, and speech doesn't need them. */
export function withoutControls(text: string): string {
  return text.replace(control, '')
}
