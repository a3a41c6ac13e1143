import type { Trouble } from './engine.ts'
import type { FaultKind, ModelFault } from './model/model-fault.ts'

/** Tracks why the model fails for everyone, as far as the operator can fix it. */
export function watchTrouble() {
  let trouble: Trouble | null = null
  return {
    now: () => trouble,
    answered() {
      trouble = null
    },
    failed({ kind, ownWords: message }: ModelFault) {
      const meaning = meanings[kind]
      if (meaning === 'answered') trouble = null
      // Keep the first time: the problem may be old when the operator looks.
      else if (meaning === 'installation' && trouble?.message !== message) trouble = { since: new Date(), message }
    },
  }
}

/**
 * `installation`: lasts until the operator changes something. `answered`: the model responded. `passing`: temporary,
 * and says nothing about whether an earlier problem is over.
 */
const meanings = {
  unreachable: 'installation',
  key_refused: 'installation',
  out_of_credit: 'installation',
  unknown_model: 'installation',
  too_long: 'installation',
  out_of_memory: 'installation',
  unsupported_format: 'installation',
  bad_request: 'installation',
  refused_to_answer: 'answered',
  unreadable_answer: 'answered',
  cut_off: 'answered',
  rate_limited: 'passing',
  overloaded: 'passing',
  gave_up_waiting: 'passing',
  deadline: 'passing',
  stopped: 'passing',
} as const satisfies Record<FaultKind, 'installation' | 'answered' | 'passing'>
