// What our own patterns know, said too often: the heart of most inputs.
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { patternLiterals } from './pattern-literals.ts'
import { listPumps } from './pattern-texts.ts'
import type { Piece, Recipe } from './recipe.ts'

export type AttackTexts = {
  /** A few hundred characters: what is exponential shows at once. */
  short: () => Recipe
  /** About so many characters: what is polynomial shows in its length. */
  long: (characters: number) => Recipe
}

/** What no pattern goes on with. */
const tails = ['', '!', ' b', 'u', '\u0001', '<', '>', '\n', ' x.', '"', "'", '-', '0', '\u0301']
/** Words and signs that were slow somewhere before, and what tokenizers of words join. */
const words = [
  ...[
    '-',
    "'",
    "a'",
    '.',
    'a.',
    'a@',
    '@a',
    '#',
    '#a',
    'a-',
    '1.',
    '1,',
    '$1',
    'A',
    'aA',
    'é',
    '漢',
    '\u0301',
    '\u200d',
  ],
  ...[
    '👩\u200d',
    '▶',
    '…',
    '—',
    '“',
    '”',
    '’',
    '(',
    '[',
    '{',
    '<',
    '<a ',
    '</',
    '&',
    '&amp',
    '&#',
    '\\',
    '/',
    ':',
    '00:',
  ],
  ...[
    '1:',
    '\t',
    ' ',
    '\u00a0',
    'ab ',
    'A b ',
    'U.S.',
    'Mr. ',
    'a? ',
    '“a ',
    'and ',
    'the the ',
    'mhm ',
    'a, ',
    'http://a',
  ],
]

export function openAttackTexts(chance: Chance): AttackTexts {
  const pumps = patternLiterals().flatMap((pattern) => listPumps(pattern, chance))

  function attack(times: (fragment: string) => number): Recipe {
    if (chance.oneIn(6)) return wordAttack(times)
    const { lead, rest, fragments } = chance.pick(pumps)
    const fragment = chance.pick(fragments)
    const kind = chance.below(5)
    if (kind === 0) return repeated(lead + fragment, '', times)
    if (kind === 1) return repeated(lead + fragment + rest, ' ', times)
    if (kind === 2 && fragments.length > 1) {
      const both = [fragment, chance.pick(fragments)].join('')
      return [lead, { times: times(both), of: [both] }, chance.pick(tails)].filter(isSomething)
    }
    const tail = kind === 3 ? rest + chance.pick(tails) : chance.pick(tails)
    return [lead, { times: times(fragment), of: [fragment] }, tail].filter(isSomething)
  }

  function repeated(fragment: string, between: string, times: (fragment: string) => number): Recipe {
    const whole = fragment + between
    return [{ times: times(whole), of: [whole] }, chance.pick(tails)].filter(isSomething)
  }

  function wordAttack(times: (fragment: string) => number): Recipe {
    const word = chance.oneIn(3) ? chance.pick(words) + chance.pick(words) : chance.pick(words)
    return [{ times: times(word), of: [word] }, chance.pick(tails)].filter(isSomething)
  }

  return {
    short: () => attack(() => 28 + chance.below(40)),
    long: (characters) => attack((fragment) => Math.max(1, Math.floor(characters / Buffer.byteLength(fragment)))),
  }
}

const isSomething = (piece: Piece) => piece !== ''
