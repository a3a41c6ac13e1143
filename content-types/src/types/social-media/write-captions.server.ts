import type { Episode, Excerpt, Line } from '@podcastai/episode'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { signatures } from '../../built-in/attribution.server.ts'
import { liftedOut } from '../../built-in/lifted-out.server.ts'
import { isJudged, materialFor, wordsOf } from '../../built-in/material.server.ts'
import { inQuotes } from '../../built-in/printed.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { tagSubjects } from '../../built-in/subjects.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Evidence } from '../../type/evidence.ts'
import type { Finished } from '../../type/finished.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import { closingLine } from './closing-line.server.ts'
import { type Run, runsAround } from './runs-around.server.ts'
import {
  type Caption,
  type CaptionSize,
  captionLengths,
  captionSizes,
  hookLimit,
  type SocialMedia,
} from './social-media.ts'

// Each caption is one passage as it was said, in whole sentences, who said it, and at most one line of ours. It has the length
// that is asked for where the talk goes on long enough around something strong.

/** Part of the best passage's worth that a further attempt must have; below it the first captions come again. */
const leastShare = 0.5
/** What a caption is worth at least in a talk that is long enough to be choosy. */
const leastWorth = 26
const anyWorth = Number.NEGATIVE_INFINITY
/** Points for a paragraph: it is rarer than a line, and its strength lower where it is as good. */
const paragraph = 20
/** Points that a caption loses for each character it is too short, and for an opening that is folded away. */
const [perMissingCharacter, lateOpening] = [0.12, 8]
/** Points that it loses for each sentence around the strong passage, and where it is only a part of one. */
const [perSentenceBefore, perSentenceAfter, partOnly] = [3, 1, 10]
/** Sentences that two captions keep apart, where the episode is long enough. */
const gap = 3

/** Up to three captions, one of each length, from as many moments of the episode. */
export function writeCaptions(episode: Episode, brief: Brief): Finished<SocialMedia> {
  const { tooPoor } = materialFor(episode, brief)
  if (tooPoor !== null) return { content: null, problems: [tooPoor] }
  const drafts = draftsOf(episode, brief)
  const least = isJudged(episode) ? leastWorth : anyWorth
  const chosen = choiceAt(
    brief.attempt,
    (taken) => choose(drafts, taken, least),
    (captions) => Object.values(captions).map(({ piece }) => piece),
  )
  if (chosen === null) return { content: null, problems: [none] }
  const hashtags = hashtagsFor(brief.voice.savedHashtags, tagSubjects(episode, brief))
  const captionOf = (size: CaptionSize): Caption => {
    const { text = '', evidence } = chosen[size] ?? {}
    return { caption: text, characterCount: text.length, hashtags, evidence: evidence ? [evidence] : [] }
  }
  return { content: { short: captionOf('short'), medium: captionOf('medium'), long: captionOf('long') }, problems: [] }
}

const none =
  'A caption is a passage that is strong enough to be a post by itself. This transcript has none of any length.'

type Draft = { piece: Span; text: string; evidence: Evidence; worth: number; isLongEnough: boolean }
type Drafts = Record<CaptionSize, readonly Draft[]>
type Chosen = Partial<Record<CaptionSize, Draft>>

/** What could be printed for each length, the best first. */
function draftsOf(episode: Episode, brief: Brief): Drafts {
  const { paragraphs, lines, isAllowed } = materialFor(episode, brief)
  const longest = captionLengths.long.max
  const pieces = [...paragraphs, ...lines].flatMap((piece) => {
    const speaker = piece.speaker
    const strength = piece.strength + ('text' in piece ? 0 : paragraph)
    const own = { piece, ...liftedOut(episode, piece), strength, speaker, isFolded: isFolded(episode, piece) }
    const runs = runsAround(episode, piece, { longest, isAllowed }).map((run) => ({
      ...{ piece: { first: run.first, last: run.last }, words: run.words, evidence: run.evidence, speaker },
      strength: strength - getPartialPenalty(run),
      isFolded: (episode.sentences[run.first]?.text.length ?? 0) >= hookLimit,
    }))
    return readsWhole(own.words) ? [own, ...runs] : runs
  })
  const draftsFor = (size: CaptionSize) => {
    const closing = closingLine(size, episode, brief)
    const { min, max } = captionLengths[size]
    return pieces
      .flatMap(({ piece, words, evidence, speaker, strength, isFolded }) => {
        if (words.length > max) return []
        const texts = signatures(speaker, brief).map((signature) => captionText(words, signature, closing))
        const text = texts.find(({ length }) => length <= max)
        // What the guest does is no part of the passage: it makes no short one longer.
        const missing = Math.max(0, min - (texts.at(-1)?.length ?? 0))
        const worth = strength - missing * perMissingCharacter - (isFolded ? lateOpening : 0)
        return text === undefined ? [] : [{ piece, text, evidence, worth, isLongEnough: text.length >= min }]
      })
      .sort((a, b) => Number(b.isLongEnough) - Number(a.isLongEnough) || b.worth - a.worth)
  }
  return { short: draftsFor('short'), medium: draftsFor('medium'), long: draftsFor('long') }
}

function getPartialPenalty({ before, after }: Run): number {
  const part = before < 0 || after < 0 ? partOnly : 0
  return Math.max(0, before) * perSentenceBefore + Math.max(0, after) * perSentenceAfter + part
}

function captionText(words: string, signature: string, closing: string | null): string {
  return [inQuotes(words), signature, closing].filter(Boolean).join('\n\n')
}

/** Does a platform fold the caption within its first sentence? */
function isFolded(episode: Episode, piece: Line | Excerpt): boolean {
  const opening = piece.first === piece.last ? wordsOf(episode, piece) : (episode.sentences[piece.first]?.text ?? '')
  return opening.length >= hookLimit
}

type Span = { first: number; last: number }

/**
 * The best for each length. A short talk may say them close together, and has one sentence for each at best. Where that
 * makes no three, the shortest are sure of theirs: they fit the most passages. A further attempt has as many as the first.
 */
function choose(drafts: Drafts, taken: readonly Span[], least: number): Chosen | null {
  const best = { ...usual, least }
  const close = { ...best, gap: 0, isShort: true }
  const ways = [best, close, { ...close, sentences: 1 }]
  const longFirst = most(ways.map((wanted) => chooseApart(drafts, wanted)))
  const shortFirst = ways.map((wanted) => chooseApart(drafts, { ...wanted, order: captionSizes }))
  const first = countOf(longFirst) === captionSizes.length ? longFirst : most([...shortFirst, longFirst])
  if (taken.length === 0) return countOf(first) === 0 ? null : first
  const again = chooseApart(drafts, { ...best, taken, share: leastShare })
  return countOf(again) < countOf(first) ? null : again
}

/** The one with most captions, then with most that are long enough, and of several the first. */
function most(choices: readonly Chosen[]): Chosen {
  const long = (chosen: Chosen) => Object.values(chosen).filter(({ isLongEnough }) => isLongEnough).length
  const rank = (chosen: Chosen) => countOf(chosen) * captionSizes.length + long(chosen)
  return choices.reduce((one, other) => (rank(other) > rank(one) ? other : one))
}

function countOf(chosen: Chosen): number {
  return Object.keys(chosen).length
}

/** `order`: which length takes its passage first; `least`: what each must be worth; `share`: of the best one's worth, which each must have; `isShort`: two may open on the same words; `sentences`: in each caption at most. */
type Wanted = {
  order: readonly CaptionSize[]
  taken: readonly Span[]
  least: number
  share: number | null
  gap: number
  isShort: boolean
  sentences: number
}
const usual: Wanted = {
  // The longest first: the fewest passages fit it.
  order: captionSizes.toReversed(),
  taken: [],
  least: anyWorth,
  share: null,
  gap,
  isShort: false,
  sentences: Number.POSITIVE_INFINITY,
}

function chooseApart(drafts: Drafts, { order, taken, least, share, gap, isShort, sentences }: Wanted): Chosen {
  const chosen: Chosen = {}
  for (const size of order) {
    const others = Object.values(chosen)
    const enough = share === null ? least : Math.max(least, share * (drafts[size][0]?.worth ?? 0))
    const found = drafts[size].find(
      ({ piece, text, worth }) =>
        worth >= enough &&
        piece.last - piece.first < sentences &&
        isApart(piece, taken) &&
        isApart(
          piece,
          others.map((other) => other.piece),
          gap,
        ) &&
        (isShort || differentOpenings([text, ...others.map((other) => other.text)]).wrong.length === 0),
    )
    if (found) chosen[size] = found
  }
  return chosen
}
