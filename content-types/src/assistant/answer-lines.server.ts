// A line of an answer: what its marks mean, and whether it begins with a label.

export type Line = {
  kind: 'blank' | 'rule' | 'fence' | 'heading' | 'item' | 'text'
  /** Without the marks. */
  words: string
  /** Number of leading spaces. */
  indent: number
  /** Level of a heading, 1 (highest) to 6; 9 for other lines. */
  level: number
}

/** `name` as in 'Name: rest' or '**Name** rest'; `remark` is the text in brackets after the name. */
export type Label = { name: string; rest: string; remark: string; isStrong: boolean }

/** Maximum length of a name. */
const maxLabelLength = 90

export function parseLine(raw: string): Line {
  const plain = unescaped(raw)
  const start = plain.length - plain.trimStart().length
  const trimmed = withoutQuoting(plain.trim())
  const line = { words: trimmed, indent: start, level: 9 }
  if (trimmed === '') return { ...line, kind: 'blank' }
  if (trimmed.startsWith('```') || trimmed.startsWith('~~~')) return { ...line, kind: 'fence' }
  if (isRule(trimmed)) return { ...line, kind: 'rule' }
  const marks = /^#{1,6}(?= )/.exec(trimmed)?.[0].length ?? 0
  if (marks > 0) return { ...line, kind: 'heading', words: withoutMark(trimmed.slice(marks).trim()), level: marks }
  const words = withoutMark(trimmed)
  return words === trimmed ? { ...line, kind: 'text' } : { ...line, kind: 'item', words }
}

/** Removes backslashes: copying from a chat turns '[12]' into '\[12\]'. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  let plain = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && '[]()*_#.|>-!`'.includes(text[at + 1] ?? ' ')) at += 1
    plain += text[at]
  }
  return plain
}

function withoutQuoting(text: string): string {
  let at = 0
  while (text[at] === '>' || text[at] === ' ') at += 1
  return text.slice(at)
}

function isRule(text: string): boolean {
  return text.length >= 3 && ['-', '*', '_', '='].some((sign) => [...text].every((one) => one === sign || one === ' '))
}

/** Removes a leading '1.', '2)', '-', '•', emoji number, or bold number. */
function withoutMark(text: string): string {
  const bold = /^\*\*\(?\d{1,3}[.)]\s*/.exec(text)?.[0]
  if (bold !== undefined) {
    const rest = text.slice(bold.length)
    return rest.startsWith('**') ? rest.slice(2).trim() : `**${rest}`
  }
  const mark = /^(?:\(?\d{1,3}[.)]|[-*•▪◦·●]|\d\ufe0f?\u20e3)\s+/.exec(text)?.[0]
  return mark === undefined ? text : text.slice(mark.length).trim()
}

/** Returns the cells of a table row, or null if the line is not one. */
export function parseTableCells({ words }: Line): string[] | null {
  if (!words.startsWith('|') || words.length < 3) return null
  const inner = words.endsWith('|') ? words.slice(1, -1) : words.slice(1)
  const cells = inner.split('|').map((cell) => cell.trim())
  return cells.length > 1 ? cells : null
}

export function parseLabel({ words, kind }: Line): Label | null {
  const bold = words.startsWith('**') ? '**' : words.startsWith('__') ? '__' : null
  const end = bold === null ? -1 : words.slice(0, maxLabelLength + 4).indexOf(bold, 2)
  if (bold !== null && end > 2) {
    const [name, inner] = splitLabel(words.slice(2, end), true)
    const behind = words.slice(end + 2).trim()
    const remark = /^\([^()]{1,60}\)/.exec(behind)?.[0] ?? ''
    const rest = behind.slice(remark.length).replace(/^[\s:：–—|-]+/, '')
    return labeled(`${name} ${remark}`, [inner, rest].filter((part) => part !== '').join(' '), true)
  }
  const isHeading = kind === 'heading'
  const [name, rest, isSplit] = splitLabel(words, isHeading)
  if (name.length > maxLabelLength || (!isSplit && !isHeading && words.length > 40)) return null
  return labeled(name, rest, isHeading || (isSplit && rest === ''))
}

function labeled(name: string, rest: string, isStrong: boolean): Label {
  const remark = /\(([^()]{1,60})\)/.exec(name)?.[1] ?? ''
  return { name: name.trim(), rest: rest.trim(), remark, isStrong }
}

/** Splits text at the first colon; in a heading a dash splits as well. */
function splitLabel(words: string, mayDash: boolean): [name: string, rest: string, isSplit: boolean] {
  const front = words.slice(0, maxLabelLength)
  const signs = mayDash ? [':', '：', ' – ', ' — ', ' - ', ' | '] : [':', '：']
  const found = signs.map((sign) => ({ at: front.indexOf(sign), sign })).filter(({ at }) => at > 0)
  const [first] = found.sort((one, other) => one.at - other.at)
  if (!first) return [words, '', false]
  return [words.slice(0, first.at), words.slice(first.at + first.sign.length).trim(), true]
}
