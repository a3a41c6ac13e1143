/** The nesting depth and number of values in a JSON text. */
export type JsonShape = { depth: number; values: number }

/**
 * Measures an untrusted JSON text without parsing it, in one pass without recursion. Ignores brackets inside strings.
 * Invalid JSON gets a shape too.
 */
export function jsonShape(text: string): JsonShape {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = stringEnd(text, at)
    else if (code === comma) values += 1
    else if (code === openList || code === openObject) deepest = Math.max(deepest, ++depth)
    else if (code === closeList || code === closeObject) depth = Math.max(0, depth - 1)
  }
  return { depth: deepest, values }
}

/** Returns the end of the string that starts at this index. */
function stringEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}

const quote = '"'.charCodeAt(0)
const comma = ','.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const openList = '['.charCodeAt(0)
const closeList = ']'.charCodeAt(0)
const openObject = '{'.charCodeAt(0)
const closeObject = '}'.charCodeAt(0)
