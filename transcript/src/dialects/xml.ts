import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { plainText } from '../plain-text.ts'
import { isText, readXml, toFields, type XmlElement } from '../xml-tree.ts'
import { foundList } from './found-list.ts'
import { segmentList } from './segment-list.ts'
import { writtenText } from './written-text.ts'

/** Any other XML: YouTube's `<text start="1.2" dur="3.1">`, Transcriber's `<Turn speaker="spk1">`, `<Person1>`. */
export const xml: TextDialect = {
  kind: 'text',
  key: 'xml',
  label: 'XML with a list of segments',
  reads: isXml,
  parse: readSegments,
}

const opening =
  /^\s*(?:<\?xml\s[^<>]*>\s*)?(?:<[!?][^<>]*>\s*)?<([\p{L}_][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*\s*>/u
const pages = new Set(
  'html head body p div pre h1 h2 h3 h4 ul ol table article section main span br a b i cite time'.split(' '),
)

function isXml({ text }: TextSource): boolean {
  const name = opening.exec(text.slice(0, 1000))?.[1]?.toLowerCase()
  return name !== undefined && !pages.has(name) && /<\/[\w.:-]+>\s*$/.test(text.slice(-200))
}

function readSegments({ text, extension, notes }: TextSource): SegmentDraft[] {
  const roots = readXml(text)
  const [root] = roots
  if (root === undefined) return []
  if (roots.every(isText) && areVoices(roots)) return roots.map(namedByTag)
  const json = roots.length > 1 ? roots.map(toFields) : toFields(root)
  const reader = [segmentList, foundList].find((dialect) => dialect.kind === 'json' && dialect.reads(json))
  if (reader?.kind === 'json') return reader.parse({ json, notes })
  const words = roots.flatMap(listTexts).join('\n\n')
  return writtenText.parse({ text: words, extension, notes })
}

/** True if several tag names repeat. */
function areVoices(roots: readonly XmlElement[]): boolean {
  const names = new Set(roots.map(({ name }) => name))
  return names.size > 1 && names.size < roots.length
}

/** `<Person1>words</Person1>` */
function namedByTag({ name, text }: XmlElement): SegmentDraft {
  return { speaker: name, start: null, end: null, text: plainText(text) }
}

function listTexts({ text, children }: XmlElement): string[] {
  return [plainText(text), ...children.flatMap(listTexts)].filter((words) => words !== '')
}
