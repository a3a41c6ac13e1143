import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import type { Pattern } from './pattern-literals.ts'

/** A place where a pattern repeats: what leads there, and texts that it takes there again and again. */
export type Pump = { pattern: string; lead: string; fragments: readonly string[]; rest: string }

type Node = AST.Element | AST.Alternative | AST.Pattern | AST.QuantifiableElement

/** What is repeated so often or more is worth a try: `{0,3}` never takes long. */
const worthwhile = 6
const maxFragments = 4

/** All places of a pattern that repeat something. Texts are made by chance: what looks around is not heeded. */
export function listPumps({ source, flags, file }: Pattern, chance: Chance): Pump[] {
  const parser = new RegExpParser()
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const writing: Writing = { flags: flags.replace(/[gysd]/g, ''), chance, depth: 0 }
  const name = `${file}: /${source.length > 60 ? `${source.slice(0, 60)}…` : source}/${flags}`
  return pumpsIn(pattern, { lead: '', rest: '' }, writing).map((pump) => ({ pattern: name, ...pump }))
}

type Around = { lead: string; rest: string }
type Writing = { flags: string; chance: Chance; depth: number }

function pumpsIn(node: Node, around: Around, writing: Writing): Omit<Pump, 'pattern'>[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => pumpsIn(one, around, writing))
    case 'Assertion':
      return 'alternatives' in node ? node.alternatives.flatMap((one) => pumpsIn(one, around, writing)) : []
    case 'Alternative':
      return node.elements.flatMap((element, at) => {
        const lead = around.lead + getText(node.elements.slice(0, at), writing)
        const rest = getText(node.elements.slice(at + 1), writing) + around.rest
        return pumpsIn(element, { lead, rest }, writing)
      })
    case 'Quantifier': {
      const inner = pumpsIn(node.element, around, writing)
      if (node.max < worthwhile) return inner
      const texts = Array.from({ length: maxFragments * 2 }, () => written(node.element, writing))
      const fragments = [...new Set(texts.filter((text) => text !== ''))].slice(0, maxFragments)
      return fragments.length === 0 ? inner : [...inner, { ...around, fragments }]
    }
    default:
      return []
  }
}

function getText(elements: readonly Node[], writing: Writing): string {
  return elements.map((one) => written(one, writing)).join('')
}

/** A text that the part of a pattern takes. */
function written(node: Node, writing: Writing): string {
  const { chance } = writing
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return written(chance.pick(node.alternatives), writing)
    case 'Alternative':
      return getText(node.elements, writing)
    case 'Quantifier': {
      const max = Math.min(node.max, node.min + (writing.depth > 2 ? 0 : 2))
      const times = node.min + chance.below(max - node.min + 1)
      return Array.from({ length: Math.min(times, 12) }, () =>
        written(node.element, { ...writing, depth: writing.depth + 1 }),
      ).join('')
    }
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return pickMember(node.raw, writing)
    default:
      return ''
  }
}

/** Characters of every kind that patterns tell apart. */
const characters = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'\t\n\u00a0\u2028éßÄÉñЖжاאあ漢字각ªſ٣½²’‘“”„«»–—−…·•♪♫▶☕☀ﬁ'.split(''),
  ...['\u0301', '\u200b', '\u200d', '\ufe0f', '\u3000', '\u{1f600}', '\u{1f468}', '\u{1d400}', '\u{1f1e9}'],
]
const membersByClass = new Map<string, string[]>()

function pickMember(raw: string, { flags, chance }: Writing): string {
  const key = `${raw}/${flags}`
  const members = membersByClass.get(key) ?? listClassMembers(raw, flags)
  membersByClass.set(key, members)
  return members.length === 0 ? '' : chance.pick(members)
}

function listClassMembers(raw: string, flags: string): string[] {
  const isMember = new RegExp(`^(?:${raw})$`, flags)
  return characters.filter((one) => isMember.test(one))
}
