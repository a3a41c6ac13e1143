import type { Block, Document } from './blocks.ts'

/** Returns a document as plain text. */
export function toPlainText({ blocks }: Document): string {
  return `${blocks.map(renderText).join('\n\n')}\n`
}

function renderText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return block.text
    case 'facts':
      return block.facts.join(' · ')
    case 'list':
      return block.items.map((item) => `• ${item.replaceAll('\n', '\n  ')}`).join('\n')
    case 'table':
      return [block.columns, ...block.rows].map((row) => row.map(cell).join('\t')).join('\n')
  }
}

const cell = (text: string) => text.replace(/\s+/g, ' ')
