const closing: Record<string, string> = { '“': '”', '„': '“', '«': '»', '"': '"' }

/** Splits a text into parts: every other one is a quotation, with its marks. Straight ones close on the same line. */
function quotationsApart(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/[“„«"]/g)) {
    if (index < from) continue
    const close = text.indexOf(closing[mark] ?? mark, index + 1)
    if (close < 0 || (mark === '"' && text.slice(index, close).includes('\n'))) continue
    parts.push(text.slice(from, index), text.slice(index, close + 1))
    from = close + 1
  }
  return [...parts, text.slice(from)]
}

export type Range = { from: number; to: number }

/** Returns the ranges of a text's quotations, including their quotation marks. */
export function quotedRanges(text: string): Range[] {
  const ranges: Range[] = []
  let at = 0
  for (const [index, part] of quotationsApart(text).entries()) {
    if (index % 2 === 1) ranges.push({ from: at, to: at + part.length })
    at += part.length
  }
  return ranges
}
