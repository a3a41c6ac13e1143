// What a client saves over what was generated: places, times, scores, speakers and lists that nobody wrote.
import { type ContentByType, type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import type { HostileInput } from './hostile-input.ts'
import type { Recipe } from './recipe.ts'

const numbers = [-1, 0, 1, 0.5, 100, 101, 999, 5_999, 359_999, 2 ** 31, 2 ** 53 - 1, 1e15, 1e308]
const texts = [
  ...[
    '',
    ' ',
    'the',
    'e',
    'We were never here.',
    '99:59:59',
    '0:00',
    '1:99',
    'javascript:alert(1)',
    'Nobody',
    'Maya Brandt',
  ],
  ...['http://', '\u202e', '[00:01]', '<b>', '👩\u200d👩', '𝐀'.repeat(50), '2024-02-30'],
]
const mark = '"the-value-that-is-forged"'

/** The content with one to five values forged, or a list of it very long, as the body's JSON. */
export function forgedEdit(content: Partial<ContentByType>, attack: Recipe, chance: Chance): HostileInput | null {
  const there = contentTypeKeys.filter((key) => content[key] !== undefined)
  if (there.length === 0) return null
  const contentType = chance.pick(there)
  const forged = structuredClone(content[contentType]) as unknown
  const text = chance.oneIn(3) ? withLongList(forged, chance) : withForgedValues(forged, attack, chance)
  return text && { to: { kind: 'edit', contentType: contentType as ContentTypeKey }, text }
}

type Slot = { holder: Record<string, unknown>; name: string }

function withForgedValues(content: unknown, attack: Recipe, chance: Chance): Recipe | null {
  const slots = leavesIn(content)
  if (slots.length === 0) return null
  const likely = slots.filter(({ name }) => /segment|offset|start|end|time|score|speaker|Sentence|duration/i.test(name))
  for (let changes = 1 + chance.below(5); changes > 0; changes--) {
    const { holder, name } = chance.pick(likely.length > 0 && !chance.oneIn(3) ? likely : slots)
    const value = holder[name]
    if (typeof value === 'number') holder[name] = chance.pick(numbers)
    else if (typeof value === 'boolean') holder[name] = !value
    else holder[name] = chance.oneIn(8) ? null : chance.pick(texts)
  }
  if (!chance.oneIn(3)) return [JSON.stringify(content)]
  const { holder, name } = chance.pick(slots)
  holder[name] = mark.slice(1, -1)
  const [before = '', after = ''] = JSON.stringify(content).split(mark)
  return [`${before}"`, ...attack.map(escaped), `"${after}`]
}

function withLongList(content: unknown, chance: Chance): Recipe | null {
  const lists = listsIn(content)
  if (lists.length === 0) return null
  const list = chance.pick(lists)
  const entry = JSON.stringify(list[0])
  list[0] = mark.slice(1, -1)
  const [before = '', after = ''] = JSON.stringify(content).split(mark)
  // A quarter of a million characters is the most that a type may have.
  const times = 1 + chance.below(Math.max(1, Math.floor(230_000 / (entry.length + 1))))
  return [before, { times, of: [`${entry},`] }, entry, after]
}

function leavesIn(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? leavesIn(inner) : [{ holder, name }],
  )
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(listsIn)
  return Array.isArray(value) && value.length > 0 ? [value, ...inside] : inside
}

function escaped(piece: Recipe[number]): Recipe[number] {
  if (typeof piece === 'string') return JSON.stringify(piece).slice(1, -1)
  if ('open' in piece) return { ...piece, inside: piece.inside.map(escaped) }
  return { ...piece, of: piece.of.map(escaped) }
}
