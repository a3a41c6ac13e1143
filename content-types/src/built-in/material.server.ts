import {
  type Episode,
  type Excerpt,
  episodeMinutes,
  findPassages,
  getSentences,
  hasTranscriberMark,
  isDisfluent,
  type Line,
  oncePer,
  placeIn,
  saysProfanity,
  spanText,
  timeIn,
} from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { getEvidence } from '../type/evidence.server.ts'
import type { Evidence } from '../type/evidence.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { createLean } from './taste.server.ts'

// What the built-in writers choose from: the passages of the episode without those the settings exclude, with strengths
// adjusted slightly by the settings. A writer chooses and prints; it never cuts or rewrites.

export type Material = {
  lines: readonly Line[]
  shortLines: readonly Line[]
  clips: readonly Excerpt[]
  paragraphs: readonly Excerpt[]
  questions: readonly Excerpt[]
  /** True if words may be published under the settings. */
  isAllowed: (words: string) => boolean
  /** Why nothing can be read as text, or null. */
  tooPoor: string | null
}

/** Returns the passages that may be published under a brief's settings, strongest first. */
export function materialFor(episode: Episode, brief: Brief): Material {
  const known = materialByVoice(episode)
  const found = known.get(brief.voice)
  if (found) return found
  const made = make(episode, brief)
  known.set(brief.voice, made)
  return made
}

const materialByVoice = oncePer((_: Episode) => new Map<Brief['voice'], Material>())

function make(episode: Episode, { voice }: Brief): Material {
  const { lines, shortLines, clips, paragraphs, questions, tooPoor } = findPassages(episode)
  const forbidden = forbiddenWords(voice.brandGuidelines)
  const lean = createLean(episode, voice)
  const mayBeSaid = (text: string) =>
    !touchesAvoided(text, voice.avoidTopics) && !saysForbidden(text, forbidden) && !saysProfanity(text)
  const isAsked = ({ strength }: Excerpt) => !isJudged(episode) || strength >= clearQuestion
  const ranked = <Piece extends Line | Excerpt>(pieces: readonly Piece[]): Piece[] =>
    pieces
      .map((piece) => ({
        ...piece,
        strength: Math.max(0, Math.min(100, piece.strength + lean(piece) - getStutterPenalty(piece))),
      }))
      .filter((piece) => mayBeSaid(getPieceText(episode, piece)))
      .sort((a, b) => b.strength - a.strength || a.first - b.first)
  return {
    lines: ranked(lines),
    shortLines: ranked(shortLines),
    clips: ranked(clips),
    paragraphs: ranked(paragraphs),
    questions: ranked(questions)
      .filter(isAsked)
      .sort((a, b) => a.first - b.first),
    isAllowed: mayBeSaid,
    tooPoor,
  }
}

/** Points that a line loses for stuttering or starting over: fine to hear, but not to read. */
const stutterPenalty = 12

function getStutterPenalty(piece: Line | Excerpt): number {
  return 'text' in piece && isDisfluent(piece.text) ? stutterPenalty : 0
}

/** Minimum strength of a question in an English episode; a weaker one means nothing without what came before. */
const clearQuestion = 14

/** Minimum minutes of an episode in which to be selective; a shorter one offers its best, however weak. */
const shortTalk = 10

/** True if strengths come from the fitted models, and the episode is long enough to choose from. */
export function isJudged(episode: Episode): boolean {
  return episode.language === 'en' && episodeMinutes(episode) >= shortTalk
}

/** Returns all words of a line or an excerpt, verbatim. */
export function getPieceText(episode: Episode, piece: Line | Excerpt): string {
  return 'text' in piece ? piece.text : spanText(episode, piece.first, piece.last).slice(piece.from)
}

/** True if an excerpt can be printed whole, without a noted sound such as "[laughter]". */
export function hasOnlyWords(episode: Episode, { first, last }: Pick<Excerpt, 'first' | 'last'>): boolean {
  return getSentences(episode, first, last).every(({ text }) => !hasTranscriberMark(text))
}

/** Returns where a line or an excerpt was said in the transcript. */
export function evidenceFor(episode: Episode, piece: Line | Excerpt): Evidence {
  const whole = getEvidence(episode, piece.first, piece.last)
  const [first, last] = [episode.sentences[piece.first], episode.sentences[piece.last]]
  if (!first || !last) return whole
  if (!('text' in piece)) return { ...whole, from: placeIn(first, piece.from) }
  const [begins, ends] = [timeIn(first, piece.from), timeIn(last, piece.to)]
  return {
    speaker: whole.speaker,
    start: piece.start,
    end: piece.end,
    estimated: begins.estimated,
    ...(ends.estimated && { endEstimated: true }),
    from: placeIn(first, piece.from),
    to: placeIn(last, piece.to),
  }
}
