// Proves that words are in a file, using decodings that are independent of the dialects.
import { decodeHTMLStrict } from 'entities'

/** Returns all runs of letters and digits. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Finds a word in a file's text from an offset. Returns the offset after it, or -1. */
export type Finder = (word: string, from: number) => number

/**
 * Yields two finders: over the raw text, which is enough for most files, and over all its decodings. A word counts as
 * found if its letters are consecutive once escapes, entities, or markup are removed; the dialect decides which of
 * these apply. White space and punctuation between letters are ignored.
 */
export function* findersIn(text: string): Generator<Finder> {
  const written = traced(text)
  yield finderIn([written])
  const sources = text.includes('\\') ? [written, withoutEscapes(written)] : [written]
  yield finderIn(
    sources.flatMap((source) => {
      const bare = withoutMarkup(source)
      const decoded = withoutEntities(bare)
      return [source, bare, withoutEntities(source), decoded, withoutEntities(decoded), joinPieces(source)]
    }),
  )
}

function finderIn(readings: readonly Traced[]): Finder {
  const letters = [...new Map(readings.map((reading) => [reading.text, keepLetters(reading)])).values()]
  return (word, from) => {
    const ends = letters.map((reading) => findEnd(word, reading, from)).filter((end) => end >= 0)
    return ends.length === 0 ? -1 : Math.min(...ends)
  }
}

/** A text with the offset in the file for each of its code units. */
type Traced = { text: string; at: number[] }

function traced(text: string): Traced {
  return { text, at: Array.from({ length: text.length }, (_, at) => at) }
}

function rewritten({ text, at }: Traced, pattern: RegExp, write: (match: string) => string): Traced {
  let changed = ''
  const places: number[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const instead = write(match[0])
    changed += text.slice(from, match.index) + instead
    places.push(...at.slice(from, match.index), ...Array(instead.length).fill(at[match.index]))
    from = match.index + match[0].length
  }
  return from === 0 ? { text, at } : { text: changed + text.slice(from), at: [...places, ...at.slice(from)] }
}

const escapes = /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g

function withoutEscapes(source: Traced): Traced {
  return rewritten(source, escapes, (match) => JSON.parse(`"${match}"`))
}

const betweenPieces = /"[\s\S]{0,200}?"(?:text|utf8|value|content|word|display)"\s*:\s*"/g

/** Joins words that JSON splits into pieces under separate keys. */
function joinPieces(source: Traced): Traced {
  return rewritten(source, betweenPieces, () => '')
}

/** Tags, ruby readings, style overrides, and link addresses. */
const markup = /<rt(?:\s[^<>]*)?>[^<>]*<\/rt>|<[^<>]*>|\{(?!\s*")[^{}]*\}|\]\([^()\s]*\)/gi

function withoutMarkup(source: Traced): Traced {
  return rewritten(source, markup, () => '')
}

function withoutEntities(source: Traced): Traced {
  return rewritten(source, /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi, decodeHTMLStrict)
}

function keepLetters({ text, at }: Traced): Traced {
  return rewritten({ text, at }, /[^\p{L}\p{M}\p{N}]+/gu, () => '')
}

function findEnd(word: string, { text, at }: Traced, from: number): number {
  let found = text.indexOf(word)
  while (found >= 0 && (at[found] ?? 0) < from) found = text.indexOf(word, found + 1)
  return found < 0 ? -1 : (at[found + word.length - 1] ?? 0) + 1
}
