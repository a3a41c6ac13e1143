import type { SpokenContext } from './spoken-context.server.ts'
import type { Hit } from './spoken-words.server.ts'

/**
 * Returns a problem if words left out right before or after the quoted ones reverse their meaning, else null. Only the
 * clear cases: words of the same clause that deny what is quoted, or make it depend on a condition.
 */
export function cutProblem({ turn, words, at }: Hit, { english }: SpokenContext): string | null {
  if (!english) return null
  const before = turn.words.slice(Math.max(0, at - 8), at)
  const sentence = words[0]?.sentence
  const clause: string[] = []
  let isOpen = words[0]?.isPaused === false
  for (const word of before.toReversed()) {
    if (!isOpen || word.sentence !== sentence) break
    clause.unshift(word.plain)
    isOpen = !word.isPaused
  }
  const lead = clause.filter((word) => !/^(?:really|actually|even|just|um+|uh+)$/.test(word)).join(' ')
  const quoted = words.map(({ plain }) => plain).join(' ')
  const denial = denials.exec(lead)
  const isAnswer = /\bno$/.test(lead) && /^(?:i|we|you|he|she|it|they|that|there|this|to)\b/.test(quoted)
  if (denial && !isAnswer && !/\b(?:why not|or not|if not|not only)$/.test(lead)) return leftOut(denial[0], 'before')
  const next = turn.words[at + words.length]
  const behind = next && !next.isPaused && next.sentence === words.at(-1)?.sentence ? next.plain : ''
  const isBound =
    behind === 'unless' ||
    (behind === 'if' && /\b(?:would|could|might|\w+'d)\b/.test(quoted)) ||
    (/^(?:who|whom|whose|except|until)$/.test(behind) &&
      /\b(?:never|no|nobody|not|all|every|always|only|\w+n't)\b/.test(quoted))
  return isBound ? leftOut(behind, 'after') : null
}

const says =
  '(?:thinks?|believes?|says?|said|saying|means?|knows?|claims?|feels?|suggests?|agrees?|thinking|proves?|want)'
const denials = new RegExp(
  `(?:\\b(?:not|never|no|nobody|without|cannot|hardly|barely|\\w+n't)(?: ${says}(?: (?:that|so))?)?` +
    `|\\b(?:not|never|\\w+n't)(?: (?:have|need|want|going|supposed))? to` +
    `|\\b(?:if|unless|whether|pretend|as though)` +
    `|\\b(?:doubt(?:s|ed)?|den(?:y|ies|ied)|no evidence|no proof|nothing suggests|a myth|a lie|a misconception|not true|not so|isn't true|isn't so|nonsense|refuse to believe|nobody (?:\\w+ )?${says}|is it true) ?(?:that)?` +
    `|\\b(?:everybody|everyone|people|they|critics) (?:says?|thinks?|believes?|claims?|said) that)$`,
)

function leftOut(words: string, where: 'before' | 'after'): string {
  return `leaves out “${words}” right ${where} it, which reverses the meaning. Include it in the quotation`
}
