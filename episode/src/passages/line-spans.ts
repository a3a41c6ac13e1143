import { isDash } from '../judgement/talk.ts'
import { oncePer } from '../once-per.ts'
import type { Token } from '../tagger.ts'

// Where a line that is lifted out of a sentence may begin and end: in front of a clause, never inside of one.

/** Token positions of a sentence: a line begins at one of `starts` and ends before one of `ends`. */
export type LineEdges = { starts: number[]; ends: number[] }

/** Words that connect a sentence to what was said before it, or fill time; a line may begin behind a run of them. */
const leading = new Set(
  'and but so because cause well yeah yes yep no nope right okay ok oh um uh like actually basically now or then also again anyway look see honestly obviously plus mean know think guess really just though'.split(
    ' ',
  ),
)
/** Subjects that open a clause of its own behind a comma or a conjunction, where a verb follows at once. */
const subjects = new Set(
  'i you we they he she it there this that nobody everybody everyone people no-one somebody someone'.split(' '),
)
/** What tells somebody to do something, or not to. */
const orders = new Set("don't do never let always".split(' '))
const joints = new Set(['and', 'but', 'so', 'because', 'or', 'cause'])
const isBreak = (text: string) => text === ',' || text === ';' || text === ':' || isDash(text)

/** What hangs on behind a finished clause: ", right?", ", you know". */
const tags = new Set('right you or so which and'.split(' '))

/** Fewest words of a line, so far as its edges go. */
const leastWords = 5

const isMark = ({ pos }: Token) => pos === 'PUNCT' || pos === 'SPACE'

/** The edges of a sentence's lines, in order. The first start is the sentence's own, the last end its end. */
export const lineEdges: (tokens: readonly Token[]) => LineEdges = oncePer((tokens) => {
  let words = 0
  for (const token of tokens) if (!isMark(token)) words += 1
  const starts = [0]
  const ends: number[] = []
  let isLeading = true
  let before = 0
  for (const [at, token] of tokens.entries()) {
    if (isMark(token)) continue
    const left = words - before
    const previous = tokens[at - 1]
    const isBehindBreak = previous !== undefined && isBreak(previous.text)
    const isBehindJoint = previous !== undefined && joints.has(previous.lower)
    if (
      at > 0 &&
      left >= leastWords &&
      (isLeading || ((isBehindBreak || isBehindJoint) && opens(token, tokens[at + 1])))
    )
      starts.push(at)
    if (isBehindBreak && before >= leastWords && (joints.has(token.lower) || tags.has(token.lower))) ends.push(at - 1)
    if (isLeading && !leading.has(token.lower) && !(token.lower === 'i' || token.lower === 'you')) isLeading = false
    before += 1
  }
  ends.push(tokens.length)
  return { starts, ends }
})

function opens({ lower }: Token, next: Token | undefined): boolean {
  if (orders.has(lower)) return true
  return (
    subjects.has(lower) && (next?.pos === 'VERB' || next?.pos === 'AUX' || next?.pos === 'ADV' || next?.pos === 'PART')
  )
}

/** The token that a sentence begins with behind words such as "Yeah, so, you know"; 0 where there are none. */
export function behindFillers(tokens: readonly Token[]): number {
  const begin = 0
  let words = 0
  for (const [at, token] of tokens.entries()) {
    if (isMark(token)) continue
    if (!fillers.has(token.lower)) {
      const left = tokens.slice(at).filter((one) => !isMark(one)).length
      return left >= leastWords ? at : begin
    }
    words += 1
    if (words > mostFillers) return begin
  }
  return begin
}

const fillers = new Set('and but so yeah yes yep well right okay ok oh um uh like now actually basically'.split(' '))
const mostFillers = 4
