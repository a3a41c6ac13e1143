// Proves that words stand in a file: against readings of it that know nothing of dialects.
import { decodeHTMLStrict } from 'entities'

/** Every run of letters and digits. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Finds a word in a file's text from a place on; answers the place behind it, or -1. */
export type Finder = (word: string, from: number) => number

/**
 * Two finders: in the text as it stands, which proves most files, and in all its readings. A word counts as found where
 * its letters follow each other once escapes, entities or markup are undone: which of them apply is the dialect's
 * business. White space and marks between letters do not count.
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

/** A text, and where in the file each of its code units comes from. */
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

/** Words that JSON cuts into pieces, each the value of a key of its own, put together. */
function joinPieces(source: Traced): Traced {
  return rewritten(source, betweenPieces, () => '')
}

/** Tags, readings above characters, style overrides and the addresses of links. */
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
