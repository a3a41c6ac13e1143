/** Opening and closing marks, around words and around a quotation within them. */
export type QuotationMarks = { outer: readonly [string, string]; inner: readonly [string, string] }

export const curlyMarks: QuotationMarks = { outer: ['“', '”'], inner: ['‘', '’'] }

/** Returns words in quotation marks; double marks inside them become single ones. */
export function inQuotationMarks(text: string, { outer: [open, close], inner }: QuotationMarks = curlyMarks): string {
  return `${open}${withSingleMarks(text, inner)}${close}`
}

function withSingleMarks(text: string, [open, close]: QuotationMarks['inner']): string {
  const parts = text.replaceAll(/[“”„]|«\s?|\s?»/g, '"').split('"')
  return parts.reduce((before, after) => before + (before === '' || /[\s(]$/.test(before) ? open : close) + after)
}

/** Returns the words of a text between quotation marks: „…“, « … », or “…”. */
export function findQuotedWords(text: string): string[] {
  return [...text.matchAll(/„([^„“”]+)[“”]|«([^«»]+)»|“([^“”]+)”/g)].map((match) =>
    (match.slice(1).find((words) => words !== undefined) ?? '').trim(),
  )
}
