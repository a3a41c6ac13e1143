import { isDeepStrictEqual } from 'node:util'
import { Analysis, type BodyOf, isRunning, namesake, type renameSpeaker as renameCall } from '@podcastai/contracts'
import { nameSpeakers, type Segment, type SpeakerNames, shownName, transcriptText } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import { labelledSegments, storedTranscript } from '../../platform/database/stored-transcript.ts'
import type { Source } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { type StoredReport, toSpeakers } from './parse-reports.ts'
import * as repository from './speakers.repository.ts'
import type { Scope } from './transcripts.repository.ts'

/** Other names for the speakers of a project: what its content has to follow. */
export type NameChange = {
  transcriptId: string
  /** Under the file's own labels. */
  segments: readonly Segment[]
  was: SpeakerNames
  is: SpeakerNames
  /** What the person asked for. */
  renamed: { from: string; to: string }
  authorId: string
}

export type RenameDeps = {
  db: Connection
  /** Who speaks how much, when two speakers became one or one became two. */
  analyze: (source: Source) => Promise<Analysis>
  /** Words of ours under the new names; what was said stays. */
  renameWords: (change: Pick<NameChange, 'segments' | 'was' | 'is'>) => (text: string) => string
  /** Rewrites the content of the project within the transaction. */
  renameInContent: (tx: Connection, change: NameChange) => Promise<void>
}

type Order = BodyOf<typeof renameCall>

const tries = 3

/**
 * Gives a speaker another name everywhere in a project: transcript, analysis and all content, or nothing of it. The
 * segments keep the file's labels, so that two speakers who were joined can be told apart again.
 */
export async function renameSpeaker(deps: RenameDeps, scope: Scope, authorId: string, order: Order): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    if (await rename(deps, scope, authorId, order)) return
  }
  throw new AppError('conflict', 'Others are renaming speakers right now. Please try again.')
}

/** False where somebody renamed another speaker meanwhile: what was prepared does not hold any more. */
async function rename(deps: RenameDeps, scope: Scope, authorId: string, order: Order): Promise<boolean> {
  const row = await repository.findNamed(deps.db, scope)
  if (!row) throw notFound('project')
  const to = newName(row, order)
  if (to === null) return true
  const names = withName(row.speakerNames, order.labels, to)
  const segments = await labelledSegments(deps.db, scope.id)
  const analysis = await newAnalysis(deps, { scope, row, names, segments, order, to })
  const content = transcriptText(nameSpeakers(segments, names))
  return deps.db.transaction(async (tx) => {
    const now = await repository.lockNamed(tx, scope)
    if (!now) throw notFound('project')
    refuseWhileRunning(now)
    if (!isDeepStrictEqual(now.speakerNames, row.speakerNames)) return false
    const isStillThere = segments.some(({ speaker }) => speaker !== null && shownName(names, speaker) === order.from)
    const guestName = !isStillThere && isSameName(now.guestName, order.from) ? to : now.guestName
    await repository.storeNames(tx, scope.id, { names, content, analysis, guestName })
    await deps.renameInContent(tx, {
      transcriptId: scope.id,
      segments,
      was: row.speakerNames,
      is: names,
      renamed: { from: order.from, to },
      authorId,
    })
    return true
  })
}

/** The guest's name that was given with the upload is the speaker's, whatever its capitals. */
function isSameName(given: string | null, shown: string): boolean {
  return given?.trim().toLowerCase() === shown.trim().toLowerCase()
}

function refuseWhileRunning({ status }: repository.NamedRow) {
  if (!isRunning(status)) return
  throw new AppError('conflict', 'This project is still being processed. Speakers can be renamed when it is ready.')
}

/** The name to give, in the spelling of the speaker who has it already; null where all is as it should be. */
function newName(row: repository.NamedRow, { labels, from, to }: Order): string | null {
  refuseWhileRunning(row)
  const report = row.parseReport as StoredReport | null
  const known = new Set(report?.speakers.map(({ label }) => label))
  if (!report || !labels.every((label) => known.has(label))) throw notFound('speaker')
  const shown = [...new Set(labels.map((label) => shownName(row.speakerNames, label)))]
  const name = namesake(toSpeakers(report, row.speakerNames, null), { labels, name: to })?.name ?? to
  if (shown.every((one) => one === name)) return null
  const other = shown.find((one) => one !== from)
  if (other !== undefined) throw new AppError('conflict', `Somebody renamed this speaker to “${other}” meanwhile.`)
  return name
}

function withName(names: SpeakerNames, labels: readonly string[], to: string): SpeakerNames {
  const others = Object.entries(names).filter(([label]) => !labels.includes(label))
  const given = labels.filter((label) => label !== to).map((label) => [label, to] as const)
  return Object.fromEntries([...others, ...given])
}

type Renaming = {
  scope: Scope
  row: repository.NamedRow
  names: SpeakerNames
  segments: Segment[]
  order: Order
  to: string
}

/** Another name changes nobody's part in the episode; one person who was two, or two who were one, is read anew. */
async function newAnalysis(
  deps: RenameDeps,
  { scope, row, names, segments, order, to }: Renaming,
): Promise<Analysis | null> {
  if (row.analysis === null) return null
  const analysis = Analysis.parse(row.analysis)
  const samePeople = peopleIn(row, row.speakerNames) === peopleIn(row, names)
  if (samePeople && analysis.speakers.some(({ name }) => name === order.from)) {
    const speakers = analysis.speakers.map((one) => (one.name === order.from ? { ...one, name: to } : one))
    const rename = deps.renameWords({ segments, was: row.speakerNames, is: names })
    return { ...analysis, speakers, summary: rename(analysis.summary), keyTopics: analysis.keyTopics.map(rename) }
  }
  const transcript = storedTranscript({ ...row, speakerNames: names }, segments)
  return deps.analyze({ transcriptId: scope.id, transcript })
}

function peopleIn({ parseReport }: repository.NamedRow, names: SpeakerNames): number {
  return toSpeakers(parseReport as StoredReport, names, null).length
}
