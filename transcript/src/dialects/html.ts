import type { TextDialect, TextSource } from '../dialect.ts'
import type { ParseWarnings } from '../parse-warnings.ts'
import { writtenText } from './written-text.ts'

/** A web page, or the HTML of Podcasting 2.0: `<cite>Name:</cite> <time>0:03</time> <p>words</p>`. */
export const html: TextDialect = {
  kind: 'text',
  key: 'html',
  label: 'HTML with names and paragraphs',
  reads: ({ text }) => {
    const sample = text.slice(0, 20_000)
    return opensPage.test(sample) || opensBlock.test(sample) || (/<cite[\s>]/i.test(sample) && /<\/p>/i.test(sample))
  },
  parse: (source) => writtenText.parse({ ...source, text: splitLines(source), notes: withoutLines(source.notes) }),
}

/** Only at the very top, because people who talk about web pages mention these tags too. */
const opensPage = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html[\s>])/i

/** A fragment of a page. */
const opensBlock = /^\s*<(?:p|div|h[1-6]|pre|ul|table|article|section|main|body)(?:\s[^<>]*)?>/i

/** Table headings (`thead`) aren't speech. */
const unseen = ['head', 'script', 'style', 'nav', 'footer', 'noscript', 'thead']
const block =
  /<\/?(?:p|div|cite|time|h[1-6]|li|ul|ol|br|section|article|main|header|blockquote|table|tbody|tr|td|th|body|html)(?:\s[^<>]*)?\/?>/gi

/** Returns the page's text with each block and each table cell on its own line. */
function splitLines({ text, notes }: TextSource): string {
  let seen = text
  for (const name of unseen) {
    const parts = seen.split(new RegExp(`<${name}(?:\\s[^<>]*)?>`, 'i'))
    if (parts.length > 1)
      notes.dropped('parts of the page that are not shown or only lead elsewhere', null, parts.length - 1)
    const end = new RegExp(`</${name}\\s*>`, 'i')
    seen = parts.map((part, at) => (at === 0 ? part : after(part, end))).join('\n')
  }
  return joinedLines(seen.replace(/<!doctype[^<>]*>/gi, ''))
    .replace(/<h1(?:\s[^<>]*)?>/gi, '\n\n# ')
    .replace(block, (tag) => (/^<\/?(?:cite|time|td|th)\b/i.test(tag) ? '\n' : '\n\n'))
}

/** Joins source lines, which have no meaning in HTML except inside `<pre>`. */
function joinedLines(page: string): string {
  return page
    .split(/<pre(?:\s[^<>]*)?>/i)
    .map((part, at) => {
      const end = at === 0 ? 0 : part.search(/<\/pre\s*>/i)
      const kept = end < 0 ? part.length : end
      return `${part.slice(0, kept)}\n${part
        .slice(kept)
        .replace(/<\/pre\s*>/i, '')
        .replace(/\n/g, ' ')}`
    })
    .join('\n')
}

function after(part: string, end: RegExp): string {
  const found = end.exec(part)
  return found ? part.slice(found.index + found[0].length) : part
}

/** Drops line numbers from notes, because the extracted lines differ from the file's. */
function withoutLines(notes: ParseWarnings): ParseWarnings {
  return {
    ...notes,
    dropped: (what, _, count) => notes.dropped(what, null, count),
    droppedWords: (words) => notes.droppedWords({ ...words, isShown: false }),
    repaired: (what, _, count) => notes.repaired(what, null, count),
  }
}
