import { analyse } from 'chardet'
import type { Notebook } from './notebook.ts'
import { withoutControls } from './plain-text.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** Enough bytes to guess a code page from, few enough to stay quick. */
const sampleBytes = 64 * 1024

/** Bytes of an upload to text: UTF-8, UTF-16 or an older code page; line ends become `\n`. */
export function decodeText(bytes: Uint8Array, notes: Notebook): string {
  const kind = knownBinary(bytes)
  if (kind) throw new UnreadableTranscript('binary', `This is ${kind}, not a text file. ${exportHint}`)
  const text = decode(bytes, notes)
  if (looksBinary(text)) {
    throw new UnreadableTranscript('binary', `This file holds data that is not text. ${exportHint}`)
  }
  const clean = controlsIn(text) > 0 ? withoutControls(text) : text
  return clean.includes('\r') ? clean.replace(/\r\n?/g, '\n') : clean
}

const exportHint = 'Export the transcript as .txt, .srt, .vtt, .json or .csv and upload that.'

function decode(bytes: Uint8Array, notes: Notebook): string {
  const utf16 = utf16Order(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeOlder(bytes, notes)
  }
}

/** Not valid UTF-8: either UTF-8 with a few broken bytes, or a code page of its time. */
function decodeOlder(bytes: Uint8Array, notes: Notebook): string {
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const broken = lenient.split('\uFFFD').length - 1
  const foreign = (lenient.match(/\P{ASCII}/gu)?.length ?? 0) - broken
  // In a file of another encoding hardly any letter is valid UTF-8 by accident.
  if (foreign >= broken * 3) {
    notes.repaired('characters that cannot be read, left out', null, broken)
    return lenient.replaceAll('\uFFFD', '')
  }
  const encoding = guessEncoding(bytes)
  notes.repaired(`read as ${encoding}, because it is not UTF-8`)
  return new TextDecoder(encoding).decode(bytes)
}

function guessEncoding(bytes: Uint8Array): string {
  const firstForeign = bytes.findIndex((byte) => byte > 0x7f)
  const from = Math.max(0, firstForeign - 1024)
  for (const { name } of analyse(bytes.subarray(from, from + sampleBytes))) {
    if (name.startsWith('UTF') || name === 'ASCII') continue
    // Windows files are named by their ISO cousin; the Windows page holds the same letters and more.
    const known = name === 'ISO-8859-2' ? 'windows-1250' : name
    try {
      return new TextDecoder(known).encoding
    } catch {}
  }
  return 'windows-1252'
}

/** By byte order mark, else by where the NUL bytes of plain letters stand. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 4096)
  let even = 0
  let odd = 0
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  const half = sample.length / 2
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be'
  return null
}

const signatures: [string, (number | null)[]][] = [
  ['a ZIP or Word file', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['an MP3 recording', [0x49, 0x44, 0x33]],
  ['a WAV recording', [0x52, 0x49, 0x46, 0x46]],
  ['an Ogg recording', [0x4f, 0x67, 0x67, 0x53]],
  ['a FLAC recording', [0x66, 0x4c, 0x61, 0x43]],
  ['an MP4 or M4A recording', [null, null, null, null, 0x66, 0x74, 0x79, 0x70]],
  ['a compressed file', [0x1f, 0x8b]],
  ['an old Word file', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a rich text file', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]

function knownBinary(bytes: Uint8Array): string | null {
  for (const [kind, signature] of signatures) {
    if (signature.every((byte, at) => byte === null || bytes[at] === byte)) return kind
  }
  // An MP3 without a tag starts with eleven set bits, layer III; FF FE is the mark of UTF-16.
  if (bytes[0] === 0xff && (bytes[1] === 0xfb || bytes[1] === 0xf3 || bytes[1] === 0xf2)) return 'an MP3 recording'
  return null
}

/** A stray control character is a slip of some editor, many are not text. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, 100_000)
  const controls = controlsIn(sample)
  return controls > 2 && controls > sample.length / 500
}

/** Counts control characters that are neither white space nor the escape of old Asian encodings. */
function controlsIn(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 && code !== 0x1b && (code < 0x09 || code > 0x0d)) found++
  }
  return found
}
