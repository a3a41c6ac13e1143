// A talk in which a word was misheard throughout, and what was written of it. For tests only.
import { readFileSync } from 'node:fs'
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { writeContent } from '@podcastai/content-types/server'
import { understand } from '@podcastai/episode'
import { parseTranscript, type Segment, type Transcript } from '@podcastai/transcript'
import { correctionsFor, everywhere, findOccurrences, type Pair } from '@podcastai/transcript/corrections'
import { parsePieces, printKit, validateKit } from '../../../../content-types/src/model/read-kit.server.ts'
import { goodPieces, plainBrief } from '../../../test/good-model.ts'
import { carryOutContent, type EditOutcome } from './content-tasks.ts'
import type { CorrectedParts, WordChange } from './corrected-parts.ts'
import { packTranscript } from './packed-transcript.ts'

/** What was heard, and what was said. */
export const misheard: Pair[] = [
  { heard: 'Saturnday', written: 'Saturday' },
  { heard: 'pee pull', written: 'people' },
  { heard: 'chop', written: 'shop' },
]

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const right = parseTranscript(readFileSync(new URL(`../../../../samples/${file}`, import.meta.url)), file)

/** The bakery, heard wrong at a hundred places. */
export const heard: Transcript = {
  ...right,
  segments: right.segments.map((segment) => ({
    ...segment,
    text: misheard.reduce(
      (text, { heard, written }) => text.replaceAll(new RegExp(`\\b${written}\\b`, 'g'), heard),
      segment.text,
    ),
  })),
}

const episode = understand(heard)

export type Writer = 'the built-in engine' | 'a model'
export const writers: Writer[] = ['the built-in engine', 'a model']

function writtenBy(writer: Writer, key: ContentTypeKey): unknown {
  if (writer === 'the built-in engine') return writeContent(key, episode, plainBrief).content
  const order = { keys: [key], brief: plainBrief, notes: null, revision: null }
  const pieces = parsePieces([key], { pieces: goodPieces(key, episode) })
  const { complaints } = validateKit(episode, { ...order, pieces })
  return printKit(episode, { ...order, pieces, complaints })[0]?.content ?? null
}

/** Everything that was written, each type once and as it is stored after an edit that changes nothing. */
export function partsBy(writer: Writer): CorrectedParts {
  const contents = contentTypeKeys.map((contentType) => {
    const edited = writtenBy(writer, contentType)
    const edit = { contentType, edited, before: edited }
    const settled = carryOutContent({ kind: 'settle', transcript: packTranscript(heard), edit }) as EditOutcome
    return { contentType, content: settled.content, editedItems: [] as string[] }
  })
  return { contents, analysis: null, notes: null, anchors: [] }
}

/** Rows of one act on a talk as it was heard: at all places of the words, or at one of them. */
export function act(segments: readonly Segment[], pair: Pair, place: number | 'everywhere') {
  const spans = findOccurrences(segments, pair.heard)
  const first = spans[place === 'everywhere' ? 0 : place]
  if (!first) throw new Error(`“${pair.heard}” is not there`)
  const chosen = place === 'everywhere' ? everywhere(segments, first, pair) : [first]
  const { rows } = correctionsFor(chosen, pair, { heard: segments, standing: [] })
  return rows.map((row) => ({ ...row, act: `${pair.heard} ${place}`, wide: place === 'everywhere' }))
}

export function correct(
  change: Pick<WordChange, 'was' | 'is'>,
  parts: CorrectedParts,
  transcript = heard,
): CorrectedParts {
  const task = {
    kind: 'correct',
    transcript: packTranscript(transcript),
    change: { names: {}, ...change },
    parts,
  } as const
  return carryOutContent(task) as CorrectedParts
}
