import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { Segment, Transcript } from '@podcastai/transcript'

/**
 * A transcript packed for transfer between threads: one column per field instead of one object per segment. Copying a
 * hundred thousand small objects blocks the serving thread for tenths of a second; a few long columns take a tenth of
 * that.
 */
export type PackedTranscript = Omit<Transcript, 'segments'> & {
  /** Joined by `between`, which no text contains, because the parser strips control characters. */
  texts: string
  names: string[]
  /** Index into `names`, or -1. */
  speaker: Int32Array
  /** NaN if there is none. */
  start: Float64Array
  end: Float64Array
  marks: [segment: number, marks: NonNullable<Segment['marks']>][]
  /** Joined like the texts; empty if there is none. */
  labels: string
  opensTurn: number[]
  count: number
}

const between = '\u0000'
const packed = new WeakMap<Transcript, PackedTranscript>()

/** Packs a transcript, once for each object, however often it is sent. */
export function packTranscript(transcript: Transcript): PackedTranscript {
  const known = packed.get(transcript)
  if (known) return known
  const { segments, ...rest } = transcript
  const names = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))]
  const indexes = new Map(names.map((name, index) => [name, index]))
  const columns: PackedTranscript = {
    ...rest,
    names,
    texts: segments.map(({ text }) => text).join(between),
    speaker: Int32Array.from(segments, ({ speaker }) => (speaker === null ? -1 : (indexes.get(speaker) ?? -1))),
    start: Float64Array.from(segments, ({ start }) => start ?? Number.NaN),
    end: Float64Array.from(segments, ({ end }) => end ?? Number.NaN),
    marks: segments.flatMap(({ marks }, index): PackedTranscript['marks'] => (marks ? [[index, marks]] : [])),
    labels: segments.map(({ label = '' }) => label).join(between),
    opensTurn: segments.flatMap(({ opensTurn }, index) => (opensTurn ? [index] : [])),
    count: segments.length,
  }
  packed.set(transcript, columns)
  return columns
}

export function unpackTranscript(columns: PackedTranscript): Transcript {
  const { texts, names, speaker, start, end, marks, labels, opensTurn, count, ...rest } = columns
  const said = count === 0 ? [] : texts.split(between)
  const labelsById = labels.split(between)
  const segments = said.map((text, id): Segment => {
    const label = labelsById[id]
    return {
      id,
      speaker: names[speaker[id] ?? -1] ?? null,
      start: orNull(start[id]),
      end: orNull(end[id]),
      text,
      ...(label && { label }),
    }
  })
  for (const [index, own] of marks) {
    const segment = segments[index]
    if (segment) segment.marks = own
  }
  for (const index of opensTurn) {
    const segment = segments[index]
    if (segment) segment.opensTurn = true
  }
  return { ...rest, segments }
}

/** Increment this with every change to `PackedTranscript`: uploads that an older release encoded are parsed again. */
const encoding = 3
const digestBytes = 32

/** Encodes a transcript as bytes for file storage, after their SHA-256. */
export function encodeTranscript(transcript: Transcript): Uint8Array {
  const bytes = serialize({ encoding, columns: packTranscript(transcript) })
  return Buffer.concat([digest(bytes), bytes])
}

/** Decodes a stored transcript; returns null if it is damaged, or encoded by a release with another encoding. */
export function decodeTranscript(stored: Uint8Array): Transcript | null {
  const bytes = stored.subarray(digestBytes)
  if (!digest(bytes).equals(stored.subarray(0, digestBytes))) return null
  const decoded: { encoding: number; columns: PackedTranscript } = deserialize(bytes)
  return decoded.encoding === encoding ? unpackTranscript(decoded.columns) : null
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function orNull(seconds = Number.NaN): number | null {
  return Number.isNaN(seconds) ? null : seconds
}
