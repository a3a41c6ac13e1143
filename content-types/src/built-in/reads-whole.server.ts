import { endsDangling, startsDangling } from '../talk/dangling-words.ts'

/** Words that open and end whole, with no quotation in them cut in two. */
export function readsWhole(text: string): boolean {
  return !startsDangling(text) && !endsDangling(text) && isClosed(text)
}

/** Every quotation mark that is opened is closed. */
export function isClosed(text: string): boolean {
  const straight = text.split('"').length - 1
  return straight % 2 === 0 && text.split('“').length === text.split('”').length
}
