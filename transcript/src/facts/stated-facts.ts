// What a file states of its episode: front matter, lines above the talk, fields of JSON, the head of captions and of a web
// page. Names of people are found in episode-people.ts.
import { bareName } from '../columns.ts'
import { isDateLine } from '../date-lines.ts'
import { findFrontMatter, parseFrontMatter } from '../front-matter.ts'
import { type Fields, isFields, toText } from '../json-fields.ts'
import { findEpisodeData } from '../json-ld.ts'
import { findLinkLists } from '../link-lists.ts'
import { withoutFrontMatter } from '../markdown.ts'
import { placesIn } from '../title.ts'
import type { FactValues } from './episode-facts.ts'
import {
  cleanDate,
  cleanDescription,
  cleanGuestTitle,
  cleanHandle,
  cleanLinks,
  cleanNumber,
  cleanShow,
  isSponsored,
  joinLinks,
  splitTitle,
} from './fact-values.ts'

const facts = {
  showName: {
    clean: cleanShow,
    fields: 'podcast_name podcast_title podcast show_name show_title show',
    labels: 'show|podcast|podcast name|show name',
  },
  episodeNumber: {
    clean: cleanNumber,
    fields: 'episode_number episode_no episodenum itunes_episode episode ep',
    labels: 'episode|episode number|episode no|ep',
  },
  publishedOn: {
    clean: cleanDate,
    fields: 'publish_date published_date publication_date published_at published pub_date release_date air_date date',
    labels:
      'date|published|published on|date published|publish date|publication date|release date|released|aired|air date|recorded|recorded on|recording date',
  },
  guestTitle: { clean: cleanGuestTitle, fields: 'guest_title guest_role', labels: 'guest title|guest role' },
  guestHandle: { clean: cleanHandle, fields: 'guest_handle guest_twitter', labels: 'guest handle|guest twitter' },
  description: {
    clean: cleanDescription,
    fields: 'episode_description description excerpt summary',
    labels: 'description|episode description',
  },
  links: {
    clean: cleanLinks,
    fields: 'episode_url episode_link permalink links link url website',
    labels: 'link|links|url|website|episode link|episode url',
  },
} as const
type Stated = keyof typeof facts
const names = Object.keys(facts) as Stated[]

const splitList = (text: string, between: string) => text.split(between)

function cleanFacts(parse: (name: Stated) => readonly string[]): FactValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = new Set(parse(name).flatMap((raw) => facts[name].clean(raw) ?? []))
      const [value] = values
      // Where two places disagree, one of them is about something else.
      return value !== undefined && values.size === 1 ? [[name, value]] : []
    }),
  )
}

/** Returns the facts above the words of a written text, and the links around them. */
export function factsInWrittenText(text: string, speakers: readonly string[]): FactValues {
  const facts = factsInText(text, speakers)
  const isLinked = text.slice(0, edgeLength).includes('://') || text.slice(-edgeLength).includes('://')
  const { lines } = isLinked ? withoutFrontMatter(text.split('\n')) : { lines: [] }
  const links = joinLinks(facts.links, findLinkLists(lines).links)
  return { ...facts, ...(links && { links }) }
}

const edgeLength = 40_000

/** Returns the facts above the words of a text. Lines under a label that `speakers` have are said. */
export function factsInText(text: string, speakers: readonly string[]): FactValues {
  const top = text.slice(0, 20_000)
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(top)) return { ...factsInPage(top), ...factsInJson(findEpisodeData(text)) }
  const lines = top.split('\n').slice(0, 200)
  const matter = findFrontMatter(lines)
  if (matter) return factsInJson(parseFrontMatter(matter.yaml))
  const said = new Set(speakers.map((speaker) => speaker.toLowerCase()))
  const head = parseHead(lines).filter(({ label }) => !said.has(label))
  return cleanFacts((name) => {
    const labels = splitList(facts[name].labels, '|')
    return head.flatMap(({ label, value, isOfGuest }) => {
      if (name === 'guestTitle' && isGuest(label)) return splitTitle(value)[1] ?? []
      return labels.includes(label) || (name === 'guestTitle' && label === 'title' && isOfGuest) ? value : []
    })
  })
}

type HeadField = { label: string; value: string; isOfGuest: boolean }

const maxHeadLines = 30
const maxLabelLength = 40
const numbered = /^\W{0,4}(?:episode|ep\.?|folge) ?#? ?(\d{1,5})\W{0,3}:/i

/** Returns the labeled lines above the first line that may be said, or above the first cue of captions. */
function parseHead(lines: readonly string[]): HeadField[] {
  const fields: HeadField[] = []
  const isCaptions = /^(?:WEBVTT|\[Script Info\])/i.test(lines.find((line) => line.trim() !== '') ?? '')
  const written = lines.filter((line) => line.trim() !== '' && !/^\s*NOTE\s*$/.test(line))
  for (const line of written.slice(0, maxHeadLines)) {
    if (isCaptions ? line.includes('-->') || /^Dialogue:/i.test(line) : !mayStandAbove(line)) break
    const number = numbered.exec(line)?.[1]
    if (number) fields.push({ label: 'episode', value: number, isOfGuest: false })
    const colon = line.indexOf(':')
    if (colon < 0 || colon > maxLabelLength) continue
    const before = fields.at(-1)
    fields.push({
      label: getLabel(line.slice(0, colon)),
      value: line.slice(colon + 1).trim(),
      isOfGuest: before !== undefined && isGuest(before.label),
    })
  }
  return fields
}

function isGuest(label: string): boolean {
  return /^(?:our |special )?guests?(?: name)?$/.test(label)
}

function getLabel(text: string): string {
  return text
    .replace(/^\s*NOTE\s/, '')
    .replace(/[^a-z ]/gi, '')
    .trim()
    .toLowerCase()
}

const known = new Set([
  ...names.flatMap((name) => splitList(facts[name].labels, '|')),
  'title',
  'host',
  'hosts',
  'guest',
  'guests',
])
const maxShortLine = 100

/** Whether a line can stand above the talk: a heading, a labeled value, a date, or a few words that are no sentence. */
function mayStandAbove(line: string): boolean {
  if (/^\s*#/.test(line) || isDateLine(line)) return true
  if (known.has(getLabel(line.slice(0, Math.max(0, line.indexOf(':')))))) return true
  return line.length <= maxShortLine && !/[.?!…]["'”’)*_]{0,3}\s*$/.test(line)
}

/** The address of a page stands in `<link rel="canonical">`. */
function factsInPage(top: string): FactValues {
  const tags = top
    .split('<')
    .filter((part) => /^(?:meta|link)\s/i.test(part))
    .map(parseAttributes)
  const meta = (wanted: string) =>
    tags.find((tag) => (tag.get('property') ?? tag.get('name'))?.toLowerCase() === wanted)?.get('content') ?? ''
  const canonical = tags.find((tag) => tag.get('rel') === 'canonical')?.get('href') ?? ''
  const description = cleanDescription(meta('og:description')) ?? cleanDescription(meta('description'))
  const publishedOn = cleanDate(meta('article:published_time'))
  const links = cleanLinks(canonical) ?? cleanLinks(meta('og:url'))
  return { ...(description && { description }), ...(publishedOn && { publishedOn }), ...(links && { links }) }
}

const attribute = /\s([a-z:-]{1,30})=(?:"([^"]*)"|'([^']*)')/gi

function parseAttributes(tag: string): Map<string, string> {
  const all = [...tag.matchAll(attribute)]
  return new Map(all.map(([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? '']))
}

/** Returns the facts that JSON states beside its talk. */
export function factsInJson(json: unknown): FactValues {
  if (!isFields(json)) return {}
  const places = [
    json,
    ...placesIn(json),
    ...Object.values(json).flatMap((value) => (isFields(value) ? placesIn(value) : [])),
  ]
  const stated = cleanFacts((name) => {
    const fields = new Set(splitList(facts[name].fields, ' ').map(bareName))
    return places.flatMap((place) =>
      Object.entries(place).flatMap(([key, value]) => (fields.has(bareName(key)) ? textsIn(value, name) : [])),
    )
  })
  return { ...factsOfGuest(places), ...stated }
}

/** `"Small Doors"`, `12`, `["https://…"]`, of a show `{ "title": "Small Doors" }`, of an episode `{ "number": 12 }`. */
function textsIn(value: unknown, name: Stated): string[] {
  if (name === 'links' && Array.isArray(value)) {
    return [value.map((one) => (isFields(one) ? getAddress(one) : toText(one))).join('\n')]
  }
  if (name === 'showName' && isFields(value)) return [toText(value.title ?? value.name)]
  if (name === 'episodeNumber' && isFields(value)) return [toText(value.episode_number ?? value.number)]
  return [toText(value)]
}

/** Says what the address is for, too, because a sponsor's is none of the episode. */
function getAddress(entry: Fields): string {
  const label = [entry.title, entry.name, entry.label, entry.text].map(toText).find((text) => text !== '') ?? ''
  const isOurs = !isSponsored([label, entry.type, entry.rel].map(toText).join(' '))
  return isOurs ? `${label} ${toText(entry.url ?? entry.href ?? entry.link)}` : ''
}

/** Returns what JSON says of its only guest: `guests: [{ name, title, twitter }]`. */
function factsOfGuest(places: readonly Fields[]): FactValues {
  const guests = places.flatMap((place) =>
    Object.entries(place).flatMap(([key, value]) =>
      /^guests?$/.test(bareName(key)) ? (Array.isArray(value) ? value : [value]) : [],
    ),
  )
  const [guest, ...others] = guests
  if (!isFields(guest) || others.length > 0) return {}
  const fields = new Map(Object.entries(guest).map(([key, value]) => [bareName(key), toText(value)]))
  const find = (names: string) => names.split(' ').flatMap((name) => fields.get(name) || [])[0] ?? ''
  const [title, handle] = [cleanGuestTitle(find('title role jobtitle position')), cleanHandle(find('handle twitter'))]
  return { ...(title && { guestTitle: title }), ...(handle && { guestHandle: handle }) }
}
