// Reads the text of a Word file. The sizes that the archive declares, and the depth, are checked before it is parsed.
import { UnreadableTranscript } from '@podcastai/transcript'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'

const maxEntries = 5000
/** The total size of the parts that are read. Twelve hours of conversation take a third of it. */
const maxTextBytes = 30 * 1024 * 1024
/** The maximum number of nested elements; a table in a table has about twenty. */
const maxDepth = 200

/** The parts that hold the text and the title: no pictures, fonts, comments or macros. */
const readParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/document\.xml\.rels|(?:document|styles|numbering)\.xml))$/

/**
 * Returns the text as Markdown in UTF-8, and the title in the file's properties, or ''.
 * @throws UnreadableTranscript if too large or no Word file
 */
export async function readWordFile(bytes: Uint8Array): Promise<{ text: Uint8Array; title: string }> {
  const { 'docProps/core.xml': properties, ...parts } = unpackText(bytes)
  const document = parts['word/document.xml']
  if (!document) throw notReadable()
  refuseTooDeep(document)
  let text = ''
  try {
    // Packed again, so that the library sees nothing that was not checked.
    await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      {
        transformDocument: (root: DocumentPart) => {
          text = toText(root)
          return { ...root, children: [] }
        },
      },
    )
  } catch {
    throw notReadable()
  }
  return { text: strToU8(text), title: findTitle(properties) }
}

function findTitle(properties: Uint8Array | undefined): string {
  if (!properties) return ''
  return /<dc:title[^<>]{0,200}>([^<>]{1,500})<\/dc:title>/.exec(strFromU8(properties))?.[1] ?? ''
}

function unpackText(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > maxEntries) throw tooLarge()
        if (!readParts.test(name)) return false
        size += originalSize
        if (size > maxTextBytes) throw tooLarge()
        return true
      },
    })
  } catch (error) {
    throw error instanceof UnreadableTranscript ? error : notReadable()
  }
}

const [less, slash, greater] = [0x3c, 0x2f, 0x3e]

/** Refuses XML that is nested too deeply, before anything parses it recursively. */
function refuseTooDeep(xml: Uint8Array): void {
  let depth = 0
  for (let at = xml.indexOf(less); at >= 0; at = xml.indexOf(less, at + 1)) {
    const end = xml.indexOf(greater, at)
    if (end < 0) return
    if (xml[at + 1] === slash) depth--
    else if (xml[end - 1] !== slash) depth++
    if (depth > maxDepth) throw tooLarge()
    at = end
  }
}

/** A node of the library's document tree, with the fields used here. */
type DocumentPart = {
  type: string
  value?: string
  styleName?: string | null
  isBold?: boolean
  href?: string
  children?: DocumentPart[]
}

/**
 * Returns the paragraphs as Markdown. An empty line stands between them, unless the document has its own: there, those
 * without one belong together, such as a name and its words.
 */
function toText(root: DocumentPart): string {
  const paragraphs = listParagraphs(root).map(toParagraph)
  const empty = paragraphs.filter((text) => text.trim() === '').length
  const between = empty * 4 >= paragraphs.length - empty ? '\n' : '\n\n'
  return paragraphs.map((text) => `${text}${between}`).join('')
}

function listParagraphs(part: DocumentPart): DocumentPart[] {
  return part.type === 'paragraph' ? [part] : (part.children ?? []).flatMap(listParagraphs)
}

function toParagraph({ styleName, children = [] }: DocumentPart): string {
  const text = withLeadIn(children)
  const isTitle = text.trim() !== '' && /^(?:title|heading 1)$/i.test(styleName ?? '')
  return `${isTitle ? '# ' : ''}${text}`
}

const maxLeadInLength = 60

/** Marks bold words that open a paragraph if nothing else sets them apart: **Maya Hart** We opened in the spring. */
function withLeadIn(parts: readonly DocumentPart[]): string {
  const firstPlain = parts.findIndex(({ isBold, children = [] }) => !isBold && children.length > 0)
  const [bold, rest] = [parts.slice(0, Math.max(firstPlain, 0)), parts.slice(Math.max(firstPlain, 0))].map((some) =>
    some.map(toInline).join(''),
  ) as [string, string]
  const name = bold.trim()
  const isApart = /[^\p{L}\p{N}.)]$/u.test(name) || /^(?:[^\p{L}"“¿¡]|$)/u.test(rest.trimStart()) || /^\s{2}/.test(rest)
  if (isApart || name === '' || name.length > maxLeadInLength || /[\n\t]/.test(bold)) return bold + rest
  return `**${name}** ${rest.trimStart()}`
}

function toInline({ type, value = '', href, children = [] }: DocumentPart): string {
  if (type === 'text') return value
  if (type === 'tab') return '\t'
  if (type === 'break') return '\n'
  const inside = children.map(toInline).join('')
  const isLink =
    href !== undefined && /^https?:\/\/[^\s()]+$/i.test(href) && inside.trim() !== '' && !inside.includes('://')
  return isLink ? `[${inside}](${href})` : inside
}

function notReadable(): UnreadableTranscript {
  return new UnreadableTranscript(
    'malformed',
    'This Word file can’t be opened: it may be damaged or locked with a password. Save its text as .txt and upload that.',
  )
}

function tooLarge(): UnreadableTranscript {
  return new UnreadableTranscript(
    'too-much',
    'This Word file holds far more than a transcript. Save its text as .txt and upload that.',
  )
}
