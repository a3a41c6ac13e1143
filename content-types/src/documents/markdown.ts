import { type Block, type Document, splitParagraphs } from './blocks.ts'

/** Returns a document as Markdown (CommonMark with GitHub tables). Escapes the text, so none of it becomes markup. */
export function toMarkdown({ blocks }: Document): string {
  return `${blocks.map(renderMarkdown).join('\n\n')}\n`
}

function renderMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      // Trailing hashes would close the heading.
      return `${'#'.repeat(block.level)} ${inLine(block.text).replace(/(?<!#)#+$/, (hashes) => `\\${hashes}`)}`
    case 'paragraph':
      return splitParagraphs(block.text).map(lines).join('\n\n')
    case 'quote':
      return splitParagraphs(block.text).map(lines).join('\n\n').replace(/^/gm, '> ')
    case 'facts':
      return `*${inLine(block.facts.join(' · '))}*`
    case 'list':
      return block.items.map((item) => `- ${lines(item).replaceAll('\n', '\n  ')}`).join('\n')
    case 'table':
      return [block.columns, block.columns.map(() => '---'), ...block.rows].map(row).join('\n')
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => inLine(cell).replaceAll('|', '\\|').replace(/\n+/g, '<br>')).join(' | ')} |`
}

/** Keeps line breaks, and escapes lines that would start a list, heading, or rule. */
function lines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => atLineStart(inLine(line)))
    .join('  \n')
}

function inLine(text: string): string {
  return text.replace(/[\\`*_[\]<~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')
}

function atLineStart(line: string): string {
  return line.replace(/^(?:#{1,6}(?=\s|$)|[-+=>])/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
