// How long it takes to correct words of a four-hour talk, with everything that was written of it.
import { contentTypeKeys } from '@podcastai/content-types'
import { understand } from '@podcastai/episode'
import { parseTranscript, type Segment, type Transcript } from '@podcastai/transcript'
import {
  correctionsFor,
  correctSegments,
  everywhere,
  findOccurrences,
  standing,
} from '@podcastai/transcript/corrections'
import { carryOutContent } from '../../server/src/platform/engine/content-tasks.ts'
import type { CorrectedParts, WordChange } from '../../server/src/platform/engine/corrected-parts.ts'
import { packTranscript } from '../../server/src/platform/engine/packed-transcript.ts'
import { benchCorrectionsFollowed } from './corrections-followed.ts'
import { milliseconds, writeType } from './engine-parts.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { talkFile } from './talk-files.ts'

const goalSeconds = 1
const [words, rounds] = [40_000, 5]

export async function benchCorrections(): Promise<void> {
  console.log(
    `Seconds of the processor in a talk of ${words.toLocaleString('en-US')} words, the median of ${rounds} rounds.`,
  )
  console.log(`Goal for finding the places, the new text and all eight types together: ${goalSeconds} s.`)
  console.log('Acts that are many are of other words each, and are followed at once, as where all are taken back.\n')
  printTable([...[30, 300, 3000].map((places) => oneAct(places)), ...[30, 300, 2000].map((acts) => manyActs(acts))])
  await benchCorrectionsFollowed()
}

/** The same words at so many places, corrected by one act. */
function oneAct(places: number) {
  const talk = misheard(places, () => 'cuber netties')
  const { segments } = talk
  const pair = { heard: 'cuber netties', written: 'Kubernetes' }
  const place = () => {
    const [first] = findOccurrences(segments, pair.heard)
    const spans = first ? everywhere(segments, first, pair) : []
    const { rows } = correctionsFor(spans, pair, { heard: segments, standing: [] })
    return rows.map((row) => ({ ...row, act: 'one', wide: true }))
  }
  return { places, acts: 1, ...measured(talk, place) }
}

/** Words that stand at one place each, corrected by an act each. */
function manyActs(acts: number) {
  const heard = (at: number) => `cuber${at} netties`
  const talk = misheard(acts, heard)
  const rows = talk.segments.flatMap(({ id, text }) => {
    const [, at] = /^On cuber(\d+) /.exec(text) ?? []
    const row = { segment: id, offset: 3, heard: heard(Number(at)), written: `Kubernetes${at}` }
    return at === undefined ? [] : [{ ...row, act: at, wide: true }]
  })
  return { places: acts, acts, ...measured(talk, () => rows) }
}

/** The talk with words that were misheard at so many places, evenly. */
function misheard(places: number, heard: (at: number) => string): Transcript {
  const bytes = new TextEncoder().encode(talkFile('vtt', words * 12))
  const talk = parseTranscript(bytes, 'talk.vtt')
  const segments: Segment[] = []
  let count = 0
  for (const segment of talk.segments) {
    if (count >= words) break
    segments.push(segment)
    count += segment.text.split(' ').length
  }
  const every = Math.max(1, Math.floor(segments.length / places))
  const isWrong = (at: number) => at % every === 0 && at / every < places
  return {
    ...talk,
    segments: segments.map((one, at) => (isWrong(at) ? { ...one, text: `On ${heard(at / every)}, ${one.text}` } : one)),
  }
}

function measured(talk: Transcript, place: () => WordChange['is']) {
  const { segments } = talk
  const episode = understand(talk)
  const contents = contentTypeKeys.map((contentType) => ({
    ...{ contentType, content: writeType(contentType, episode), editedItems: [] },
  }))
  const parts: CorrectedParts = { contents, analysis: null, notes: null, anchors: [] }
  const transcript = packTranscript(talk)
  const seconds = Array.from({ length: rounds }, () => {
    let is: WordChange['is'] = []
    const placing = milliseconds(() => {
      is = place()
      correctSegments(segments, standing(is))
    })
    const change = { names: {}, was: [], is }
    return (placing + milliseconds(() => carryOutContent({ kind: 'correct', transcript, change, parts }))) / 1000
  })
  const median = seconds.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  return { seconds: rounded(median, 3), 'within 1 s': judged(median, goalSeconds) }
}
