import { analyse } from 'chardet'
import { knownBinary } from './binary-files.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { withoutControls } from './plain-text.ts'
import { UnreadableTranscript } from './unreadable.ts'
import { utf16Order, wholeLetters } from './utf16.ts'
import { utf32Text } from './utf32.ts'

/** Bytes used to guess the code page: enough to be accurate, few enough to be fast. */
const sampleBytes = 64 * 1024

/** Returns the text of an upload in UTF-8, UTF-16, UTF-32, or an older code page, with `\n` line ends. */
export function decodeText(bytes: Uint8Array, notes: ParseWarnings): string {
  const kind = knownBinary(bytes)
  if (kind) throw new UnreadableTranscript('binary', `This is ${kind}, not a text file. ${exportHint}`)
  const text = decode(bytes, notes)
  if (looksBinary(text)) {
    throw new UnreadableTranscript('binary', `This file holds data that is not text. ${exportHint}`)
  }
  const clean = control.test(text) ? withoutControls(text) : text
  return clean.includes('\r') ? withLineFeeds(clean) : clean
}

/** Normalizes line ends. If most are `\r\r\n`, they were converted twice; a single one is an empty line. */
function withLineFeeds(text: string): string {
  const twice = text.match(/\r\r\n/g)?.length ?? 0
  const once = twice > 0 && twice * 2 > (text.match(/\n/g)?.length ?? 0)
  return once ? text.replace(/\r+\n|\r/g, '\n') : text.replace(/\r\n?/g, '\n')
}

const exportHint = 'Export the transcript as .txt, .srt, .vtt, .json or .csv and upload that.'

function decode(bytes: Uint8Array, notes: ParseWarnings): string {
  const utf32 = utf32Text(bytes)
  if (utf32 !== null) return readable(utf32, notes)
  const utf16 = utf16Order(bytes)
  if (utf16) return readable(new TextDecoder(utf16).decode(wholeLetters(bytes)), notes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeOlder(bytes, notes)
  }
}

/** Decodes invalid UTF-8: either UTF-8 with a few broken bytes, or an older code page. */
function decodeOlder(bytes: Uint8Array, notes: ParseWarnings): string {
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const broken = lenient.split('\uFFFD').length - 1
  const foreign = (lenient.match(/\P{ASCII}/gu)?.length ?? 0) - broken
  // In another encoding, letters are almost never valid UTF-8 by accident.
  if (foreign >= broken * 3) {
    return readable(lenient, notes)
  }
  const encoding = guessEncoding(bytes)
  notes.repaired(`read as ${encoding}, because it is not UTF-8`)
  return new TextDecoder(encoding).decode(bytes)
}

/** Returns the text without replacement characters, and notes the position of the first one. */
function readable(text: string, notes: ParseWarnings): string {
  const first = text.indexOf('\uFFFD')
  if (first < 0) return text
  const line = text.slice(0, first).split(/\r\n?|\n/).length
  notes.repaired('characters that cannot be read, left out', line, text.split('\uFFFD').length - 1)
  return text.replaceAll('\uFFFD', '')
}

function guessEncoding(bytes: Uint8Array): string {
  const firstForeign = bytes.findIndex((byte) => byte > 0x7f)
  const from = Math.max(0, firstForeign - 1024)
  for (const { name } of analyse(bytes.subarray(from, from + sampleBytes))) {
    if (name.startsWith('UTF') || name === 'ASCII') continue
    const known = name === 'ISO-8859-2' ? centralEuropean(bytes) : name
    try {
      return new TextDecoder(known).encoding
    } catch {}
  }
  return 'windows-1252'
}

/**
 * The detector reports the ISO variant of Windows code pages, which encodes š, ž, ť, and the Polish ą and ś
 * differently.
 */
function centralEuropean(bytes: Uint8Array): string {
  const windowsOnly = bytes.some((byte) => byte >= 0x80 && byte < 0xa0)
  const isoLetters = bytes.some((byte) => byte === 0xb1 || byte === 0xb6 || byte === 0xbb || byte === 0xbe)
  return isoLetters && !windowsOnly ? 'iso-8859-2' : 'windows-1250'
}

/** A few control characters are editor mistakes; many mean that the file isn't text. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, 100_000)
  const controls = sample.match(everyControl)?.length ?? 0
  return controls > 2 && controls > sample.length / 500
}

/** Control characters except white space and the escape of older Asian encodings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
const control = /[\0-\x08\x0e-\x1a\x1c-\x1f]/
const everyControl = new RegExp(control, 'g')
