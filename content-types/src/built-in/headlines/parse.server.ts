import type { Token } from '@podcastai/episode'

// Whether a run of tagged words is a whole clause. The tagger errs, so that what is in doubt is refused: an episode has
// more clauses than anybody needs.

/** Subject, finite verb, complement; as many verbs as there are joints to hang them on. */
export function isStatement(tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (!first || !opensSubject(tokens)) return false
  const verb = finiteAt(tokens)
  if (verb < 1 || verb > 9) return false
  const subject = tokens.slice(0, verb).filter(({ pos }) => pos !== 'ADV' && pos !== 'PART')
  const last = subject.at(-1)
  if (
    !last ||
    (/^(?:ADP|DET|CCONJ|SCONJ|ADJ)$/.test(last.pos) &&
      !/^(?:that|this|most|many|some|few|all|none|more|less)$/.test(last.lower))
  )
    return false
  if (!subject.some(({ pos }) => /^(?:NOUN|PROPN|PRON|NUM)$/.test(pos)) && !/ing$/.test(first.lower)) return false
  // "(startups a year and) two years ago were going in": says when, and not who.
  if (tokens[verb - 1]?.lower === 'ago') return false
  if (!thatHolds(tokens)) return false
  return !disagrees(subject, tokens[verb]) && isComplete(tokens, verb) && jointsHold(tokens) && endsWell(tokens)
}

/** "Write it down": the bare form of a verb in front, and something it is done to. */
export function isAdvice(tokens: readonly Token[]): boolean {
  const at = /^(?:never|always|don|do)$/.test(tokens[0]?.lower ?? '')
    ? /^n['’]t$/.test(tokens[1]?.lower ?? '')
      ? 2
      : 1
    : 0
  const verb = tokens[at]
  if (!verb || tokens.length < at + 2 || !isBareVerb(verb) || verb.lower !== verb.lemma.toLowerCase()) return false
  if (
    /^(?:AUX|CCONJ|PRON|SCONJ)$/.test(tokens[at + 1]?.pos ?? '') &&
    !/^(?:your|yourself|you|people|nobody|everyone|what|who|how|why)$/.test(tokens[at + 1]?.lower ?? '')
  )
    return false
  if (/^(?:to|me|us)$/.test(tokens[at + 1]?.lower ?? '')) return false
  return jointsHold(tokens.slice(at), 1) && endsWell(tokens)
}

function isBareVerb({ pos, lower }: Token): boolean {
  return (pos === 'VERB' || lower === 'be') && !/(?:ing|ed)$/.test(lower) && !emptyVerbs.has(lower)
}

const emptyVerbs = new Set(
  'say know mean think guess see go get do have want need like thank let come talk happen seem look'.split(' '),
)

/** "How do bakers wake up?", "Is anybody immune?": a question word with its verb, or a verb before its subject. */
export function isQuestion(tokens: readonly Token[]): boolean {
  const [first, second, third, fourth] = tokens
  if (!first || !second || tokens.length < 4 || !thatHolds(tokens)) return false
  if (/^(?:how|why|what|where|when|who|which)$/.test(first.lower)) {
    if (/^(?:about|if|else)$/.test(second.lower)) return false
    // "where you're communicating": who asks puts the verb in front.
    if (first.lower !== 'who' && second.pos === 'PRON') return false
    return (
      [second, third, fourth].some((token) => token?.pos === 'AUX') || (first.lower === 'who' && second.pos === 'VERB')
    )
  }
  if (!/^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)$/.test(first.lower)) return false
  // "Does the bare minimum?", "Are former sailors?" ask nothing.
  if (tokens.slice(1).every(({ pos }) => /^(?:ADJ|NOUN|PROPN)$/.test(pos))) return false
  const isWhole =
    /^(?:is|are|was|were)$/.test(first.lower) || tokens.slice(2).some(({ pos }) => /^(?:VERB|AUX)$/.test(pos))
  return isWhole && (/^(?:PRON|DET|NOUN|PROPN|ADJ|NUM)$/.test(second.pos) || /^n['’]t$/.test(second.lower))
}

/** Position of the first verb that carries a clause, or −1. */
function finiteAt(tokens: readonly Token[]): number {
  return tokens.findIndex((_, at) => isFiniteVerb(tokens, at) && !opensRelative(tokens, at))
}

/** No infinitive, gerund or participle, and no noun that the tagger took for a verb. */
function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token || !before) return false
  if (token.pos === 'AUX') return !notFinite.has(token.lower) && before.lower !== 'to' && !isHelped(tokens, at)
  if (token.pos !== 'VERB' || token.lower.endsWith('ing')) return false
  if (tokens[at - 2]?.lower === 'to' && between.has(before.pos)) return false
  if (before.lower === 'to' || modified.has(before.pos)) return false
  return before.pos !== 'AUX' && tokens[at - 2]?.pos !== 'AUX' && tokens[at - 3]?.pos !== 'AUX'
}

// Sets rather than patterns: every word of every piece is looked at.
const notFinite = new Set(['be', 'been', 'being', 'having'])
/** What may stand between a helping verb or a "to" and its verb. */
const between = new Set(['ADV', 'PART'])
const modified = new Set(['ADP', 'DET', 'ADJ', 'VERB'])

/** "does not necessarily have": the verb before it is the finite one. */
function isHelped(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (before > 0 && between.has(tokens[before]?.pos ?? '')) before -= 1
  return tokens[before]?.pos === 'AUX'
}

/** "people who build", "the bread that you bake": the verb belongs to the relative clause. */
function opensRelative(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at)
  // "the way the brain works"
  const way = tokens
    .slice(Math.max(0, at - 4), at)
    .findIndex(({ lower }) => /^(?:way|time|moment|reason|day|thing|things)$/.test(lower))
  if (
    way >= 0 &&
    at - 4 + way + 1 < at - 1 &&
    /^(?:DET|PRON|PROPN)$/.test(tokens[Math.max(0, at - 4) + way + 1]?.pos ?? '')
  )
    return true
  const joint = before.findLastIndex(({ lower }) => /^(?:who|which|that|where|when|if|how|what|why)$/.test(lower))
  if (joint >= 0 && at - 3 + joint > 0) return true
  // "the thing you want": a second subject right behind a noun.
  const [noun, pronoun] = [tokens[at - 2], tokens[at - 1]]
  return pronoun?.pos === 'PRON' && /^(?:NOUN|PROPN)$/.test(noun?.pos ?? '')
}

function opensSubject([first, second]: readonly Token[]): boolean {
  if (!first || !second) return false
  if (/^there$/.test(first.lower)) return /^(?:is|['’]s|are)$/.test(second.lower)
  if (
    /^(?:how|why|what|where|when|if|as|so|let|which|who|whose|whoever|please|because|since|coming|speaking|meaning|that|this|those|these)$/.test(
      first.lower,
    )
  )
    return false
  if (/ing$/.test(first.lower) && first.pos === 'VERB')
    return (
      !/^(?:that|how|what|why|to|up|if)$/.test(second.lower) &&
      !/^(?:including|regarding|concerning|depending|considering|following|according|starting|looking|going|talking|trying|assuming|speaking|being|meaning|based)$/.test(
        first.lower,
      )
    )
  if (first.pos === 'ADJ')
    return /^(?:NOUN|PROPN|ADJ)$/.test(second.pos) || /^(?:most|many|few|some|all)$/.test(first.lower)
  return /^(?:DET|NOUN|PROPN|NUM|PRON)$/.test(first.pos)
}

/** A "that" or "this" that points outside, or opens a clause that does not come. */
export function thatHolds(tokens: readonly Token[]): boolean {
  return tokens.every(({ lower, pos }, at) => {
    if (/^(?:this|these|those)$/.test(lower)) return /^(?:who|of)$/.test(tokens[at + 1]?.lower ?? '')
    if (lower !== 'that') return true
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    // "doesn't work that well": how well.
    if (
      /^(?:well|much|hard|good|bad|big|often|far|long|easy|simple|important)$/.test(after?.lower ?? '') &&
      !tokens[at + 2]
    )
      return true
    if (/^(?:well|often) (?:with|for|in|on|at)$/.test(`${after?.lower} ${tokens[at + 2]?.lower}`)) return true
    if (!before || !after || /^(?:ADP|PART|CCONJ|SCONJ|PUNCT|ADV)$/.test(after.pos)) return false
    const relative = /^(?:NOUN|PROPN|PRON)$/.test(before.pos)
    if (pos === 'DET' && !relative && /^(?:NOUN|ADJ)$/.test(after.pos)) return false
    if (/^(?:VERB|AUX)$/.test(after.pos)) return relative
    return finiteAt(tokens.slice(at + 1)) >= 0
  })
}

/** "Teams that is": only what is plain to see. */
function disagrees(subject: readonly Token[], verb: Token | undefined): boolean {
  const last = subject.at(-1)?.lower ?? ''
  const say = verb?.lower ?? ''
  if (subject.length === 1 && /^(?:i|you|we|they)$/.test(last))
    return /^(?:is|was|has|does)$/.test(say) && !(last === 'i' && say === 'was')
  return false
}

const needsNothing =
  /^(?:matters?|works?|wins?|won|fails?|failed|dies|die|died|lies?|lied|sucks?|helps?|hurts?|counts?|changes?|changed|breaks?|broke|cares?|scales?|exists?|quit|quits|sells?|pays?|lasts?|ends?|ended|grows?|grew|sticks?|compounds?|disappears?|cried|laughed|listens?)$/

/** Participles that need nothing behind them. */
const happens =
  /^(?:changed|worked|failed|won|lost|died|ended|grown|gone|come|happened|disappeared|arrived|begun|started|stopped|moved|left|cried|laughed|helped|quit|broken|closed|opened|exploded|survived|shrunk|risen|fallen|improved|matured|evolved)$/

function isComplete(tokens: readonly Token[], verb: number): boolean {
  const rest = tokens.slice(verb + 1).filter(({ lower }) => !/^n['’]t$|^not$/.test(lower))
  if (rest.length === 0) return needsNothing.test(tokens[verb]?.lower ?? '')
  const last = rest.at(-1)
  // "Serverless has introduced": what?
  if (rest.length === 1 && last?.pos === 'VERB' && /^(?:has|have|had|['’]ve|['’]d)$/.test(tokens[verb]?.lower ?? ''))
    return happens.test(last.lower)
  if (last?.pos === 'VERB' && !/(?:ed|ing|en|wn)$/.test(last.lower))
    return (
      needsNothing.test(last.lower) ||
      (tokens.at(-2)?.lower === 'to' && !/^(?:do|get|be|have|make|go|say|see|take|put|give)$/.test(last.lower))
    )
  return true
}

const joints = new Set(
  'that who which whose because when if how what why where whatever whoever than as until before after while once and but or so nor , ; : — – -- think thinks know knows knew believe believes sure wish hope make makes made let lets help helps see feel realize realized say says'.split(
    ' ',
  ),
)

/** Each verb beyond the first hangs on a joint: a conjunction, a relative, "think", or a subject right behind a noun. */
export function jointsHold(tokens: readonly Token[], allowed = 0): boolean {
  const verbs = tokens.filter((_, at) => isFiniteVerb(tokens, at)).length
  const held = tokens.filter(
    ({ lower, pos }, at) =>
      joints.has(lower) || (at > 0 && pos === 'PRON' && /^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.pos ?? '')),
  ).length
  return verbs <= 1 - allowed + held
}

export function endsWell(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  const before = tokens.at(-2)
  if (last?.lower === 'first') return before?.lower === 'at'
  // "the things we're good at"
  if (
    last &&
    /^(?:at|for|about|with|on|in|of|to|from)$/.test(last.lower) &&
    /^(?:VERB|ADJ|NOUN)$/.test(before?.pos ?? '')
  )
    return tokens
      .slice(1, -2)
      .some(
        ({ lower, pos }, at) =>
          /^(?:what|who|that)$/.test(lower) || (pos === 'PRON' && /^(?:NOUN|PROPN)$/.test(tokens[at]?.pos ?? '')),
      )
  if (!last || /^(?:AUX|DET|CCONJ|SCONJ|ADP|PART|INTJ)$/.test(last.pos)) return false
  if (last.lower === 'way' && before?.lower === 'a') return false
  // "to stay in aligned", "you should go out"
  if (/ed$/.test(last.lower) && /^(?:in|of|at|on)$/.test(before?.lower ?? '')) return false
  if (/^(?:out|ahead|in)$/.test(last.lower) && /^(?:go|going|goes|went|come)$/.test(before?.lower ?? '')) return false
  if (last.pos === 'ADJ' && before?.pos === 'DET' && !/^(?:most|least|same)$/.test(last.lower)) return false
  // "is not even there yet"
  if (last.lower === 'yet' && tokens.some(({ lower }) => /^(?:not|n['’]t)$/.test(lower))) return true
  return !poorEnd.test(last.lower)
}

const poorEnd =
  /^(?:i|we|they|he|she|you|who|my|your|our|their|the|a|an|and|or|but|of|to|for|with|very|so|too|really|just|also|even|like|not|then|in|on|at|by|from|into|about|because|if|than|as|is|are|was|were|has|have|had|do|does|did|get|got|gets|want|wants|need|needs|say|says|said|mean|means|see|make|makes|take|takes|give|gives|use|let|call|called|goes|going|being|more|most|some|any|every|each|other|such|same|actually|basically|obviously|right|now|maybe|well|always|never|only|kind|sort|lot|bit|gonna|wanna|able|able to|what|how|why|where|when|which|during|through|whole|first|next|many|much|anyway|yet|back|still|later|before|after|that|guess|trying|definitely|probably|potentially|typically|usually|mostly|especially|certainly|else|ever|almost|already|saying|thinking|knowing|telling|asking|having|getting|going)$/
