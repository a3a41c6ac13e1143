// Phrases in slots: "most people think" and "many teams believe" combine one of four words, one of eight, and one of
// eleven. They are indexed by their first word, so the text is scanned once no matter how many phrases there are.

/**
 * Slots in order, each with its alternatives separated by bars; the first match wins. "*" is any word, "passion*" any
 * word with that prefix, and a slot that begins with "?" is optional.
 */
export type Phrase = readonly string[]

type Slot = { words: readonly string[]; isOptional: boolean }
type Prepared = { number: number; slots: readonly Slot[] }

/** The position of a phrase in a text. */
export type FoundPhrase = { number: number; from: number; to: number }

/**
 * Returns a function that finds phrases, identified by number, in lowercase texts: the first occurrence of each, in
 * order of number.
 */
export function phraseFinder(phrases: readonly { number: number; slots: Phrase }[]): (lower: string) => FoundPhrase[] {
  const whole = new Map<string, Prepared[]>()
  /** By prefix of the first word. */
  const begun: { letters: string; phrase: Prepared }[] = []
  for (const { number, slots } of phrases) {
    const phrase = { number, slots: slots.map(parseSlot) }
    for (const word of firstWords(phrase.slots)) {
      if (word.endsWith('*')) begun.push({ letters: word.slice(0, -1), phrase })
      else if (!whole.get(word)?.includes(phrase)) whole.set(word, [...(whole.get(word) ?? []), phrase])
    }
  }
  return (lower) => {
    const found = new Map<number, FoundPhrase>()
    const look = ({ number, slots }: Prepared, from: number) => {
      if (found.has(number)) return
      const to = findEnd(lower, from, slots, 0)
      if (to >= 0) found.set(number, { number, from, to })
    }
    for (let from = 0; from < lower.length; from += 1) {
      const to = endOfWord(lower, from)
      if (to === from) continue
      for (const phrase of whole.get(lower.slice(from, to)) ?? []) look(phrase, from)
      for (const { letters, phrase } of begun) if (lower.startsWith(letters, from)) look(phrase, from)
      from = to
    }
    return [...found.values()].sort((a, b) => a.number - b.number)
  }
}

function parseSlot(slot: string): Slot {
  const isOptional = slot.startsWith('?')
  return { isOptional, words: (isOptional ? slot.slice(1) : slot).split('|') }
}

/** Returns the words that a phrase can begin with, up to an apostrophe or a hyphen. */
function firstWords([slot, ...rest]: readonly Slot[]): string[] {
  if (!slot) return []
  const own = slot.words.map((words) => {
    const [first = ''] = words.split(' ')
    return first.endsWith('*') ? first : first.slice(0, endOfWord(first, 0))
  })
  return slot.isOptional ? [...own, ...firstWords(rest)] : own
}

/** Returns the end of the slots from `at` on in a match that begins at `from`, or −1 if they don't match there. */
function findEnd(lower: string, from: number, slots: readonly Slot[], at: number): number {
  const slot = slots[at]
  if (!slot) return -1
  const isLast = at === slots.length - 1
  for (const words of slot.words) {
    const to = endOfWords(lower, from, words)
    if (to < 0) continue
    const end = isLast ? to : lower.charAt(to) === ' ' ? findEnd(lower, to + 1, slots, at + 1) : -1
    if (end >= 0) return end
  }
  return slot.isOptional ? findEnd(lower, from, slots, at + 1) : -1
}

/** Returns the end of the words at an offset, which must end at a word boundary, or −1 if other words are there. */
function endOfWords(lower: string, from: number, words: string): number {
  const star = words.indexOf('*')
  const said = star < 0 ? words : words.slice(0, star)
  if (!lower.startsWith(said, from)) return -1
  const at = from + said.length
  if (star < 0) return isOfWord(lower.charCodeAt(at)) ? -1 : at
  const to = endOfWord(lower, at)
  return to === at && (said === '' || said.endsWith(' ')) ? -1 : to
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (isOfWord(text.charCodeAt(at))) at += 1
  return at
}

/**
 * True if a character code is a letter from a to z, a digit, or "_". False for NaN, the code past the end of a text.
 */
export function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
}
