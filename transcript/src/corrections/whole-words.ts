// Finds words in a text, whatever their case, and never a part of other words.

/** The text without case, its spaces and apostrophes alike, and every character where it was. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  const kept = lower.length === text.length ? lower : Array.from(text, inPlace).join('')
  return kept.replace(/\s/g, ' ').replace(/[’ʼ]/g, "'")
}

function inPlace(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

/** A phrase to look for: plain, with single spaces. */
export function plainPhrase(phrase: string): string {
  return plain(phrase).replace(/ +/g, ' ').trim()
}

/** Every place of a plain phrase in a plain text where it stands as whole words; those found do not meet. */
export function* wholeWords(text: string, phrase: string): Generator<number> {
  if (phrase === '') return
  for (let at = text.indexOf(phrase); at >= 0; ) {
    const isStart = isOpen(text, at)
    const isWhole = isStart && isClosed(text, at + phrase.length)
    if (isWhole) yield at
    // Within a word nothing begins: a long one is not searched at each of its letters.
    const next = isWhole ? at + phrase.length : isStart ? at + 1 : Math.max(at + 1, endOfWord(text, at))
    at = text.indexOf(phrase, next)
  }
}

/** Do whole words stand between two characters of a plain text, or does one of them cut a word in two? */
export function isWhole(text: string, from: number, to: number): boolean {
  return isOpen(text, from) && isClosed(text, to)
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && isInWord(text.charAt(at)) && !isUnspaced(text.charAt(at))) at += 1
  return at
}

const isInWord = (character: string) => /[\p{L}\p{N}\p{M}_]/u.test(character)
/** Written without spaces between words: any character may begin one. */
const isUnspaced = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(character)
const isHyphen = (character: string) => /[-\u2010\u2011]/.test(character)
const isDigit = (character: string) => /\p{Nd}/u.test(character)
/** Short words that French and Italian glue to the next one: "l'Amazone". */
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
