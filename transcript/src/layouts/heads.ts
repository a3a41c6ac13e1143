// Parses what may come before a line's words: a name, a time, or both in either order, with any punctuation around
// them.
import { datePattern, datePrefixes, daysIn } from '../date-lines.ts'
import { clockIn, parseSeconds, spokenSeconds, timeOfDay } from '../time-code.ts'
import { gap } from './head-line.ts'
import { maxNameLength, nameIn } from './head-names.ts'

/** One way to parse the head of a turn. Heads of the same layout have the same `shape`. */
export type Head = {
  /** The punctuation with N for a name, T for a time, and a line feed for a line end: `N (T): `. */
  shape: string
  name: string | null
  time: number | null
  end: number | null
  timeFirst: boolean
  /** Number of lines the head covers. */
  lines: number
  /** The rest of its last line. */
  words: string
}

/** At most one line between a name and the time below it. */
const maxLines = 2
/** Maximum length of a head in characters. */
const maxHeadLength = 140

const marks = /[ \ufdd0()[\]{}<>|:：;,*_#@~=/•·»→–—（）【】-]*/y
const index = /\d{1,6}[.)] +(?!\p{L}{3,9}\.? \d{4})/uy
const clock = String.raw`(?:\d{1,3}[:;]\d{2}(?:[:;.]\d{2}){0,2}(?:[.,]\d{1,3})?(?: ?[ap]\.?m\b\.?| ?uhr\b|z\b)?|\d{1,2}:\d{3}:\d{2})`
const spelled = String.raw`(?:\d{1,3} ?h(?:rs?)? ?)?\d{1,3} ?m(?:in)?(?: ?\d{1,2} ?s(?:ec)?)?|\d{1,6}(?:\.\d{1,3})? ?s(?:ec)?|\d{1,6}\.\d{1,3}`
/** `1 hour 4 minutes 9 seconds`, as pages write it for screen readers. The Teams panel adds `1:04:09`. */
const [hours, minutes, seconds] = ['(?:h|stunde|or[ae]|uur|час)', '(?:min|мин)', '(?:se[ckg]|сек)'].map(
  (unit) => String.raw`\d{1,3} ${unit}\p{L}{0,8},?`,
)
const inWords = `(?:${hours} ${minutes} ${seconds}|${hours} ${seconds}|${hours} ${minutes}|${minutes} ${seconds})(?:${clock})?`
const oneTime = String.raw`(?:${inWords}|${clock}|${spelled})(?![\p{L}\d]|:\d)`
const time = new RegExp(`(${oneTime})(?: ?(?:-->|->|→|[-–—]|to|until) ?(${oneTime}))?`, 'iuy')
/** A date before the time: the time is a time of day. */
const dateBefore = new RegExp(`(${datePattern})(?:,? (?:at |@ |um |[-–—|•·] )?|,|T)(?=\\d)`, 'iuy')
const dateBehind = new RegExp(`(?:,? |, ?)(${datePattern})(?!\\d)`, 'iuy')
/** After a range: its duration. */
const lengthBehind = new RegExp(String.raw`[ \ufdd0]?[([,|]? ?(${clock})[)\]]?(?![\p{L}\d]|:\d)`, 'iuy')
const endAndLength = new RegExp(String.raw`[ \ufdd0,]{1,2}(${clock})[ \ufdd0,]{1,2}(${clock})(?![\p{L}\d]|:\d)`, 'iuy')
const anyTime = /\d[:;.]\d|\d ?[hmsмс]/i
const nameText = /[\p{L}\p{N}"'“‘][^()[\]{}<>|:：*~=•·»→（）【】\ufdd0]{0,60}/uy
const role = / \([\p{L} /&.-]{2,30}\)/uy
/** After the last item: closing brackets, a colon, or a dash. An opening bracket belongs to the words. */
const tail =
  /[)\]}>）】*_:：;,|]*(?:[ \ufdd0]+[-–—|:~=→»•·>]{1,3}(?=[ \ufdd0]|$)|[-–—|~=→»]+(?=[ \ufdd0]|$))?[)\]}>*_]*[ \ufdd0]*/y

/** Returns all heads that may start at this line: after one item, and after two. */
export function headsAt(lines: readonly string[], at: number, framesPerSecond?: number): Head[] {
  const first = lines[at] ?? ''
  const cursor: Cursor = { lines, line: at, from: 0, framesPerSecond }
  let shape = taken(cursor, index, first) === '' ? '' : '#'
  const found: Head[] = []
  let head: Omit<Head, 'shape' | 'lines' | 'words'> = { name: null, time: null, end: null, timeFirst: false }
  for (let items = 0; items < 2; items++) {
    shape += takeMarks(cursor, items > 0, at)
    const item = takeItem(cursor, { name: head.name === null, time: head.time === null })
    if (!item) break
    head = { ...head, ...item, timeFirst: head.timeFirst || (item.time !== undefined && head.name === null) }
    shape += item.name === undefined ? 'T' : 'N'
    const whole = ended(cursor, at, { ...head, shape })
    if (whole) found.push(whole)
  }
  return found
}

/** Returns the head of a known shape at this line, the same one that `headsAt` would find, or null. */
export function headOfShape(
  lines: readonly string[],
  at: number,
  { shape, framesPerSecond }: { shape: string; framesPerSecond?: number },
): Head | null {
  const cursor: Cursor = { lines, line: at, from: 0, framesPerSecond }
  let matched = taken(cursor, index, lines[at] ?? '') === '' ? 0 : 1
  if (matched === 1 && !shape.startsWith('#')) return null
  let name: string | null = null
  let time: number | null = null
  let end: number | null = null
  let timeFirst = false
  do {
    const before = takeMarks(cursor, name !== null || time !== null, at)
    if (!shape.startsWith(before, matched)) return null
    const item = takeItem(cursor, { name: name === null, time: time === null })
    const letter = item?.name === undefined ? 'T' : 'N'
    if (!item || !shape.startsWith(letter, matched + before.length)) return null
    matched += before.length + 1
    if (item.time !== undefined) {
      timeFirst = name === null
      time = item.time
      end = item.end ?? null
    } else name = item.name ?? null
  } while (anotherItem.test(shape.slice(matched)))
  const rest = tailAt(cursor, shape.charAt(matched - 1))
  if (rest === null || rest.close !== shape.slice(matched)) return null
  return { shape, name, time, end, timeFirst, lines: cursor.line - at + 1, words: rest.words }
}

const anotherItem = /[NT]/

type Cursor = { lines: readonly string[]; line: number; from: number; framesPerSecond: number | undefined }

/** Returns what the sticky pattern matches at the cursor. `test` avoids allocating a match array several times a line. */
function taken(cursor: Cursor, pattern: RegExp, line: string): string {
  pattern.lastIndex = cursor.from
  if (!pattern.test(line)) return ''
  const text = line.slice(cursor.from, pattern.lastIndex)
  cursor.from += text.length
  return text
}

/** Consumes the punctuation up to the next item. Continues on the next line if this one ends there. */
function takeMarks(cursor: Cursor, mayTurn: boolean, first: number): string {
  const line = cursor.lines[cursor.line] ?? ''
  const before = taken(cursor, marks, line)
  const turns = mayTurn && cursor.from >= line.length && cursor.line - first + 1 < maxLines
  if (!turns || cursor.line + 1 >= cursor.lines.length) return written(before)
  cursor.line++
  cursor.from = 0
  return `${written(before).trimEnd()}\n${written(taken(cursor, marks, cursor.lines[cursor.line] ?? '')).trimStart()}`
}

function written(seen: string): string {
  if (seen.length < 2 && seen !== gap) return seen
  if (!seen.includes(gap) && !seen.includes('  ')) return seen
  return seen.replaceAll(gap, ' ').replace(/ {2,}/g, ' ')
}

type Item = { name?: string; time?: number; end?: number | null }

function takeItem(cursor: Cursor, wanted: { name: boolean; time: boolean }): Item | null {
  const line = cursor.lines[cursor.line] ?? ''
  if (cursor.from > maxHeadLength || cursor.from >= line.length) return null
  return (wanted.time ? takeTime(cursor, line) : null) ?? (wanted.name ? takeName(cursor, line) : null)
}

function takeTime(cursor: Cursor, line: string): Item | null {
  const from = cursor.from
  const before = takeDate(cursor, dateBefore, line)
  const item = isDigit(line.charCodeAt(cursor.from)) ? takeClock(cursor, line) : null
  if (!item) {
    cursor.from = from
    return null
  }
  const days = before ?? takeDate(cursor, dateBehind, line)
  if (days === null) return { time: item.time, end: item.end }
  const counted = item.isShort ? 60 : 1
  const at = (time: number | null) => (time === null ? null : time * counted + days * secondsADay)
  return { time: item.time * counted + days * secondsADay, end: at(item.end) }
}

const secondsADay = 86_400

/** Consumes the date at the cursor and returns its days, or null. */
function takeDate(cursor: Cursor, pattern: RegExp, line: string): number | null {
  if (!mayBeDate(line, cursor.from)) return null
  pattern.lastIndex = cursor.from
  const match = pattern.exec(line)
  const days = match && daysIn(match[1] ?? '')
  if (match && days !== null) cursor.from += match[0].length
  return days
}

/** A cheap check that avoids the date patterns for most heads, which start with `12:05` or a name. */
function mayBeDate(line: string, from: number): boolean {
  let at = from
  while (line.charAt(at) === ' ' || line.charAt(at) === ',') at++
  if (!isDigit(line.charCodeAt(at))) return datePrefixes.has(line.slice(at, at + 3).toLowerCase())
  while (isDigit(line.charCodeAt(at))) at++
  const behind = line.charAt(at)
  return behind !== '' && '-/. snrt'.includes(behind)
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** `isShort`: the clock has two parts. After a date they are hours and minutes. */
type Clock = { time: number; end: number | null; isShort: boolean }

function takeClock(cursor: Cursor, line: string): Clock | null {
  const from = cursor.from
  const usual = usualTime(cursor, line)
  if (usual !== null) return { time: usual, end: null, isShort: cursor.from - from <= shortLength }
  time.lastIndex = cursor.from
  const match = time.exec(line)
  const start = match && parseTime(match[1] ?? '', cursor.framesPerSecond)
  if (!match || start === null) return null
  cursor.from += match[0].length
  const stated = match[2] === undefined ? null : parseTime(match[2], cursor.framesPerSecond)
  if (stated !== null) takeLength(cursor, line, stated - start)
  const end = stated ?? takeEndAndLength(cursor, line, start)
  return { time: start, end, isShort: shortClock.test(match[1] ?? '') }
}

/** `10:03` */
const shortLength = 5
const shortClock = /^\d{1,2}:\d\d(?: ?uhr|z)?$/i

/** `00:01 00:04 00:03`: two times without punctuation between them are a range if a third one is its duration. */
function takeEndAndLength(cursor: Cursor, line: string, start: number): number | null {
  endAndLength.lastIndex = cursor.from
  const match = endAndLength.exec(line)
  const end = match && parseTime(match[1] ?? '', cursor.framesPerSecond)
  const length = match && parseTime(match[2] ?? '', cursor.framesPerSecond)
  if (!match || end === null || length === null || Math.abs(end - start - length) > 1) return null
  cursor.from += match[0].length
  return end
}

/** `00:01 - 00:04 (00:03)` */
function takeLength(cursor: Cursor, line: string, length: number): void {
  lengthBehind.lastIndex = cursor.from
  const match = lengthBehind.exec(line)
  const stated = match && parseTime(match[1] ?? '', cursor.framesPerSecond)
  if (match && stated !== null && Math.abs(stated - length) <= 1) cursor.from += match[0].length
}

/** Parses `12:05` or `1:12:05` before a closing bracket without a regular expression: most heads have one. */
function usualTime(cursor: Cursor, line: string): number | null {
  let to = cursor.from
  let digits = 0
  let colons = 0
  for (; to < line.length; to++) {
    const code = line.charCodeAt(to)
    if (isDigit(code)) digits++
    else if (code !== 0x3a || (colons === 0 ? digits === 0 || digits > 3 : digits !== 2)) break
    else {
      digits = 0
      colons++
    }
  }
  if (!')]}'.includes(line.charAt(to)) || to === line.length || digits !== 2 || colons === 0 || colons > 2) return null
  const read = clockIn(line, cursor.from, to)
  if (Number.isNaN(read)) return null
  cursor.from = to
  return read
}

function parseTime(text: string, framesPerSecond: number | undefined): number | null {
  const clock = /[rz]$/i.test(text) ? text.replace(/(?: ?uhr|z)$/i, '') : text
  return parseSeconds(clock, framesPerSecond) ?? timeOfDay(text) ?? spokenSeconds(text) ?? spelledTime(text)
}

/** Parses `12 min 5 sec`, and `1:02;03` from tools that mix separators. */
function spelledTime(text: string): number | null {
  const plain = text.toLowerCase().replace(/\s/g, '').replaceAll(';', ':')
  return parseSeconds(plain.replace(/([hms])[a-z]+/g, '$1'))
}

function takeName(cursor: Cursor, line: string): Item | null {
  nameText.lastIndex = cursor.from
  if (!nameText.test(line)) return null
  const name = nameIn(line.slice(cursor.from, nameText.lastIndex + 4), nameText.lastIndex - cursor.from)
  if (name === null) return null
  cursor.from += name.length
  return { name: name + taken(cursor, role, line) }
}

/** Returns the head that ends here, or null if nothing separates it from the words. */
function ended(cursor: Cursor, first: number, head: Omit<Head, 'lines' | 'words'>): Head | null {
  const rest = tailAt(cursor, head.shape.slice(-1))
  return rest && { ...head, shape: head.shape + rest.close, lines: cursor.line - first + 1, words: rest.words }
}

/** Returns what closes a head after its last item (N or T) and the words after it; null if nothing separates them. */
function tailAt({ lines, line, from }: Cursor, lastItem: string): { close: string; words: string } | null {
  const text = lines[line] ?? ''
  tail.lastIndex = from
  const behind = tail.test(text) ? text.slice(from, tail.lastIndex) : ''
  const words = text.slice(from + behind.length)
  const close = words === '' ? `${written(behind).trimEnd()}\n` : behind === gap ? '\t' : written(behind)
  const opens = lastItem === 'N' && words !== '' && close.trim() === '' && close !== '\t'
  return opens || (words !== '' && close === '') ? null : { close, words }
}

/** True if a line can contain a head. Most lines are only words. */
export function mayHoldHead(line: string): boolean {
  return (
    (line.length <= maxNameLength && !/[.?!…,]$/.test(line)) ||
    anyTime.test(line.slice(0, maxHeadLength)) ||
    delimiter.test(line.slice(0, maxNameLength))
  )
}

const delimiter = /[[({<|>:：*•·»→–—（【\ufdd0]| - /
