import { contentTypeKeys, maxClipCharacters } from '@podcastai/content-types'
import { maxTemplateLength, settingsFieldNames, settingsFields } from '@podcastai/contracts'
import { nastyText } from '../../../server/test/bad-requests/broken-values.ts'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { type AttackTexts, openAttackTexts } from './attack-texts.ts'
import { deep, wide, withAttack, withForeignNumbers } from './file-shapes.ts'
import type { HostileInput, Target } from './hostile-input.ts'
import type { Piece, Recipe } from './recipe.ts'

/** Texts for everything that reads and writes, without end and the same with the same chance: small ones mostly. */
export function* hostileTexts(chance: Chance): Generator<HostileInput, never> {
  const attacks = openAttackTexts(chance)
  for (;;) {
    const kind = chance.below(20)
    if (kind < 13) yield fileInput(attacks, chance)
    else if (kind < 15) yield { to: { kind: 'clip' }, text: within(maxClipCharacters, attacks, chance) }
    else if (kind < 18) yield settingInput(attacks, chance)
    else if (kind < 19) yield { to: { kind: 'guest' }, text: within(200, attacks, chance) }
    else yield { to: { kind: 'speaker name' }, text: strangeName(attacks, chance) }
  }
}

/** Characters of a text: most are small, few are as big as may be. */
function pickSize(chance: Chance): number {
  const kind = chance.below(300)
  if (kind === 0) return 9_000_000
  if (kind < 12) return 950_000
  if (kind < 80) return 50_000 + chance.below(140_000)
  return 1_000 + chance.below(40_000)
}

function fileInput(attacks: AttackTexts, chance: Chance): HostileInput {
  const shape = chance.below(12)
  const { filename, text } =
    shape < 4
      ? { filename: 'talk.txt', text: manyInTurns(attacks, chance) }
      : shape < 6
        ? { filename: 'talk.txt', text: inTalk(attacks.long(pickSize(chance)), chance) }
        : shape < 7
          ? {
              filename: chance.pick(['talk.txt', 'talk.srt', 'talk.vtt', 'talk.json', 'talk.csv']),
              text: attacks.long(pickSize(chance)),
            }
          : shape < 9
            ? withAttack(chance.oneIn(2) ? attacks.short() : attacks.long(pickSize(chance)), chance)
            : shape < 10
              ? withForeignNumbers(chance)
              : shape < 11
                ? wide(pickSize(chance), chance)
                : deep(pickSize(chance), chance)
  return { to: { kind: 'file', filename }, text }
}

const names = ['Maya', 'Jonas', 'Ada Stone']
const talk = [
  'We closed on Saturdays because every Saturday loaf cost us more than we charged for it.',
  'Why did you close on your busiest day?',
  'Profit rose by thirty-four percent in the first year, and nobody believed it.',
  'A queue is not a business model, it is a photograph of one good hour.',
]

/** A talk in which every turn holds an attack of its own: many are tried at once, and shrinking finds which it was. */
function manyInTurns({ short }: AttackTexts, chance: Chance): Recipe {
  return Array.from({ length: 12 + chance.below(20) }, () => [
    `${chance.pick(names)}: ${chance.oneIn(2) ? `${chance.pick(talk)} ` : ''}`,
    ...short(),
    `${chance.oneIn(2) ? ` ${chance.pick(talk)}` : ''}\n\n`,
  ]).flat()
}

/** The attack as one turn of a talk. */
function inTalk(attack: Recipe, chance: Chance): Recipe {
  return [
    `Maya: ${chance.pick(talk)}\n\nJonas: ${chance.pick(talk)} `,
    ...attack,
    ` ${chance.pick(talk)}\n\nMaya: ${chance.pick(talk)}\n`,
  ]
}

function settingInput(attacks: AttackTexts, chance: Chance): HostileInput {
  if (chance.oneIn(5))
    return {
      to: { kind: 'template', contentType: chance.pick(contentTypeKeys) },
      text: within(maxTemplateLength, attacks, chance),
    }
  const texts = settingsFieldNames.filter(
    (field) => !['brandVoice', 'socialMediaTone', 'savedHashtags', 'outputLanguage'].includes(field),
  )
  // What is read as an example of writing meets most patterns.
  const field = chance.oneIn(2)
    ? chance.pick(texts.filter((one) => /Example|Guidelines/.test(one)))
    : chance.pick(texts)
  return { to: { kind: 'setting', field } satisfies Target, text: within(settingsFields[field].max, attacks, chance) }
}

function strangeName(attacks: AttackTexts, chance: Chance): Recipe {
  return chance.oneIn(2) ? [nastyText(chance).slice(0, 120)] : within(100, attacks, chance)
}

/** Attacks until it is full. */
function within(max: number, { short, long }: AttackTexts, chance: Chance): Recipe {
  if (max <= 200 || chance.oneIn(3)) return cutShort(chance.oneIn(2) ? short() : long(max), max)
  const pieces: Piece[] = []
  for (let room = max - 150; room > 150; ) {
    const next = [...cutShort(short(), room), chance.pick(['\n', ' ', '\n\n', '. '])]
    pieces.push(...next)
    room -= getLength(next)
  }
  return pieces
}

/** Trimmed by a server, so that nothing of it is refused for its length. */
function cutShort(recipe: Recipe, max: number): Recipe {
  const over = getLength(recipe) - max
  if (over <= 0) return recipe
  return recipe.map((piece): Piece => {
    if (typeof piece === 'string') return piece.slice(0, Math.floor(max / 3))
    const one = 'open' in piece ? piece.open.length + piece.close.length : getLength(piece.of)
    return { ...piece, times: Math.max(1, piece.times - Math.ceil(over / Math.max(1, one)) - 1) }
  })
}

function getLength(recipe: Recipe): number {
  return recipe.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length
    const inside = 'open' in piece ? getLength(piece.inside) : 0
    return sum + inside + piece.times * ('open' in piece ? piece.open.length + piece.close.length : getLength(piece.of))
  }, 0)
}
