import { randomUUID } from 'node:crypto'
import {
  type EpisodeFacts,
  namesake,
  type RequestBody,
  type renameSpeaker as renameCall,
  splitEntries,
} from '@podcastai/contracts'
import { type SpeakerNames, shownName } from '@podcastai/transcript'
import { applySpeakerOverrides } from '@podcastai/transcript/corrections'
import {
  type ChangeDeps,
  changeTranscript,
  type ProjectRow,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import { corrections } from '../../platform/database/schema.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { type StoredReport, toSpeakers } from './parse-reports.ts'

type RenameSpeakerInput = RequestBody<typeof renameCall>

/**
 * Renames a speaker everywhere in a project. Segments and content keep the file's labels, so that merged speakers can be
 * split again. @throws AppError
 */
export async function renameSpeaker(
  deps: ChangeDeps,
  scope: Scope,
  authorId: string,
  order: RenameSpeakerInput,
): Promise<void> {
  await retryOnConflict(() => rename(deps, scope, authorId, order))
}

async function rename(deps: ChangeDeps, scope: Scope, authorId: string, order: RenameSpeakerInput): Promise<boolean> {
  const before = await readBefore(deps.db, scope)
  const to = newName(before.row, order)
  if (to === null) return true
  const names = withName(before.row.speakerNames, order.labels, to)
  const isStillThere = applySpeakerOverrides(before.heard, before.given).some(
    ({ speaker }) => speaker !== null && shownName(names, speaker) === order.from,
  )
  return changeTranscript(deps, {
    ...{ scope, before, names },
    columns: ({ facts }) => (isStillThere ? {} : { facts: withPersonRenamed(facts, order.from, to) }),
    // Recorded for the activity list. Ends at the revision it begins, because names are stored with the project.
    keep: async (tx, revision) => {
      const act = { id: randomUUID(), transcriptId: scope.id, authorId, source: 'name' as const }
      await tx.insert(corrections).values({ ...act, heard: order.from, written: to, since: revision, until: revision })
    },
  })
}

function withPersonRenamed(facts: EpisodeFacts, from: string, to: string): EpisodeFacts {
  const renamed = { ...facts }
  for (const name of ['hostName', 'guestName'] as const) {
    const fact = facts[name]
    if (fact) renamed[name] = { ...fact, value: withRenamed(fact.value, from, to) }
  }
  return renamed
}

/** Replaces a speaker's old name with the new one in a list of names, ignoring case. */
function withRenamed(given: string, from: string, to: string): string {
  const isFrom = (name: string) => name.trim().toLowerCase() === from.trim().toLowerCase()
  const names = splitEntries(given)
  return names.some(isFrom) ? names.map((name) => (isFrom(name) ? to : name)).join(', ') : given
}

/** Returns the new name, in the spelling of a speaker who already has it; null if nothing changes. */
function newName(row: ProjectRow, { labels, from, to }: RenameSpeakerInput): string | null {
  const report = row.parseReport as StoredReport | null
  const known = new Set(report?.speakers.map(({ label }) => label))
  if (!report || !labels.every((label) => known.has(label))) throw notFound('speaker')
  const shown = [...new Set(labels.map((label) => shownName(row.speakerNames, label)))]
  const name = namesake(toSpeakers(report, row.speakerNames, null), { labels, name: to })?.name ?? to
  if (shown.every((one) => one === name)) return null
  const other = shown.find((one) => one !== from)
  if (other !== undefined)
    throw new AppError(
      'conflict',
      `Someone else already renamed this speaker to “${other}”. Check the name, then rename again if needed.`,
    )
  return name
}

function withName(names: SpeakerNames, labels: readonly string[], to: string): SpeakerNames {
  const others = Object.entries(names).filter(([label]) => !labels.includes(label))
  const given = labels.filter((label) => label !== to).map((label) => [label, to] as const)
  return Object.fromEntries([...others, ...given])
}
