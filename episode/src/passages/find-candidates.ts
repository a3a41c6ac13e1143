import { Shown, weigh } from '../judgement/feature-numbers.ts'
import { judgeSentences, type SentenceSums } from '../judgement/judge-sentences.ts'
import { quoteSum, titleSum } from '../judgement/judged.ts'
import { lineFeatures } from '../judgement/line-features.ts'
import type { Models } from '../judgement/models.ts'
import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { isSoundOnly } from '../transcriber-marks.ts'
import { landsOnMurmur, lineSpans, titleLimits } from './line-candidates.ts'
import { getLineText } from './make-line.ts'
import type { SentenceSpan } from './span-candidates.ts'
import { isWholeClause } from './whole-clause.ts'

/** A line that may be quoted, and the sum of its features. */
export type Candidate = { span: LineSpan; sum: number; text: string }

/** The material from which passages are chosen. */
export type Candidates = {
  all: Prepared[]
  sums: SentenceSums
  leftOut: boolean[]
  /** True if nothing in a span is left out, apart from sentences of `passed` in its interior. */
  isKept: (span: SentenceSpan, passed?: readonly boolean[]) => boolean
  /** The strongest first. */
  lines: Candidate[]
  shortLines: Candidate[]
}

/** Minimum probability for leaving out a sentence. */
const leftOutFrom = 0.25
/** The share of sentences that are examined more closely: as the start of a line, as the ends of an excerpt. */
export const shareJudged = 0.45
/** Maximum number of lines that the linear models pass on to the trees. */
const shortlist = 400
/** Maximum number of the strongest kept in each list: writers need no more. */
const kept = { lines: 250, shortLines: 200 } as const

/** Finds the lines of an English episode with these models; fills in `leftOut` of `all`. */
export function findCandidates(all: Prepared[], models: Models): Candidates {
  const { linear, forests } = models
  const sums = judgeSentences(all, models)
  const leftOut = all.map(
    (sentence) => sentence.leftOut >= leftOutFrom || sentence.sentence.traits.boilerplate !== null,
  )
  const isKept: Candidates['isKept'] = ({ first, last }, passed = []) => {
    for (let id = first; id <= last; id += 1) {
      const isPassed = passed[id] && id > first && id < last
      if (leftOut[id] && !isPassed) return false
    }
    return !isTakenBack(all, last) && !isLeadIn(all[last]) && !landsOnMurmur(all, { first, last })
  }
  const shown = new Shown()
  const look = (span: LineSpan) => {
    shown.clear()
    lineFeatures(all, span, shown)
  }
  const withText = <Found extends { span: LineSpan }>(found: Found) => ({
    ...found,
    text: getLineText(all, found.span),
  })

  const promising = selectShare(
    all,
    (id) => (leftOut[id] ? Number.NEGATIVE_INFINITY : (sums.promise[id] ?? 0)),
    shareJudged,
  )
  const spans = lineSpans(all, { isOpening: (id) => promising[id] === true }).filter((span) => isKept(span))
  const shortlisted = strongest(
    spans.map((span) => {
      look(span)
      const [marked, graded] = [weigh(shown, linear.line), weigh(shown, linear.quote)]
      return { span, sum: marked + graded, marked, graded }
    }),
    shortlist,
  )
  const lines = shortlisted.map(({ span, marked, graded }) => {
    look(span)
    return { span, sum: quoteSum({ marked, graded, trees: forests.quote(shown) }) }
  })

  const named = lineSpans(all, titleLimits)
    .filter((span) => isKept(span) && isWholeClause(all, span))
    .map((span) => {
      look(span)
      return { span, sum: weigh(shown, linear.title) }
    })
  const shortLines = strongest(named, kept.shortLines).map(({ span, sum }) => {
    look(span)
    return { span, sum: titleSum({ named: sum, trees: forests.title(shown) }) }
  })
  return {
    all,
    sums,
    leftOut,
    isKept,
    lines: strongest(lines, kept.lines).map(withText),
    shortLines: strongest(shortLines, kept.shortLines).map(withText),
  }
}

/** True if the same speaker continues with "But": a passage that stops before it would say the opposite. */
function isTakenBack(all: readonly Prepared[], last: number): boolean {
  const here = all[last]
  const next = all.slice(last + 1, last + 3).find(({ sentence }) => !isSoundOnly(sentence.text))
  return next !== undefined && next.sentence.turn === here?.sentence.turn && next.tokens[0]?.lower === 'but'
}

/** "They think it's for three things.", "And here is why:" What it announces comes in the next sentence. */
const leadIn =
  /(?::|\b(?:two|three|four|five|six|a few|several) (?:things|reasons|ways|steps|points|questions)\.?|\bhere(?:['’]s| is) (?:why|how|what)\.?)["”']?$/i

function isLeadIn(sentence: Prepared | undefined): boolean {
  return sentence !== undefined && leadIn.test(sentence.sentence.text)
}

/** Returns true for the share of sentences with the highest sums. */
export function selectShare(all: readonly Prepared[], getSum: (id: number) => number, share: number): boolean[] {
  const sums = all.map((_, id) => getSum(id))
  const limit = sums.toSorted((a, b) => b - a)[Math.floor(sums.length * share)] ?? Number.NEGATIVE_INFINITY
  return sums.map((sum) => sum >= limit)
}

/** Returns the `max` spans with the highest sums, in a deterministic order. */
export function strongest<Scored extends { span: SentenceSpan; sum: number }>(
  scored: readonly Scored[],
  max: number,
): Scored[] {
  return scored
    .toSorted((a, b) => b.sum - a.sum || a.span.first - b.span.first || a.span.last - b.span.last)
    .slice(0, max)
}
