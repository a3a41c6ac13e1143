// Phrases in slots: "most people think" and "many teams believe" are one of four words in front of one of eight before one
// of eleven. Looked for from the word they begin on, so that a text is read once however many phrases there are.

/**
 * Slots in order, each with its alternatives between bars, the first that fits taken. "*" is any word, "passion*" any
 * that begins so, and a slot that begins with "?" may be missing.
 */
export type Phrase = readonly string[]

type Slot = { words: readonly string[]; isOptional: boolean }
type Prepared = { number: number; slots: readonly Slot[] }

/** Where a phrase stands in a text. */
export type FoundPhrase = { number: number; from: number; to: number }

/**
 * Finds phrases, told apart by number, in texts in small letters: of each that is said, the first place, in the order of
 * numbers.
 */
export function phraseFinder(phrases: readonly { number: number; slots: Phrase }[]): (lower: string) => FoundPhrase[] {
  const whole = new Map<string, Prepared[]>()
  /** By the first letters of a word. */
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

/** The words that a phrase can begin on, without what an apostrophe or a hyphen ties to them. */
function firstWords([slot, ...rest]: readonly Slot[]): string[] {
  if (!slot) return []
  const own = slot.words.map((words) => {
    const [first = ''] = words.split(' ')
    return first.endsWith('*') ? first : first.slice(0, endOfWord(first, 0))
  })
  return slot.isOptional ? [...own, ...firstWords(rest)] : own
}

/** Where the slots from `at` on end that begin at `from`; −1 where they are not said there. */
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

/** Where words end that are said at a place, and with them a word of the text; −1 where others are. */
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

/** Letters from a to z, figures and "_"; beyond the end of a text no code is one. */
export function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
}
