// Reads the cue blocks that SRT and WebVTT share. Own and lenient on purpose: files from the wild miss empty lines,
// indices, hours or milliseconds, and words must not be lost over it.
import { framesPerSecondIn } from './frame-rate.ts'
import type { Notebook } from './notebook.ts'
import { secondsOf } from './time-code.ts'

/** `end` is null where the file states one that lies before the start. `line`: of its time, from 1. */
export type Cue = { start: number; end: number | null; lines: string[]; line: number }

const arrow = '-->'
/** In SRT an arrow may be said ("x --> y"), in WebVTT it may not; that of a cue has a time on one side at least. */
const timeBeside = /^\W{0,3}\d[\d:.,;]*\s*-->|(?<=\d[:.,]\d[\d:.,]*\s*)-->|-->\s*\d[\d.,]*:/
const timing = /^[^\d]{0,3}([\d:.,;]+)\s*-->\s*([\d:.,;]+)(?:\s|$)/
/** `->`, `—>`, `→` and `=>` between two clock times, written by hand or by an editor that corrects dashes. */
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

/** Characters that are looked at for words beside times. */
const sampleLength = 4000
const behindTiming = /^[^\d\n]{0,3}[\d:.,;]+\s*-->\s*[\d:.,;]+([^\n]*)$/gm
const cueSetting = /^\s*\p{L}[\p{L}\d]*:\S/u

/** True when most timings share their line with a name or words: a written transcript, and no captions. */
export function hasWordsBesideTimes(text: string): boolean {
  const behind = [...text.slice(0, sampleLength).matchAll(behindTiming)].map(([, rest = '']) => rest)
  const words = behind.filter((rest) => /\p{L}/u.test(rest) && !cueSetting.test(rest))
  return words.length > 1 && words.length * 2 > behind.length
}

/** `namedCues`: a lone line before a timing is the cue's name (WebVTT), not words (SRT). */
export function readCues(text: string, { namedCues, notes }: { namedCues: boolean; notes: Notebook }): Cue[] {
  const lines = text.split('\n')
  const framesPerSecond = framesPerSecondIn(text, notes) ?? undefined
  const cues: Cue[] = []
  let cue: Cue | null = null
  /** Lines of the block after an empty line: the next cue's name, a comment, or words that belong to the cue before. */
  let block: string[] | null = null
  let skipping = namedCues
  for (let at = 0; at < lines.length; at++) {
    const line = withArrow((lines[at] ?? '').trim())
    if (line.includes(arrow) && (namedCues || timeBeside.test(line))) {
      const times = readTiming(line, framesPerSecond)
      settle(cue, block, { beforeTiming: true, namedCues, notes, line: at })
      block = null
      cue = times && { ...times, lines: [], line: at + 1 }
      skipping = cue === null
      if (cue) cues.push(cue)
      else notes.dropped('cues with a time that cannot be read', at + 1)
    } else if (line === '' && lines[at] !== '' && cue?.lines.length === 0) {
      // Automatic captions fill the empty upper line with a space.
    } else if (line === '') {
      settle(cue, block, { beforeTiming: false, namedCues, notes, line: at })
      block = []
      if (skipping && cue) skipping = false
    } else if (block?.length === 0 && comment.test(line) && namedCues) {
      skipping = true
      block = null
    } else if (!skipping) {
      if (block) block.push(line)
      else cue?.lines.push(line)
    }
  }
  settle(cue, block, { beforeTiming: false, namedCues, notes, line: lines.length })
  noteOrder(cues, notes)
  return cues
}

type Settling = { beforeTiming: boolean; namedCues: boolean; notes: Notebook; line: number }

/** A block is over: what stands in it goes to the cue before, except an index or a name of the next. */
function settle(cue: Cue | null, block: string[] | null, { beforeTiming, namedCues, notes, line }: Settling): void {
  if (!cue) return
  if (!block) {
    if (beforeTiming && index.test(cue.lines.at(-1) ?? '') && cue.lines.length > 1) {
      cue.lines.pop()
      notes.repaired('missing empty lines between cues', line)
    }
    return
  }
  const words = [...block]
  const last = words.at(-1) ?? ''
  if (beforeTiming && (index.test(last) || (namedCues && words.length === 1))) words.pop()
  if (index.test(words[0] ?? '')) words.shift()
  if (words.length === 0) return
  for (const word of words) cue.lines.push(word)
  notes.repaired('words without a time, kept with the cue before', line)
}

/** Times that run back are told and stay: nobody but the author knows which of the two is wrong. */
function noteOrder(cues: readonly Cue[], notes: Notebook): void {
  let previous = 0
  for (const cue of cues) {
    if (cue.start < previous)
      notes.repaired('cues that start before the one above, kept in the order of the file', cue.line)
    previous = cue.start
    if (cue.end === null || cue.end >= cue.start) continue
    cue.end = null
    notes.repaired('times that end before they start', cue.line)
  }
}

function withArrow(line: string): string {
  const mayBeTiming = line.includes('>') || line.includes('→') || line.includes('⟶')
  return mayBeTiming && !line.includes(arrow) ? line.replace(otherArrow, '$1-->$2') : line
}

function readTiming(line: string, framesPerSecond?: number): { start: number; end: number } | null {
  const times = timing.exec(line)
  const start = times && clockSeconds(times[1] ?? '', framesPerSecond)
  const end = times && clockSeconds(times[2] ?? '', framesPerSecond)
  return start === null || end === null ? null : { start, end }
}

const thousandthsAfterColon = /^(\d+:\d{1,2}:\d{1,2})[:;](\d{3})$/

/** Captions also write their thousandths behind a colon: `00:00:03:500`. */
function clockSeconds(written: string, framesPerSecond: number | undefined): number | null {
  return secondsOf(written.replace(thousandthsAfterColon, '$1.$2'), framesPerSecond)
}
