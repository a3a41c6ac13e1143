import { carouselNumber, inCarousel } from '../model/carousel-names.server.ts'
import { speakerPlace } from '../model/name-speakers.server.ts'
import { spellingPlace } from '../model/name-spellings.server.ts'
import {
  type AnswerPlace,
  fieldNamed,
  isInTwoParts,
  isRun,
  ownerNamed,
  type PlaceOwner,
  placeNamed,
  placeUnder,
  plainName,
} from '../model/place-names.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { citedIn, piecesOfText } from './answer-pieces.server.ts'
import type { LooseValues } from './loose-json.server.ts'

/** The context of a value: its content type, place, and carousel. */
type Context = { owner: PlaceOwner | null; place: AnswerPlace | null; carousel: number | null }
type Entries = Record<string, unknown>

const maxPieces = 1000

/** Returns the pieces in JSON values: flat as requested, or nested by type and place, as assistants often do. */
export function piecesInValues({ values, cut }: LooseValues, keys: readonly PlaceOwner[]): Piece[] {
  const pieces: Piece[] = []
  const [only] = keys
  const owner = keys.length === 1 && only ? only : null
  let carousels = 0
  for (const value of values) walk(value, { owner, place: placeUnder(owner), carousel: null })
  return pieces

  function walk(value: unknown, context: Context): void {
    if (pieces.length >= maxPieces) return
    if (typeof value === 'string') add(value, {}, context)
    else if (Array.isArray(value)) for (const one of value) walk(one, context)
    else if (typeof value === 'object' && value !== null) walkObject(value as Entries, context)
  }

  function walkObject(entries: Entries, context: Context): void {
    if (isNaming(entries)) return
    const named = namedIn(entries, context)
    if (named) leaf(entries, named)
    else if (isCarousel(entries, context)) {
      if (context.carousel === null) carousels += 1
      inside(entries, { owner: 'carousel_posts', place: null, carousel: context.carousel ?? carousels })
    } else if (context.place !== null && isLeaf(entries, context.place)) leaf(entries, context)
    else inside(entries, context)
  }

  /** Reads each value of an object by its name. */
  function inside(entries: Entries, context: Context): void {
    const kind = stringIn(entries, ['format', 'kind', 'type'])
    for (const [name, value] of Object.entries(entries)) {
      const next = contextNamed(name, context)
      const isHeading = next.place?.owner === 'carousel_posts' && next.place.at === 'title'
      if (next !== context) {
        if (typeof value === 'string') add(value, isHeading ? { kind, ids: entries.ids } : {}, next)
        else walk(value, next)
      } else if (typeof value === 'object') walk(value, context)
    }
  }

  function leaf(entries: Entries, context: Context): void {
    if (cut.has(entries) || !context.place) return
    add(textIn(entries, context.place), entries, context)
    for (const [name, value] of Object.entries(entries)) {
      const next = contextNamed(name, context)
      if (typeof value === 'object' && next.place !== context.place) walk(value, next)
    }
  }

  function add(text: string, entries: Entries, { place, carousel }: Context): void {
    if (place === null || !keys.includes(place.owner)) return
    if (text.trim() === '' && place.at !== 'quote' && !isRun(place.at)) return
    pieces.push(...piecesOfText({ place, carousel, text, ids: idsIn(entries), kind: kindIn(entries, place) }))
  }

  /** Returns the place that a piece itself names. */
  function namedIn(entries: Entries, context: Context): Context | null {
    for (const name of ['at', 'place', 'slot', 'where', 'section', 'key', 'type']) {
      const said = entries[name]
      if (typeof said !== 'string' || said === '') continue
      const next = contextNamed(said, context)
      if (next.place !== null && (next !== context || name === 'at')) return next
    }
    return null
  }

  function contextNamed(name: string, context: Context): Context {
    const carousel = carouselNumber(name)
    if (carousel !== null) return inCarousel(name, carousel)
    const place = placeNamed(name, { keys, owner: context.owner })
    if (place && place.owner === context.owner) return { ...context, place }
    const owner = ownerNamed(name, keys)
    if (owner) return { owner, place: placeUnder(owner), carousel: null }
    return place ? { owner: place.owner, place, carousel: null } : context
  }
}

/** Returns the pieces that name speakers or spell names, which belong to no content type. */
export function namesInValues({ values, cut }: LooseValues): Piece[] {
  const found = (value: unknown): Piece[] => {
    if (Array.isArray(value)) return value.flatMap(found)
    if (typeof value !== 'object' || value === null) return []
    const entries = value as Entries
    if (!isNaming(entries)) return Object.values(entries).flatMap(found)
    const text = stringIn(entries, ['text', 'name'])
    const kind = stringIn(entries, ['kind', 'letter', 'heard'])
    const at = plainName(String(entries.at))
    return cut.has(entries) || text === '' ? [] : [{ at, text, ids: idsIn(entries), kind }]
  }
  return values.flatMap(found)
}

function isNaming({ at }: Entries): boolean {
  return typeof at === 'string' && [speakerPlace, spellingPlace].includes(plainName(at))
}

function isCarousel(entries: Entries, { owner }: Context): boolean {
  return Array.isArray(entries.slides) && (owner === 'carousel_posts' || owner === null)
}

/** True if an object contains one text, not texts for several places. */
function isLeaf(entries: Entries, place: AnswerPlace): boolean {
  return textIn(entries, place) !== '' || idsIn(entries).length > 0
}

const textNames = ['text', 'caption', 'quote', 'content', 'words', 'body', 'slide', 'keyword', 'hashtag', 'tag', 'name', 'element', 'script', 'copy', 'value'] // biome-ignore format: one list

function textIn(entries: Entries, place: AnswerPlace): string {
  if (isRun(place.at)) return clipIn(entries)
  if (place.at === 'color') return [stringIn(entries, ['name', 'text', 'color', 'colour']), stringIn(entries, ['hex', 'code', 'value'])].join(' ').trim() // biome-ignore format: one line a place
  const own = Object.keys(entries).find((name) => plainName(name) === plainName(place.at))
  const text = stringIn(entries, [...textNames, ...(own ? [own] : []), ...(place.at === 'chapter' ? ['title'] : [])])
  return isInTwoParts(place) ? withReason(stressed(text, entries), entries) : text
}

/** Returns the title and the description as the one text that the prompt requests. */
function clipIn(entries: Entries): string {
  const text = stringIn(entries, ['text'])
  if (text.includes('|')) return text
  const title = stringIn(entries, ['title', 'headline', 'name']) || text
  const about = stringIn(entries, [
    'description',
    'why',
    'reason',
    'about',
    'summary',
    ...(title === text ? [] : ['text']),
  ])
  return [title, about].filter((part) => part !== '').join(' | ')
}

function withReason(text: string, entries: Entries): string {
  const why = stringIn(entries, ['why', 'reason', 'reasoning', 'rationale', 'whyItWorks', 'why_it_works'])
  return text.includes('|') || why === '' ? text : `${text} | ${why}`
}

/** Puts asterisks around words that are listed separately as stressed. */
function stressed(text: string, entries: Entries): string {
  const given =
    entries.stressed ?? entries.highlight ?? entries.highlighted ?? entries.highlightedWords ?? entries.emphasis
  const words = (Array.isArray(given) ? given : [given]).filter((word): word is string => typeof word === 'string')
  if (text.includes('*')) return text
  return words.slice(0, 3).reduce((all, word) => (word === '' ? all : all.replace(word, () => `*${word}*`)), text)
}

function stringIn(entries: Entries, names: readonly string[]): string {
  for (const name of names) {
    const value = entries[name]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return ''
}

function kindIn(entries: Entries, place: AnswerPlace): string {
  const named = Object.keys(entries).find(
    (name) => fieldNamed(name, place) === 'kind' && typeof entries[name] === 'string',
  )
  return named ? String(entries[named]).slice(0, 60) : ''
}

/** Returns ids from numbers, '12–14', [12, '14'], or first and last. */
function idsIn(entries: Entries): number[] {
  const [first, last] = [entries.first ?? entries.start ?? entries.from, entries.last ?? entries.end ?? entries.to]
  if (typeof first === 'number' && typeof last === 'number') return [first, last]
  const name =
    Object.keys(entries).find((one) => fieldNamed(one, null) === 'ids' && one !== 'id' && one !== 'number') ?? 'id'
  const given = entries[name]
  return (Array.isArray(given) ? given.slice(0, 300) : [given]).flatMap((one) => {
    if (typeof one === 'number') return Number.isSafeInteger(one) ? [one] : []
    return typeof one === 'string' ? (citedIn(one.replace(/[[\]()]/g, ' ')) ?? []) : []
  })
}
