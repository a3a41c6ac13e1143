import { type Episode, type Excerpt, type Line, sentencesOf } from '@podcastai/episode'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { hasOnlyWords, type Material } from '../../built-in/material.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import type { ScriptStyle } from './script-style.server.ts'
import { bitesOf } from './sound-bites.server.ts'
import type { ScriptSectionKey } from './youtube-script.ts'

type Piece = Line | Excerpt
type Span = { first: number; last: number }

/** What each section is cut from, in the order in which it is shown. */
export type HighlightCut = Record<ScriptSectionKey, readonly Piece[]>

/** From this strength on a passage of the main part is worth its time, and an exchange with a clear question sets up the problem. */
const least = { main: 22, exchange: 26, question: 17 } as const
/** Words of a hook (about 15 seconds), of the passage that sets up the problem, and of a line that closes. */
const [hookWords, problemWords, closingWords] = [40, 90, 40]
/** Words of the whole main part at most. */
const mainWords = 290
/** Turns of an exchange that still reads well. */
const mostTurns = 3
/** Points of strength for what the style prefers. */
const preferred = 15

export type CutOptions = {
  style: ScriptStyle
  attempt: number
  /** Whether a line of the episode closes it; without one the last section is left to the podcast's own words. */
  closes: boolean
}

/** The cut for a further attempt; null where the episode does not say enough for its sections. */
export function highlightCut(
  episode: Episode,
  material: Material,
  { style, attempt, closes }: CutOptions,
): HighlightCut | null {
  const { lines, paragraphs, clips, questions } = material
  const named = [...clips, ...questions].filter((piece) => isNamed(episode, piece) && hasOnlyWords(episode, piece))
  const pool = [...lines, ...paragraphs, ...named].flatMap((piece) => {
    const bites = bitesOf(episode, piece).map(({ words }) => words)
    const said = bites.join(' ')
    const isWhole = readsWhole(said) && (isLine(piece) || bites.every(isFinished))
    return isWhole && bites.length <= mostTurns ? [{ piece, words: countWords(said) }] : []
  })
  // In a short talk there is one sentence for each section at best.
  const single = pool.filter(({ piece }) => piece.first === piece.last)
  return choiceAt(
    attempt,
    (taken) =>
      cut(pool, { style, closes, taken }) ?? (taken.length === 0 ? cut(single, { style, closes, taken }) : null),
    (sections) => Object.values(sections).flat(),
  )
}

type Pool = readonly { piece: Piece; words: number }[]

type Cutting = Pick<CutOptions, 'style' | 'closes'> & { taken: readonly Span[] }

function cut(pool: Pool, { style, closes, taken }: Cutting): HighlightCut | null {
  const used: Span[] = []
  const isFurther = taken.length > 0
  const pick = (fits: (piece: Piece, words: number) => boolean) => {
    const [best] = pool
      .filter(({ piece, words }) => fits(piece, words) && isApart(piece, [...taken, ...used]))
      .sort((a, b) => b.piece.strength - a.piece.strength)
    if (!best || (isFurther && best.piece.strength < least.main)) return null
    used.push(best.piece)
    return best.piece
  }
  const hook = pick((piece, words) => isLine(piece) && words <= hookWords)
  const closing = closes ? pick((piece, words) => isLine(piece) && words <= closingWords) : null
  const problem =
    pick((piece, words) => isExchange(piece) && piece.strength >= least.exchange && words <= problemWords) ??
    pick((_, words) => words <= problemWords)
  const main = pickMain(pool, style, { taken, used })
  if (!hook || !problem || (closes && !closing) || main.length === 0) return null
  return { hook: [hook], problemSetup: [problem], mainContent: main, callToAction: closing ? [closing] : [] }
}

/** `taken`: shown by earlier attempts; `used`: shown by another section of this one. */
type Shown = { taken: readonly Span[]; used: readonly Span[] }

/**
 * The strongest pieces within the style's lengths, in order of time. Where an episode has too few, a further attempt
 * shows some of them again; in a short talk whatever is left is taken.
 */
function pickMain(pool: Pool, { prefers, bites }: ScriptStyle, { taken, used }: Shown): Piece[] {
  const chosen: Piece[] = []
  const lean = (piece: Piece) => (!isLine(piece) && prefers.includes(piece.kind) ? preferred : 0)
  const ranked = pool
    .map((one) => ({ ...one, worth: one.piece.strength + lean(one.piece) }))
    .sort((a, b) => b.worth - a.worth)
  let left = mainWords
  const take = (length: number, strength: number, others: readonly Span[]) => {
    for (const { piece, words } of ranked) {
      const fits = words >= length && words <= Math.min(left, bites.words.most) && piece.strength >= strength
      if (!fits || chosen.length === bites.most || !isApart(piece, [...others, ...chosen])) continue
      chosen.push(piece)
      left -= words
    }
  }
  const isThin = () => left > mainWords / 2
  take(bites.words.least, least.main, [...taken, ...used])
  if (isThin()) take(bites.words.least, least.main, used)
  if (isThin()) take(bites.words.least / 2, least.main, used)
  if (chosen.length === 0) take(1, 0, used)
  return chosen.sort((a, b) => a.first - b.first)
}

/** Whether it is known who says what: where nobody is named, a clip may run over several voices, and a paragraph does not. */
function isNamed(episode: Episode, { first, last }: Excerpt): boolean {
  return sentencesOf(episode, first, last).every(({ speaker }) => speaker !== null)
}

/** Nobody interrupts it. */
function isFinished(words: string): boolean {
  return !/[\p{L}\p{N},]$/u.test(words)
}

function isExchange(piece: Piece): boolean {
  return !isLine(piece) && piece.question !== null && piece.question.strength >= least.question
}

function isLine(piece: Piece): piece is Line {
  return 'text' in piece
}
