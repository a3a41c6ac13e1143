// Reads XML into the objects that similar JSON has, so the same parsers can find the talk.
import { decodeHTMLStrict } from 'entities'
import { bareName, startNames } from './columns.ts'
import type { Fields } from './json-fields.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** `isMoment`: it has no words and states when the words after it begin. */
export type XmlElement = { name: string; attributes: Fields; children: XmlElement[]; text: string; isMoment: boolean }

/** Limits recursion. */
const maxDepth = 100
const maxTagLength = 5000
const tagName = /^\/?(?:[\w.-]+:)?([\p{L}_][\w.-]*)/u
const attribute = /(?<![\w.-])([\w.-]+)=(?:"([^"]*)"|'([^']*)')/g
/** Text formatting inside words. */
const inline = new Set('b i u em strong font br sub sup'.split(' '))

/** Returns the top-level elements. @throws UnreadableTranscript for elements that are nested too deeply */
export function readXml(text: string): XmlElement[] {
  const root = createElement('', '')
  const open = [root]
  let at = 0
  while (at < text.length) {
    const from = text.indexOf('<', at)
    addText(open, text.slice(at, from < 0 ? text.length : from))
    if (from < 0) break
    const [start, end] = delimiters.find(([begins]) => text.startsWith(begins, from)) ?? ['<', '>']
    const to = text.indexOf(end, from + start.length)
    if (to < 0) break
    const inside = text.slice(from + start.length, to)
    if (start === '<') readTag(open, inside)
    else if (start !== '<!--') addText(open, inside)
    at = to + end.length
  }
  return root.children
}

const delimiters = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

function addText(open: readonly XmlElement[], text: string): void {
  const current = open.at(-1)
  if (!current || text === '') return
  const last = current.children.at(-1)
  const into = last?.isMoment ? last : current
  into.text += text
}

function readTag(open: XmlElement[], tag: string): void {
  const name = tagName.exec(tag)?.[1] ?? ''
  if (name === '') return
  if (inline.has(name.toLowerCase())) {
    if (name.toLowerCase() === 'br') addText(open, ' ')
  } else if (tag.startsWith('/')) {
    const at = open.findLastIndex((element) => element.name === name)
    if (at > 0) open.length = at
  } else {
    const element = createElement(name, tag)
    open.at(-1)?.children.push(element)
    if (!tag.endsWith('/')) open.push(element)
    if (open.length > maxDepth)
      throw new UnreadableTranscript(
        'too-much',
        `The XML of this file is more than ${maxDepth} levels deep. Export it again as captions or as text.`,
      )
  }
}

function createElement(name: string, tag: string): XmlElement {
  const attributes = readAttributes(tag)
  const isMoment = tag.endsWith('/') && Object.keys(attributes).some((key) => startNames.includes(bareName(key)))
  return { name, attributes, children: [], text: '', isMoment }
}

function readAttributes(tag: string): Fields {
  const pairs = [...tag.slice(0, maxTagLength).matchAll(attribute)].map(([, name = '', value, other = '']) => [
    name,
    decodeHTMLStrict(value ?? other),
  ])
  return Object.fromEntries(pairs)
}

/** Returns an element as a JSON-like object: `{speaker: 'spk1', text: 'Yes.', Sync: [{time: '0'}]}`. */
export function toFields({ attributes, children, text }: XmlElement): Fields {
  const fields: Fields = { ...attributes }
  const said = text.trim()
  if (said !== '') fields.text = said
  const lists = Map.groupBy(children, ({ name }) => name)
  for (const [name, elements] of lists) {
    const values = elements.map((element) => (isText(element) ? element.text.trim() : toFields(element)))
    fields[Object.hasOwn(fields, name) ? `${name}s` : name] =
      values.every((value) => typeof value === 'string') && values.length === 1 ? values[0] : values
  }
  return fields
}

/** `<speaker>Maya</speaker>` */
export function isText({ attributes, children }: XmlElement): boolean {
  return children.length === 0 && Object.keys(attributes).length === 0
}
