// How well passages are chosen in shows that the models have not seen: whole shows are held out, the models are fitted to
// the others, and what they would publish is held against the labels.

import { scoreEmbeddings } from '../../episode/src/judgement/embedding-scores.ts'
import { byNumbers } from '../../episode/src/judgement/models.ts'
import { findCandidates } from '../../episode/src/passages/find-candidates.ts'
import { passagesBy } from '../../episode/src/passages/find-passages.ts'
import type { Passages } from '../../episode/src/passages/passages.ts'
import { embedTexts } from '../../server/src/platform/engine/embeddings/embed-texts.ts'
import { leftOutKinds, listEnds } from './examples.ts'
import { featureNumbers, type Labeled, splitWords } from './labels.ts'
import { fitAll, gradedTexts } from './train.ts'
import { embedAll } from './train-embeddings.ts'

/** Parts into which the shows are split; each is held out once. */
const parts = 3
/** Pieces of each kind that are published of an episode at most, and the seconds between two of them. */
const published = { lines: 6, clips: 6, secondsApart: 40 } as const
/** Points from which on a piece is published, as the writers have it. */
const strongFrom = { line: 42, clip: 31 } as const

type Tally = { published: number; good: number; bad: number; leftOut: number; cutAlike: number }

/** What is published of an episode, against what its editors marked. */
type Tallies = { lines: Tally; clips: Tally; found: number; wanted: number }

/** Fits and measures, and says in lines what was found: without the embeddings of lines, and with them. */
export async function measure(labeled: readonly Labeled[]): Promise<string[]> {
  const shows = [...new Set(labeled.map(({ show }) => show))]
  const none = (): Tally => ({ published: 0, good: 0, bad: 0, leftOut: 0, cutAlike: 0 })
  const start = (): Tallies => ({ lines: none(), clips: none(), found: 0, wanted: 0 })
  const [byFeatures, byEmbeddings] = [start(), start()]
  const embeddings = await embedAll(gradedTexts(labeled), console.log)
  for (let part = 0; part < parts; part += 1) {
    const isHeldOut = ({ show }: Labeled) => shows.indexOf(show) % parts === part
    const fitted = fitAll(
      labeled.filter((one) => !isHeldOut(one)),
      embeddings,
    )
    const models = byNumbers(fitted, featureNumbers)
    for (const one of labeled.filter((candidate) => isHeldOut(candidate) && candidate.labels.clips)) {
      const candidates = findCandidates(one.all, models)
      const { lines: quote, shortLines: title } = candidates
      const scores = await scoreEmbeddings({ quote, title }, fitted.embeddings, embedTexts)
      tally(one, passagesBy(one.episode, candidates, models), byFeatures)
      tally(one, passagesBy(one.episode, candidates, models, scores), byEmbeddings)
    }
  }
  return [
    'By the features of lines alone:',
    ...describe(byFeatures),
    'By the embeddings of lines too:',
    ...describe(byEmbeddings),
  ]
}

function tally(one: Labeled, passages: Passages, to: Tallies): void {
  const { lines, clips } = to
  const kinds = leftOutKinds(one)
  const isLeftOut = ({ first, last }: { first: number; last: number }) =>
    kinds.slice(first, last + 1).some((kind) => kind !== '')
  const quotes = spread(passages.lines, published.lines, strongFrom.line)
  const marked = (one.labels.lines ?? []).map(({ text, mark }) => ({ mark, words: listTriples(text) }))
  for (const quote of quotes) {
    const mark = findMark(listTriples(quote.text), marked)
    lines.published += 1
    if (mark === 'best' || mark === 'good') lines.good += 1
    if (mark === 'bad') lines.bad += 1
    if (isLeftOut(quote)) lines.leftOut += 1
  }
  const good = marked.filter(({ mark }) => mark === 'best' || mark === 'good')
  to.wanted += good.length
  to.found += good.filter(({ words }) => quotes.some(({ text }) => shared(words, listTriples(text)) >= 0.5)).length
  const cut = listEnds(one).clips
  for (const clip of spread(passages.clips, published.clips, strongFrom.clip)) {
    clips.published += 1
    if (cut.some(([first, last]) => overlap(clip, { first, last }) >= 0.5)) clips.good += 1
    if (cut.some(([first, last]) => clip.first === first && clip.last === last)) clips.cutAlike += 1
    if (isLeftOut(clip)) clips.leftOut += 1
  }
}

function describe({ lines, clips, found, wanted }: Tallies): string[] {
  const share = (count: number, of: number) => `${count} of ${of} (${Math.round((100 * count) / Math.max(1, of))} %)`
  return [
    `lines: ${share(lines.good, lines.published)} are the editors', ${lines.bad} are marked as bad, ${lines.leftOut} touch what is to be left out; ${share(found, wanted)} of the editors' are found`,
    `clips: ${share(clips.good, clips.published)} share half with an editor's, ${clips.cutAlike} open and land where it does, ${clips.leftOut} touch what is to be left out`,
  ]
}

function spread<Piece extends { start: number; strength: number }>(
  pieces: readonly Piece[],
  max: number,
  from: number,
): Piece[] {
  const chosen: Piece[] = []
  for (const piece of pieces) {
    if (chosen.length === max || (piece.strength < from && chosen.length > 0)) break
    if (chosen.every(({ start }) => Math.abs(start - piece.start) >= published.secondsApart)) chosen.push(piece)
  }
  return chosen
}

function findMark(words: ReadonlySet<string>, marked: readonly { mark: string; words: ReadonlySet<string> }[]): string {
  const closest = marked
    .map(({ mark, words: other }) => ({ mark, share: shared(words, other) }))
    .sort((a, b) => b.share - a.share)[0]
  return closest && closest.share >= 0.5 ? closest.mark : 'none'
}

/** Every three words in a row: two texts are one where they share half of the shorter one's. */
function listTriples(text: string): ReadonlySet<string> {
  const words = splitWords(text)
  return new Set(
    words.length < 3 ? [words.join(' ')] : words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')),
  )
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((triple) => other.has(triple)).length / Math.max(1, Math.min(one.size, other.size))
}

/** The part that two spans have in common of what they cover together. */
function overlap(one: { first: number; last: number }, other: { first: number; last: number }): number {
  const both = Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1
  return Math.max(0, both) / (Math.max(one.last, other.last) - Math.min(one.first, other.first) + 1)
}
