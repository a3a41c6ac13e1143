// Finds whole words in a text in any case, never parts of other words.

/** Returns the text in lower case with normalized spaces and apostrophes. Character offsets stay the same. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  const kept = lower.length === text.length ? lower : Array.from(text, inPlace).join('')
  return kept.replace(/\s/g, ' ').replace(/[’ʼ]/g, "'")
}

function inPlace(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

/** Returns a normalized search phrase with single spaces. */
export function plainPhrase(phrase: string): string {
  return plain(phrase).replace(/ +/g, ' ').trim()
}

/** Yields the offset of each whole-word match of a normalized phrase in a normalized text. Matches don't overlap. */
export function* wholeWords(text: string, phrase: string): Generator<number> {
  if (phrase === '') return
  for (let at = text.indexOf(phrase); at >= 0; ) {
    const isStart = isOpen(text, at)
    const isWhole = isStart && isClosed(text, at + phrase.length)
    if (isWhole) yield at
    // No match starts inside a word, so skip to its end.
    const next = isWhole ? at + phrase.length : isStart ? at + 1 : Math.max(at + 1, endOfWord(text, at))
    at = text.indexOf(phrase, next)
  }
}

/** True if neither end of the range cuts a word of the normalized text. */
export function isWhole(text: string, from: number, to: number): boolean {
  return isOpen(text, from) && isClosed(text, to)
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && isInWord(text.charAt(at)) && !isUnspaced(text.charAt(at))) at += 1
  return at
}

const isInWord = (character: string) => /[\p{L}\p{N}\p{M}_]/u.test(character)
/** Scripts without spaces: any character may start a word. */
const isUnspaced = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(character)
const isHyphen = (character: string) => /[-\u2010\u2011]/.test(character)
const isDigit = (character: string) => /\p{Nd}/u.test(character)
/** Short words that French and Italian attach to the next one: "l'Amazone". */
const elision = /(?:^|[^\p{L}\p{N}\p{M}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|d?all|dell|nell|sull|quell)'$/u

function isOpen(text: string, at: number): boolean {
  const first = characterAt(text, at)
  const before = characterBefore(text, at)
  if (before === '' || !isInWord(first)) return true
  if (isInWord(before)) return isUnspaced(first) || isUnspaced(before)
  const further = characterBefore(text, at - before.length)
  if (!isInWord(further)) return true
  if (before === "'") return elision.test(text.slice(Math.max(0, at - 9), at))
  return !isHyphen(before) && !(isDigit(first) && /[.,:]/.test(before) && isDigit(further))
}

function isClosed(text: string, at: number): boolean {
  const last = characterBefore(text, at)
  const behind = characterAt(text, at)
  if (behind === '' || !isInWord(last)) return true
  if (isInWord(behind)) return isUnspaced(last) || isUnspaced(behind)
  const further = characterAt(text, at + behind.length)
  if (!isInWord(further)) return true
  if (behind === "'") return further === 's' && !isInWord(characterAt(text, at + 2))
  return !isHyphen(behind) && !(isDigit(last) && /[.,:]/.test(behind) && isDigit(further))
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at)
  return point === undefined ? '' : String.fromCodePoint(point)
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return ''
  const last = characterAt(text, at - 1)
  return at > 1 && /[\udc00-\udfff]/.test(last) ? characterAt(text, at - 2) : last
}
