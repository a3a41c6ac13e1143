import type { Trouble } from './engine.ts'
import type { FaultKind, ModelFault } from './model/model-fault.ts'

/** Why the model answers nobody, as far as whoever runs the server can mend it. */
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
      // It may have begun long before somebody looks.
      else if (meaning === 'installation' && trouble?.message !== message) trouble = { since: new Date(), message }
    },
  }
}

/**
 * `installation`: it stays until somebody changes something. `answered`: the model is there. `passing`: it goes by, and
 * says nothing of whether an earlier trouble is over.
 */
const meanings = {
  unreachable: 'installation',
  key_refused: 'installation',
  out_of_credit: 'installation',
  unknown_model: 'installation',
  too_long: 'installation',
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
