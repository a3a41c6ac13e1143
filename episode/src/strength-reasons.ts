import type { Cue, Episode, Sentence } from './episode.ts'
import { getWeights } from './judgement/weights.ts'
import { getSentences } from './spans.ts'

// Why a passage ranks as it does: the features it has that the fitted models weigh in its favor, strongest first. A
// feature that no model weighs, or that a model weighs against it, is not a reason.

export type StrengthReason =
  | Cue
  | 'teaser'
  | 'guest'
  | 'stands alone'
  | 'opens on a question'
  | 'opens on an answered question'
  | 'opens alone'
  | 'ends with the turn'

type Span = { first: number; last: number }
type Weighed = { reason: StrengthReason; weight: number }

/** Returns the reasons for a line; cues count only if the line contains the words that carry them. */
export function lineReasons(episode: Episode, line: Span & { from: number; text: string }): StrengthReason[] {
  const said = getSentences(episode, line.first, line.last)
  const [opening] = said
  if (!opening) return []
  const own = ranked([
    ...weighCues(said, line.text),
    ...(line.from === 0 && opening.traits.standsAlone ? [weighed('stands alone', 'stands alone', 'quotability')] : []),
  ])
  // It is true of most lines, so it comes last.
  const isGuest = findRole(episode, opening) === 'guest'
  return [...teaser(said), ...own, ...(isGuest ? (['guest'] as const) : [])]
}

/** Returns the reasons for an excerpt: how it opens, what is said in it, and that it ends with the turn. */
export function excerptReasons(episode: Episode, { first, last }: Span): StrengthReason[] {
  const said = getSentences(episode, first, last)
  const [opening, next] = said
  const closing = said.at(-1)
  if (!opening || !closing) return []
  const [opens] = ranked([
    ...(asksSomething(opening) ? [weighed(questionReason(opening, next), 'question', 'opening')] : []),
    ...(opening.traits.standsAlone ? [weighed('opens alone', 'stands alone', 'opening')] : []),
  ])
  const strongest = said.toSorted((one, other) => other.traits.quotability - one.traits.quotability)
  const [best] = strongest.flatMap((sentence) => ranked(weighCues([sentence])).slice(0, 1))
  const endsTurn = episode.turns[closing.turn]?.lastSentence === closing.id
  return [
    ...teaser(said),
    ...(opens ? [opens] : []),
    ...(best ? [best] : []),
    ...(endsTurn ? (['ends with the turn'] as const) : []),
  ]
}

/** Returns false for a statement that ends with a tag: "You would think so, right?". */
function asksSomething({ traits, text }: Sentence): boolean {
  return traits.question && !/,\s(?:right|okay|ok|you know|huh|yeah|no)\?$/i.test(text)
}

function questionReason(opening: Sentence, next: Sentence | undefined): StrengthReason {
  return next && next.turn !== opening.turn ? 'opens on an answered question' : 'opens on a question'
}

/** Weighs the cues of some sentences, limited to those whose words appear in `text` if it is given. */
function weighCues(said: readonly Sentence[], text?: string): Weighed[] {
  const carried = said.flatMap(({ traits }) => Object.entries(traits.cues) as [Cue, string][])
  const within = carried.filter(([, words]) => text === undefined || text.includes(words))
  return [...new Set(within.map(([cue]) => cue))].map((cue) => weighed(cue, `cue:${cue}`, 'quotability'))
}

/** Returns the reason 'teaser' if the show's own editors used a sentence in the cold open. */
function teaser(said: readonly Sentence[]): 'teaser'[] {
  return said.some(({ traits }) => traits.inFront) ? ['teaser'] : []
}

function weighed(reason: StrengthReason, feature: string, model: 'quotability' | 'opening'): Weighed {
  return { reason, weight: getWeights(feature)?.[model] ?? 0 }
}

/** The minimum weight that makes a difference a reader could notice. */
const minWeight = 0.05

function ranked(found: readonly Weighed[]): StrengthReason[] {
  return found
    .filter(({ weight }) => weight >= minWeight)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ reason }) => reason)
}

function findRole({ speakers }: Episode, { speaker }: Sentence): string | undefined {
  return speakers.find(({ name }) => name === speaker)?.role
}
