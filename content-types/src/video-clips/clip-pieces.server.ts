import { type Episode, spanSeconds } from '@podcastai/episode'
import { overlaps } from '../choose-spread.server.ts'
import { type Complaints, openComplaints } from '../model/complaints.server.ts'
import { type Said, saidIn } from '../model/grounding/said.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { Setting } from '../model/model-writer.server.ts'
import { asData, fenced } from '../model/numbered-sentences.server.ts'
import { filledUp, hold, piecesAt, spanOf } from '../model/read-pieces.server.ts'
import type { Brief } from '../writer.server.ts'
import { chooseClips } from './clip-candidates.server.ts'
import { clipProblem, clipProblems } from './clip-checks.server.ts'
import { clipSeconds } from './video-clips.ts'

// What a model is asked of clips and what its answer says of them, for both lists that are made of clips.

export type ModelClip = {
  firstSentence: number
  lastSentence: number
  title: string | null
  description: string | null
  kind: string
}

/** Spans that can be cut, with how they open and end, for a model to choose from and to move. */
export function clipSpansFor({ episode, brief, notes }: Setting): string {
  const told: { first: number; last: number }[] = []
  const { forMachines } = saidIn(episode, brief)
  const offer = (first: number, last: number) => {
    if ([...forMachines].some((id) => id >= first && id <= last)) return
    const isNew = told.every((other) => !overlaps(other, { first, last }))
    const span = { firstSentence: first, lastSentence: last }
    if (isNew && told.length < offered && clipProblem(span, episode, brief) === null) told.push({ first, last })
  }
  for (const { first, last } of notes.moments) offer(first, last)
  for (const { first, last } of chooseClips(episode, { ...brief, attempt: 0 })) offer(first, last)
  for (const { firstSentence, lastSentence } of episode.moments) offer(firstSentence, lastSentence)
  const runs = told
    .sort((a, b) => a.first - b.first)
    .map(
      ({ first, last }) =>
        `${first}–${last} ${spanSeconds(episode, first, last).toFixed(0)} s ${edgesOf(episode, first, last)}`,
    )
    .join('; ')
  return fenced(runs)
}

const offered = 9

function edgesOf({ sentences }: Episode, first: number, last: number): string {
  const opening = asData(sentences[first]?.text ?? '')
    .split(' ')
    .slice(0, 6)
    .join(' ')
  const closing = asData(sentences[last]?.text ?? '')
    .split(' ')
    .slice(-4)
    .join(' ')
  return `“${opening} … ${closing}”`
}

/** What both tasks say of a clip's ends. */
export const clipEnds = `ids: its first and last sentence. ${clipSeconds.min}–${clipSeconds.max} seconds, best 20–60. It opens where a stranger is hooked within 3 seconds and understands without what came before; it ends on the line that lands, not on a question. No two overlap; from beginning, middle and end.
text: a title of 25–60 characters, then “ | ”, then one sentence of what happens in it. The title is the sharpest thing said in the clip, as a claim, a figure or an open question; it promises nothing the clip does not hold.`

/** The clips of an answer that hold, and what is wrong with the others. */
export function readClips(
  pieces: readonly Piece[],
  at: string,
  { said, episode, brief }: { said: Said; episode: Episode; brief: Brief },
): { clips: ModelClip[]; complaints: Complaints; filled: string[] } {
  const clips: ModelClip[] = []
  const complaints = openComplaints()
  let reworded = 0
  for (const piece of piecesAt(pieces, at)) {
    const span = spanOf(piece, said)
    if (typeof span === 'string') {
      complaints.of(piece, [span])
      continue
    }
    const name = `${at} ${span.first}–${span.last}`
    const [title = '', description = ''] = piece.text
      .split('|')
      .map((text) => text.trim().replace(/^[“"](.*)[”"]$/u, '$1'))
    const words = heldWords({ title, description }, span, said)
    complaints.of(
      piece,
      words.problems.map((problem) => `${name}: ${problem}`),
    )
    const clip = {
      firstSentence: span.first,
      lastSentence: span.last,
      title: words.title,
      description: words.description,
      kind: piece.kind,
    }
    const problem = clipProblem(clip, episode, brief)
    if (problem !== null) complaints.of(piece, [`${name}: ${problem}`])
    else if (!clips.some((other) => clash(other, clip))) {
      clips.push(clip)
      if (words.problems.length > 0) reworded += 1
    }
  }
  if (clips.length === 0 && complaints.problems.length === 0) complaints.more(at, `There is no ${at}.`)
  // Where a title or a description does not hold, the clip's own words are printed.
  const filled = reworded === 0 ? [] : [reworded === 1 ? 'the text of a clip' : `the texts of ${reworded} clips`]
  return { clips, complaints, filled }
}

/** Title and description that hold; null for what does not, the clip's own words stand there then. */
function heldWords(words: { title: string; description: string }, span: { first: number; last: number }, said: Said) {
  const ids = Array.from({ length: span.last - span.first + 1 }, (_, step) => span.first + step)
  const problems: string[] = []
  const held = (text: string, most: number, what: string) => {
    const plain = text.trim()
    if (plain === '') return null
    const found = hold({ at: what, text: plain, ids, kind: '' }, said).problems
    if (plain.length > most) found.push(`${what}: has ${plain.length} characters, at most ${most} are wanted.`)
    problems.push(...found)
    return found.length === 0 ? plain : null
  }
  return {
    title: held(words.title, longest.title, 'title'),
    description: held(words.description, longest.description, 'description'),
    problems,
  }
}

const longest = { title: 70, description: 240 } as const

/** The clips in order of time; with the built-in engine's where a long episode gives more, or from elsewhere too. */
export function filledClips<Clip extends { firstSentence: number; lastSentence: number }>(
  clips: readonly Clip[],
  fill: readonly Clip[],
  { episode, brief }: { episode: Episode; brief: Brief },
): { items: Clip[]; added: number } {
  return filledUp(clips, fill, { passes: (items) => clipProblems(items, episode, brief).length === 0, clash })
}

export function byTime<Clip extends { firstSentence: number }>(clips: readonly Clip[]): Clip[] {
  return [...clips].sort((a, b) => a.firstSentence - b.firstSentence)
}

type Ends = { firstSentence: number; lastSentence: number }

function clash(a: Ends, b: Ends): boolean {
  return overlaps({ first: a.firstSentence, last: a.lastSentence }, { first: b.firstSentence, last: b.lastSentence })
}
