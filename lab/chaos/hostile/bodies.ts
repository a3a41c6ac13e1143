// Whole bodies that are no body: deep and wide JSON to every call that takes one, with a session and without.
import { endpoints } from '@podcastai/contracts'
import { mustBeRefused } from '../../../server/test/bad-requests/bad-requests.ts'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import type { HostileInput } from './hostile-input.ts'
import type { Recipe } from './recipe.ts'

const taking = endpoints.filter((one) => one.body && !one.file && !mustBeRefused(one))

/** `attack` stands where a text would. */
export function hostileBody(attack: Recipe, chance: Chance): HostileInput {
  const { method, path } = chance.pick(taking)
  return { to: { kind: 'body', method, path, isSignedIn: !chance.oneIn(3) }, text: bodyText(attack, chance) }
}

function bodyText(attack: Recipe, chance: Chance): Recipe {
  const times = chance.pick([50, 500, 5_000, 100_000])
  const kind = chance.below(6)
  if (kind === 0) return [{ times, open: '[', inside: [], close: ']' }]
  if (kind === 1) return [{ times, open: '{"content":', inside: ['1'], close: '}' }]
  if (kind === 2) return [{ times, open: '[', inside: [], close: '' }]
  if (kind === 3) return ['{', { times: times / 10, of: ['"a«n»":«n»,'] }, '"__proto__":{}}']
  if (kind === 4) return ['[', { times, of: ['[],'] }, '[]]']
  return [
    '{"text":"',
    ...attack.map((piece) => (typeof piece === 'string' ? JSON.stringify(piece).slice(1, -1) : piece)),
    '"}',
  ]
}
