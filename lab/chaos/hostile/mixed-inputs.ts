import type { ContentByType } from '@podcastai/content-types'
import type { Chance } from '../../../server/test/bad-requests/seeded-random.ts'
import { openAttackTexts } from './attack-texts.ts'
import { hostileBody } from './bodies.ts'
import { forgedEdit } from './edits.ts'
import type { HostileInput } from './hostile-input.ts'
import { hostileTexts } from './inputs.ts'

/** For a server: texts mostly, edits often, bodies that are none, words to search for. `written`: a project's own content, to forge. */
export function* mixedInputs(chance: Chance, written: Partial<ContentByType>): Generator<HostileInput, never> {
  const texts = hostileTexts(chance)
  const { short, long } = openAttackTexts(chance)
  for (;;) {
    const kind = chance.below(20)
    const edit = kind < 6 ? forgedEdit(written, chance.oneIn(2) ? short() : long(20_000), chance) : null
    if (edit) yield edit
    else if (kind < 8) yield hostileBody(short(), chance)
    else if (kind < 9) yield { to: { kind: 'search' }, text: short() }
    else yield texts.next().value
  }
}
