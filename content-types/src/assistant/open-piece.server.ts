// A piece of an answer in sections while it is read, line by line or cell by cell, and its final text.

import { type AnswerPlace, fieldNamed, isInTwoParts, isRun, plainName } from '../model/place-names.server.ts'
import { citedIn, withoutCitations } from './answer-pieces.server.ts'

/** A piece that is being read. */
export type Open = {
  place: AnswerPlace
  carousel: number | null
  /** The lines so far, joined by line breaks. */
  text: string
  ids: number[]
  /** True if its text contains sentence numbers. */
  isCited: boolean
  kind: string
  title: string
  description: string
  /** True if the piece began with its own heading: list items below belong to it. */
  isHeaded: boolean
  indent: number
}

/** Returns the text of a piece as it is published, except for formatting and sentence numbers. */
export function wordsOfOpen(open: Open): string {
  return isInTwoParts(open.place) ? twoParts(open) : withoutChat(open)
}

/** True if the piece's ids are known: text after a blank line is not part of it. */
export function isSettled(open: Open): boolean {
  return open.place.isMany && (open.isCited || open.ids.length > 0)
}

export function isCited(words: string): boolean {
  return withoutCitations(words).ids.length > 0
}

/** Returns 'title | description', however the two were separated. */
function twoParts({ text, title, description, place }: Open): string {
  const cited = withoutCitations(text)
  const numbers = cited.ids.length > 0 ? ` [${cited.ids.join(', ')}]` : ''
  const parts = splitTitle(cited.text, isRun(place.at))
  const named = title || parts.title
  const about = description || (title ? cited.text : parts.about)
  return `${[named, about].filter((part) => part !== '').join(' | ')}${numbers}`
}

/** Splits a title from the description. Bold text is a title; on a picture it may be stressed words in the title. */
function splitTitle(text: string, mayBeBold: boolean): { title: string; about: string } {
  const bold = text.startsWith('**') && (mayBeBold || isSetApart(text)) ? text.indexOf('**', 2) : -1
  const at = bold > 2 ? bold : findFirst(text, [' | ', '\n', ' — ', ' – '])
  if (at === -1) return { title: text, about: '' }
  const about = text.slice(at).replace(/^[\s|*:–—-]+/, '')
  return { title: text.slice(bold > 2 ? 2 : 0, at).trim(), about: about.replace(/\s+/g, ' ') }
}

/** True if leading bold text is set apart: '**JUST DUST** | why it works', not '**JUST** DUST'. */
function isSetApart(text: string): boolean {
  const behind = text.slice(text.indexOf('**', 2) + 2).trimStart()
  return behind === '' || '|–—-:'.includes(behind.charAt(0))
}

function findFirst(text: string, signs: readonly string[]): number {
  const found = signs.map((sign) => text.indexOf(sign)).filter((at) => at > 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

/** Removes what the assistant says to the user at the end of the last text. */
function withoutChat({ text, place }: Open): string {
  const parts = text.split('\n\n')
  while (!place.isMany && parts.length > 1 && isChat(parts.at(-1) ?? '')) parts.pop()
  return parts.join('\n\n')
}

export function isChat(words: string): boolean {
  return words.endsWith(':') || chat.test(words.slice(0, 40))
}

const chat =
  /^(?:let me know|would you like|want me to|if you(?:['’]d|['’]re| would| want| need| like)|i (?:can|could|have|kept|made|hope|also)|i['’](?:ve|ll|m) |hope (?:this|these)|feel free|here (?:is|are)|here['’]s|all (?:ids|quotes|texts|numbers)|sure[,!]|of course)/i

export type Column = 'ids' | 'kind' | 'text' | 'title' | 'description' | 'none'

/** Returns what a table column contains, by its heading. */
export function columnNamed(name: string, place: AnswerPlace): Column | null {
  const plain = plainName(name)
  if (plain === plainName(place.at) && !isRun(place.at)) return 'text'
  return fieldNamed(name, place) ?? (wordColumns.has(plain) ? 'text' : null)
}

const wordColumns = new Set(['quote', 'slide', 'keyword', 'name', 'hex', 'color', 'element', 'content', 'tag', 'title'])

/** Adds a cell to the field of its column. */
export function fill(open: Open, column: Column | null, cell: string): void {
  if (column === 'ids') open.ids.push(...(citedIn(cell.replace(/[[\]()]/g, ' ')) ?? []))
  else if (column === 'text') open.text = `${open.text} ${cell}`.trim()
  else if (column !== null && column !== 'none') open[column] = cell
}
