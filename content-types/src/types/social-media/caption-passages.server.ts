import { type Episode, findPassages, isOneTurn, type Line, type Sentence } from '@podcastai/episode'
import { showsWhatItCounts } from '../../built-in/announced-list.ts'
import { type LiftedOut, liftedOut, sentencesOut } from '../../built-in/lifted-out.server.ts'
import type { Material } from '../../built-in/material.server.ts'
import { endsWhole, isHardToRead, isQuotable, mayBeAnotherVoice } from '../../built-in/quotable.server.ts'
import { isClosed, readsWhole } from '../../built-in/reads-whole.server.ts'
import { captionFold } from './social-media.ts'

// The words of a caption: a strong line to open with, and the sentences that the same speaker says right after or
// before it. Every quoted sentence is whole and verbatim.

export type CaptionPassage = {
  /** Ids of the first and last quoted sentence. */
  first: number
  last: number
  hook: LiftedOut
  /** The sentences next to the hook; null if the line is the whole caption. */
  rest: LiftedOut | null
  speaker: string | null
  /** True if a platform cuts the caption off within its first sentence. */
  isFolded: boolean
  /** How well it would do as a post: the line's strength, adjusted for the sentences that go with it. */
  worth: number
}

/** Maximum number of sentences before and after the line. */
const maxRest = { after: 7, before: 4 } as const
/** Minimum and maximum characters of a line that opens a caption. */
const hookLength = { min: 25, max: 220 } as const
/** Maximum number of lines considered, strongest first. */
const maxHooks = 120
/**
 * Points that a passage loses: for an opening that depends on what came before it, for a question, for sentences out of
 * order, and for each sentence that breaks off, restarts, or hesitates.
 */
const penalty = { leaning: 8, question: 12, before: 8, disfluent: 12 } as const

/** Finds the passages that make captions of up to `longest` characters. */
export function findCaptionPassages(episode: Episode, material: Material, longest: number): CaptionPassage[] {
  const hooks = findHooks(episode, material)
  return hooks.flatMap(({ line, strength }) => {
    const hook = liftedOut(episode, line)
    const isFolded = isCutOff(hook.words)
    const own = { first: line.first, last: line.last, hook, rest: null, speaker: line.speaker, isFolded }
    const worth = strength - getHookPenalty(episode, line)
    const grown = [...growAfter(episode, line), ...growBefore(episode, line)].flatMap(({ first, last, points }) => {
      const rest = sentencesOut(episode, first, last)
      const words = first < line.first ? `${rest.words} ${hook.words}` : `${hook.words} ${rest.words}`
      const isUsable =
        words.length <= longest && isClosed(rest.words) && material.isAllowed(words) && showsWhatItCounts(words)
      const span = { first: Math.min(first, line.first), last: Math.max(last, line.last) }
      return isUsable ? [{ ...own, ...span, rest, worth: worth + points }] : []
    })
    return showsWhatItCounts(hook.words) ? [{ ...own, worth }, ...grown] : grown
  })
}

type Hook = { line: Line; strength: number }

/**
 * Finds whole lines that can open a caption, strongest first, followed by weaker ones and single sentences, for an
 * episode that has few.
 */
function findHooks(episode: Episode, { lines, isAllowed }: Material): Hook[] {
  const strong = [...lines, ...findPassages(episode).lines].map((line) => ({ line, strength: line.strength }))
  const taken = new Set(strong.map(({ line }) => line.first))
  const others = episode.sentences
    .filter(({ id, traits }) => traits.standsAlone && !taken.has(id) && !findPassages(episode).leftOut[id])
    .map((sentence) => ({ line: toLine(sentence), strength: (sentence.traits.quotability - 50) / 3 }))
    .sort((a, b) => b.strength - a.strength)
  const canOpen = ({ line }: Hook) => {
    const { words } = liftedOut(episode, line)
    const isLength = words.length >= hookLength.min && words.length <= hookLength.max
    return isLength && endsSentence(episode, line) && isQuotable(episode, line.first, line.last) && isAllowed(words)
  }
  const seen = new Set<string>()
  const found = [...strong, ...others].filter((hook) => {
    const key = `${hook.line.first}:${hook.line.from}-${hook.line.last}`
    if (seen.has(key) || !canOpen(hook) || !readsWhole(liftedOut(episode, hook.line).words)) return false
    seen.add(key)
    return true
  })
  return found.slice(0, maxHooks)
}

function toLine({ id, text, words, speaker, start, end }: Sentence): Line {
  return { first: id, last: id, from: 0, to: text.length, text, words, speaker, start, end, strength: 0 }
}

function endsSentence({ sentences }: Episode, { last, to }: Line): boolean {
  const closing = sentences[last]
  return closing !== undefined && to >= closing.text.length && /[.!?。！？]["”’)]*$/.test(closing.text)
}

function getHookPenalty({ sentences }: Episode, { first, last, from }: Line): number {
  const leans = from === 0 && sentences[first]?.traits.standsAlone === false
  const asks = sentences[first]?.traits.question === true
  const isDisfluentLine = sentences.slice(first, last + 1).some(isHardToRead)
  return (leans ? penalty.leaning : 0) + (asks ? penalty.question : 0) + (isDisfluentLine ? penalty.disfluent : 0)
}

function isCutOff(words: string): boolean {
  const [sentence = words] = words.split(/(?<=[.!?。！？]["”’)]*)\s/)
  // Counts the opening quotation mark, and the closing one if the quote ends there.
  return sentence.length + (sentence === words ? 2 : 1) > captionFold
}

type Grown = { first: number; last: number; points: number }

/** Returns passages of the sentences that follow the line. */
function growAfter(episode: Episode, line: Line): Grown[] {
  const grown: Grown[] = []
  for (let last = line.last + 1; last <= line.last + maxRest.after; last += 1) {
    if (!goesWith(episode, last, [line.last, last])) break
    if (endsWhole(episode, last))
      grown.push({ first: line.last + 1, last, points: getPoints(episode, line.last + 1, last) })
  }
  return grown
}

/** Returns passages of the sentences that lead up to the line, which makes their point. */
function growBefore(episode: Episode, line: Line): Grown[] {
  const grown: Grown[] = []
  for (let first = line.first - 1; first >= line.first - maxRest.before && first >= 0; first -= 1) {
    if (!goesWith(episode, first, [first, line.first])) break
    const last = line.first - 1
    const opens = episode.sentences[first]?.traits.standsAlone === true
    if (opens && readsWhole(sentencesOut(episode, first, last).words) && endsWhole(episode, last))
      grown.push({ first, last, points: getPoints(episode, first, last) - penalty.before })
  }
  return grown
}

/** True if a sentence next to the line has the same speaker and can be quoted. */
function goesWith(episode: Episode, id: number, [first, last]: [number, number]): boolean {
  const sentence = episode.sentences[id]
  if (!sentence || !isQuotable(episode, id, id) || !isOneTurn(episode, first, last)) return false
  return sentence.speaker !== null || !mayBeAnotherVoice(episode, first, last)
}

/** Returns points for strong sentences and a strong ending; ordinary sentences cost a little. */
function getPoints({ sentences }: Episode, first: number, last: number): number {
  const rest = sentences.slice(first, last + 1)
  const strength = rest.reduce((sum, { traits }) => sum + traits.quotability - 50, 0) / rest.length
  const landing = (rest.at(-1)?.traits.landing ?? 50) - 50
  const disfluent = penalty.disfluent * rest.filter(isHardToRead).length
  const asked = penalty.question * rest.filter(({ traits }) => traits.question).length
  return strength / 5 + landing / 8 - rest.length - disfluent - asked
}
