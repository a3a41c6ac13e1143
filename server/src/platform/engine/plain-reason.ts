import type { FaultKind, ModelFault } from './model/model-fault.ts'
import { waitInWords } from './model/patience.ts'

/**
 * Describes a model failure for users: what it means for them, nothing about settings. The fault's own message tells
 * the operator what to do.
 */
export function plainReason({ kind, waitMs }: Pick<ModelFault, 'kind' | 'waitMs'>): string {
  const [what, then] = reasons[kind]
  return `${what}${then === 'later' ? ` Try again in ${waitInWords(waitMs)}.` : then}`
}

const operator = ' Please contact the person who runs this server.'
const elsewhere = ' Try again. If that doesn’t help, use the built-in engine, or a more capable model.'

const reasons: Record<FaultKind, [what: string, then: string]> = {
  unreachable: ['The language model cannot be reached.', 'later'],
  rate_limited: ['The language model is getting too many requests at the moment.', 'later'],
  overloaded: ['The language model is having problems at the moment.', 'later'],
  gave_up_waiting: ['The language model did not answer in time.', 'later'],
  deadline: ['The language model did not answer in time.', 'later'],
  stopped: ['The server stopped before it finished.', 'later'],
  key_refused: ['The language model does not accept this server’s key.', operator],
  out_of_credit: ['The language model account is out of credit.', operator],
  unknown_model: ['The selected language model doesn’t exist.', operator],
  too_long: ['The request is too long for the language model.', operator],
  out_of_memory: ['The language model needs more memory than its server has.', operator],
  unsupported_format: ['The language model doesn’t support the requested format.', operator],
  bad_request: ['The language model rejects the request.', operator],
  refused_to_answer: ['The language model refused to answer.', elsewhere],
  unreadable_answer: ['The language model didn’t answer in the requested format.', elsewhere],
  cut_off: ['The language model’s answer was cut off.', elsewhere],
}
