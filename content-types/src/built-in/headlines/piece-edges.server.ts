import { isPlain, type Word } from './sentence-words.server.ts'

// Where a clause inside a sentence may begin and end, so that what is cut out says what the whole sentence says.

export type Start = { at: number; form: 'statement' | 'advice' | 'question' | null }

/** Words behind which a piece is not looked for: nobody follows a sentence that far. */
const reach = 60

/** Where a piece may begin, with what must come of it where that is known. */
export function starts(words: readonly Word[]): Start[] {
  const found: Start[] = [{ at: 0, form: null }]
  const mayBeEmpty = emptyBegins.has(words[0]?.lower ?? '')
  let hedged = false
  let front = ''
  for (let at = 0; at < Math.min(reach, words.length - 2); at += 1) {
    const [word, next] = [words[at], words[at + 1]]
    if (!word || !next) break
    const { lower, text } = word
    if (mayBeEmpty && at < longestFront) {
      front += `${lower} `
      if (emptyFront.test(front)) found.push({ at: at + 1, form: null })
    }
    const mark = marks.has(text.charAt(text.length - 1)) || text === '--'
    if ((mark || questionJoints.has(lower)) && asking.has(next.lower)) found.push({ at: at + 1, form: 'question' })
    // What a condition, a denial or another's opinion stands in front of is not claimed.
    hedged ||= isUnclaimed(lower, words[at - 1]?.lower ?? '')
    if (hedged) continue
    if (mustDoEnds.has(lower) && mustDo.test(frontOf(words, at)) && !/^(?:be|have|not|just|also|go)$/.test(next.lower))
      found.push({ at: at + 1, form: 'advice' })
    // "CSS and JavaScript are": two subjects of one verb.
    const shared =
      (lower === 'and' || lower === 'or') &&
      /^(?:NOUN|PROPN|ADJ)$/.test(words[at - 1]?.pos ?? '') &&
      !/[,;.]$/.test(words[at - 1]?.text ?? '') &&
      /^(?:NOUN|PROPN)$/.test(next.pos)
    // "the difference between a manager and a director is …"
    const compared = lower === 'and' && words.slice(Math.max(0, at - 6), at).some((word) => word.lower === 'between')
    if (shared || compared) continue
    const joint =
      opensClause(words, at + 1) &&
      (((mark || clauseJoints.has(lower)) && opensFreely(words, at + 1)) ||
        (assertsEnds.has(lower) && mayAssert(words, at) && asserts.test(frontOf(words, at))))
    if (joint) found.push({ at: at + 1, form: 'statement' })
    // "ask many people, but | never outsource the decision"
    if ((mark || clauseJoints.has(lower)) && /^(?:never|don't|always|stop)$/.test(next.lower))
      found.push({ at: at + 1, form: 'advice' })
  }
  return found
}

/** Words of a front that says nothing yet. */
const longestFront = 10

/** The last words up to here, with a space behind. */
function frontOf(words: readonly Word[], at: number): string {
  return `${words
    .slice(Math.max(0, at + 1 - longestFront), at + 1)
    .map((word) => word.lower)
    .join(' ')} `
}

// Sets rather than patterns: every word of every sentence is looked at.
const marks = new Set(',;:—–')
const questionJoints = new Set('and but so is was'.split(' '))
const clauseJoints = new Set('and but so because'.split(' '))
const asking = new Set('how why what who where is are do does did can should will'.split(' '))

// No alternative is others in a row, so that any front is read in one way only.
const emptyFront =
  /^(?:(?:so|and|but|well|now|look|yeah|yes|no|oh|okay|ok|right|because|then|also|again|anyway|honestly|actually|basically|obviously|clearly|unfortunately|fortunately|ultimately|sometimes|of course|in fact|to be honest|frankly|first of all|you know|i mean|i (?:also |just |really |do |still |truly |honestly )?(?:think|believe|feel)(?: that)?|i guess|i(?:'d| would) (?:also |just |probably |even |actually )?(?:say|argue)(?: that)?|i always say(?: that)?|my belief is(?: that)?|(?:the|one) (?:interesting|other|big|biggest|important|hard|funny|crazy|beautiful|great|cool|nice) (?:thing|part|point)(?: here)? is(?: that)?|(?:one|another) of the (?:\w+ )?things(?: that)? (?:i|we)(?:'ve)? (?:learned|found|realized|noticed|saw|seen|think) (?:is|was)(?: that)?|i realized(?: that)?|it turns out(?: that)?|turns out(?: that)?|fun fact|(?:one|two|three|(?:the|that) (?:first|second|third|fourth|last|other)(?: (?:one|thing|piece|reason|part|point))?) is(?: that)?|for me|to me|at the end of the day|in my opinion|in my experience|the (?:truth|things?|piece|downside|upside|paradox|point|fact|reality|problem|lesson) is(?: that)?|my (?:point|theory|view|advice) is(?: that)?|what i(?:'ve)? (?:learned|realized|found|noticed) (?:is|was)(?: that)?|one thing is(?: that)?|remember(?: that)?|keep in mind(?: that)?|like) )+$/

const asserts =
  /\b(?:(?:i|we) (?:\w+ )?(?:think|believe|realized?|learned|found|discovered|noticed|know|say|argue|feel)(?: out)?|(?:truth|thing|point|fact|reality|problem|lesson|trick|key|secret|answer|difference|rule|beauty|irony|result|challenge|advice|reason|insight|mantra|story|goal|part|way i see it|moral|takeaway|conclusion|problem with \w+|issue|assumption|belief)(?: [\w'-]+){0,5} (?:is|was)|turns out|which means|that means|meaning|what happens is|(?:in mind|i (?:like|tell \w+|always say|learned|love)|matters) is|understand|remember)(?: that)? $/

/** The words that `asserts` can end on: a look at one word spares the long one. */
const assertsEnds = new Set(
  'think believe realize realized learned found discovered noticed know say argue feel out is was means meaning understand remember that'.split(
    ' ',
  ),
)

/** The words that `emptyFront` can begin with. */
const emptyBegins = new Set(
  "so and but well now look yeah yes no oh okay ok right because then also again anyway honestly actually basically obviously clearly unfortunately fortunately ultimately sometimes of in to frankly first you i i'd my the that two three fun one another it turns for at what remember keep like".split(
    ' ',
  ),
)

function isUnclaimed(lower: string, before: string): boolean {
  if (isPlain(lower) && !pairEnds.has(lower) && !lower.startsWith('wonder')) return unclaimedWords.has(lower)
  return unclaimed.test(`${before} ${lower} `)
}

/** "no one", "people think", "is like". */
const pairEnds = new Set('one think like'.split(' '))

const unclaimedWords = new Set(
  'if unless although though whether when whenever while until imagine suppose pretend maybe perhaps might wish hope not never nobody say says said saying tell tells told they would could as than without except asked asks thought stance notion claim claims myth argument opinion opinions stereotype'.split(
    ' ',
  ),
)

/** A look at the words before those that end most of what only seems to assert. */
function mayAssert(words: readonly Word[], at: number): boolean {
  const [before, lower] = [words[at - 1]?.lower ?? '', words[at]?.lower ?? '']
  if (lower === 'that') return assertsEnds.has(before) || beforeThat.has(before) || words[at - 2]?.lower === 'tell'
  if (lower !== 'is' && lower !== 'was') return true
  for (let back = Math.max(0, at - longestFront); back < at; back += 1)
    if (asserted.has(words[back]?.lower ?? '')) return true
  return false
}

const beforeThat = new Set('mind like love'.split(' '))

/** What is asserted with "is", as `asserts` has it. */
const asserted = new Set(
  'truth thing things piece downside upside paradox point fact reality problem lesson trick key secret answer difference rule beauty irony result challenge advice reason insight mantra story goal part way moral takeaway conclusion issue assumption belief happens matters'.split(
    ' ',
  ),
)

/** One word or two, so that looking at each with the one before it finds them all. */
const unclaimed =
  /\b(?:if|unless|although|though|whether|when|whenever|while|until|imagine|suppose|pretend|maybe|perhaps|might|wish|hope|not|never|nobody|no one|say|says|said|saying|tells?|told|they|people think|(?:is|was|be|it's|that's) like|would|could|as|than|without|except|asked|asks|wonder\w*|thought|stance|notion|claims?|myth|argument|opinions?|stereotype)\b|n't\b/

const mustDo =
  /\b(?:you|people|everybody|everyone|founders|leaders|managers|developers|engineers|teams|companies|we) (?:just |really |always |also |all |still )?(?:need to|should|must|ought to|better)(?: just| really| actually| also)?(?: go)? $|\b(?:you've got to|you gotta|my advice is to|the (?:trick|key|answer|goal|point|best thing|first thing|idea|way) is to|the only way is to|make sure to|be sure to) $/

/** The words that `mustDo` can end on. */
const mustDoEnds = new Set('to should must better gotta just really actually also go'.split(' '))

/** A subject that a verb can follow: no "we" without its verb, no second item of a list. */
function opensClause(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return word !== undefined && clauseOpeners.has(word.pos) && !opensElsewhere.has(word.lower)
}

const clauseOpeners = new Set('DET NOUN PROPN PRON ADJ NUM VERB'.split(' '))
const opensElsewhere = new Set(
  "it it's that's they they're he she he's she's this these those there there's there're them which who i'm that".split(
    ' ',
  ),
)

/** Behind a comma an adjective or a bare noun goes on with a list ("a nice linear, boring return"), unless a verb follows. */
function opensFreely(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.pos === 'ADJ' || word?.pos === 'VERB') return false
  if (word?.pos !== 'NOUN' || next?.pos === 'AUX' || word.lower.endsWith('s')) return true
  // "but | speed becomes more important"
  return next?.pos === 'VERB' && next.lower.endsWith('s')
}

/** Where a piece may end: at the end, and before what only adds. Never before what limits it (if, unless, when, than). */
export function ends(words: readonly Word[]): number[] {
  const found: number[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word && mayStopBehind(words, word, at)) found.push(at)
  }
  return found
}

function mayStopBehind(words: readonly Word[], word: Word, at: number): boolean {
  const next = words[at + 1]
  if (!next || strongMarks.has(word.text.charAt(word.text.length - 1)) || dashes.has(next.text)) return true
  if (next.lower.startsWith('because') || isTrailer(words, at + 1)) return true
  const comma = word.text.endsWith(',')
  const afterNext = words[at + 2]
  const follows = comma || addsBareBegins.has(next.lower) ? `${next.lower} ${afterNext?.lower ?? ''}` : ''
  if (comma && addsAfterComma.test(follows)) return true
  // "involves burning two CDs | and carrying them": the second of two things done.
  const done = afterNext?.pos === 'VERB' || afterNext?.pos === 'AUX'
  if (done && listJoints.has(next.lower) && !paired.test(word.lower) && !isHalfWay(words, at)) return true
  return follows !== '' && addsBare.test(follows)
}

/** "to go out | and build a raft": the second verb says what for. */
function isHalfWay(words: readonly Word[], at: number): boolean {
  return (
    ways.has(words[at]?.lower ?? '') && /^(?:go|going|goes|went|come|comes|came|get)$/.test(words[at - 1]?.lower ?? '')
  )
}

const ways = new Set('out in up ahead back on through over'.split(' '))

const strongMarks = new Set(';:—–')
const dashes = new Set(['--', '—', '–'])
const listJoints = new Set(['and', 'but', 'or'])

/** Whether what stands from here to the end only winds down. */
export function isTrailer(words: readonly Word[], at: number): boolean {
  return (
    words.length - at <= 5 &&
    trailer.test(
      words
        .slice(at)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
}

/** Said at the end of a sentence, and no part of what it says. */
const trailer =
  /^(?:right now|right|for the most part|at the end of the day|in general|though|too|as well|for sure|at the moment|these days|anyways?|you know|in a way|so to speak|or whatever|and stuff|for example|for instance|obviously|actually|basically|exactly|specifically|i think|i guess|huh|at all|somehow)$/

const paired = /^(?:to|between|both|either|neither|from|VERB)$/

const addsAfterComma =
  /^(?:and|but|so|or|because|which|who|where|as|especially|even|though|although|since|right|you know|i mean|i think|i guess|at least|for example|for instance|meaning|making|in (?:my|this|that|a|terms|fact)|it|it's|they|they're|he|she|we|we're|you|you're|i|i'm|that's|this|there's|if you will|to me|of course|obviously|actually|basically|like|too|then|also|not even)\b/

const addsBare =
  /^(?:and|but|so|because|which) (?:i|i'm|we|we're|you|you're|they|they're|it|it's|he|she|that|that's|there|there's|then|the|this|people|if|when|also|how|maybe)$|^so that$|^you know$|^i mean$|^which (?:is|was|means|makes|are)$/

/** The words that `addsBare` can begin with. */
const addsBareBegins = new Set('and but so because which you i'.split(' '))
