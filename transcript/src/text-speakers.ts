// Decides which parts of a written transcript are names, times, or metadata, and which are speech.
import { findHeadBlock, isAbout, isDescription } from './head-block.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { findSingleLabels, isReference } from './single-labels.ts'
import { type JudgedLabels, type Labeled, speakerLabels } from './speaker-labels.ts'
import type { TextLine } from './text-lines.ts'
import { withUnknownHeads } from './unknown-heads.ts'

/** Lines with only confirmed names and times. `doubt`: the names may be words. */
export type SettledLines = { lines: TextLine[]; doubt: JudgedLabels['doubt'] }

/** Returns the lines that are speech, with their names and times confirmed. */
export function settledLines(written: readonly TextLine[], notes: ParseWarnings): SettledLines {
  const lines = withoutHeadBlock(written, notes)
  const paragraphs = lines.filter((line) => line.opensParagraph).length
  const units = paragraphs > 1 ? paragraphs : lines.length
  const single = findSingleLabels(lines)
  const labeled: Labeled[] = []
  for (const { label, loneName } of lines) if (label && !loneName && !single.has(label.label)) labeled.push(label)
  const { labels, doubt, loneNames } = namesIn(lines, { labeled: withoutAbout(labeled), units })
  const bareTimes = trustsBareTimes(lines, units)
  const isNamed = ({ label, loneName }: TextLine) => label !== null && (loneName ? loneNames : labels).has(label.label)
  const settled: TextLine[] = []
  let speechBegan = false
  const apart = lines.some(({ joined }) => joined)
    ? lines.flatMap((read) => (read.joined && !isNamed(read) ? read.joined : [read]))
    : lines
  for (const line of apart) {
    const named = isNamed(line)
    speechBegan ||= named
    if (!named && !speechBegan && labels.size > 0 && doubt?.likely !== false && isAbout(line.label?.label ?? ''))
      notes.droppedWords({ what: 'lines about the episode', text: line.raw, line: line.number })
    else if (single.has(line.label?.label ?? '') && isReference(line.raw))
      notes.droppedWords({ what: 'links among the turns', text: line.raw, line: line.number })
    else settled.push(asSpeech(line, { named, bareTimes }))
  }
  return { lines: doubt === null ? withUnknownHeads(settled, notes) : settled, doubt }
}

function withoutHeadBlock(lines: readonly TextLine[], notes: ParseWarnings): readonly TextLine[] {
  const { fields, cast } = findHeadBlock(lines)
  if (fields.size === 0) return lines
  for (const { raw, number } of fields) notes.droppedWords({ what: 'lines about the episode', text: raw, line: number })
  for (const [label, name] of cast) notes.repaired(`the speaker “${label}” taken for “${name}”`)
  return lines.flatMap((line) => {
    const name = cast.get(line.label?.label ?? '')
    if (fields.has(line)) return []
    return line.label && name !== undefined ? [{ ...line, label: { ...line.label, label: name } }] : [line]
  })
}

type Names = JudgedLabels & { loneNames: ReadonlySet<string> }

/** Returns the names before a colon, else those on their own lines. Weak labels lose to names on their own lines. */
function namesIn(
  lines: readonly TextLine[],
  { labeled, units }: { labeled: readonly Labeled[]; units: number },
): Names {
  const judged = speakerLabels(labeled, units)
  const isLikely = judged.labels.size > 0 && judged.doubt?.likely !== false
  if (isLikely) return { ...judged, loneNames: judged.labels }
  const loneNames = repeatedNames(lines, units)
  return loneNames.size > 0 ? { labels: new Set(), doubt: null, loneNames } : { ...judged, loneNames: judged.labels }
}

function asSpeech(line: TextLine, { named, bareTimes }: { named: boolean; bareTimes: boolean }): TextLine {
  if (line.timePlace === 'bare' && !bareTimes) return { ...line, label: null, time: null, end: null, words: line.raw }
  if (named || !line.label) return line
  const words = line.loneName ? line.label.label : line.label.shape === 'certain' ? line.words : said(line.label)
  return { ...line, label: null, words }
}

function said({ label, rest }: Labeled): string {
  return rest === '' ? `${label}:` : `${label}: ${rest}`
}

/** Returns names on their own line above the words, if names repeat or nearly every paragraph starts with one. */
function repeatedNames(lines: readonly TextLine[], units: number): Set<string> {
  const heads = lines.filter((line, at) => line.loneName && lines[at + 1]?.time === null && !lines[at + 1]?.loneName)
  const timed = lines.filter((line) => line.time !== null).length
  const timedHeads = heads.filter((line) => line.time !== null)
  const untimedHeads = heads.filter((line) => line.opensParagraph)
  const chosen = timed > 0 ? (timedHeads.length * 2 >= timed ? timedHeads : []) : untimedHeads
  const names = chosen.flatMap((line) => line.label?.label ?? [])
  const distinct = new Set(names)
  const again = names.length - distinct.size
  const share = names.length / units
  const convention = timed > 0 || (again > 0 && share > 0.8) || (again > 3 && distinct.size > 1 && share > 0.3)
  return convention ? distinct : new Set()
}

/** True if lines keep starting with a time. Otherwise "10:30 is when he came" is speech. */
function trustsBareTimes(lines: readonly TextLine[], units: number): boolean {
  const bare = lines.filter((line) => line.timePlace === 'bare').length
  return bare === lines.length || (bare > 1 && bare * 3 >= units)
}

const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/

/**
 * Removes labels that describe the episode: "Host:" once above the talk names the host; a repeated "Host:" is the host
 * speaking.
 */
function withoutAbout(labels: readonly Labeled[]): Labeled[] {
  const counts = new Map<string, number>()
  for (const { label } of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  const isSaid = ({ label, rest }: Labeled) => sentenceEnd.test(rest) && !isDescription(label)
  return labels.filter((labeled) => !isAbout(labeled.label) || (counts.get(labeled.label) ?? 0) > 1 || isSaid(labeled))
}
