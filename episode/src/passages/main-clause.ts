import { isDash } from '../judgement/talk.ts'
import type { Token } from '../tagger.ts'

// Decides if a clause keeps its meaning when it is cut out of its sentence. "You are closed on Saturday" doesn't, if
// the sentence was "people don't love you less because you are closed on Saturday".

/** Words that begin a subordinate clause, whatever their tag. */
const subordinating = new Set(
  'because cause if unless whether when whenever while where wherever although though lest whereas who whom whose which what why how'.split(
    ' ',
  ),
)
/** Verbs of speech and thought: what follows them need not be a fact. */
const reporting = new Set(
  'say tell ask think believe claim write read hear answer promise warn argue swear pretend imagine assume suppose guess hope wish feel fear'.split(
    ' ',
  ),
)
const unreal = new Set(['would', 'could', 'might', 'should'])
/** Begin a clause if followed by a subject and a verb, else a time: "once we opened", but "after that". */
const times = new Set('after before since until till once as'.split(' '))
const denying = new Set("not n't never no nobody nothing none neither nor hardly without cannot".split(' '))
const nominative = new Set('i you we they he she it there nobody everybody everyone people somebody someone'.split(' '))

/**
 * Returns a function that tells whether a main clause begins at a token: one that a coordinator, colon, semicolon, or
 * dash joins to a clause that is not subordinate itself and does not report, suppose, or deny it.
 */
export function mainClauses(tokens: readonly Token[]): (at: number) => boolean {
  const governed = findFirst(tokens, (at) => governs(tokens, at))
  const denied = findFirst(tokens, (at) => isDenial(tokens[at]))
  const quoted = quotedTokens(tokens)
  return (at) => {
    const joint = tokens[at - 1]
    if (joint === undefined || at > governed || quoted[at]) return false
    if (joint.text === ':' || joint.text === ';' || isDash(joint.text)) return true
    const hasBreak = tokens[at - 2]?.pos === 'PUNCT'
    // "So" after a break introduces a consequence; without one it may introduce a purpose.
    if (joint.lower === 'so') return hasBreak
    // Without a break "and" may join what "not" denies: "You can't sleep in and you are open at six".
    return (joint.lower === 'and' || joint.lower === 'but') && (hasBreak || at <= denied)
  }
}

/** True if a word denies: "not", "nobody", "without". */
export function isDenial(token: Token | undefined): boolean {
  return token !== undefined && denying.has(token.lower)
}

function findFirst(tokens: readonly Token[], isIt: (at: number) => boolean): number {
  const found = tokens.findIndex((_, at) => isIt(at))
  return found < 0 ? tokens.length : found
}

/** True if a word turns what follows it into a condition, a reason, a supposition, or reported speech. */
function governs(tokens: readonly Token[], at: number): boolean {
  const { lower, pos, lemma } = tokens[at] as Token
  if (pos === 'SCONJ' || subordinating.has(lower) || unreal.has(lower)) return true
  if (lower === 'that') return pos !== 'DET'
  if (times.has(lower)) return opensClause(tokens, at + 1)
  return pos === 'VERB' && (reporting.has(lemma) || opensClause(tokens, at + 1))
}

const groupParts = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'])
const isVerb = (token: Token | undefined) => token?.pos === 'VERB' || token?.pos === 'AUX'
/** Maximum number of words of a subject that are examined. */
const maxSubjectWords = 8

/** True if a subject and its verb follow: "we found (that) people stay", but not "we found good people". */
function opensClause(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from]
  if (first && nominative.has(first.lower)) return isVerb(tokens[from + 1])
  const subject = tokens.slice(from, from + maxSubjectWords)
  const length = subject.findIndex(({ pos }) => !groupParts.has(pos))
  return length > 0 && isVerb(subject[length])
}

/** Returns for each token whether it is inside quotation marks. */
function quotedTokens(tokens: readonly Token[]): boolean[] {
  let open = false
  return tokens.map(({ text }) => {
    if (text === '"') open = !open
    if (text === '“') open = true
    if (text === '”') open = false
    return open
  })
}
