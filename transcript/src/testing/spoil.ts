// Damages files the way exports, editors, email, and broken transfers do.
import fc from 'fast-check'

export type Spoiled = { filename: string; bytes: Uint8Array }

/** Generates files from one of `originals` with a few damages each, some with pieces of `others`. */
export function spoiledFiles(originals: readonly string[], others: readonly string[]): fc.Arbitrary<Spoiled> {
  return fc
    .record({
      original: fc.constantFrom(...originals),
      damages: fc.array(damage(others), { maxLength: 3 }),
      lineEnd: fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'),
      encoding: fc.constantFrom(utf8, utf8, utf8, utf8, utf8Marked, utf16(true), utf16(false), latin1),
      faults: fc.array(fault, { maxLength: 2 }),
      extension: fc.constantFrom('.txt', '.txt', '.srt', '.vtt', '.json', '.csv', ''),
    })
    .map(({ original, damages, lineEnd, encoding, faults, extension }) => {
      const text = damages.reduce((spoilt, change) => change(spoilt), original)
      const bytes = encoding(text.replaceAll('\n', lineEnd))
      return shownAsText({
        filename: `talk${extension}`,
        bytes: faults.reduce((spoilt, change) => change(spoilt), bytes),
      })
    })
}

/** Returns the file with the text that a failing test prints. */
function shownAsText(file: Spoiled): Spoiled {
  const shown = () => `${file.filename} ${JSON.stringify(new TextDecoder().decode(file.bytes))}`
  return Object.assign(file, { [fc.toStringMethod]: shown })
}

/** A position in a text or file, as a fraction of its length. */
const place = fc.double({ min: 0, max: 1, noNaN: true })

/** Characters that some dialect gives a meaning, and letters that some encoding writes differently. */
const marks = [
  ...['"', "'", '\\', ',', ';', '|', '\t', ':', '-->', '->', '<', '>', '</', '<v Eve>', '<br>', '&', '&amp;', '&#x27;'],
  ...['[', ']', '(', ')', '{', '}', '{\\', '[00:01]', '00:00:01,000', '*', '**', '_', '#', '>>', '---', '\n', '\n\n'],
  ...['\u00a0', '\u200b', '\ufeff', '\u0000', '\u2028', '\ud83d', 'ß', '…', '0', '-1', 'NaN', 'null', '9', 'WEBVTT'],
]

/** Values that tools write for unknown times, and values that break arithmetic. */
const values = [
  '-1',
  '-0.5',
  '4000000000',
  '1e400',
  '99:99',
  '""',
  '"x"',
  'null',
  'true',
  '[]',
  '{}',
  '"12.5s"',
  '00:00:00:29',
]

/** Words that a transcriber may have misheard. */
const words = [
  'Zoë',
  'OK',
  'e.g.',
  'naïve',
  'uh',
  '42nd',
  'שלום',
  '面包',
  'хлеб',
  'it’s',
  '[laughs]',
  'a/b',
  'C#',
  '👍',
  '-',
]

type Damage = (text: string) => string

function damage(others: readonly string[]): fc.Arbitrary<Damage> {
  const cuts = fc.tuple(place, place)
  return fc.oneof(
    cuts.map(([from, length]) => changedLines(from, length, () => [])),
    cuts.map(([from, length]) => changedLines(from, length, (lines) => [...lines, ...lines])),
    cuts.map(([from, length]) => changedLines(from, length, (lines) => lines.toReversed())),
    fc.tuple(place, fc.constantFrom(...marks)).map(([at, mark]) => inserted(at, mark)),
    fc
      .tuple(place, fc.constantFrom(' ', '"', ',', ':', '\n', '\n\n', '-->', '<', '}', '['))
      .map(([at, mark]) => lost(at, mark)),
    fc.tuple(place, fc.constantFrom('"', ' ', '\n', ':', '.')).map(([at, mark]) => exchanged(at, mark)),
    fc.tuple(place, fc.constantFrom(...values)).map(([at, value]) => withoutNumber(at, value)),
    // Damages that keep the file valid find the most: JSON files don't survive many others.
    {
      arbitrary: fc.tuple(place, fc.constantFrom(...words)).map(([at, word]) => withoutSpokenWord(at, word)),
      weight: 4,
    },
    fc.tuple(place, place, fc.constantFrom(...others)).map(([end, from, other]) => joined(end, other, from)),
  )
}

/** Changes up to four lines from a position on. */
function changedLines(from: number, length: number, change: (lines: string[]) => string[]): Damage {
  return (text) => {
    const lines = text.split('\n')
    const at = Math.floor(from * lines.length)
    const count = 1 + Math.floor(length * 3)
    return [...lines.slice(0, at), ...change(lines.slice(at, at + count)), ...lines.slice(at + count)].join('\n')
  }
}

function inserted(share: number, mark: string): Damage {
  return (text) => {
    const at = Math.floor(share * text.length)
    return text.slice(0, at) + mark + text.slice(at)
  }
}

/** Removes the next such mark after a position. */
function lost(share: number, mark: string): Damage {
  return (text) => {
    const at = text.indexOf(mark, Math.floor(share * text.length))
    return at < 0 ? text : text.slice(0, at) + text.slice(at + mark.length)
  }
}

/** Replaces the next number after a position. */
function withoutNumber(share: number, value: string): Damage {
  return (text) => {
    const at = Math.floor(share * text.length)
    return text.slice(0, at) + text.slice(at).replace(/-?\d+(?:\.\d+)?/, value)
  }
}

/** Replaces the next short word between two spaces after a position. */
function withoutSpokenWord(share: number, word: string): Damage {
  return (text) => {
    const at = Math.floor(share * text.length)
    return text.slice(0, at) + text.slice(at).replace(/(?<= )\p{Ll}+(?= )/u, word)
  }
}

/** Replaces all such marks from a position on with their typographic variants, or removes them if there is none. */
function exchanged(share: number, mark: string): Damage {
  const cousins: Record<string, string> = { '"': '”', ' ': '\u00a0', '\n': ' ', ':': '：' }
  return (text) => {
    const at = Math.floor(share * text.length)
    return text.slice(0, at) + text.slice(at).replaceAll(mark, cousins[mark] ?? '')
  }
}

function joined(endShare: number, other: string, fromShare: number): Damage {
  return (text) => text.slice(0, Math.ceil(endShare * text.length)) + other.slice(Math.floor(fromShare * other.length))
}

type Fault = (bytes: Uint8Array) => Uint8Array

const fault: fc.Arbitrary<Fault> = fc.oneof(
  place.map(
    (end): Fault =>
      (bytes) =>
        bytes.slice(0, Math.floor(end * bytes.length)),
  ),
  place.map(
    (from): Fault =>
      (bytes) =>
        bytes.slice(Math.floor(from * bytes.length)),
  ),
  fc.tuple(place, fc.nat(255)).map(([share, value]) => flipped(share, value)),
)

function flipped(share: number, value: number): Fault {
  return (bytes) => {
    const at = Math.floor(share * (bytes.length - 1))
    return at < 0 ? bytes : bytes.with(at, value)
  }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function utf8Marked(text: string): Uint8Array {
  return utf8(`\ufeff${text}`)
}

function utf16(littleEndian: boolean): (text: string) => Uint8Array {
  return (text) => {
    const view = new DataView(new ArrayBuffer(text.length * 2 + 2))
    for (const [at, unit] of Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).entries())
      view.setUint16(at * 2 + 2, unit, littleEndian)
    view.setUint16(0, 0xfeff, littleEndian)
    return new Uint8Array(view.buffer)
  }
}

/** Truncates letters outside of Latin-1 to their lower byte, as careless exports do. */
function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)
}
