import { printable } from '../type/printable.ts'
import { withoutEstimateMarks } from '../type/time-code.ts'

/** A part of a document in any output format: Word, Markdown, rich text, or plain text. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** Keeps line breaks; an empty line starts a new paragraph. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  /** Small print about the block above. */
  | { kind: 'facts'; facts: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }

/** The first block is the title, the only level 1 heading. Without it, `title` is empty. */
export type Document = { title: string; blocks: Block[] }

/** Creates a document, without characters that file formats reject and without empty blocks. */
export function makeDocument(title: string, blocks: readonly Block[]): Document {
  const settled = [title1(title), ...blocks].map(settle).filter((block) => !isEmpty(block))
  return { title: printable(title), blocks: withoutBareHeadings(settled) }
}

/** Removes headings without content, except for the title. */
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

/** Returns a facts block without the missing facts. */
export function facts(all: readonly (string | null | undefined | false)[]): Block {
  return { kind: 'facts', facts: all.filter((fact): fact is string => !!fact) }
}

/** Each row must have as many cells as there are columns. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', columns: [...columns], rows: rows.map((row) => [...row]) }
}

/** Returns the paragraphs of a text, with their line breaks. */
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
