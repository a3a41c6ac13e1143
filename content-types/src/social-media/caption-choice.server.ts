import type { Episode } from '@podcastai/episode'
import { type Publishable, publishableSentences } from '../publishable-sentences.server.ts'
import type { Brief } from '../writer.server.ts'
import type { CaptionCandidate } from './caption-candidates.server.ts'
import { type CaptionSize, captionLengths, captionSizes } from './social-media.ts'

/** Rounds of different captions before the first come again. */
const rounds = 8

/** One caption of each length: the strongest that open differently and rest on different moments. */
export function chooseCaptions(
  candidates: readonly CaptionCandidate[],
  episode: Episode,
  brief: Brief,
): Record<CaptionSize, string> {
  const usedBefore = new Set<number>()
  for (let round = 0; ; round++) {
    const chosen = chooseRound(candidates, usedBefore)
    if (round < brief.attempt % rounds) {
      for (const caption of chosen) for (const { first } of caption?.sentences ?? []) usedBefore.add(first)
      continue
    }
    return Object.fromEntries(
      captionSizes.map((size, at) => [size, chosen[at]?.draft ?? cutCaption(size, episode, brief)]),
    ) as Record<CaptionSize, string>
  }
}

function chooseRound(candidates: readonly CaptionCandidate[], usedBefore: ReadonlySet<number>) {
  const chosen: (CaptionCandidate | undefined)[] = []
  // The longest first: fewest moments fill it.
  for (const size of captionSizes.toReversed()) {
    const { min, max } = captionLengths[size]
    const fitting = candidates.filter(({ length }) => length >= min && length <= max)
    const signedEarly = fitting.filter(({ signedLate }) => !signedLate)
    chosen.push(
      signedEarly.find((one) => isNew(one, chosen) && isOtherForm(one, chosen) && !isUsed(one, usedBefore)) ??
        signedEarly.find((one) => isNew(one, chosen) && !isUsed(one, usedBefore)) ??
        signedEarly.find((one) => isNew(one, chosen)) ??
        fitting.find((one) => isNew(one, chosen)) ??
        signedEarly[0] ??
        fitting[0],
    )
  }
  return chosen.reverse()
}

function isUsed(candidate: CaptionCandidate, usedBefore: ReadonlySet<number>): boolean {
  return candidate.sentences.some(({ first }) => usedBefore.has(first))
}

function isOtherForm(candidate: CaptionCandidate, chosen: readonly (CaptionCandidate | undefined)[]): boolean {
  return chosen.every((other) => other?.form !== candidate.form)
}

/** Not within a few sentences of what another caption says already. */
function isNew(candidate: CaptionCandidate, chosen: readonly (CaptionCandidate | undefined)[]): boolean {
  const distance = 6
  return chosen.every((other) =>
    other?.sentences.every(({ first, last }) =>
      candidate.sentences.every((span) => span.first > last + distance || span.last < first - distance),
    ),
  )
}

/** Where no whole sentences fit (no punctuation, or very little said): the words up to the length, marked as cut. */
function cutCaption(size: CaptionSize, episode: Episode, brief: Brief): string {
  const pool = publishableSentences(episode, brief, true)
  const { min, max } = captionLengths[size]
  const starts = [...pool.values()].sort((a, b) => Number(b.opens) - Number(a.opens) || b.strength - a.strength)
  const turn = captionSizes.indexOf(size) + brief.attempt
  let longest = { draft: '', length: 0 }
  for (let step = 0; step < starts.length; step++) {
    const start = starts[(turn + step) % starts.length]?.sentence
    if (!start) continue
    const cut = cutFrom(episode, pool, start.id, max)
    if (cut.length >= min) return cut.draft
    if (cut.length > longest.length) longest = cut
  }
  return longest.length > 0 ? longest.draft : brief.projectTitle.slice(0, max) || 'Untitled'
}

function cutFrom(
  episode: Episode,
  pool: ReadonlyMap<number, Publishable>,
  first: number,
  max: number,
): { draft: string; length: number } {
  const turn = episode.sentences[first]?.turn
  let last = first
  while (pool.get(last + 1)?.sentence.turn === turn && last - first < 40) last += 1
  const words = episode.sentences.slice(first, last + 1).flatMap(({ text }) => text.split(/\s+/))
  const whole = words.join(' ')
  if (whole.length + 2 <= max) return { draft: `“[[${first}..${last}]]”`, length: whole.length + 2 }
  let count = words.length
  while (count > 1 && words.slice(0, count).join(' ').length + 4 > max) count -= 1
  const mark = `[[${first}:0-${count - 1}..${last}]]`
  return { draft: `“${mark} …”`, length: words.slice(0, count).join(' ').length + 4 }
}
