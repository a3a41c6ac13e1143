import { printable } from '../type/printable.ts'
import { withoutEstimateMarks } from '../type/time-code.ts'

/** A piece of a document, whatever it is written as in the end: Word, Markdown, rich or plain text. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** Lines are kept; an empty line begins the next paragraph. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  /** Small print about what stands above. */
  | { kind: 'facts'; facts: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }

/** Its first block is its title, the only heading of level 1; where it has none, the title is empty. */
export type Document = { title: string; blocks: Block[] }

/** A document of blocks, without what no file format takes and without pieces that say nothing. */
export function makeDocument(title: string, blocks: readonly Block[]): Document {
  const settled = [title1(title), ...blocks].map(settle).filter((block) => !isEmpty(block))
  return { title: printable(title), blocks: withoutBareHeadings(settled) }
}

/** Without headings beneath which nothing stands, but for the title. */
function withoutBareHeadings(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  for (const block of blocks.toReversed()) {
    const below = kept.at(-1)
    const isBare =
      block.kind === 'heading' &&
      block.level > 1 &&
      (below === undefined || (below.kind === 'heading' && below.level <= block.level))
    if (!isBare) kept.push(block)
  }
  return kept.reverse()
}

const title1 = (text: string): Block => ({ kind: 'heading', level: 1, text })
export const title2 = (text: string): Block => ({ kind: 'heading', level: 2, text })
export const title3 = (text: string): Block => ({ kind: 'heading', level: 3, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const quote = (text: string): Block => ({ kind: 'quote', text })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items: [...items] })

/** Facts that are there, others left out. */
export function facts(all: readonly (string | null | undefined | false)[]): Block {
  return { kind: 'facts', facts: all.filter((fact): fact is string => !!fact) }
}

/** Rows of as many cells as there are columns. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', columns: [...columns], rows: rows.map((row) => [...row]) }
}

/** The paragraphs of a text, each with its lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function settle(block: Block): Block {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: settledText(block.text).replace(/\s+/g, ' ') }
    case 'paragraph':
    case 'quote':
      return { ...block, text: settledText(block.text) }
    case 'facts':
      return { ...block, facts: settledTexts(block.facts) }
    case 'list':
      return { ...block, items: settledTexts(block.items) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(settledText)) }
  }
}

function isEmpty(block: Block): boolean {
  if ('text' in block) return block.text === ''
  if (block.kind === 'facts') return block.facts.length === 0
  return block.kind === 'list' ? block.items.length === 0 : block.rows.length === 0
}

function settledTexts(texts: readonly string[]): string[] {
  return texts.map(settledText).filter((text) => text !== '')
}

function settledText(text: string): string {
  return withoutEstimateMarks(printable(text))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
