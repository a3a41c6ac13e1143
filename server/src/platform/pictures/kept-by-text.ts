/**
 * Returns a cache of values by text, which is cleared when its texts exceed `maxLetters` in total. It counts letters,
 * because memory grows with them and users choose the texts.
 */
export function keptByText<Value>(maxLetters: number): (text: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  let letters = 0
  return (text, make) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const value = make()
    if (letters + text.length > maxLetters) {
      kept.clear()
      letters = 0
    }
    kept.set(text, value)
    letters += text.length
    return value
  }
}
