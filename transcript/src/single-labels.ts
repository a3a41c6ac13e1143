// Tells labels that occur once and name nobody: "Compatibility: …", "(Update) B: …", an entry of a list.
import { nameShape } from './name-shape.ts'
import type { TextLine } from './text-lines.ts'

/** With fewer turns their form isn't known. */
const minTurns = 6
/** Lines in which words are searched. */
const sampleLines = 3000
const listMark = /^(?:[-*•–—]|\d{1,3}[.)])\s/
/** Words for people that a talk also uses in other places. */
const people = new Set(
  `host cohost guest moderator interviewer interviewee narrator presenter reporter anchor speaker caller member audience voice
  person participant facilitator man woman male female child student attendee questioner asker introducer emcee mc announcer
  operator chair chairman senator doctor judge teacher all both everyone crowd unknown various`.split(/\s+/),
)

/**
 * Returns the labels that occur once and don't look like the turns of a file with several speakers: they open no paragraph
 * where turns do, stand behind a list mark where turns don't, begin with a bracket or quotation mark, or consist of words
 * that the talk uses in lower case.
 */
export function findSingleLabels(lines: readonly TextLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { label, loneName } of lines)
    if (label && !loneName) counts.set(label.label, (counts.get(label.label) ?? 0) + 1)
  if (counts.size < 3 || ![...counts.values()].includes(1)) return new Set()
  const labeled = lines.filter(({ label, loneName }) => label !== null && !loneName)
  const isAgain = ({ label }: TextLine) => (counts.get(label?.label ?? '') ?? 0) > 1
  const turns = labeled.filter((line) => isAgain(line) && nameShape(line.label?.label ?? '') === 'name')
  const singles = labeled.filter((line) => !isAgain(line) && line.time === null)
  const speakers = new Set(turns.map(({ label }) => label?.label))
  if (turns.length < minTurns || speakers.size < 2 || singles.length === 0) return new Set()
  const open = turns.filter(({ opensParagraph }) => opensParagraph).length
  const marked = turns.filter(({ raw }) => listMark.test(raw)).length
  const said = findLowerCase(
    lines,
    singles.flatMap((line) => splitWords(line.label?.label ?? '')),
  )
  return new Set(
    singles.flatMap(({ label, opensParagraph, raw }) => {
      const text = label?.label ?? ''
      const isOutside = !opensParagraph && open * 20 >= turns.length * 19
      const isListed = listMark.test(raw) && marked * 20 <= turns.length
      const words = splitWords(text)
      const isInitials = text === text.toUpperCase()
      const isCommon =
        words.length > 0 &&
        !isInitials &&
        words.every((word) => said.has(word)) &&
        !words.some((word) => people.has(word))
      return isOutside || isListed || isCommon || isBroken(text) || isReference(raw) ? [text] : []
    }),
  )
}

/** Whether a line has nothing but a label and an address, which nobody says. */
export function isReference(raw: string): boolean {
  return /: <?https?:\/\/\S+$/i.test(raw)
}

/** Begins with a bracket or quotation mark that belongs to a sentence. */
function isBroken(label: string): boolean {
  return /^["'“‘«(]/.test(label) || label.split('(').length !== label.split(')').length
}

function splitWords(label: string): string[] {
  return label.toLowerCase().match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []
}

/** A name may be written without its capital once. */
const minCommon = 2

/** Returns those of the words that the lines have in lower case. */
function findLowerCase(lines: readonly TextLine[], wanted: readonly string[]): ReadonlySet<string> {
  const counts = new Map(wanted.map((word) => [word, 0]))
  for (const { words } of counts.size === 0 ? [] : lines.slice(0, sampleLines)) {
    for (const [word] of words.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}’'-]*/gu)) {
      const count = counts.get(word)
      if (count !== undefined) counts.set(word, count + 1)
    }
  }
  return new Set(wanted.filter((word) => (counts.get(word) ?? 0) >= minCommon))
}
