/**
 * Makes a value for a text once, and forgets all where the texts together are longer than `maxLetters`: a text of a
 * thousand letters takes as much memory as a hundred words, and people choose what they write.
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
