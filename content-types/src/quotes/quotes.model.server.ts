import { overlaps } from '../choose-spread.server.ts'
import { openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading, Setting } from '../model/model-writer.server.ts'
import { filledUp, kindOf, piecesAt, spanOf } from '../model/read-pieces.server.ts'
import { quotesWanted } from './choose-quotes.server.ts'
import { maxQuoteCharacters } from './quote-candidates.server.ts'
import { quoteProblem, quoteProblems } from './quote-checks.server.ts'
import type { QuotesDraft } from './quotes.server.ts'
import { quoteCategories, quoteWords } from './quotes.ts'

export const quotesModel: ModelWriter<QuotesDraft> = {
  key: 'quotes',
  asks,
  read,
  item: (path) => (/^\d+$/.test(path) ? { at: 'quote', from: '0' } : null),
}

function asks({ episode }: Setting): string {
  const wanted = quotesWanted(episode.durationSeconds / 60) + 1
  return `Choose ${wanted} quotes for cards. at: quote. ids: the first and the last of 1 to 3 neighbouring sentences of one speaker; text: empty, the app prints the words. kind: ${quoteCategories.join(', ')}.
Each ${quoteWords.min}–${quoteWords.max} words and at most ${maxQuoteCharacters} characters; a stranger who scrolls past understands it and wants to agree or object. Take claims, confessions, figures, advice, lines with a turn at the end; the guest before the host. No question, no thanks, no opening on And, Because, It, That, They; nothing broken off. From beginning, middle and end.`
}

type Span = QuotesDraft[number]

function read(pieces: readonly Piece[], { said, episode, brief, fill, only }: Reading<QuotesDraft>): Read<QuotesDraft> {
  const complaints = openComplaints()
  const good: Span[] = []
  for (const piece of piecesAt(pieces, 'quote').slice(0, only ? 1 : undefined)) {
    const span = spanOf(piece, said)
    if (typeof span === 'string') {
      complaints.of(piece, [span])
      continue
    }
    const quote = { firstSentence: span.first, lastSentence: span.last, category: kindOf(quoteCategories, piece.kind) }
    const problem = quoteProblem(quote, episode, brief)
    if (problem !== null) complaints.of(piece, [`quote ${span.first}–${span.last}: ${problem}`])
    else if (!good.some((other) => clash(other, quote))) good.push(quote)
  }
  if (good.length === 0 && complaints.problems.length === 0) complaints.more('quote', 'There is no quote.')
  if (fill === null) return { draft: inOrder(good), complaints, filled: [], evidence: {} }
  const passes = (items: readonly Span[]) => quoteProblems(items, episode, brief).length === 0
  const { items, added } = filledUp(good, fill, { passes, clash })
  return {
    draft: only ? items : inOrder(items),
    complaints,
    filled: added > 0 ? [`${added} of the quotes`] : [],
    evidence: {},
  }
}

function inOrder(quotes: readonly Span[]): Span[] {
  return [...quotes].sort((a, b) => a.firstSentence - b.firstSentence)
}

function clash(a: Span, b: Span): boolean {
  return overlaps({ first: a.firstSentence, last: a.lastSentence }, { first: b.firstSentence, last: b.lastSentence })
}
