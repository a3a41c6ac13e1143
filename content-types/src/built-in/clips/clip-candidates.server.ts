import {
  type Episode,
  type Moment,
  type MomentScore,
  oncePer,
  type Sentence,
  sentencesOf,
  spanText,
  totalOf,
} from '@podcastai/episode'
import { clipSeconds } from '../../clip/video-clip.ts'
import type { Brief, Voice } from '../../type/brief.ts'
import { overlaps } from '../../type/spans.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../../voice/guidelines.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { hasMainClause } from '../grammar/main-clause.server.ts'
import { type Taste, tasteOf } from '../grammar/taste.server.ts'
import { type Candidate, chooseSpread, readOnce } from '../passages/choose-spread.server.ts'
import { clipWorth, wordCounts } from './clip-worth.server.ts'

export type ClipTaste = {
  /** What counts more than in any clip. */
  weights: Record<MomentScore, number>
  /** Above it a span loses points. */
  shortSeconds: number
  /** Points that a span loses where it shares sentences with a clip that is chosen without a taste. */
  alreadyCut: number
}

/** `worth`: as a clip, whatever a taste adds. */
export type ClipCandidate = Candidate & { moment: Moment; worth: number }

/** Clips an episode of these minutes should give: 4–6 per 30–45 minutes, 6–8 per 60, 8–12 per 90. */
function clipsWanted(minutes: number): number {
  return Math.round(Math.min(12, Math.max(2, minutes / 7.5)))
}

export function fitsClip({ start, end }: Moment): boolean {
  return end - start >= clipSeconds.min && end - start <= clipSeconds.max
}

/** A stranger can follow the first line: no "As you said", no "Oh gosh", no condition that nothing follows. */
function opensWhole({ firstSentence }: Moment, { sentences }: Episode): boolean {
  const opening = sentences[firstSentence]
  return opening !== undefined && hasMainClause(opening) && !refersBack.test(opening.text)
}

const refersBack =
  /^(?:(?:oh|ah|gosh|wow|whoa|hm+|yep|yup)(?![\p{L}’'])|(?:things|stuff|something) like (?:that|this)\b|as (?:you|I|we) (?:said|mentioned|know)|like (?:I|you) said|going back to|to (?:your|that) point|you (?:mentioned|said|talked|asked)|you[’']re (?:saying|asking|right))\b|\b(?:you (?:just )?(?:mentioned|said)|as you (?:said|mentioned))\b/iu

/** The clips of an episode, in order of time; without a taste what they are worth as clips counts. */
export function chooseClips(episode: Episode, brief: Brief, by?: ClipTaste): ClipCandidate[] {
  const tried = triedOf(episode)(brief.voice)
  const known = tried.get(by) ?? { candidates: candidatesFrom(episode, brief, by), chosen: new Map() }
  tried.set(by, known)
  const clips = known.chosen.get(brief.attempt) ?? chooseFrom(known.candidates, episode, brief.attempt)
  known.chosen.set(brief.attempt, clips)
  return [...clips]
}

function chooseFrom(candidates: readonly ClipCandidate[], episode: Episode, attempt: number): ClipCandidate[] {
  return chooseSpread(candidates, {
    count: clipsWanted(episode.durationSeconds / 60),
    attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: episode.durationSeconds >= 20 * 60,
    distanceSeconds: 120,
  })
}

/** What was tried, with the clips chosen from it by attempt. */
type Tried = { candidates: readonly ClipCandidate[]; chosen: Map<number, readonly ClipCandidate[]> }

/** By what counts more than in any clip. A draft, its check and other writers ask for the same ones. */
const triedOf = oncePer((_: Episode) => oncePer((_: Voice) => new Map<ClipTaste | undefined, Tried>()))

function candidatesFrom(episode: Episode, brief: Brief, by: ClipTaste | undefined): ClipCandidate[] {
  const { voice } = brief
  const cut = by === undefined ? [] : chooseClips(episode, { ...brief, attempt: 0 })
  const taste = tasteOf(voice, { social: true })
  const forbidden = forbiddenWords(voice.brandGuidelines)
  return clipsToScore(episode)
    .map((clip) => ({
      ...clip,
      score: scoreOf(clip, by, cut) + leaning(sentencesOf(episode, clip.first, clip.last), taste),
    }))
    .filter(({ text }) => !touchesAvoided(text, voice.avoidTopics) && !saysForbidden(text, forbidden))
}

/** Those of a clip's length that open well, or all where there are none. Every taste chooses among the same. */
const clipsToScore = oncePer((episode: Episode): readonly Omit<ClipCandidate, 'score'>[] => {
  const countsOf = speaksEnglish(episode) ? wordCounts() : null
  const fitting = episode.moments.filter((moment) => fitsClip(moment) && opensWhole(moment, episode))
  return (fitting.length > 0 ? fitting : episode.moments).map((moment) => {
    const { firstSentence: first, lastSentence: last, start } = moment
    const text = spanText(episode, first, last)
    const worth = clipWorth(moment, sentencesOf(episode, first, last), countsOf)
    return { moment, worth, first, last, start, text, words: readOnce(text) }
  })
})

/** What editors cut counts most; a taste chooses among that. */
function scoreOf(clip: Omit<ClipCandidate, 'score'>, by: ClipTaste | undefined, cut: readonly ClipCandidate[]): number {
  const { moment, worth } = clip
  if (by === undefined) return worth
  const known = cut.some((other) => overlaps(other, clip)) ? by.alreadyCut : 0
  return worth * 0.65 + totalOf(moment.scores, by.weights) * 0.35 - tooLong(moment, by) - known
}

/** A clip is liked for its best sentences; a theme named once in passing does not make it one. */
function leaning(span: readonly Sentence[], taste: Taste): number {
  const points = span.map(taste).sort((a, b) => Math.abs(b) - Math.abs(a))
  return ((points[0] ?? 0) + (points[1] ?? 0)) / 2
}

function tooLong({ start, end }: Moment, { shortSeconds }: ClipTaste): number {
  return Math.max(0, end - start - shortSeconds) / 3
}
