import type { Sentence, Token } from '@podcastai/episode'
import {
  hasMainClause,
  hiddenJointsIn,
  isAside,
  jointsIn,
  opensClause,
  verbsIn,
  withoutQuotations,
} from './main-clause.server.ts'
import { wordAt } from './sentence-fronts.server.ts'
import { tokensOf } from './sentence-grammar.server.ts'

/**
 * True where what is left of a sentence behind `skip` words is a piece of one: nobody does it ("Moved to the harbour
 * later."), nothing is said of what it names ("The people who mend the nets."), or it only goes on from what was said
 * before ("Mainly because of the wind."). English only; where in doubt, false.
 */
export function isFragment(sentence: Sentence, front: string, skip: number): boolean {
  if (sentence.traits.question) return false
  if (goesOnOnly.test(front) || dropsSubject.test(front) || dropsDoer.test(front)) return true
  if (!mayLackVerb.test(front)) return false
  const from = wordAt(sentence.text, skip)
  const said = withoutQuotations(tokensOf(sentence)).filter((token) => token.from >= from)
  const tokens = withoutAsides(said)
  return dropsSubjectOfPast(tokens) || namesOnly(tokens) || (tokens.length < said.length && verbsIn(tokens) === 0)
}

/** "If it is a big problem.": not even behind other sentences; what begins with "because" goes on from one of them. */
export function isOnlyCondition(sentence: Sentence): boolean {
  return condition.test(sentence.text) && !hasMainClause(sentence)
}

const condition =
  /^(?:(?:and|but|so|or|like|well|now|then|maybe|actually|basically)\b,? )*(?:if|when|whenever|while|although|though|once|unless|until)\b/i

/** "When in reality …", "Going back to …", "Not the wind …": said against what came before, or as a heading. */
const goesOnOnly =
  /^(?:when (?:in reality|in fact|actually|really)|(?:going|coming|getting|circling) back|back to|(?:\S+ ){1,2}meaning that|meaning(?! (?:of|is|in|comes|that one)\b)|(?:mainly|mostly|partly|simply|largely|maybe|probably|purely),? because|whereas|(?:one|two|first|another|the other) is (?:you|we|they|I|it|just)|not (?:the|an?|people|all of|even)(?! (?:\S+ ){0,3}(?:is|are|can|will|was|has|have|does|do|makes?|gets?|needs?|wants?|works?|knows?)\b))(?![\p{L}’'])/iu

/** "Hasn't changed in years", "Comes from the old days", "Don't have to wait": nobody does it. */
const dropsSubject =
  /^(?:(?:was|were|had|did|has|have|hasn[’']t|haven[’']t|hadn[’']t|didn[’']t|wasn[’']t|weren[’']t|doesn[’']t|isn[’']t|gone|been|went|got|came|comes|goes|grew|became|made|makes|took|takes|said|says|thought|knew|felt|looks|sounds|seems|gets|gave|gives|helps|depends|told|began|happens|works|used to)(?! (?:I|you|we|they|he|she|it|the|that|this|an?|my|our|your|anybody|anyone|everybody|people|there)\b)(?![’'-])|(?:don[’']t|do not) (?:have to|need to|know (?:if|how|why|what|where|when)|think (?:I|we|that)|mean)) /iu

/** "Grew that for two years": what follows is done, not who does it. */
const dropsDoer =
  /^(?:grew|got|made|took|gave|built|sold|left|bought|started|ran) (?:that|it|this|them|the|my|our|an?)\b/i

/** Sentences that open on anything but somebody who does something at once. */
const mayLackVerb =
  /^(?!(?:I|you|we|they|he|she|it|there|here|this|these|those|if|when|whenever|although|though|since|because|as|while|once|unless|until|after|before|don[’']t|let|never|always|please|just|talk|look|think|start|stop|focus|work|ask|flip|test|plan|build|read|write|show|use|call|hire|ship|study|act|be|get|make|take)\b|\S+[’']s (?:an?|the|just|so|not) )/i

/** "Transitioned quickly over to …" */
function dropsSubjectOfPast([first, second]: readonly Token[]): boolean {
  if (first === undefined || !/^\p{L}{3,}ed$/u.test(first.lower) || noPast.test(first.lower)) return false
  return first.pos !== 'DET' && /^(?:ADV|DET|ADP|PRON)$/.test(second?.pos ?? '') && second?.lower !== 'by'
}

const noPast =
  /(?:[^aeiou]|^)eed$|^(?:red|bed|ted|fred|shed|based|compared|given|hundred|embed|speed|indeed|provided|supposed|armed|faced|rooted|united)$/

/** No verb at all, none before a "because", or only those of the clauses that say which: "The people who come late." */
function namesOnly(tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (first === undefined || /^(?:VERB|AUX)$/.test(first.pos)) return false
  const joint = tokens.findIndex((token, at) => opensClause.test(token.lower) && !opensNone(tokens, at))
  if (joint < 0) return false
  const front = tokens.slice(0, joint)
  if (front.some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower)))) return false
  if (verbsIn(front) > 0) return false
  if (joint > 0 && front.every(({ pos }) => /^(?:ADV|INTJ|PUNCT)$/.test(pos))) return false
  if (joint > 0 && tokens[joint]?.lower === 'because')
    return first.pos !== 'ADP' && front.every(({ pos }) => pos !== 'PRON')
  if (joint > 0 && tokens[joint]?.lower === 'which' && front.at(-1)?.pos === 'PUNCT') return !isTakenUp(tokens, joint)
  const others = tokens.filter((_, at) => opensNone(tokens, at)).length
  return verbsIn(tokens) <= jointsIn(tokens) - others + hiddenJointsIn(tokens)
}

/** "The mast, which is old, leans.": behind what is said of it, something is said with it. */
function isTakenUp(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    ({ pos }, at) => at > from && pos === 'PUNCT' && /^(?:AUX|VERB|ADV|NOUN)$/.test(tokens[at + 1]?.pos ?? ''),
  )
}

/** "all that", "for that", "…, that is", "how to", "though,": a word that opens clauses elsewhere. */
function opensNone(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined || !opensClause.test(token.lower)) return false
  if (token.lower === 'once' && /^(?:never|at|all|not|only|even)$/.test(before?.lower ?? '')) return true
  if (next === undefined || next.pos === 'PUNCT' || /^(?:to|then)$/.test(next.lower)) return true
  if (token.lower === 'though') return /^(?:ADV|AUX|ADP)$/.test(next.pos)
  if (token.lower !== 'that') return false
  // "why I say that is because"
  if (before?.pos === 'VERB' && /^(?:is|was)$/.test(next.lower)) return true
  if (/^(?:NOUN|ADJ|ADP)$/.test(next.pos) || before?.pos === 'ADP' || before?.lower === 'all') return true
  return next.pos === 'AUX' && (before === undefined || before.pos === 'PUNCT')
}

function withoutAsides(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let clause: Token[] = []
  for (const token of [...tokens, null]) {
    if (token && token.pos !== 'PUNCT') {
      clause.push(token)
      continue
    }
    if (!isAside(clause)) kept.push(...clause, ...(token ? [token] : []))
    clause = []
  }
  return kept
}
