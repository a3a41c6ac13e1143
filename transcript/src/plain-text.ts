import { decodeHTMLStrict } from 'entities'

// Only names of tags that captions and exports use: "a < b" and "<3" are speech.
const tags =
  /<\/?(?:b|i|u|s|c|v|em|strong|lang|ruby|rt|font|span|br|p|div|a|cite|small|sup|sub|mark)(?:[\s.][^<>]*|\/)?>/gi
/** The reading above a character is not said a second time. */
const rubyReadings = /<rt(?:\s[^<>]*)?>[^<>]*<\/rt>/gi
const timeTags = /<\d[\d:.,]*>/g
const subtitleOverrides = /\{\\[^{}]*\}/g
const invisible = /[\u200B\uFEFF]/g
const loneSpaces = /\s{2,}|[^\S ]/

/** Speech without markup, entities and double spaces. */
export function plainText(raw: string): string {
  let text = raw
  if (text.includes('<')) text = text.replace(rubyReadings, '').replace(timeTags, '').replace(tags, tagGap)
  if (text.includes('{\\')) text = text.replace(subtitleOverrides, '')
  if (text.includes('&')) text = decodeEntities(text)
  return singleSpaced(text).replace(invisible, '')
}

/** Trimmed, and every run of white space one space. */
export function singleSpaced(text: string): string {
  const trimmed = text.trim()
  return loneSpaces.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

function tagGap(tag: string): string {
  return /^<\/?(?:br|p|div)\b/i.test(tag) ? ' ' : ''
}

/** Some exports escape twice: `&amp;#39;` is an apostrophe. */
function decodeEntities(text: string): string {
  const once = decodeHTMLStrict(text)
  return /&(?:#\d+|quot|amp);/.test(once) ? decodeHTMLStrict(once) : once
}

const control = /(?!\s)\p{Cc}/gu

/** Databases and screens refuse control characters, and no speech needs them. */
export function withoutControls(text: string): string {
  return text.replace(control, '')
}
