// A piece of an answer in sections while it is read, line by line or cell by cell, and what becomes of its words at the end.
import { citedIn, withoutCitations } from './answer-pieces.server.ts'
import { type AnswerPlace, fieldNamed, isInTwoParts, isRun, plainName } from './place-names.server.ts'

/** A piece that is being read. */
export type Open = {
  place: AnswerPlace
  carousel: number | null
  /** Joined, with the line breaks between them. */
  text: string
  ids: number[]
  /** Numbers stand in its text. */
  isCited: boolean
  kind: string
  title: string
  description: string
  /** Its own heading began it: what is listed beneath belongs to it. */
  isHeaded: boolean
  indent: number
}

/** Its words as they are published, but for marks and numbers. */
export function wordsOfOpen(open: Open): string {
  return isInTwoParts(open.place) ? twoParts(open) : withoutChat(open)
}

/** Its numbers are there: what stands behind a blank line is no part of it. */
export function isSettled(open: Open): boolean {
  return open.place.isMany && (open.isCited || open.ids.length > 0)
}

export function isCited(words: string): boolean {
  return withoutCitations(words).ids.length > 0
}

/** 'title | what it is about', however the two were set apart. */
function twoParts({ text, title, description, place }: Open): string {
  const cited = withoutCitations(text)
  const numbers = cited.ids.length > 0 ? ` [${cited.ids.join(', ')}]` : ''
  const parts = splitTitle(cited.text, isRun(place.at))
  const named = title || parts.title
  const about = description || (title ? cited.text : parts.about)
  return `${[named, about].filter((part) => part !== '').join(' | ')}${numbers}`
}

/** What is bold is a title; on a picture bold words may be stressed ones within it. */
function splitTitle(text: string, mayBeBold: boolean): { title: string; about: string } {
  const bold = text.startsWith('**') && (mayBeBold || isSetApart(text)) ? text.indexOf('**', 2) : -1
  const at = bold > 2 ? bold : findFirst(text, [' | ', '\n', ' — ', ' – '])
  if (at === -1) return { title: text, about: '' }
  const about = text.slice(at).replace(/^[\s|*:–—-]+/, '')
  return { title: text.slice(bold > 2 ? 2 : 0, at).trim(), about: about.replace(/\s+/g, ' ') }
}

/** '**JUST DUST** | why it works', and not '**JUST** DUST'. */
function isSetApart(text: string): boolean {
  const behind = text.slice(text.indexOf('**', 2) + 2).trimStart()
  return behind === '' || '|–—-:'.includes(behind.charAt(0))
}

function findFirst(text: string, signs: readonly string[]): number {
  const found = signs.map((sign) => text.indexOf(sign)).filter((at) => at > 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

/** What the assistant says to the person at the end is no part of the last text. */
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

/** What a column of a table holds, by its heading. */
export function columnNamed(name: string, place: AnswerPlace): Column | null {
  const plain = plainName(name)
  if (plain === plainName(place.at) && !isRun(place.at)) return 'text'
  return fieldNamed(name, place) ?? (wordColumns.has(plain) ? 'text' : null)
}

const wordColumns = new Set(['quote', 'slide', 'keyword', 'name', 'hex', 'color', 'element', 'content', 'tag', 'title'])

/** Puts a cell where its column belongs. */
export function fill(open: Open, column: Column | null, cell: string): void {
  if (column === 'ids') open.ids.push(...(citedIn(cell.replace(/[[\]()]/g, ' ')) ?? []))
  else if (column === 'text') open.text = `${open.text} ${cell}`.trim()
  else if (column !== null && column !== 'none') open[column] = cell
}
