import type { Sentence, Token } from '@podcastai/episode'
import { tokensOf } from './sentence-grammar.server.ts'

/**
 * False where a sentence opens on a condition or something being done, and what that waits for never comes: "But once you
 * get into dozens of modules." English only; elsewhere, and where in doubt, true.
 */
export function hasMainClause(sentence: Sentence): boolean {
  // Most sentences open otherwise and need no closer look.
  if (!mayWait.test(sentence.text)) return true
  const tokens = withoutQuotations(tokensOf(sentence))
  if (tokens.length === 0 || sentence.traits.question) return true
  const clauses = clausesIn(tokens)
  const [first] = clauses
  if (first === undefined || !waits(first)) return true
  if (clauses.length === 1) return verbsIn(first) >= 2
  return clauses.slice(1).some(asserts) || (verbsIn(first) >= 3 && verbsIn(first) > jointsIn(first))
}

const mayWait =
  /^(?:(?:and|but|so|or|then|well|now|also|yeah|actually|basically|oftentimes|sometimes|maybe|probably|almost|just|like)\b[,\s]*)*(?:(?:if|when|whenever|because|while|although|though|since|once|unless|until|as)\b|[\p{L}]+ing\b)/iu

/** What somebody else is quoted with in it carries no sentence of the speaker's. */
function withoutQuotations(tokens: readonly Token[]): Token[] {
  let inside = false
  return tokens.filter(({ text }) => {
    if (/^["“”]$/.test(text)) inside = text === '“' || (text === '"' && !inside)
    return !inside
  })
}

/** Split at commas and stronger marks, each without the joints in front of it. */
function clausesIn(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (token.pos !== 'PUNCT') clauses.at(-1)?.push(token)
    else if (/^(?:[,;:–—]|-+|\.{2,}|…)$/.test(token.text)) clauses.push([])
  }
  return clauses.flatMap((clause) => {
    const from = clause.findIndex(({ lower }) => !joint.test(lower))
    return from < 0 ? [] : [clause.slice(from)]
  })
}

const joint =
  /^(?:and|but|so|or|then|well|now|also|yeah|actually|basically|oftentimes|sometimes|maybe|probably|almost)$/

/** Only announces: a condition, or something that is being done. */
function waits(clause: readonly Token[]): boolean {
  const [first] = clause
  if (first === undefined) return false
  if (condition.test(first.lower)) return true
  return /ing$/.test(first.lower) && (first.pos === 'VERB' || first.lower === 'being') && !asserts(clause)
}

const condition = /^(?:if|when|whenever|because|while|although|though|since|once|unless|until|as)$/

/** A subject with its verb, or an order. */
function asserts(clause: readonly Token[]): boolean {
  const [first, second] = clause
  if (first === undefined || subordinate.test(first.lower)) return false
  // "keep going", "don't wait", "here's why"
  if (/^(?:here|there)[’']s$/.test(first.lower)) return true
  if ((first.pos === 'VERB' && !/ing$/.test(first.lower)) || /^n['’]t$/.test(second?.lower ?? '')) return true
  const verb = clause.findIndex((_, at) => isFiniteVerb(clause, at))
  // "the first thing that happens is …": the verb behind the relative one
  return (
    verb > 0 &&
    ((!/ing$/.test(first.lower) && verbsIn(clause) >= 2) ||
      !clause.slice(1, verb).some(({ lower }) => relative.test(lower)))
  )
}

const subordinate =
  /^(?:if|when|whenever|because|while|although|though|since|once|unless|until|as|which|who|where|whether|like|especially|including|even|than|to|meaning|depending|assuming)$/
const relative = /^(?:who|which|where|that|if|when|because|how|what|why|whether)$/

export function verbsIn(clause: readonly Token[]): number {
  return clause.filter((_, at) => isFiniteVerb(clause, at)).length
}

/** Words that open a clause of their own, each of which takes a verb of those around it: "when you have what they need". */
export function jointsIn(clause: readonly Token[]): number {
  return clause.filter(({ lower }) => opensClause.test(lower)).length
}

const opensClause =
  /^(?:if|when|whenever|because|while|although|though|since|once|unless|until|who|which|that|where|what|how|why|whether)$/

/** No infinitive, gerund or participle; a helping verb with its verb counts once. */
function isFiniteVerb(clause: readonly Token[], at: number): boolean {
  const [token, before] = [clause[at], clause[at - 1]]
  if (token === undefined || before === undefined || before.lower === 'to' || before.pos === 'ADP') return false
  if (token.pos === 'AUX') return !/^(?:be|been|being)$/.test(token.lower) && before.pos !== 'AUX'
  if (token.pos !== 'VERB' || /ing$/.test(token.lower)) return false
  return !clause.slice(Math.max(0, at - 3), at).some(({ pos }) => pos === 'AUX')
}
