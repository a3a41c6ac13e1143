// Items of lists, and sentences with quotations, that are hidden because their words are marked "not speech".
import { quotedRanges } from '../type/quotations-apart.ts'
import type { TranscriptView } from '../type/transcript-view.ts'
import { isSpanNode, isTextNode, type SpanNode, type TextNode } from './snapshot.ts'

/** True if all evidence of a list item is marked "not speech". */
export function isLeftOut(item: unknown, view: TranscriptView): boolean {
  if (typeof item !== 'object' || item === null) return false
  if (isSpanNode(item)) return !view.isSpeech(item.$span)
  if (isTextNode(item)) return quotesOnlyHidden(item, view)
  const { evidence, ...fields } = item as Record<string, unknown>
  const pieces = listSpans(evidence)
  if (pieces.length > 0) return pieces.every(({ $span }) => !view.isSpeech($span))
  const quoting = Object.values(fields).filter(isTextNode).filter(isQuoting)
  return quoting.length > 0 && quoting.every((text) => quotesOnlyHidden(text, view))
}

/**
 * Returns a snapshot with the items of an earlier one that aren't shown, where they were: an edit of the other items doesn't
 * delete them.
 */
export function withLeftOut(snapshot: unknown, earlier: unknown, view: TranscriptView): unknown {
  if (typeof snapshot !== 'object' || typeof earlier !== 'object' || snapshot === null || earlier === null)
    return snapshot
  if (Array.isArray(snapshot)) return Array.isArray(earlier) ? withItemsLeftOut(snapshot, earlier, view) : snapshot
  if (isSpanNode(snapshot) || isTextNode(snapshot)) return snapshot
  const before = earlier as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, inner]) => [name, withLeftOut(inner, before[name], view)]),
  )
}

function withItemsLeftOut(items: readonly unknown[], earlier: readonly unknown[], view: TranscriptView): unknown[] {
  const shown = earlier.filter((one) => !isLeftOut(one, view))
  const isAligned = shown.length === items.length
  const all = isAligned ? items.map((item, index) => withLeftOut(item, shown[index], view)) : [...items]
  let index = 0
  for (const one of earlier) {
    if (isLeftOut(one, view)) all.splice(Math.min(index, all.length), 0, one)
    index += 1
  }
  return all
}

/** Returns all spans of an item's evidence, which is one span, a list, or lists by field. */
function listSpans(evidence: unknown): SpanNode[] {
  if (isSpanNode(evidence)) return [evidence]
  if (typeof evidence !== 'object' || evidence === null) return []
  return Object.values(evidence).flatMap(listSpans)
}

const isQuoting = ({ $text }: TextNode) => $text.some((part) => typeof part === 'object' && 'span' in part)

function quotesOnlyHidden({ $text }: TextNode, view: TranscriptView): boolean {
  let hidden = 0
  const rest = $text.map((part) => {
    if (typeof part === 'string') return part
    if ('speaker' in part || view.isSpeech(part.span)) return 'x'
    hidden += 1
    return hiddenWords
  })
  return hidden > 0 && withoutHidden(rest.join('')) === ''
}

/** A placeholder for words of a text that are not shown. No text contains it. */
export const hiddenWords = '\u0000'

/** Returns a text without the sentences and lines that contain hidden words. */
export function withoutHidden(text: string): string {
  if (!text.includes(hiddenWords)) return text
  return text
    .split('\n')
    .flatMap((line) => {
      if (!line.includes(hiddenWords)) return [line]
      const kept = splitSentences(line).filter((sentence) => !sentence.includes(hiddenWords))
      return kept.length === 0 ? [] : [kept.join('').trimEnd()]
    })
    .join('\n')
    .trim()
}

/** Splits a line into sentences, each with the space after it. A quotation is never split, whatever it contains. */
function splitSentences(line: string): string[] {
  const quoted = quotedRanges(line)
  const goesOn = (index: number) =>
    isLowerCase(line.charAt(index)) || quoted.some(({ from, to }) => from < index && index < to)
  const words = line.replaceAll(hiddenWords, 'X')
  const starts = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(words)]
    .map(({ index }) => index)
    .filter((index) => index === 0 || !goesOn(index))
  return starts.map((start, at) => line.slice(start, starts[at + 1]))
}

const isLowerCase = (letter: string) => letter !== letter.toUpperCase()
