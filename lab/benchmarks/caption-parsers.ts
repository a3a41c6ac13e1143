import * as plussub from '@plussub/srt-vtt-parser'
import { parseTranscript } from '@podcastai/transcript'
import { parseText } from 'media-captions'
import webvtt from 'node-webvtt'
import subsrt from 'subsrt-ts'
import { parseSync } from 'subtitle'

export type Kind = 'srt' | 'vtt'

/** Times in seconds. */
export type Cue = { start: number; end: number; text: string }

export type CaptionParser = {
  name: string
  kinds: readonly Kind[]
  read: (bytes: Uint8Array, kind: Kind) => Cue[] | Promise<Cue[]>
}

/** This one first, to which the others are compared. They take texts, so bytes are decoded for them as UTF-8. */
export const captionParsers: readonly CaptionParser[] = [
  {
    name: '@podcastai/transcript',
    kinds: ['srt', 'vtt'],
    read: (bytes, kind) =>
      parseTranscript(bytes, `talk.${kind}`).segments.map(({ start, end, text }) => ({
        start: start ?? 0,
        end: end ?? 0,
        text,
      })),
  },
  {
    name: '@plussub/srt-vtt-parser',
    kinds: ['srt', 'vtt'],
    read: (bytes) => plussub.parse(decoded(bytes)).entries.map(({ from, to, text }) => inSeconds(from, to, text)),
  },
  {
    name: 'subtitle',
    kinds: ['srt', 'vtt'],
    read: (bytes) =>
      parseSync(decoded(bytes)).flatMap((node) =>
        node.type === 'cue' ? [inSeconds(node.data.start, node.data.end, node.data.text)] : [],
      ),
  },
  {
    name: 'node-webvtt',
    kinds: ['vtt'],
    read: (bytes) => webvtt.parse(decoded(bytes), { strict: false }).cues,
  },
  {
    name: 'subsrt-ts',
    kinds: ['srt', 'vtt'],
    read: (bytes, kind) =>
      subsrt
        .parse(decoded(bytes), { format: kind })
        .flatMap((caption) =>
          caption.type === 'caption' ? [inSeconds(caption.start, caption.end, caption.content)] : [],
        ),
  },
  {
    name: 'media-captions',
    kinds: ['srt', 'vtt'],
    read: async (bytes, kind) =>
      (await parseText(decoded(bytes), { type: kind })).cues.map(({ startTime, endTime, text }) => ({
        start: startTime,
        end: endTime,
        text,
      })),
  },
]

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function inSeconds(start: number, end: number, text: string): Cue {
  return { start: start / 1000, end: end / 1000, text }
}
