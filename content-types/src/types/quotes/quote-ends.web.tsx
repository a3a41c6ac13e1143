import { Button } from '@podcastai/ui'
import { countWords } from '../../talk/count-words.ts'
import type { Limits } from '../../talk/move-ends.ts'
import { findTurn } from '../../talk/move-ends.ts'
import { type Ends, findEnds, type Talk } from '../../talk/talk.ts'
import { formatCount } from '../../type/format-count.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { timeCode } from '../../type/time-code.ts'
import { Facts, Verified } from '../../views/item.web.tsx'
import { SentenceStep, type Trim } from '../../views/trim-handle.web.tsx'
import { TrimWords } from '../../views/trim-words.web.tsx'
import { TalkAway, useTalk } from '../../views/use-talk.web.tsx'
import { passageSaid, type QuotedPassage, saidBetween } from './moved-quote.ts'
import { maxCharactersOfQuote, maxQuoteCharacters, type Quote, quoteWords } from './quotes.ts'

type Props = {
  quote: Quote
  /** The words as they are being edited. */
  words: string
  /** The passage and words after the ends were moved; see `moved-quote.ts`. */
  moved: string
  isDisabled: boolean
  onMove: (said: QuotedPassage) => void
}

/** The quote within the surrounding words, with ends that can be moved while the quote stays verbatim. */
export function QuoteEnds({ quote, words, moved, isDisabled, onMove }: Props) {
  const here = useTalk(quote.evidence, true)
  const talk = here?.talk
  if (!here || !quote.evidence) return null
  if (!talk) return <TalkAway here={here} />
  const stored = findEnds(talk, quote.evidence)
  if (!stored) return null
  const isAsStored = (quote.verified || quote.divided) && words.trim() === quote.text
  const passage = passageSaid(moved, words) ?? (isAsStored ? quote.evidence : null)
  const ends = passage && findEnds(talk, passage)
  if (!ends) return <TypedByHand isDisabled={isDisabled} onRestore={() => onMove(saidBetween(talk, stored))} />
  const trim: Trim = {
    ...{ talk, ends, isDisabled, what: 'quote' },
    limits: getLimits(quote, talk, stored),
    onMove: (next) => onMove(saidBetween(talk, next)),
  }
  const isOneVoice = talk.words[ends.first]?.turn === talk.words[ends.last]?.turn
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="type-label">In the transcript</p>
        {isOneVoice ? (
          <Verified>Word for word</Verified>
        ) : (
          <span className="type-hint text-warn">Two people say these words</span>
        )}
      </div>
      <TrimWords trim={trim} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 max-md:gap-y-2">
        {(['first', 'last'] as const).map((end) => (
          <div key={end} className="flex items-center gap-1">
            <span className="type-hint mr-0.5 text-text-2">{end === 'first' ? 'Start' : 'End'}</span>
            <SentenceStep trim={trim} end={end} by={-1} variant="outline" />
            <SentenceStep trim={trim} end={end} by={1} variant="outline" />
          </div>
        ))}
        <Facts facts={[formatTimes(talk, ends), formatCount(countWords(words), 'word')]} />
        <Length words={words} />
      </div>
    </div>
  )
}

/**
 * Returns how far a quote's ends can move. A quote has one speaker: it ends where another person speaks. The ends of a
 * quote without a named speaker stay inside the stored words, and words that turned out to be several people's can be
 * shortened.
 */
function getLimits({ speaker, evidence, divided }: Quote, talk: Talk, stored: Ends): Limits {
  const isNamedByTalk = speaker !== null && evidence?.speaker === null
  const within = isNamedByTalk || divided ? { from: stored.first, to: stored.last } : findTurn(talk, stored.first)
  return { first: within, last: within, maxCharacters: maxCharactersOfQuote }
}

function formatTimes({ words, isTimed }: Talk, { first, last }: Ends): string | null {
  const [opening, closing] = [words[first], words[last]]
  if (!isTimed || !opening || !closing) return null
  const isEstimated = opening.isStartEstimated || closing.isEndEstimated
  return `${isEstimated ? '≈ ' : ''}${timeCode(opening.start)} – ${timeCode(closing.end)}`
}

function Length({ words }: { words: string }) {
  const count = countWords(words)
  const trouble =
    count > quoteWords.max
      ? `Quotes read best with at most ${quoteWords.max} words`
      : getTextWidth(words) > maxQuoteCharacters
        ? `Too long for a quote card: ${getTextWidth(words) - maxQuoteCharacters} characters`
        : count < quoteWords.min
          ? `Quotes read best with at least ${quoteWords.min} words`
          : null
  return (
    <span role="status" className="type-hint text-warn">
      {trouble}
    </span>
  )
}

function TypedByHand({ isDisabled, onRestore }: { isDisabled: boolean; onRestore: () => void }) {
  return (
    <p className="type-hint flex flex-wrap items-center gap-x-2 text-warn">
      You edited this quote. Restore the original words to move its start and end.
      <Button size="small" variant="ghost" disabled={isDisabled} onClick={onRestore}>
        Restore original
      </Button>
    </p>
  )
}
