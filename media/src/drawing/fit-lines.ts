type Measure = (text: string) => number

/**
 * Returns a text in as few lines of a width as possible, of similar lengths. Words wider than a line, and text without
 * spaces such as Chinese, are broken between characters.
 */
export function fitLines(text: string, measure: Measure, width: number): string[] {
  const lines = breakLines(text, measure, width)
  // The narrowest width that needs no more lines: no full line stands above a single word.
  let [low, high] = [width / 2, width]
  while (high - low > width / 100) {
    const middle = (low + high) / 2
    if (breakLines(text, measure, middle).length > lines.length) low = middle
    else high = middle
  }
  return breakLines(text, measure, high)
}

function breakLines(text: string, measure: Measure, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string, space: string) => {
    if (line !== '' && measure(line + space + part) > width) {
      lines.push(line)
      line = part
    } else line += (line && space) + part
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const parts = measure(word) <= width ? [word] : splitWord(word)
    for (const [index, part] of parts.entries()) add(part, index === 0 ? ' ' : '')
  }
  return line === '' ? lines : [...lines, line]
}

/** Returns the characters of a word as readers see them. Punctuation stays with the character before it. */
function splitWord(word: string): string[] {
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    const last = parts.at(-1)
    if (last !== undefined && /^\p{P}/u.test(segment)) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts
}
