// Finds the lists of links that show notes put above or below a talk: "- [Title](https://…)", "Find out more: https://…".
import { isHeading, markdownText } from './markdown.ts'
import { singleSpaced } from './plain-text.ts'

/** `label` is '' if nothing says what the address is. */
export type Link = { label: string; address: string }
/** `lines`: the indexes of the lists' lines with the headings right above them, and of references among the talk. */
export type LinkLists = { lines: ReadonlySet<number>; links: readonly Link[] }

/** Lines at either end of a file that may stand around its talk. */
const edgeLines = 200
const maxLineLength = 1000
const maxLabelLength = 120
/** More words beside the links are a sentence. */
const maxLabelWords = 16
/** Lines of show notes that may stand between a list and the end of the file, at least. */
const minOtherLines = 6

const none: LinkLists = { lines: new Set(), links: [] }

/** Returns the lists of links above and below the talk. In the middle of a talk, and where lists are most of a file, none. */
export function findLinkLists(lines: readonly string[]): LinkLists {
  const edges = lines.length <= 2 * edgeLines ? lines : [...lines.slice(0, edgeLines), ...lines.slice(-edgeLines)]
  if (!edges.some((line) => line.includes('://'))) return none
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const turns = countLabels(lines)
  const linked = new Map<number, Link[]>()
  const pages = new Map<string, number>()
  for (const at of new Set([...written.slice(0, edgeLines), ...written.slice(-edgeLines)])) {
    const raw = lines[at] ?? ''
    for (const page of listPages(raw)) pages.set(page, (pages.get(page) ?? 0) + 1)
    const links = parseLine(raw, turns)
    if (links) linked.set(at, links)
  }
  for (const at of linked.keys()) if (listPages(lines[at] ?? '').some(isRecording(pages))) linked.delete(at)
  if (linked.size === 0 || linked.size * 2 > written.length + 1) return none
  const lists = findRuns(written, linked).filter((run) => run.length > 1 || isCertain(lines[run[0] ?? 0] ?? ''))
  const listed = new Set(lists.flat())
  const others = written.filter((at) => !listed.has(at))
  const atEnd = Math.max(minOtherLines, Math.floor(others.length / 10))
  const [firstTalk = 0, lastTalk = 0] = [
    others[Math.min(atEnd, others.length - 1)],
    others[Math.max(0, others.length - 1 - atEnd)],
  ]
  const around = lists.filter((run) => (run.at(-1) ?? 0) < firstTalk || (run[0] ?? 0) > lastTalk)
  const heads = around.flatMap((run) => findHeading(lines, written, { run, turns }) ?? [])
  return { lines: new Set([...around.flat(), ...heads]), links: around.flat().flatMap((at) => linked.get(at) ?? []) }
}

/** Returns the addresses of a line without places in a recording. */
function listPages(raw: string): string[] {
  if (!raw.includes('://') || raw.length > maxLineLength) return []
  const found = [...raw.matchAll(linkInText)].map(([, , titled, own]) => titled ?? own ?? '')
  return [...new Set(found.map((link) => (link.split('#', 1)[0] ?? '').replace(/[?&](?:t|ts|time|start)=[^&]*/g, '')))]
}

/** A transcript links its times or turns to places in one recording. */
function isRecording(pages: ReadonlyMap<string, number>): (page: string) => boolean {
  return (page) => (pages.get(page) ?? 0) > 2
}

/** Returns the runs of linked lines with nothing but empty lines between them. */
function findRuns(written: readonly number[], linked: ReadonlyMap<number, unknown>): number[][] {
  const runs: number[][] = []
  let isOpen = false
  for (const at of written) {
    if (!linked.has(at)) isOpen = false
    else if (isOpen) runs.at(-1)?.push(at)
    else {
      runs.push([at])
      isOpen = true
    }
  }
  return runs
}

/** `**News:**` or "Links from the episode" right above a list. */
function findHeading(
  lines: readonly string[],
  written: readonly number[],
  { run, turns }: { run: readonly number[]; turns: ReadonlyMap<string, number> },
): number | undefined {
  const at = written[written.indexOf(run[0] ?? 0) - 1]
  const raw = at === undefined ? '' : (lines[at] ?? '').trim()
  const text = markdownText(raw)
  const isMarked = isHeading(raw) || text.endsWith(':') || /^(\*\*|__).+\1$/.test(raw)
  const isShort = text.length <= maxLabelLength && text.split(' ').length <= 8 && !/[.?!…]$/.test(text)
  const isTurn = (turns.get(getLabel(text) ?? '') ?? 0) > 1
  return isShort && !isTurn && !listMark.test(raw) && (isMarked || run.length > 1) && text !== '' ? at : undefined
}

/** Counts what stands before a colon: what comes again is a speaker. */
function countLabels(lines: readonly string[]): Map<string, number> {
  // Many lines have the same label, and cleaning it takes longer than finding it.
  const written = new Map<string, number>()
  for (const line of lines) {
    const label = getWrittenLabel(line)
    if (label !== null) written.set(label, (written.get(label) ?? 0) + 1)
  }
  const counts = new Map<string, number>()
  for (const [label, count] of written) {
    const cleaned = normalizeLabel(label)
    counts.set(cleaned, (counts.get(cleaned) ?? 0) + count)
  }
  return counts
}

function getWrittenLabel(line: string): string | null {
  const colon = line.length > maxLabelLength ? line.slice(0, maxLabelLength + 1).indexOf(':') : line.indexOf(':')
  return colon > 0 && colon <= maxLabelLength ? line.slice(0, colon) : null
}

function normalizeLabel(label: string): string {
  return label
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase()
}

function getLabel(line: string): string | null {
  const label = getWrittenLabel(line)
  return label === null ? null : normalizeLabel(label)
}

const listMark = /^\s*(?:[-*•·–+]|\d{1,3}[.)])\s+/
const title = String.raw`\[((?:[^[\]]|\[[^[\]]{0,100}\]){0,300})\]`
const address = String.raw`https?:\/\/(?:[^\s()<>]|\([^\s()<>]{0,100}\)){3,500}`
const bare = String.raw`https?:\/\/(?:[^\s<>"'\x60[\]{}|\\^()]|\([^\s()]{0,100}\)){3,500}`
const linkInText = new RegExp(`${title}\\(<?(${address})>?(?: "[^"]{0,200}")?\\)|<?(${bare})>?`, 'gi')
/** What listeners are asked to do with the show; such a link is not the episode's. */
const asks =
  /^(?:please )?(?:follow|rate|review|subscribe|like|share|sign up|join|connect|donate|become|buy|listen (?:on|to)|watch our|leave (?:a|us)|tell)\b/i
const timed = /^\W{0,4}\d{1,3}:\d\d/
/** Nothing but a label and an address, or a title that is a link. */
const certain = /^(?:\[[^[\]]+\]\([^\s()]+\)|(?:[^:]{1,120}(?::| [-–—|]) ?)?<?https?:\/\/\S+)$/

function isCertain(raw: string): boolean {
  return certain.test(withoutMark(raw))
}

function withoutMark(raw: string): string {
  return singleSpaced(raw.replace(listMark, ''))
}

/** Returns the links of a line that is one entry of a list, or null for a sentence or a turn. */
function parseLine(raw: string, turns: ReadonlyMap<string, number>): Link[] | null {
  if (raw.length > maxLineLength || !raw.includes('://')) return null
  const line = withoutMark(raw)
  if (timed.test(markdownText(line))) return null
  const found = [...line.matchAll(linkInText)]
  const beside = singleSpaced(line.replaceAll(linkInText, ' '))
  const isTurn = (turns.get(getLabel(line) ?? '') ?? 0) > 1
  // "- Maya Hart: [Website](https://…) | [Photos](https://…)" has nothing that she could say.
  if (isTurn && (found.length < 2 || /\p{L}/u.test(beside.slice(beside.indexOf(':'))))) return null
  const last = found.at(-1)
  const isAtEnd = last !== undefined && line.length - last.index - last[0].length <= maxLabelLength / 2
  const isEntry =
    (listMark.test(raw) || isAtEnd) && !endsSentence(line.slice(last === undefined ? 0 : last.index + last[0].length))
  if (found.length === 0 || !isEntry || beside.split(' ').length > maxLabelWords || /\p{L}[.?!…] \p{Lu}/u.test(beside))
    return null
  const before = tidyLabel(line.slice(0, found[0]?.index ?? 0))
  if (asks.test(before)) return []
  return found.map(([, titleText = '', titled, bareAddress]) => {
    const own = titled === undefined || titleText.includes('://') ? '' : tidyLabel(titleText)
    const label =
      found.length > 1 ? [before, own].filter(Boolean).join(', ') : isGeneral.test(own) ? before || own : own || before
    return {
      label: label.length > maxLabelLength ? '' : label,
      address: (titled ?? bareAddress ?? '').replace(/[.,;:!?]{1,10}$/, ''),
    }
  })
}

function endsSentence(text: string): boolean {
  return /\p{L}/u.test(text) && /[.?!…]$/.test(text)
}

/** Titles of links that say nothing of what they lead to. */
const isGeneral = /^(?:here|link|this|website|site|url|read more|more|click here|listen|watch)?$/i

/** Returns the label of a link, or '' if it says nothing or too much. */
export function cleanLabel(text: string): string {
  const label = tidyLabel(text)
  return isGeneral.test(label) || label.length > maxLabelLength ? '' : label
}

function tidyLabel(text: string): string {
  return markdownText(text)
    .replace(/^[\s:–—|*_<-]+/, '')
    .replace(/(?<![\s:–—|*_(<-])[\s:–—|*_(<-]+$/, '')
    .trim()
}
