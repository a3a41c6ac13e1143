// Joins the lines of a written transcript into turns and paragraphs, and keeps times inside them as marks.
import type { SegmentDraft } from './dialect.ts'
import { markdownText } from './markdown.ts'
import { isNoise } from './noises.ts'
import type { TextLine } from './text-lines.ts'
import type { SettledLines } from './text-speakers.ts'
import { parseSeconds } from './time-code.ts'
import type { TimeMark } from './transcript.ts'

type Open = {
  speaker: string | null
  /** The label before it in the file, with the space after it. */
  label: string | null
  start: number | null
  end: number | null
  parts: Part[]
  line: number
}
type Part = { words: string; time: number | null }

/**
 * Returns the segments. If names are doubtful, paragraphs, times, and labels all split the text, so the segments are
 * the same whether the labels turn out to be names or not.
 */
export function textTurns({ lines, doubt }: SettledLines): SegmentDraft[] {
  const named = doubt === null && lines.some((line) => line.label)
  // A heading's time doesn't make its paragraphs timed segments.
  const timed = lines.some(({ time, timePlace }) => time !== null && timePlace !== 'above')
  const paragraphs = lines.filter((line) => line.opensParagraph).length
  // A time before words starts a segment, except in files that put times after names: there it marks a position in a
  // turn.
  const timesOpen = !named || lines.some((line) => line.label && line.timePlace === 'first')
  const opened: Open[] = []
  let speaker: string | null = null
  let waiting: TextLine | null = null
  for (const line of lines) {
    if (line.time !== null && !line.label && line.words === '') {
      waiting = line
      continue
    }
    const { time, end } = line.time === null && waiting ? waiting : line
    waiting = null
    const current = opened.at(-1)
    const waitsForWords = current?.label != null && current.parts.every(({ words }) => words === '')
    const ownParagraph = !named && !timed && !waitsForWords && (line.opensParagraph || paragraphs === 1)
    if (line.label || line.ofNobody || (time !== null && timesOpen) || ownParagraph || !current) {
      const label = line.label && `${markdownText(line.label.label)}${line.loneName ? '' : ':'} `
      speaker = line.ofNobody ? null : (line.label?.label ?? speaker)
      opened.push({ speaker, label, start: time, end, parts: withInlineTimes(line.words, null), line: line.number })
    } else {
      for (const part of withInlineTimes(line.words, time)) current.parts.push(part)
    }
  }
  return opened.map((turn) => {
    const segment = toSegment(turn)
    return doubt ? withDoubtfulName(segment, turn.label ?? '', doubt) : segment
  })
}

/** A label without words behind it is treated as words. */
function withDoubtfulName(segment: SegmentDraft, label: string, { likely }: { likely: boolean }): SegmentDraft {
  const { speaker, text } = segment
  if (speaker === null) return segment
  if (text === `[${speaker}]`) return { ...segment, speaker: null, text: label.trimEnd() }
  return { ...segment, speaker: null, doubtful: { speaker, likely } }
}

/** Trint appends the duration: `[00:12:34][5.1]`. */
const inlineTime = /\\?\[(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)\\?\](?:\[\d{1,5}\.\d\])?/
const timeOfNoise = /(\\?[[(][^\d\]()[]{2,40}?)\s+\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(\\?[\])])/g

/** Splits `words [01:20] words` in two; `[inaudible 01:20]` only loses its time. */
function withInlineTimes(words: string, time: number | null): Part[] {
  if (!words.includes(':')) return [{ words, time }]
  const pieces = words.replace(timeOfNoise, '$1$2').split(inlineTime)
  const parts = [{ words: pieces[0] ?? '', time }]
  for (let at = 1; at < pieces.length; at += 2)
    parts.push({ words: pieces[at + 1] ?? '', time: parseSeconds(pieces[at] ?? '') })
  return parts
}

function toSegment({ speaker, label, start, end, parts, line }: Open): SegmentDraft {
  const marks: TimeMark[] = []
  let text = ''
  let first = start
  for (const part of parts) {
    const words = markdownText(part.words)
    if (part.time !== null && text === '') first ??= part.time
    else if (part.time !== null && words !== '') marks.push({ offset: text.length + 1, seconds: part.time })
    if (words !== '') text = text === '' ? words : `${text} ${words}`
  }
  const name = speaker === null ? null : markdownText(speaker)
  // "Break:" and "Jingle:" without words are parts of the episode, so they are kept as stage directions.
  const isHeard = text === '' && name !== null
  return {
    speaker: isHeard && isNoise(name) ? null : name,
    start: first,
    end,
    text: isHeard ? `[${name}]` : text,
    ...(label !== null && !isHeard && { label }),
    marks,
    line,
  }
}
