import { type Episode, type Excerpt, findPassages, getSentences, type Line } from '@podcastai/episode'
import { showsWhatItCounts } from '../../built-in/announced-list.ts'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { hasOnlyWords, type Material } from '../../built-in/material.server.ts'
import { endsWhole, isHardToRead, isQuotable, mayBeAnotherVoice } from '../../built-in/quotable.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { countWords } from '../../talk/count-words.ts'
import { getScriptLimits } from '../../type/script-limits.ts'
import type { ScriptStyle } from './script-style.server.ts'
import { toSoundBites } from './sound-bites.server.ts'
import { type ScriptSectionKey, sectionWords } from './youtube-script.ts'

type Piece = Line | Excerpt
type Span = { first: number; last: number }

/** The pieces that each section is cut from, in the order shown. */
export type HighlightCut = Record<ScriptSectionKey, readonly Piece[]>

/** Maximum words of all sound bites in a script of about three minutes, and the maximum share of a short episode. */
const scriptWords = { max: 430, share: 0.45 } as const
/** Maximum words of a hook (about 15 seconds) and of a closing line; words of the passage that sets up the problem. */
const [hookWords, closingWords] = [40, 40]
const problemWords = { min: 30, max: 90 } as const
/** Words by which the main part may fall short of the words left for it. */
const slack = 45
/** Minimum clarity of an exchange's question that sets up a problem. */
const minQuestion = 17
/** Maximum turns of an exchange that still reads well. */
const maxTurns = 3
/**
 * Points for passages that the style prefers, and for a question at the start; penalties for a disfluent sentence, and
 * for the host alone if there is a guest to hear.
 */
const points = { preferred: 15, question: 12, tension: 6, disfluent: 8, host: 20 } as const

export type CutOptions = {
  style: ScriptStyle
  attempt: number
  /** True if a line of the episode closes the script; if not, the last section is left to the podcast's own words. */
  closes: boolean
}

type Candidate = { piece: Piece; words: number; worth: number }
type Pool = readonly Candidate[]

/** Returns the cut for an attempt; null if the episode does not say enough for the sections. */
export function highlightCut(
  episode: Episode,
  material: Material,
  { style, attempt, closes }: CutOptions,
): HighlightCut | null {
  const pool = findCandidates(episode, material)
  // In a short episode, there is at best one sentence for each section.
  const single = pool.filter(({ piece }) => piece.first === piece.last)
  const said = episode.sentences.reduce((sum, { words }) => sum + words, 0)
  const budget = Math.min(
    sectionWords(scriptWords.max, getScriptLimits(episode.language)),
    Math.round(said * scriptWords.share),
  )
  const options = { episode, style, closes, budget }
  return choiceAt(
    attempt,
    (taken) => cut(pool, { ...options, taken }) ?? (taken.length === 0 ? cut(single, { ...options, taken }) : null),
    (sections) => Object.values(sections).flat(),
  )
}

/** Finds passages that read as a whole, strongest first; those below the usual strength come last. */
function findCandidates(episode: Episode, { lines, paragraphs, clips, questions, isAllowed }: Material): Pool {
  const weaker = findPassages(episode)
  const pieces = [
    ...[...lines, ...weaker.lines],
    ...[...paragraphs, ...weaker.paragraphs],
    ...[...clips, ...questions, ...weaker.clips].filter((piece) => isNamed(episode, piece)),
  ]
  const seen = new Set<string>()
  return pieces
    .flatMap((piece): Candidate[] => {
      const key = `${piece.first} ${piece.from} ${piece.last} ${isLine(piece)}`
      if (seen.has(key)) return []
      seen.add(key)
      const bites = toSoundBites(episode, piece).map(({ words }) => words)
      const said = bites.join(' ')
      const isWhole = opensOnWord(said) && readsWhole(said) && showsWhatItCounts(said) && bites.every(isFinished)
      if (
        !isWhole ||
        !endsWhole(episode, piece.last) ||
        bites.length > maxTurns ||
        !isAllowed(said) ||
        !isFitToRead(episode, piece)
      )
        return []
      const disfluent = getSentences(episode, piece.first, piece.last).filter(isHardToRead).length
      const host = isHostAlone(episode, piece) ? points.host : 0
      return [{ piece, words: countWords(said), worth: piece.strength - disfluent * points.disfluent - host }]
    })
    .sort((a, b) => b.worth - a.worth)
}

/** True if only hosts speak in a passage of an episode that has a guest. */
function isHostAlone({ sentences, speakers }: Episode, { first, last }: Piece): boolean {
  const hosts = speakers.filter(({ role }) => role === 'host').map(({ name }) => name)
  if (!speakers.some(({ role }) => role === 'guest')) return false
  return sentences.slice(first, last + 1).every(({ speaker }) => speaker !== null && hosts.includes(speaker))
}

function isFitToRead(episode: Episode, { first, last }: Piece): boolean {
  if (!isQuotable(episode, first, last) || !hasOnlyWords(episode, { first, last })) return false
  return episode.sentences[first]?.speaker !== null || !mayBeAnotherVoice(episode, first, last)
}

type Cutting = Pick<CutOptions, 'style' | 'closes'> & { episode: Episode; budget: number; taken: readonly Span[] }

function cut(pool: Pool, { episode, style, closes, budget, taken }: Cutting): HighlightCut | null {
  const used: Candidate[] = []
  const pick = (fits: (candidate: Candidate) => boolean, extra: (piece: Piece) => number = () => 0) => {
    const others = [...taken, ...used.map(({ piece }) => piece)]
    const free = pool.filter((candidate) => fits(candidate) && isApart(candidate.piece, others))
    const best = getBest(free, ({ piece, worth }) => worth + extra(piece))
    if (best) used.push(best)
    return best?.piece ?? null
  }
  const hook = pick(({ piece, words }) => isLine(piece) && words <= hookWords)
  const closing = closes ? pick(({ piece, words }) => isLine(piece) && words <= closingWords) : null
  const problem =
    pick(
      ({ words }) => words >= problemWords.min && words <= problemWords.max,
      (piece) => getTension(episode, piece),
    ) ?? pick(({ words }) => words <= problemWords.max)
  const left = budget - used.reduce((sum, { words }) => sum + words, 0)
  const main = pickMain(pool, style, { left, others: [...taken, ...used.map(({ piece }) => piece)] })
  if (!hook || !problem || (closes && !closing) || main.length === 0) return null
  return { hook: [hook], problemSetup: [problem], mainContent: main, callToAction: closing ? [closing] : [] }
}

/** Returns points for a passage that opens a question: asked by the host, or raised by what it says. */
function getTension({ sentences }: Episode, piece: Piece): number {
  if (!isLine(piece) && piece.question !== null && piece.question.strength >= minQuestion) return points.question
  const cues = sentences.slice(piece.first, piece.last + 1).map(({ traits }) => traits.cues)
  return cues.some((found) => found.contrast ?? found.confession ?? found['turning-point']) ? points.tension : 0
}

/**
 * Picks strong passages that fill the words that are left, in chronological order: three if that comes close enough, or
 * else more; from a short episode whatever there is, but at least one.
 */
function pickMain(
  pool: Pool,
  { prefers, bites }: ScriptStyle,
  { left, others }: { left: number; others: Span[] },
): Piece[] {
  const lean = ({ piece, worth }: Candidate) =>
    worth + (!isLine(piece) && prefers.includes(piece.kind) ? points.preferred : 0)
  const free = pool.filter(({ piece }) => isApart(piece, others)).sort((a, b) => lean(b) - lean(a))
  const counts = Array.from({ length: bites.max - bites.min + 1 }, (_, at) => bites.min + at)
  const choices = [
    ...counts.map((count) => fill(free, { left, count, words: bites.words })),
    ...counts.map((count) => fill(free, { left, count, words: { min: bites.words.min / 3, max: bites.words.max } })),
    fill(free, { left, count: bites.max, words: { min: 1, max: left } }),
  ]
  const sumWords = (choice: Pool) => choice.reduce((sum, { words }) => sum + words, 0)
  const isFull = (choice: Pool) => sumWords(choice) >= left - slack
  const fullest = choices.find(isFull) ?? getBest(choices, sumWords) ?? []
  const best = fullest.length > 0 ? fullest : free.slice(0, 1)
  return best.map(({ piece }) => piece).sort((a, b) => a.first - b.first)
}

type Fill = { left: number; count: number; words: { min: number; max: number } }

/** Returns the strongest candidates that fit: each leaves room for the others, and the last one fills what is left. */
function fill(free: Pool, { left, count, words }: Fill): Candidate[] {
  const chosen: Candidate[] = []
  let room = left
  while (chosen.length < count) {
    const later = count - chosen.length - 1
    const max = Math.min(words.max, room - later * words.min)
    const min = Math.max(words.min, later === 0 ? room - slack : room - later * words.max - slack)
    const spans = chosen.map(({ piece }) => piece)
    const fits = (from: number) =>
      free.find((one) => one.words >= from && one.words <= max && isApart(one.piece, spans))
    const next = fits(min) ?? fits(words.min)
    if (!next) break
    chosen.push(next)
    room -= next.words
  }
  return chosen
}

function getBest<Value>(values: readonly Value[], worth: (value: Value) => number): Value | undefined {
  return values.reduce<Value | undefined>(
    (one, other) => (one === undefined || worth(other) > worth(one) ? other : one),
    undefined,
  )
}

/** True if every sentence has a named speaker: otherwise a clip may span several speakers, unlike a paragraph. */
function isNamed(episode: Episode, { first, last }: Excerpt): boolean {
  return getSentences(episode, first, last).every(({ speaker }) => speaker !== null)
}

/** True if a text opens with a word, not with a dash or dots, which show that something before it is missing. */
function opensOnWord(said: string): boolean {
  return /^[“"‘'(¿¡]*[\p{L}\p{N}$€£]/u.test(said)
}

/** True if the words end their sentence, without an interruption. */
function isFinished(words: string): boolean {
  return !/[\p{L}\p{N},]$/u.test(words)
}

function isLine(piece: Piece): piece is Line {
  return 'text' in piece
}
