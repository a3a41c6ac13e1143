/** Number of texts offered for one clip. */
export const offered = 4

/** True if neither text's words are all contained in the other. */
export function differs(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [text.toLowerCase()])
  const [left, right] = [words(a), words(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared < Math.min(left.size, right.size)
}
