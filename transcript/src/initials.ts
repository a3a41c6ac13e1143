// Expands "AB:" to Adam Back if a list, a label, or the full name in the text says so.

const short = /^\p{Lu}{2,4}$/u
const withInitials = /^(.+?) \((\p{Lu}{2,4})\)$/u
/** `(AB)` after a name, in a list or a sentence. */
const inBrackets = /\((\p{Lu}{2,4})\)/gu
/** `AB: Adam Back` or `AB = Adam Back` on its own line. */
const listed = /^[\s*-]{0,4}(\p{Lu}{2,4})[*\s]{0,3}[:=–-][*\s]{0,3}([\p{L}.'’ -]{3,60})$/u
const maxNameWords = 4

export type FullNames = {
  /** Full names by initials, and by labels that include both. */
  sure: Map<string, string>
  /** Matches by initials alone, which may belong to someone else. */
  likely: Map<string, string>
}

/** Returns the full names for labels that are initials. `introduction` is text that may list the people. */
export function fullNames(labels: Iterable<string>, introduction = ''): FullNames {
  const all = new Set(labels)
  const initials = [...all].filter((label) => short.test(label))
  const names: FullNames = { sure: new Map(), likely: new Map() }
  if (initials.length === 0) return names
  const given = introducedNames(all, introduction)
  const persons = new Map<string, Set<string>>()
  for (const label of all) addTo(persons, getInitials(label) ?? '', label)
  for (const label of initials) {
    const [name, other] = given.get(label) ?? []
    const [person, second] = persons.get(label) ?? []
    if (name !== undefined && other === undefined) names.sure.set(label, name)
    else if (person !== undefined && second === undefined) names.likely.set(label, person)
  }
  for (const label of all) {
    const [, name = '', letters = ''] = withInitials.exec(label) ?? []
    if (names.sure.get(letters) === name) names.sure.set(label, name)
  }
  return names
}

/** Returns all names that are introduced for each of the initials. Labels may abbreviate freely, sentences may not. */
function introducedNames(labels: ReadonlySet<string>, introduction: string): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const label of labels) {
    const [, name, letters] = withInitials.exec(label) ?? []
    if (name !== undefined && letters !== undefined) addTo(names, letters, name)
  }
  for (const match of introduction.matchAll(inBrackets)) {
    const letters = match[1] ?? ''
    const name = withTheseInitials(introduction.slice(Math.max(0, match.index - 80), match.index), letters)
    if (name !== null) addTo(names, letters, name)
  }
  for (const line of introduction.split('\n')) {
    const [, letters = '', name = ''] = listed.exec(line) ?? []
    if (letters !== '' && getInitials(name.trim()) === letters) addTo(names, letters, name.trim())
  }
  return names
}

function addTo(sets: Map<string, Set<string>>, key: string, name: string): void {
  const set = sets.get(key)
  if (set) set.add(name)
  else sets.set(key, new Set([name]))
}

/** Returns the last words of a text that match the initials: "We welcome Adam Back". */
function withTheseInitials(text: string, initials: string): string | null {
  const words = text
    .trimEnd()
    .split(/[^\p{L}.'’-]+/u)
    .slice(-maxNameWords)
    .map((word) => word.replace(/^['’.-]/, ''))
  for (let from = 0; from < words.length - 1; from++) {
    const name = words.slice(from).join(' ')
    if (/^\p{Lu}/u.test(name) && getInitials(name) === initials) return name
  }
  return null
}

/** Returns the initials of a name with several words, without lowercase particles such as "von", or null. */
export function getInitials(name: string): string | null {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
  return words.length < 2 || /[\d()]/.test(name) ? null : words.map((word) => word[0] ?? '').join('')
}
