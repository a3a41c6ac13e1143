// Files of every dialect that a hostile client makes of our own small specimens: spoiled in one place, or very wide or deep.

import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { specimens } from '../../../transcript/src/testing/specimens.ts'
import { foreignNumbers } from './foreign-numbers.ts'
import type { Piece, Recipe } from './recipe.ts'

const all = Object.entries(specimens).flatMap(([dialect, texts]) => texts.map((text) => ({ dialect, text })))
const extensions: Readonly<Record<string, string>> = { srt: '.srt', webvtt: '.vtt', csv: '.csv' }

type Shaped = { filename: string; text: Recipe }
type Cut = { before: string; at: string; after: string }

/** One word of a specimen becomes what attacks. */
export function withAttack(attack: Recipe, chance: Chance): Shaped {
  const { dialect, text } = chance.pick(all)
  const cut = cutAt(text, /\p{L}{3,}/gu, chance)
  return file(dialect, [cut.before, ...(isJson(text) ? inJson(attack) : attack), cut.after])
}

/** Numbers of a specimen become foreign ones. */
export function withForeignNumbers(chance: Chance): Shaped {
  const { dialect, text } = chance.pick(all)
  const max = chance.oneIn(3) ? 1 : 4
  const spoiled = text.replace(/\d[\d:.,]*\d|\d/g, (number) =>
    chance.oneIn(max) ? chance.pick(foreignNumbers) : number,
  )
  return file(dialect, chance.oneIn(3) ? [{ times: 1 + chance.below(3000), of: [spoiled] }] : [spoiled])
}

/** Some lines of a specimen, or entries of its lists, again and again, with times that go on or names that change. */
export function wide(characters: number, chance: Chance): Shaped {
  const { dialect, text } = chance.pick(all)
  const cut = isJson(text) ? cutAtEntry(text, chance) : cutAtLines(text, chance)
  const between = isJson(text) ? ',' : ''
  const counted = withCounts(cut.at, chance)
  const times = Math.max(1, Math.floor(characters / (counted.length + 1)))
  return file(dialect, [cut.before, { times, of: [counted + between] }, cut.at, cut.after])
}

const brackets = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"segments":', '}]'],
  ['{"text":[', ']}'],
  ['<div>', '</div>'],
  ['<b>', '</b>'],
  ['<span begin="1s">', '</span>'],
  ['<v Ada>', '</v>'],
  ['<c.a>', '</c>'],
  ['<', '>'],
  ['<!--', '-->'],
  ['<cite>', ''],
  ['(', ')'],
  ['[', ''],
  ['{\\', '}'],
  ['**', '**'],
  ['_', '_'],
  ['“', '”'],
  ['"', '"'],
  ['> ', ''],
  ['&lt;', '&gt;'],
  ['&amp;', ''],
] as const

/** A place of a specimen stands very deep in brackets. */
export function deep(characters: number, chance: Chance): Shaped {
  const { dialect, text } = chance.pick(all)
  const [open, close] = chance.pick(brackets)
  const times = Math.max(1, Math.floor(characters / (open.length + close.length)))
  const isWhole = chance.oneIn(3)
  const cut = isWhole
    ? { before: '', at: text, after: '' }
    : cutAt(text, isJson(text) ? /"[^"\n]*"(?!:)/g : /\p{L}+/gu, chance)
  const closing = chance.oneIn(4) ? '' : close
  return file(dialect, [cut.before, { times, open, inside: [cut.at], close: closing }, cut.after])
}

function file(dialect: string, text: Recipe): Shaped {
  const isJsonDialect = specimens[dialect]?.some(isJson) ?? false
  return {
    filename: `talk${isJsonDialect ? '.json' : (extensions[dialect] ?? '.txt')}`,
    text: text.filter((piece) => piece !== ''),
  }
}

const isJson = (text: string) =>
  /^\s*[[{]/.test(text) && !text.startsWith('[ti:') && !text.startsWith('[Script') && !text.startsWith('[00')

/** The attack as it stands inside a text of JSON. */
function inJson(recipe: Recipe): Recipe {
  return recipe.map((piece): Piece => {
    if (typeof piece === 'string') return JSON.stringify(piece).slice(1, -1)
    if ('open' in piece)
      return {
        ...piece,
        open: JSON.stringify(piece.open).slice(1, -1),
        inside: inJson(piece.inside),
        close: JSON.stringify(piece.close).slice(1, -1),
      }
    return { ...piece, of: inJson(piece.of) }
  })
}

function cutAt(text: string, places: RegExp, chance: Chance): Cut {
  const found = [...text.matchAll(places)]
  if (found.length === 0) return { before: text, at: '', after: '' }
  const { index, 0: at } = chance.pick(found)
  return { before: text.slice(0, index), at, after: text.slice(index + at.length) }
}

function cutAtLines(text: string, chance: Chance): Cut {
  const lines = text.split(/(?<=\n)/)
  const from = chance.below(lines.length)
  const to = Math.min(lines.length, from + 1 + chance.below(5))
  return { before: lines.slice(0, from).join(''), at: lines.slice(from, to).join(''), after: lines.slice(to).join('') }
}

/** An entry of one of the lists in a JSON text. */
function cutAtEntry(text: string, chance: Chance): Cut {
  const json = parsed(text)
  const lists = listsIn(json)
  if (lists.length === 0) return { before: text, at: '', after: '' }
  const list = chance.pick(lists)
  const at = chance.below(list.length)
  const entry = list[at]
  const mark = 'the-entry-that-is-repeated'
  list[at] = mark
  const [before = '', after = ''] = JSON.stringify(json).split(`"${mark}"`)
  return { before, at: JSON.stringify(entry), after }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
  }
}

function listsIn(json: unknown): unknown[][] {
  if (typeof json !== 'object' || json === null) return []
  const inside = Object.values(json).flatMap(listsIn)
  return Array.isArray(json) && json.length > 0 ? [json, ...inside] : inside
}

/** Times go on, names and words change from one repetition to the next, as chance will have it. */
function withCounts(text: string, chance: Chance): string {
  const [times, names] = [chance.oneIn(2), chance.below(4)]
  let clocks = 0
  const timed = times
    ? text.replace(/\d{2}:\d{2}:\d{2}([.,])\d{3}/g, (_, point) =>
        clocks++ % 2 === 0 ? `«clock${point}»` : `«later${point}»`,
      )
    : text
  if (names === 0) return timed.replace(/\bAda\b|\bBen\b|(?<="speaker\w*":\s*")\w+/g, (name) => `${name}«n»`)
  return names === 1 ? timed.replace(/\b\p{L}{5,}\b/gu, (word) => (chance.oneIn(3) ? `${word}«n»` : word)) : timed
}
