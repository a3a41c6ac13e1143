// Who hosts an episode and who is its guest: stated above the talk, or told by the greeting. A wrong name is worse than
// none, so a value has to look like names, and a greeting counts only in the first sentences.
import { bareName } from './columns.ts'
import { splitTitle } from './facts/fact-values.ts'
import { findFrontMatter, parseFrontMatter } from './front-matter.ts'
import { type Fields, isFields, listObjects, toText } from './json-fields.ts'
import { findEpisodeData } from './json-ld.ts'
import { markdownText } from './markdown.ts'
import { guestIs, introduction, isUnnamed, mainSpeakers, nameAt, quoted } from './name-offers.ts'
import { plainText } from './plain-text.ts'
import type { Segment, Transcript } from './transcript.ts'

/** Names, several of them separated by commas. */
export type EpisodePeople = { host?: string; guest?: string }

const fields = {
  host: ['host', 'hosts', 'hostname', 'hostnames', 'hosted_by', 'hostedby'],
  guest: ['guest', 'guests', 'guest_name', 'guestname', 'guestnames'],
} as const
type Part = keyof typeof fields
const parts = Object.keys(fields) as Part[]

/** Lines above the talk that may say who it is with. */
const headLines = 12

/** The people whom a text states above its talk. */
export function peopleInText(text: string): EpisodePeople {
  const lines = text.slice(0, 20_000).split('\n').slice(0, 200)
  const matter = findFrontMatter(lines)
  if (matter) return peopleInJson(parseFrontMatter(matter.yaml))
  const page = findEpisodeData(text)
  if (page) return peopleInJson(page)
  const head = lines.filter((line) => line.trim() !== '').slice(0, headLines)
  return peopleFrom((part) => {
    const stated = head.filter((line) => parseRoleLine(line) === part).map((line) => line.slice(line.indexOf(':') + 1))
    // Where it stands before many lines, it is the label of a speaker, unless one line of them is a name.
    const names = stated.filter((value) => cleanNames(value) !== undefined)
    return stated.length === 1 ? stated[0] : names.length === 1 ? names[0] : undefined
  })
}

const listFields = ['speakers', 'participants', 'panelists', 'people', 'cast', 'hosts', 'guests']
const maxListed = 20

/** Returns the full names that a text lists above its talk as its speakers. */
export function listPeopleInText(text: string): string[] {
  const lines = text.slice(0, 20_000).split('\n').slice(0, 200)
  const matter = findFrontMatter(lines)
  if (matter) return listPeopleInJson(parseFrontMatter(matter.yaml))
  const head = lines.filter((line) => line.trim() !== '').slice(0, headLines)
  return head.flatMap((line) => {
    const [label = '', ...value] = line.split(':')
    const isList = listFields.includes(label.replace(/[^a-z]/gi, '').toLowerCase())
    return isList ? listNames(value.join(':')) : []
  })
}

/** Returns the full names that JSON lists beside its talk. */
export function listPeopleInJson(json: unknown): string[] {
  if (!isFields(json)) return []
  return Object.entries(json).flatMap(([key, value]) => {
    if (!listFields.includes(bareName(key))) return []
    const list = Array.isArray(value) ? value.slice(0, maxListed) : [value]
    return list.flatMap((one) => listNames(toText(isFields(one) ? one.name : one)))
  })
}

function listNames(raw: string): string[] {
  if (raw.length > 500) return []
  const names = splitNames(raw)
  return names.length <= maxListed ? names.filter((one) => name.test(one) && !isUnnamed(one)) : []
}

/** `Host: Maya Brandt`, `**Guests:** …`, `Hosted by: …` */
function parseRoleLine(line: string): Part | null {
  const label = line
    .slice(0, Math.max(line.indexOf(':'), 0))
    .replace(/[^a-z ]/gi, '')
    .trim()
    .toLowerCase()
  if (/^(?:your )?(?:hosts?|hosted by)$/.test(label)) return 'host'
  return /^(?:our |special )?guests?(?: names?)?$/.test(label) ? 'guest' : null
}

/** The people whom JSON states beside its talk. */
export function peopleInJson(json: unknown): EpisodePeople {
  if (!isFields(json)) return {}
  const places = [json, ...Object.values(json).filter(isFields)]
  return peopleFrom((part) =>
    places
      .map((place) => namesIn(place, fields[part]) ?? namesByRole(place, part))
      .find((value) => value !== undefined),
  )
}

function namesIn(place: Fields, names: readonly string[]): string | undefined {
  const bare = names.map(bareName)
  const value = Object.entries(place).find(([key]) => bare.includes(bareName(key)))?.[1]
  const list = Array.isArray(value) ? value.slice(0, maxNames + 1) : [value]
  const texts = list.map((one) => (isFields(one) ? one.name : one))
  return texts.every((one) => typeof one === 'string') ? texts.map(toText).join(', ') : undefined
}

/** `people: [{ name: "Maya Brandt", role: "host" }]` */
function namesByRole(place: Fields, part: Part): string | undefined {
  const people = Object.entries(place).flatMap(([key, value]) =>
    peopleLists.has(bareName(key)) ? listObjects(value) : [],
  )
  const names = people.flatMap(({ name, role }) => (roles[part].test(toText(role)) ? toText(name) : []))
  return names.length === 0 ? undefined : names.slice(0, maxNames + 1).join(', ')
}

const peopleLists = new Set('people persons participants speakers cast contributors'.split(' '))
const roles: Record<Part, RegExp> = { host: /^(?:co-?)?(?:host|moderator)$/i, guest: /^(?:guest|interviewee)$/i }

function peopleFrom(parseNames: (part: Part) => string | undefined): EpisodePeople {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const names = cleanNames(parseNames(part) ?? '')
      return names === undefined ? [] : [[part, names]]
    }),
  )
}

const maxNames = 4
/** First and last name: one word alone may be a greeting, a company or a place. */
const name =
  /^\p{Lu}[\p{L}.'’-]{0,30}(?:(?: (?:de|da|di|do|dos|das|del|della|du|van|von|der|den|ten|ter|zu|la|le|el|al|bin|ibn|y|e)){0,3} (?:[\p{Lu}\p{Lo}][\p{L}.'’-]{0,29}|(?:d|l|al|el)['’-]\p{Lu}[\p{L}'’-]{0,28})(?<=\p{L}|(?:Jr|Sr)\.)){1,4}$/u

/** Undefined for what is no list of names: a sentence, a label, a number. */
function cleanNames(raw: string): string | undefined {
  if (raw.length > 200) return undefined
  const [own, title] = splitTitle(raw)
  const names = splitNames(title === undefined ? raw : own)
  const areNames =
    names.length > 0 && names.length <= maxNames && names.every((one) => name.test(one) && !isUnnamed(one))
  return areNames ? names.join(', ') : undefined
}

function splitNames(raw: string): string[] {
  return markdownText(plainText(raw))
    .replace(/^[\s*_]+|(?<![\s*_])[\s*_]+$/g, '')
    .split(/[,;&]|\band\b/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** Characters of the talk that a greeting has. */
const greetingLength = 3000
const hosting =
  /\b(?:welcome|podcast|show|episode|your host|you['’]re listening|my guest|our guest|joined|joining me|today)\b/i

/** What the file states, else what the first sentences tell, else who is left of two speakers. */
export function findPeople({
  segments,
  speakers,
  facts,
}: Pick<Transcript, 'segments' | 'speakers' | 'facts'>): EpisodePeople {
  const greeting = getGreeting(segments, greetingLength)
  const named = speakers.filter((speaker) => !isUnnamed(speaker))
  const asSpeaker = (found: string | undefined) =>
    found && (named.find((speaker) => speaker === found || speaker.startsWith(`${found} `)) ?? found)
  const host = facts?.hostName ?? asSpeaker(findHost(greeting))
  const guest = facts?.guestName ?? findGuests({ greeting, talkers: mainSpeakers(segments).length, host, asSpeaker })
  const [first = '', second = '', ...others] = named
  if (others.length > 0 || second === '' || speakers.length > 2)
    return { ...(host && { host }), ...(guest && { guest }) }
  const other = (one: string | undefined) => (one === first ? second : one === second ? first : undefined)
  const both = { host: host ?? other(guest), guest: guest ?? other(host) }
  return { ...(both.host && { host: both.host }), ...(both.guest && { guest: both.guest }) }
}

type Greeted = {
  greeting: readonly Segment[]
  /** Number of people with a fair share of the talk. */
  talkers: number
  host: string | undefined
  asSpeaker: (found: string) => string | undefined
}

/** Returns the guests whom a greeting names; undefined if more people talk than it names. */
function findGuests({ greeting, talkers, host, asSpeaker }: Greeted): string | undefined {
  const [first = [], ...later] = greeting
    .flatMap(({ text }) => namesBehind(text, guestIs).map((name) => withOthers(text, name)))
    .map((names) => names.flatMap((name) => asSpeaker(name) ?? []).filter((name) => name !== host))
    .filter((names) => names.length > 0)
  const isAgain = later.every((names) => names.every((name) => first.some((one) => isOwnName(name, one))))
  const isWhole = talkers <= Math.max(2, first.length + 1)
  return first.length > 0 && isAgain && isWhole ? first.join(', ') : undefined
}

/** "Jonas Reed and Ada Roth", "Jonas Reed, Ada Roth, and Ben Okafor": full names only. */
function withOthers(text: string, name: string): string[] {
  const names = [name]
  for (let at = text.indexOf(name) + name.length; names.length < maxNames; ) {
    const between = /^(?:,? and |, )(?=\p{Lu})/u.exec(text.slice(at, at + 8))?.[0]
    const next = between === undefined ? null : nameAt(text, at + between.length)
    if (between === undefined || !next?.includes(' ')) break
    names.push(next)
    at += between.length + next.length
  }
  return names
}

/** Returns the segments in the first `length` characters of the talk, the last one cut there. */
export function getGreeting(segments: readonly Segment[], length: number): Segment[] {
  let before = 0
  const greeting: Segment[] = []
  for (const segment of segments) {
    if (before >= length) break
    greeting.push({ ...segment, text: segment.text.slice(0, length - before) })
    before += segment.text.length
  }
  return greeting
}

/** Returns who says their name where the show is announced. "This is" may name the show, so "I'm" counts first. */
function findHost(greeting: readonly Segment[]): string | undefined {
  const found = greeting.flatMap(hostsIn)
  return (found.find(({ words }) => !isThis(words)) ?? found[0])?.name
}

function isThis(words: string): boolean {
  return words.toLowerCase().startsWith('this is')
}

function hostsIn(segment: Segment, at: number, greeting: readonly Segment[]): Introduced[] {
  const around = [greeting[at - 1], segment, greeting[at + 1]].filter((one) => one?.speaker === segment.speaker)
  const announces = around.some((one) => hosting.test(one?.text ?? ''))
  if (!announces) return []
  return introducedIn(segment.text, introduction).filter(({ name }) => isOwnName(name, segment.speaker))
}

/** "This is Small Doors" by Maya Brandt names the show. */
function isOwnName(found: string, speaker: string | null): boolean {
  if (speaker === null || isUnnamed(speaker)) return true
  return `${speaker} `.startsWith(`${found} `) || `${found} `.startsWith(`${speaker} `)
}

const showWords = new Set(['show', 'podcast', 'series', 'program'])

/** "This is Small Doors, the weekly show about …" */
function introducesShow(words: string, behind: string): boolean {
  if (!isThis(words) || !behind.startsWith(', ')) return false
  return behind
    .slice(2)
    .split(' ')
    .slice(0, 4)
    .some((word) => showWords.has(word.toLowerCase()))
}

function namesBehind(text: string, pattern: RegExp): string[] {
  return introducedIn(text, pattern).map(({ name }) => name)
}

/** A name, and the words that introduce it. */
type Introduced = { words: string; name: string }

function introducedIn(text: string, pattern: RegExp): Introduced[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const from = match.index + match[0].length
    const found = nameAt(text, from)
    if (found === null || quoted.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
    if (introducesShow(match[0], text.slice(from + found.length, from + found.length + 60))) return []
    const behind = text.slice(from + found.length, from + found.length + 24)
    return /^(?:[,.!?;:]|$|[ ]+(?:and|about|from|with|here|your|joined|who|the|a|an|for|to|I['’]m)\b)/.test(behind)
      ? [{ words: match[0], name: found }]
      : []
  })
}
