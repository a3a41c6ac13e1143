// Merges spellings of one person: "ADA", "Ada:", "Ada Lovelace (Host)", and "Ada" after "Ada Lovelace".
import type { SegmentDraft } from './dialect.ts'
import { fullNames } from './initials.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { singleSpaced, withoutBidiMarks } from './plain-text.ts'

/** Returns the merged name for each spelling in the file. Adds a note for each merge. */
export function joinedSpellings(drafts: readonly SegmentDraft[], notes: ParseWarnings): ReadonlyMap<string, string> {
  const uses = countUses(drafts)
  const tidy = new Map([...uses.keys()].map((written) => [written, tidied(written)]))
  const spellings = joinedBy(foldedName, new Set(tidy.values()))
  const titles = joinedTitles(new Set(spellings.values()))
  const named = (written: string) => {
    const spelling = spellings.get(tidy.get(written) ?? written) ?? written
    return titles.get(spelling) ?? spelling
  }
  const parts = joinedNameParts({ drafts, names: listNames(uses, named) }, named)
  const joined = (written: string) => parts.get(named(written)) ?? named(written)
  const full = joinedInitials({ drafts, names: listNames(uses, joined) }, joined)
  const names = new Map([...uses.keys()].map((written) => [written, full.get(joined(written)) ?? joined(written)]))
  tellJoins(names, uses, notes)
  return names
}

/** Returns the merged names in order of first appearance. */
function listNames(uses: ReadonlyMap<string, Use>, named: (written: string) => string): Set<string> {
  return new Set([...uses.keys()].map(named))
}

type Spoken = { drafts: readonly SegmentDraft[]; names: ReadonlySet<string> }

type Use = { count: number; first: SegmentDraft }

function countUses(drafts: readonly SegmentDraft[]): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const draft of drafts) {
    const speaker = getSpeaker(draft)
    if (speaker === null || draft.text === '') continue
    const use = uses.get(speaker)
    if (use) use.count++
    else uses.set(speaker, { count: 1, first: draft })
  }
  return uses
}

/** Doubtful speakers have several spellings too. */
function getSpeaker({ speaker, doubtful }: SegmentDraft): string | null {
  return speaker ?? doubtful?.speaker ?? null
}

/** Returns a label without colons, double spaces, and invisible characters. */
function tidied(written: string): string {
  const name = singleSpaced(withoutBidiMarks(written.toWellFormed())).normalize('NFC')
  return name.replace(/(?<![:：,;])[:：,;]+$/, '').trimEnd() || name
}

/** Merges names with the same key into the first of them. */
function joinedBy(toKey: (name: string) => string, names: ReadonlySet<string>): Map<string, string> {
  const first = new Map<string, string>()
  return new Map(
    [...names].map((name) => {
      const key = toKey(name)
      if (!first.has(key)) first.set(key, name)
      return [name, first.get(key) ?? name]
    }),
  )
}

const numbered = /^(speaker|spk|spkr|guest|host|voice|participant|person) ?0*(0|[1-9]\d*)$/

/** "SPEAKER_01" equals "Speaker 1" and never "Speaker 2"; "ADA_LOVELACE" equals "Ada Lovelace". */
function foldedName(name: string): string {
  const folded = singleSpaced(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[_\s]+/g, ' '),
  )
  const bare = folded
    .replace(/^["'“‘*[(]+/, '')
    .replace(/(?<!["'”’*\]).])["'”’*\]).]+$/, '')
    .replace(/’/g, "'")
  return bare.replace(numbered, '$1 $2') || folded
}

const role =
  /^(?:dr|prof|professor)\.?\s+(?=\S+\s)|(?<!\s)\s*\([^()]*\)$|,\s*(?:co-?)?(?:host|guest|byline|anchor|moderator)$/i

/**
 * Merges "Dr. Ada Lovelace" or "Ada Lovelace, host" into "Ada Lovelace", if the plain name occurs and only one name has
 * an addition.
 */
function joinedTitles(names: ReadonlySet<string>): Map<string, string> {
  const plain = new Map([...names].map((name) => [foldedName(name), name]))
  const titled = new Map<string, string[]>()
  for (const name of names) {
    const key = foldedName(name.replace(role, ''))
    if (key !== foldedName(name) && plain.has(key)) addTo(titled, key, name)
  }
  const single = [...titled].filter(([, variants]) => variants.length === 1)
  return new Map(single.map(([key, [name = '']]) => [name, plain.get(key) ?? name]))
}

const noName =
  /^(?:speaker|host|co-?host|guest|interviewer|moderator|narrator|announcer|caller|voice|unknown|the|mr|mrs|ms|dr)\.?$/i

/** "Speaker 1" has no last name, and "Ada & Ben" are two people. */
const severalPeople = /\d|[&+/,]| (?:and|und|et|y|e|и) /i

/**
 * Merges "Ada" or "LOVELACE" into "Ada Lovelace" if the full name came first, no one else has that name, and the two
 * never speak one right after the other: two people with the same name do, one person with two labels doesn't.
 */
function joinedNameParts({ drafts, names }: Spoken, named: (written: string) => string): Map<string, string> {
  const fullNames = new Map<string, string[]>()
  const found = new Map<string, string>()
  for (const name of names) {
    const short = foldedName(name)
    const [full, second] = short.includes(' ') ? [] : (fullNames.get(short) ?? [])
    if (full !== undefined && second === undefined && !noName.test(short)) found.set(name, full)
    const words = foldedName(name.replace(role, '')).split(' ')
    const ends =
      words.length > 1 && !severalPeople.test(name.replace(role, ''))
        ? new Set([words.at(0) ?? '', words.at(-1) ?? ''])
        : []
    for (const end of ends) addTo(fullNames, end, name)
  }
  const alone = [...found].filter(([name]) => fullNames.get(foldedName(name))?.length === 1)
  return alone.length === 0 ? new Map() : withoutNeighbours(new Map(alone), drafts, named)
}

/**
 * Merges "AB" into "Adam Back (AB)", or without such a label into "Adam Back" if the two never speak one right after
 * the other.
 */
function joinedInitials({ drafts, names }: Spoken, named: (written: string) => string): Map<string, string> {
  const { sure, likely } = fullNames(names)
  return new Map([...(likely.size === 0 ? likely : withoutNeighbours(likely, drafts, named)), ...sure])
}

function withoutNeighbours(
  pairs: Map<string, string>,
  drafts: readonly SegmentDraft[],
  named: (written: string) => string,
): Map<string, string> {
  let before: string | null = null
  for (const draft of drafts) {
    const speaker = getSpeaker(draft)
    if (speaker === null || draft.text === '') continue
    const name = named(speaker)
    if (before !== null && pairs.get(name) === before) pairs.delete(name)
    else if (before !== null && pairs.get(before) === name) pairs.delete(before)
    before = name
  }
  return pairs
}

function addTo(lists: Map<string, string[]>, key: string, name: string): void {
  const list = lists.get(key)
  if (list) list.push(name)
  else lists.set(key, [name])
}

/** With more merges than this, one note covers them all. */
const toldOneByOne = 20

function tellJoins(names: ReadonlyMap<string, string>, uses: ReadonlyMap<string, Use>, notes: ParseWarnings): void {
  const written = new Map<string, number>()
  for (const name of names.values()) written.set(name, (written.get(name) ?? 0) + 1)
  let told = 0
  for (const [spelling, name] of names) {
    const use = uses.get(spelling)
    if (!use || spelling === name || written.get(name) === 1) continue
    const what =
      told++ < toldOneByOne ? `the speaker “${spelling}” taken for “${name}”` : 'more speakers spelled in several ways'
    notes.repaired(what, use.first, use.count)
  }
}
