import type { JsonDialect, SegmentDraft, TimedWords } from '../dialect.ts'
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

type Caption = { start: number | null; end: number | null; text: string; words: TimedWords }

function readEvents(events: readonly Fields[]): SegmentDraft[] {
  const captions: Caption[] = []
  for (const event of events) {
    const pieces = listObjects(event.segs)
    const text = pieces.map((piece) => toText(piece.utf8)).join('')
    if (text.trim() === '') continue
    const before = captions.at(-1)
    const times = parseTimes(event)
    const isMore = before && event.aAppend === 1
    const words = isMore ? before.words : { texts: [], seconds: [] }
    if (isMore) before.text += text
    else captions.push({ ...times, text, words })
    if (times.start !== null && pieces.length > 1) addWords(words, pieces, times.start)
  }
  return namedSegments(captions.map((caption, at) => spokenLines(caption, captions[at + 1]?.start ?? null)))
}

function addWords({ texts, seconds }: TimedWords, pieces: readonly Fields[], start: number): void {
  for (const { utf8, tOffsetMs } of pieces) {
    texts.push(toText(utf8))
    seconds.push(start + (toNumber(tOffsetMs) ?? 0) / 1000)
  }
}

function parseTimes(event: Fields): Pick<Caption, 'start' | 'end'> {
  const start = toNumber(event.tStartMs)
  const duration = toNumber(event.dDurationMs)
  return {
    start: start === null ? null : start / 1000,
    end: start === null || duration === null ? null : (start + duration) / 1000,
  }
}

/** A line of automatic captions stays on the screen while the next one is spoken, so it ends when that one starts. */
function spokenLines({ start, end, text, words }: Caption, next: number | null): TimedLines {
  const over = end !== null && next !== null && start !== null && next > start && next < end
  const lines = text.split('\n').map(plainText)
  return { start, end: over ? next : end, lines: lines.filter((line) => line !== ''), words }
}
