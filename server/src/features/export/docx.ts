import { type Block, type Document, splitParagraphs } from '@podcastai/content-types/exports'
import {
  BorderStyle,
  Document as Docx,
  type FileChild,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { docxLook } from './docx-look.ts'

/**
 * Renders a document for Word, LibreOffice, and Google Docs, using their own styles for headings, quotes, and lists.
 */
export async function toDocx({ title, blocks }: Document): Promise<Buffer> {
  return Packer.toBuffer(
    new Docx({ title, creator: 'PodcastAI', ...docxLook, sections: [{ children: blocks.flatMap(renderBlock) }] }),
  )
}

const headings = { 1: HeadingLevel.TITLE, 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 } as const

function renderBlock(block: Block): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[block.level], children: runs(block.text) })]
    case 'paragraph':
      return splitParagraphs(block.text).map((text) => new Paragraph({ children: runs(text) }))
    case 'quote':
      return splitParagraphs(block.text).map((text) => new Paragraph({ style: 'Quote', children: runs(text) }))
    case 'facts':
      return [new Paragraph({ style: 'Facts', children: runs(block.facts.join(' · ')) })]
    case 'list':
      return block.items.map((text) => new Paragraph({ bullet: { level: 0 }, children: runs(text) }))
    case 'table':
      // Word merges adjacent tables, so a paragraph separates them.
      return [renderTable(block), new Paragraph({ style: 'Facts', children: [] })]
  }
}

/** The width between the page margins, in twentieths of a point. */
const tableWidth = 9026
const line = { style: BorderStyle.SINGLE, size: 4, color: 'CCCCCC' }
const borders = {
  ...{ top: line, bottom: line, left: line, right: line },
  ...{ insideHorizontal: line, insideVertical: line },
}

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>): Table {
  const widths = getWidths(columns, rows)
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      // Some readers treat even a 'no' as a header.
      ...(isHead && { tableHeader: true }),
      cantSplit: true,
      children: cells.map(
        (cell, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            children: [new Paragraph({ style: isHead ? 'CellHead' : 'Cell', children: runs(cell) })],
          }),
      ),
    })
  return new Table({
    width: { size: tableWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders,
    rows: [row(columns, true), ...rows.map((cells) => row(cells, false))],
  })
}

/** Returns column widths by content, so that times stay narrow; Google Docs has no automatic widths. */
function getWidths(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const lengths = columns.map((column, at) => {
    const longest = Math.max(column.length + 2, ...rows.map((cells) => cells[at]?.length ?? 0))
    return Math.min(60, Math.max(8, longest))
  })
  const all = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.map((length) => Math.floor((tableWidth * length) / all))
}

/** Returns the lines of a text as lines of one paragraph. */
function runs(text: string): TextRun[] {
  return text.split('\n').map((words, at) => new TextRun({ text: words, ...(at > 0 && { break: 1 }) }))
}
