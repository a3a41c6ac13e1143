import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { timeIn } from '../spans.ts'
import type { Line } from './passages.ts'

/** Returns a run of tokens as a line. */
export function makeLine(all: readonly Prepared[], span: LineSpan, strength: number): Line {
  const { first, last } = span
  const { opening, closing, from, to } = findEnds(all, span)
  let words = 0
  for (let id = first; id <= last; id += 1) {
    const here = all[id]
    if (here) words += (id === last ? here.words[span.to] : here.words.at(-1)) ?? 0
  }
  return {
    first,
    last,
    from,
    to,
    text: getLineText(all, span),
    words: words - (opening.words[span.from] ?? 0),
    speaker: opening.sentence.speaker,
    start: timeIn(opening.sentence, from).seconds,
    end: timeIn(closing.sentence, to).seconds,
    strength,
  }
}

/** Returns the words of a line, as they were said. */
export function getLineText(all: readonly Prepared[], span: LineSpan): string {
  const { from, to } = findEnds(all, span)
  return all
    .slice(span.first, span.last + 1)
    .map(({ sentence: { text } }, at, { length }) =>
      text.slice(at === 0 ? from : 0, at === length - 1 ? to : text.length),
    )
    .join(' ')
}

/** Returns the sentences that a line begins and ends in, and the offsets into their texts. */
function findEnds(all: readonly Prepared[], { first, from, last, to }: LineSpan) {
  const [opening, closing] = [all[first], all[last]]
  if (!opening || !closing) throw new RangeError('A line lies outside of its episode.')
  return {
    opening,
    closing,
    from: opening.tokens[from]?.from ?? 0,
    to: to >= closing.tokens.length ? closing.sentence.text.length : (closing.tokens[to - 1]?.to ?? 0),
  }
}
