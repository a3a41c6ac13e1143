import type { JsonDialect, SegmentDraft } from '../dialect.ts'
import { type Fields, listObjects, toNumber, toText, valueAt } from '../json-fields.ts'
import { namedSegments, type TimedLines } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'

/** YouTube's caption format `json3`: events with text pieces, in milliseconds. */
export const youtubeJson3: JsonDialect = {
  kind: 'json',
  key: 'youtube-json3',
  label: 'YouTube captions (json3)',
  reads: (json) =>
    listObjects(valueAt(json, 'events')).some(({ segs }) => listObjects(segs).some((seg) => 'utf8' in seg)),
  parse: ({ json }) => readEvents(listObjects(valueAt(json, 'events'))),
}

type Caption = { start: number | null; end: number | null; text: string }

function readEvents(events: readonly Fields[]): SegmentDraft[] {
  const captions: Caption[] = []
  for (const event of events) {
    const text = listObjects(event.segs)
      .map((seg) => toText(seg.utf8))
      .join('')
    if (text.trim() === '') continue
    const before = captions.at(-1)
    if (before && event.aAppend === 1) before.text += text
    else captions.push({ ...parseTimes(event), text })
  }
  return namedSegments(captions.map((caption, at) => spokenLines(caption, captions[at + 1]?.start ?? null)))
}

function parseTimes(event: Fields): Omit<Caption, 'text'> {
  const start = toNumber(event.tStartMs)
  const duration = toNumber(event.dDurationMs)
  return {
    start: start === null ? null : start / 1000,
    end: start === null || duration === null ? null : (start + duration) / 1000,
  }
}

/** A line of automatic captions stays on the screen while the next one is spoken, so it ends when that one starts. */
function spokenLines({ start, end, text }: Caption, next: number | null): TimedLines {
  const over = end !== null && next !== null && start !== null && next > start && next < end
  const lines = text.split('\n').map(plainText)
  return { start, end: over ? next : end, lines: lines.filter((line) => line !== '') }
}
