import { decodeHTMLStrict } from 'entities'

// Only names of tags that captions and exports use: "a < b" and "<3" are speech.
const tags =
  /<\/?(?:b|i|u|s|c|v|em|strong|lang|ruby|rt|font|span|br|p|div|a|cite|small|sup|sub|mark)(?:[\s.][^<>]*|\/)?>/gi
/** The reading above a character is not said a second time. */
const rubyReadings = /<rt(?:\s[^<>]*)?>[^<>]*<\/rt>/gi
const timeTags = /<\d[\d:.,]*>/g
const subtitleOverrides = /\{\\[^{}]*\}/g
/** Nobody sees or says them: spaces of no width, hyphens that show only where a line breaks. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g
/** Marks that only steer the direction of writing; inside a text they order its numbers and foreign words. */
const bidiMarks = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'
const anyBidiMark = new RegExp(`[${bidiMarks}]`)
const everyBidiMark = new RegExp(anyBidiMark, 'g')
const edgeMark = new RegExp(`[${bidiMarks} \\t]`)
const bidiMarksAtColon = new RegExp(`[${bidiMarks}](?= ?[:：])`, 'g')
const loneSpaces = /\s{2,}|[^\S ]/

/** What plain words are not made of: markup, entities, white space but single spaces, whatever nobody sees. */
const unusual = /[^ -%'-;=-z|}~\u00A1-\u00AC\u00AE-\u058F\u2010-\u2027\u3001-\uD7FF]/

/** True for nearly every line: one look instead of many. */
export function isPlain(text: string): boolean {
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)]
  return first !== space && last !== space && !unusual.test(text) && !text.includes('  ')
}

const space = 0x20

/** Speech without markup, entities and double spaces. */
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

/** Lines without marks of direction before their first and behind their last letter, or before a colon. */
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

/** A name without any of them: they would make two people of one. */
export function withoutBidiMarks(name: string): string {
  return anyBidiMark.test(name) ? name.replace(everyBidiMark, '') : name
}

/** Trimmed, and every run of white space one space. */
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

/** Databases and screens refuse control characters, and no speech needs them. */
export function withoutControls(text: string): string {
  return text.replace(control, '')
}
