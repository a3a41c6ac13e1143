import { isDash } from '../judgement/talk.ts'
import { oncePer } from '../once-per.ts'
import type { Token } from '../tagger.ts'
import { mainClauses } from './main-clause.ts'

// Finds where a line cut from a sentence may begin and end: between clauses, never inside one.

/** Token positions of a sentence: a line begins at one of `starts` and ends before one of `ends`. */
export type LineEdges = { starts: number[]; ends: number[] }

/** Words that connect a sentence to what was said before it, or fill time; a line may begin after a run of them. */
const leading = new Set(
  'and but so well yeah yes yep right okay ok oh um uh like actually basically now then also again anyway look see honestly obviously plus mean know really just'.split(
    ' ',
  ),
)
/** Subjects that open a main clause if a verb follows directly. */
const subjects = new Set(
  'i you we they he she it there this that nobody everybody everyone people no-one somebody someone'.split(' '),
)
/** First words of an imperative. */
const orders = new Set("don't do never let always".split(' '))
const joints = new Set(['and', 'but', 'so', 'because', 'or', 'cause'])
const isBreak = (text: string) => text === ',' || text === ';' || text === ':' || isDash(text)

/** First words of what is appended to a finished clause: ", right?", ", you know". */
const tags = new Set('right you or so which and'.split(' '))

/** Minimum words on either side of an edge. */
const minWords = 5

const isMark = ({ pos }: Token) => pos === 'PUNCT' || pos === 'SPACE'

/** Returns the edges of a sentence's lines, in order. The first start is the sentence's own, the last end its end. */
export const lineEdges: (tokens: readonly Token[]) => LineEdges = oncePer((tokens) => {
  let words = 0
  for (const token of tokens) if (!isMark(token)) words += 1
  const starts = [0]
  const ends: number[] = []
  const isMainClause = mainClauses(tokens)
  let isLeading = true
  let before = 0
  for (const [at, token] of tokens.entries()) {
    if (isMark(token)) continue
    const left = words - before
    const previous = tokens[at - 1]
    const isBehindBreak = previous !== undefined && isBreak(previous.text)
    // "You're" is two tokens and one word.
    const isWordStart = !/^['’]/.test(token.text)
    if (at > 0 && isWordStart && left >= minWords && (isLeading || (isMainClause(at) && opens(tokens, at))))
      starts.push(at)
    if (isBehindBreak && before >= minWords && (joints.has(token.lower) || tags.has(token.lower))) ends.push(at - 1)
    if (isLeading) isLeading = leads(tokens, at)
    before += 1
  }
  ends.push(tokens.length)
  return { starts, ends }
})

/** True if a clause may also begin after a token, if it may begin before it. */
function leads(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token
  const next = tokens[at + 1]
  // "No, people came" answers; "No people came" is a complete statement.
  if (lower === 'no' || lower === 'nope') return next?.pos === 'PUNCT'
  // "I think" only softens; what "you think" need not be true.
  if (lower === 'think' || lower === 'guess')
    return tokens.slice(Math.max(0, at - 3), at).findLast(isSpeaking)?.lower === 'i'
  return leading.has(lower) || isSpeaking(tokens[at] as Token)
}

const isSpeaking = ({ lower }: Token) => lower === 'i' || lower === 'you'

function opens(tokens: readonly Token[], at: number): boolean {
  const [here, next] = [tokens[at], tokens[at + 1]]
  if (here === undefined) return false
  // After "and", an imperative may share the subject of the clause before it: "Customers came, and never paid".
  if (orders.has(here.lower)) return !joints.has(tokens[at - 1]?.lower ?? '') || orders.has(tokens[0]?.lower ?? '')
  return subjects.has(here.lower) && verbal.has(next?.pos ?? '')
}

const verbal = new Set(['VERB', 'AUX', 'ADV', 'PART'])

/** Returns the index of the first token after words such as "Yeah, so, you know", or 0 if there are none. */
export function behindFillers(tokens: readonly Token[]): number {
  const begin = 0
  let words = 0
  for (const [at, token] of tokens.entries()) {
    if (isMark(token)) continue
    if (!fillers.has(token.lower)) {
      const left = tokens.slice(at).filter((one) => !isMark(one)).length
      return left >= minWords ? at : begin
    }
    words += 1
    if (words > maxFillers) return begin
  }
  return begin
}

const fillers = new Set('and but so yeah yes yep well right okay ok oh um uh like now actually basically'.split(' '))
const maxFillers = 4
