import { endsDangling, startsDangling } from '../talk/dangling-words.ts'

/** True if words begin and end whole, with no quotation in them cut in two. */
export function readsWhole(text: string): boolean {
  return !startsDangling(text) && !endsDangling(text) && isClosed(text)
}

/** True if every opened quotation mark is closed. */
export function isClosed(text: string): boolean {
  const straight = text.split('"').length - 1
  const [low, open, close] = ['„', '“', '”'].map((mark) => text.split(mark).length - 1)
  // “ also closes „.
  return straight % 2 === 0 && (low ? low === (open ?? 0) + (close ?? 0) : open === close)
}
