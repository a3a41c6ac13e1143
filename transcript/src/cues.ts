// Parses the cue blocks that SRT and WebVTT share. Not a library, because real files omit empty lines, indexes, hours,
// or milliseconds, and no words may be lost because of it.
import { usualTimes } from './cue-clock.ts'
import { framesPerSecondIn } from './frame-rate.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { parseSeconds } from './time-code.ts'

/**
 * `end` is null if the file states an end before the start. `line` is the timing's line, from 1. `id` is never a
 * number.
 */
export type Cue = { start: number; end: number | null; lines: readonly string[]; line: number; id?: string }

const arrow = '-->'
/** Text in SRT may contain an arrow ("x --> y"), text in WebVTT may not. A timing has a time on at least one side. */
const timeBeside = /^\W{0,3}\d[\d:.,;]*\s*-->|(?<=\d[:.,]\d[\d:.,]*\s*)-->|-->\s*\d[\d.,]*:/
const timing = /^[^\d]{0,3}([\d:.,;]+)\s*-->\s*([\d:.,;]+)(?:\s|$)/
/** `->`, `—>`, `→`, or `=>` between two times, typed by hand or autocorrected by an editor. */
const otherArrow = /^(\s*\d+:\d\d[\d:.,;]*\s*)(?:->|--->|[–—]>|=>|→|⟶)(\s*\d+:\d\d[\d:.,;]*)/
const index = /^\d+$/
const comment = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/** True when a line early in the text is a cue timing. */
export function hasCues(text: string): boolean {
  let from = 0
  for (let tries = 0; tries < 50; tries++) {
    const at = text.indexOf(arrow, from)
    if (at < 0) return otherArrow.test(text.slice(0, 2000).replace(/^\s*\d+\n/, ''))
    const lineStart = text.lastIndexOf('\n', at) + 1
    const lineEnd = text.indexOf('\n', at)
    if (readTiming(text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd))) return true
    from = at + arrow.length
  }
  return false
}

/** Characters that are searched for words beside times. */
const sampleLength = 4000
const behindTiming = /^[^\d\n]{0,3}[\d:.,;]+\s*-->\s*[\d:.,;]+([^\n]*)$/gm
const cueSetting = /^\s*\p{L}[\p{L}\d]*:\S/u

/** True if most timings share their line with a name or words: a written transcript, not captions. */
export function hasWordsBesideTimes(text: string): boolean {
  const behind = [...text.slice(0, sampleLength).matchAll(behindTiming)].map(([, rest = '']) => rest)
  const words = behind.filter((rest) => /\p{L}/u.test(rest) && !cueSetting.test(rest))
  return words.length > 1 && words.length * 2 > behind.length
}

/** Parses the cues. `namedCues`: a single line before a timing is the cue's name (WebVTT), not words (SRT). */
export function readCues(text: string, { namedCues, notes }: { namedCues: boolean; notes: ParseWarnings }): Cue[] {
  const framesPerSecond = framesPerSecondIn(text, notes) ?? undefined
  const cues: Cue[] = []
  let cue: Cue | null = null
  /** Lines of the cue so far. */
  let said: string[] = []
  /** Lines after an empty line: the next cue's name, a comment, or more words of the previous cue. */
  let block: string[] | null = null
  let skipping = namedCues
  let at = 0
  let nextArrow = -1
  for (let [from, to] = [0, 0]; from <= text.length; from = to + 1, at++) {
    to = text.indexOf('\n', from)
    if (to < 0) to = text.length
    if (nextArrow < from) nextArrow = findPart(arrow, text, from)
    const usual = nextArrow < to ? usualTimes(text, { from, to, arrow: nextArrow }) : null
    // Skip the cue number between an empty line and the timing.
    if (block?.length === 0 && isNumberAbove(text, from, to, nextArrow)) continue
    const written = usual ? '' : trimmed(text.slice(from, to))
    const line = nextArrow < to ? written : withArrow(written)
    if (usual || ((nextArrow < to || line !== written) && (namedCues || timeBeside.test(line)))) {
      const times = usual ?? readTiming(line, framesPerSecond)
      if (cue) cue.lines = settled(said, block, { beforeTiming: true, namedCues, notes, line: at })
      block = null
      said.length = 0
      cue = times && { start: times.start, end: times.end, lines: noLines, line: at + 1 }
      const id = namedCues ? idAbove(text, from) : ''
      if (cue && id !== '') cue.id = id
      skipping = cue === null
      if (cue) cues.push(cue)
      else notes.dropped('cues with a time that cannot be read', at + 1)
    } else if (line === '' && from < to && cue && said.length === 0) {
      // Automatic captions put a space on the empty upper line.
    } else if (line === '') {
      if (cue && block) said = [...settled(said, block, { beforeTiming: false, namedCues, notes, line: at })]
      block = []
      if (skipping && cue) skipping = false
    } else if (namedCues && block?.length === 0 && comment.test(line)) {
      skipping = true
      block = null
    } else if (!skipping) {
      if (block) block.push(line)
      else if (cue) said.push(line)
    }
  }
  if (cue) cue.lines = settled(said, block, { beforeTiming: false, namedCues, notes, line: at })
  dropEarlyEnds(cues, notes)
  return cues
}

/** Returns the line above a timing if it follows an empty line and isn't a number. */
export function idAbove(text: string, timing: number): string {
  const to = timing - 1
  const from = text.lastIndexOf('\n', to - 1) + 1
  const isApart = from === 0 || text.charAt(from - 2) === '\n'
  const id = isApart && to - from <= maxIdLength ? text.slice(from, Math.max(from, to)).trim() : ''
  return index.test(id) ? '' : id
}

const maxIdLength = 60

/** True if the line is all digits and the next line has the arrow. */
function isNumberAbove(text: string, from: number, to: number, nextArrow: number): boolean {
  if (from === to || nextArrow < to || nextArrow > to + furthestArrow) return false
  for (let at = from; at < to; at++) if (!isDigit(text.charCodeAt(at))) return false
  return text.lastIndexOf('\n', nextArrow) === to
}

/** Maximum offset of the arrow in its line. */
const furthestArrow = 40

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Returns an index beyond the text if the part isn't found. */
function findPart(part: string, text: string, from: number): number {
  const at = text.indexOf(part, from)
  return at < 0 ? text.length + 1 : at
}

const noLines: readonly string[] = []

type CueContext = { beforeTiming: boolean; namedCues: boolean; notes: ParseWarnings; line: number }

/** Returns the cue's lines plus those of the finished block, except the index or name of the next cue. */
function settled(
  said: readonly string[],
  block: readonly string[] | null,
  { beforeTiming, namedCues, notes, line }: CueContext,
): readonly string[] {
  if (!block) {
    const missing = beforeTiming && said.length > 1 && index.test(said.at(-1) ?? '')
    if (missing) notes.repaired('missing empty lines between cues', line)
    return said.slice(0, missing ? -1 : undefined)
  }
  let [from, to] = [0, block.length]
  if (to > 0 && beforeTiming && (index.test(block[to - 1] ?? '') || (namedCues && to === 1))) to--
  if (from < to && index.test(block[from] ?? '')) from++
  if (from === to) return said.slice()
  notes.repaired('words without a time, kept with the cue before', line)
  return [...said, ...block.slice(from, to)]
}

/** Only the author knows which of the two times is wrong. The cue keeps its start. */
function dropEarlyEnds(cues: readonly Cue[], notes: ParseWarnings): void {
  for (const cue of cues) {
    if (cue.end === null || cue.end >= cue.start) continue
    cue.end = null
    notes.repaired('times that end before they start', cue.line)
  }
}

/** Most lines need no trimming. */
function trimmed(line: string): string {
  return isLetter(line.charCodeAt(0)) && isLetter(line.charCodeAt(line.length - 1)) ? line : line.trim()
}

/** True for printable ASCII other than space. */
function isLetter(code: number): boolean {
  return code > 0x20 && code < 0x7f
}

/** Such lines start with a digit. */
function withArrow(line: string): string {
  const first = line.charCodeAt(0)
  return isDigit(first) && line.includes(':') ? line.replace(otherArrow, '$1-->$2') : line
}

function readTiming(line: string, framesPerSecond?: number): { start: number; end: number } | null {
  const times = timing.exec(line)
  const start = times && clockSeconds(times[1] ?? '', framesPerSecond)
  const end = times && clockSeconds(times[2] ?? '', framesPerSecond)
  return start === null || end === null ? null : { start, end }
}

const thousandthsAfterColon = /^(\d+:\d{1,2}:\d{1,2})[:;](\d{3})$/

/** Some captions put a colon before the milliseconds: `00:00:03:500`. */
function clockSeconds(written: string, framesPerSecond: number | undefined): number | null {
  return parseSeconds(written.replace(thousandthsAfterColon, '$1.$2'), framesPerSecond)
}
