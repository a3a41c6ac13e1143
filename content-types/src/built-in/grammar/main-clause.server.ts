import type { Sentence, Token } from '@podcastai/episode'
import { tokensOf } from './sentence-grammar.server.ts'

/**
 * False where a sentence opens on a condition or something being done, and what that waits for never comes: "But once you
 * get into dozens of modules." Read from an offset on, where its front is left off ("I would say if …"). English only;
 * elsewhere, and where in doubt, true.
 */
export function hasMainClause(sentence: Sentence, from = 0): boolean {
  // Most sentences open otherwise and need no closer look.
  if (!mayWait.test(from === 0 ? sentence.text : sentence.text.slice(from))) return true
  const tokens = withoutQuotations(tokensOf(sentence).filter((token) => token.from >= from))
  if (tokens.length === 0 || sentence.traits.question) return true
  const [first, ...rest] = clausesIn(tokens)
  if (first === undefined || !waits(first.words)) return true
  const verbs = verbsIn(first.words)
  if (rest.length === 0) return verbs >= 2 || (/ing$/.test(first.words[0]?.lower ?? '') && holdsVerb(first))
  const isOver = verbs > jointsIn(first.words) + hiddenJointsIn(first.words)
  const said = rest.filter(({ words }) => asserts(words))
  // "If it rains and you stay out, and the wind turns": one condition more, not what comes of it.
  const follows = said.some(({ goesOn }) => !goesOn) || (isOver && verbs >= 2 && said.length > 0)
  return follows || (isOver && verbs >= 3) || (!condition.test(first.words[0]?.lower ?? '') && rest.some(holdsVerb))
}

/** "Going from small boats, to large ones is hard": a verb that no joint takes. */
function holdsVerb({ words }: Clause): boolean {
  return (
    verbsIn(words) > jointsIn(words) &&
    /^(?:is|was|are|were)$/.test(words.find(({ pos }) => pos === 'AUX')?.lower ?? '')
  )
}

const mayWait =
  /^(?:(?:and|but|so|or|then|well|now|also|yeah|actually|basically|oftentimes|sometimes|maybe|probably|almost|just|like)\b[,\s]*)*(?:(?:if|when|whenever|because|while|although|though|since|once|unless|until|as)\b|[\p{L}]+ing\b)/iu

/** What somebody else is quoted with in it carries no sentence of the speaker's. */
export function withoutQuotations(tokens: readonly Token[]): Token[] {
  let inside = false
  return tokens.filter(({ text }) => {
    if (/^["“”]$/.test(text)) inside = text === '“' || (text === '"' && !inside)
    return !inside
  })
}

/** `goesOn`: it is hung on the one before by "and", "or" or "but". */
type Clause = { words: Token[]; goesOn: boolean }

/** Split at commas and stronger marks, each without the joints in front of it; no asides. */
function clausesIn(tokens: readonly Token[]): Clause[] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (token.pos !== 'PUNCT') clauses.at(-1)?.push(token)
    else if (/^(?:[,;:–—]|-+|\.{2,}|…)$/.test(token.text)) clauses.push([])
  }
  return clauses.flatMap((clause) => {
    const from = clause.findIndex(({ lower }) => !joint.test(lower))
    if (from < 0 || isAside(clause)) return []
    const front = clause.slice(0, from).map(({ lower }) => lower)
    return [{ words: clause.slice(from), goesOn: /^(?:and|or|but)$/.test(front.join(' ')) }]
  })
}

/** "oh I don't know", "let's say": said to win time, or to keep somebody listening. */
export function isAside(clause: readonly Token[]): boolean {
  return clause.length <= 6 && aside.test(clause.map(({ lower }) => lower).join(' '))
}

const aside =
  /^(?:(?:oh|well|yeah|like|so|gosh|honestly|again) )*(?:(?:i|you|we) (?:(?:do|ca) n[’']t )?(?:know|think|guess|mean|believe|say|said|suppose|see|imagine)|let (?:[’']s|us) (?:just )?say|let[’']s (?:just )?say|let me put it this way|gosh|again|listen|look|hey|right|for (?:example|instance)|in my opinion|of course)$/

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
  // "…, that you need to learn": which page, not what comes of it.
  if (first.lower === 'that' && second?.pos === 'PRON') return false
  if (
    (first.pos === 'AUX' && first.lower !== 'being') ||
    order.test(first.lower) ||
    answersShortly(clause) ||
    mayHoldVerb(clause)
  )
    return true
  // "keep going", "don't wait", "here's why"
  if (/^(?:here|there)[’']s$/.test(first.lower)) return true
  if ((first.pos === 'VERB' && !/ing$/.test(first.lower)) || /^n['’]t$/.test(second?.lower ?? '')) return true
  const verb = clause.findIndex((_, at) => isFiniteVerb(clause, at))
  // "the first thing that happens is …": the verb behind the relative one
  return (
    verb >= 0 &&
    ((!/ing$/.test(first.lower) && verbsIn(clause) >= 2) ||
      !clause.some(({ lower }, at) => at > 0 && at < verb && relative.test(lower) && !isPointing(clause, at)))
  )
}

/** Orders whose verb is read as a noun: "use a rope", "talk to me". */
const order =
  /^(?:talk|look|think|start|stop|focus|work|ask|test|plan|build|read|write|show|use|call|study|act|move|try|sing)$/

/** "…, no big deal.", "…, great to know.", "…, wow." */
function answersShortly(clause: readonly Token[]): boolean {
  return (
    clause.length <= 4 &&
    /^(?:no|great|good|fine|fair|fantastic|awesome|perfect|amazing|wow|congratulations|sorry|too|better|maybe)$/.test(
      clause[0]?.lower ?? '',
    )
  )
}

/** "the system crashes", "it all makes sense": the verb is read as a noun. */
function mayHoldVerb(clause: readonly Token[]): boolean {
  if (!/^(?:DET|PRON)$/.test(clause[0]?.pos ?? '') || verbsIn(clause) > 0) return false
  return clause.some(
    ({ pos, lower }, at) => pos === 'NOUN' && /s$/.test(lower) && /^(?:NOUN|PRON|DET)$/.test(clause[at - 1]?.pos ?? ''),
  )
}

/** "at that point", "of course that's fine" */
function isPointing(clause: readonly Token[], at: number): boolean {
  const before = clause[at - 1]
  return clause[at]?.lower === 'that' && (before?.pos === 'ADP' || before?.lower === 'course')
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

/** "the way they do it", "saying they would": a clause that no word opens. */
export function hiddenJointsIn(clause: readonly Token[]): number {
  return clause.filter(({ lower }, at) => {
    const next = clause[at + 1]
    if (next?.pos !== 'PRON' || opensClause.test(next.lower)) return false
    return unsaidJoint.test(lower)
  }).length
}

const unsaidJoint =
  /^(?:way|thing|reason|time|moment|stuff|everything|anything|something|all)s?$|^(?:say|think|believe|know|feel|hope|wish|guess|realize)(?:s|ing)?$|^(?:said|thought|knew|felt|sure|glad|afraid)$/

export const opensClause =
  /^(?:if|when|whenever|because|while|although|though|since|once|unless|until|who|which|that|where|what|how|why|whether)$/

/** No infinitive, gerund or participle; a helping verb with its verb counts once. */
function isFiniteVerb(clause: readonly Token[], at: number): boolean {
  const [token, before] = [clause[at], clause[at - 1]]
  if (token !== undefined && (contraction.test(token.lower) || isShortIs(clause, at))) return true
  if (token === undefined || before === undefined || before.lower === 'to') return false
  // "what you look for is", "the one you can is": after a helping verb or a preposition, these begin anew.
  if (token.pos === 'AUX' && /^(?:is|was|are|were|has)$/.test(token.lower)) return true
  if (before.pos === 'ADP') return false
  if (token.pos === 'AUX') return !/^(?:be|been|being)$/.test(token.lower) && before.pos !== 'AUX'
  if (token.lower === 'wanna') return true
  if (token.pos !== 'VERB' || /ing$/.test(token.lower)) return false
  const front = clause.slice(Math.max(0, at - 3), at)
  return !front.slice(front.findLastIndex(({ lower }) => opensClause.test(lower)) + 1).some(({ pos }) => pos === 'AUX')
}

/** "the decision's a little harder": read as somebody's, it is short for "is". */
function isShortIs(clause: readonly Token[], at: number): boolean {
  const next = clause[at + 1]
  if (next === undefined || !/^[’']s$/.test(clause[at]?.lower ?? '')) return false
  return /^(?:DET|ADV)$/.test(next.pos) || /ing$/.test(next.lower)
}

/** "I'm" and the like, where they are read as one word. */
const contraction =
  /^(?:i|you|we|they|he|she|it|that|there|here|who|what|(?:some|every|any|no)(?:thing|one|body))[’'](?:m|re|s|ll|ve|d)$/
