import { type Block, type Document, splitParagraphs } from './blocks.ts'

/**
 * Returns a document as HTML for the clipboard. Uses only what Google Docs, Word, and email programs keep on paste:
 * headings, paragraphs, lists, and tables, with styles as attributes.
 */
export function toRichText({ blocks }: Document): string {
  return `<meta charset="utf-8">${blocks.map(renderHtml).join('')}`
}

function renderHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`
    case 'paragraph':
      return paragraphs(block.text, '<p>')
    case 'quote':
      return `<blockquote>${paragraphs(block.text, '<p style="font-style:italic">')}</blockquote>`
    case 'facts':
      return `<p style="color:#666666;font-size:9pt">${escaped(block.facts.join(' · '))}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    case 'table':
      return `<table border="1" cellpadding="6" style="border-collapse:collapse"><thead>${row(block.columns, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  }
}

function row(cells: readonly string[], tag: 'th' | 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag} style="text-align:left;vertical-align:top">${escaped(cell)}</${tag}>`).join('')}</tr>`
}

function paragraphs(text: string, opening: string): string {
  return splitParagraphs(text)
    .map((one) => `${opening}${escaped(one)}</p>`)
    .join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' }

function escaped(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => entities[character] ?? character)
}
