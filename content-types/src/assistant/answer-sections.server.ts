import { carouselNumber, carouselSlide, carouselTitle } from '../model/carousel-names.server.ts'
import {
  type AnswerPlace,
  fieldNamed,
  kindsAt,
  ownerNamed,
  type PlaceOwner,
  placeNamed,
  placeUnder,
  plainName,
} from '../model/place-names.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { hasPosts, type TextFormat } from '../type/text-format.ts'
import { type Label, type Line, parseLabel, parseLine, parseTableCells } from './answer-lines.server.ts'
import { citedIn, findKind, maxTextLength, piecesOfText } from './answer-pieces.server.ts'
import {
  type Column,
  columnNamed,
  fill,
  isChat,
  isCited,
  isSettled,
  type Open,
  wordsOfOpen,
} from './open-piece.server.ts'

const maxPieces = 1000

/** What is known of a format: a heading may have its name, and the texts of some are lists. */
export type NamedFormat = Pick<TextFormat, 'key' | 'name' | 'parts'>

/** Returns the pieces of an answer with headings, labels, and lists, read line by line. */
export function piecesInSections(text: string, keys: readonly PlaceOwner[], formats: readonly NamedFormat[]): Piece[] {
  const pieces: Piece[] = []
  const [only] = keys
  let owner: PlaceOwner | null = keys.length === 1 && only ? only : null
  let ownerLevel = 0
  let place: AnswerPlace | null = asListed(placeUnder(owner))
  /** True if a heading or a label has named what follows. */
  let isNamed = false
  let carousel: number | null = null
  let open: Open | null = null
  let isAfterBlank = true
  let isListed = false
  /** The columns of the current table. */
  let columns: readonly (Column | null)[] = []

  for (const raw of text.split('\n')) {
    const line = parseLine(raw.slice(0, maxTextLength))
    if (line.kind === 'blank') isAfterBlank = true
    else {
      read(line)
      isAfterBlank = false
    }
    if (pieces.length >= maxPieces) break
  }
  close()
  return pieces

  function read(line: Line): void {
    if (line.kind === 'fence') return
    if (line.kind === 'rule') {
      close()
      if (place && !place.isMany) place = null
      return
    }
    const cells = parseTableCells(line)
    if (cells !== null && place?.isMany) {
      takeRow(cells, place)
      return
    }
    const label = parseLabel(line)
    if (label && (takeCarousel(line, label) || takeField(line, label) || takePlace(line, label))) return
    if (line.kind === 'heading') takeHeading(line)
    else if (place !== null && !isRemark(line.words)) takeWords(line, place)
  }

  /** Reads a table row; the first one names the columns. */
  function takeRow(cells: readonly string[], of: AnswerPlace): void {
    if (cells.every((cell) => /^:?-*:?$/.test(cell))) return
    const named = cells.map((cell) => columnNamed(cell, of))
    if (named.includes('text') || named.includes('title')) {
      columns = named
      return
    }
    begin('', {})
    if (open === null) return
    for (const [at, cell] of cells.entries()) fill(open, columns[at] ?? null, cell)
    close()
  }

  function takeWords(line: Line, { isMany }: AnswerPlace): void {
    if (line.kind === 'item' && isMany && !isPartOfOpen(line)) {
      isListed = true
      begin(line.words, { indent: line.indent })
    } else if (open === null || startsAnother(open, line)) {
      if (!isChat(line.words) && (isNamed || isCited(line.words))) begin(line.words, {})
    } else if (!(isAfterBlank && isSettled(open))) goOn(open, line)
  }

  /** Reads a carousel's heading: 'Carousel 2: Six things about dust (List)'. */
  function takeCarousel(line: Line, label: Label): boolean {
    const number = carouselNumber(label.name)
    if (number === null || (!label.isStrong && !isAfterBlank)) return false
    close()
    owner = 'carousel_posts'
    ownerLevel = Math.min(ownerLevel || 9, line.level)
    carousel = number
    place = carouselTitle
    isNamed = true
    isListed = false
    if (label.rest !== '') begin(label.rest, {})
    close()
    place = carouselSlide
    return true
  }

  /** Reads a field under a piece: 'Category: insight', 'Sentences: 12–14'. */
  function takeField(line: Line, label: Label): boolean {
    const field = open && fieldNamed(label.name, open.place)
    if (!open || !field || line.kind === 'heading') return false
    const cited = citedIn(label.rest.replace(/[[\]()]/g, ' '))
    if (field === 'ids') {
      if (cited !== null) open.ids.push(...cited)
      return cited !== null
    }
    if (!open.place.isMany && !isCarouselTitle(open.place))
      return field === 'none' && /^\W*\d/.test(label.rest) && label.rest.length < 40
    if (field === 'none') return true
    if (field === 'kind') open.kind = label.rest
    else if (field === 'title') open.title = label.rest
    else if (field === 'description') open.description = label.rest
    else open.text = label.rest
    return true
  }

  function takePlace(line: Line, label: Label): boolean {
    const named = asListed(placeNamed(formatNamed(label.name) ?? label.name, { keys, owner }))
    const group = ownerNamed(label.name, keys)
    const isOwn = named !== null && named.owner === owner
    const isSection = line.kind === 'heading' && line.level <= ownerLevel
    if (group !== null && (!isOwn || (isSection && group !== owner))) {
      if (!label.isStrong && open !== null && !(isAfterBlank && (label.rest === '' || isListedIn(label.rest))))
        return false
      return enter(asListed(placeUnder(group)), group, line, label)
    }
    if (named === null) return false
    const isPrimary = plainName(named.at) === plainName(label.name) || isOwn
    const mayBegin =
      label.isStrong ||
      (isPrimary && isOwn && (isAfterBlank || isNamedOutright(named, label))) ||
      (open === null && isAfterBlank)
    return mayBegin && enter(named, named.owner, line, label)
  }

  /** Returns the place as one of many pieces if its format is a list of posts. */
  function asListed(found: AnswerPlace | null): AnswerPlace | null {
    const format = formats.find(({ key }) => key === found?.owner)
    return found !== null && format !== undefined && hasPosts(format) ? { ...found, isMany: true } : found
  }

  /** Returns the key of the format with this name. */
  function formatNamed(name: string): string | undefined {
    return formats.find((one) => keys.includes(one.key) && plainName(one.name) === plainName(name))?.key
  }

  function enter(next: AnswerPlace | null, of: PlaceOwner, line: Line, label: Label): boolean {
    close()
    if (of !== owner) ownerLevel = line.level
    if (of !== 'carousel_posts') carousel = null
    owner = of
    place = next
    isNamed = true
    isListed = false
    const isNumbered = /\d/.test(label.name)
    if (next && (label.rest !== '' || isNumbered))
      begin(parseLine(label.rest).words, { isHeaded: isNumbered, remark: label.remark })
    return true
  }

  /** Reads an unknown heading: it begins the next piece of a list, or ends the current section. */
  function takeHeading(line: Line): void {
    if (place?.isMany && line.level > ownerLevel) {
      begin(line.words, { isHeaded: true })
      return
    }
    close()
    place = null
    owner = keys.length === 1 ? owner : null
  }

  /** True if a line is under its list item, or under a heading of its own piece. */
  function isPartOfOpen(line: Line): boolean {
    return open !== null && (open.isHeaded || (isListed && line.indent > open.indent + 1))
  }

  /**
   * True if a line begins a new piece. Without list marks, a blank line separates pieces; short ones take one line
   * each.
   */
  function startsAnother(one: Open, { words }: Line): boolean {
    if (!one.place.isMany || isListed || one.isHeaded || one.text === '') return false
    return isAfterBlank || hasOneLine(one.place) || (one.place.at === 'quote' && /^["“„«]/.test(words))
  }

  function goOn(one: Open, { words: plain, kind }: Line): void {
    // Lists in show notes stay lists on the page.
    const words = kind === 'item' && one.place.at === 'summary' ? `• ${plain}` : plain
    const between = one.text === '' ? '' : isAfterBlank ? '\n\n' : '\n'
    if (one.text.length >= maxTextLength) return
    one.text += between + words
    one.isCited ||= isCited(words)
  }

  function begin(words: string, { indent = 0, isHeaded = false, remark = '' }): void {
    close()
    if (place === null) return
    const label = parseLabel({ kind: 'heading', words, indent, level: 9 })
    const kinds = kindsAt(place)
    const named = label && findKind(kinds, label.name)
    const alone = findKind(kinds, words)
    const text = alone !== null && isHeaded ? '' : named ? label.rest : words
    const kind = named ?? (isHeaded ? alone : null) ?? findKind(kinds, remark) ?? ''
    open = {
      place,
      carousel,
      text,
      ids: [],
      isCited: isCited(text),
      kind,
      title: '',
      description: '',
      isHeaded,
      indent,
    }
  }

  function close(): void {
    if (open !== null) {
      const text = wordsOfOpen(open)
      if (keys.includes(open.place.owner)) pieces.push(...piecesOfText({ ...open, text, isMarkdown: true }))
    }
    open = null
  }
}

const lines = new Set(['title', 'keyword', 'hashtag', 'chapter', 'visual', 'color', 'episode_text', 'clip_text'])

function hasOneLine({ owner, at }: AnswerPlace): boolean {
  return owner !== 'carousel_posts' && lines.has(at)
}

function isCarouselTitle({ owner, at }: AnswerPlace): boolean {
  return owner === carouselTitle.owner && at === carouselTitle.at
}

/** True if the words begin with a list item, as in 'Title options: 1. Why …'. */
function isListedIn(words: string): boolean {
  return parseLine(words).kind === 'item'
}

/** True if a label only names the place, such as 'Medium: …' right under a short caption. */
function isNamedOutright(place: AnswerPlace, { name }: Label): boolean {
  return plainName(place.at) === plainName(name) || /caption/i.test(name)
}

/** True if a line is a remark about length: '(182 characters)'. */
function isRemark(words: string): boolean {
  return words.length < 60 && /^[(*_[]{0,3}(?:≈|~|about )?\d+ (?:characters|words|chars)\b/i.test(words)
}
