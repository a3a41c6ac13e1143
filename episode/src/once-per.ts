/**
 * Returns the same function with its results cached for as long as each key lives. For results that several callers
 * need for an episode or a sentence.
 */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(key)
    known.set(key, made)
    return made
  }
}
