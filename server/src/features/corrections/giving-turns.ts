// Speaker overrides: they set the speaker of turns for which the file has the wrong one, or none.
import { randomUUID } from 'node:crypto'
import { type giveTurn as giveTurnCall, namesake, type RequestBody } from '@podcastai/contracts'
import { type SpeakerNames, shownName } from '@podcastai/transcript'
import { applySpeakerOverrides, createTurnAnchor, type SpeakerOverride } from '@podcastai/transcript/corrections'
import {
  type Before,
  type ChangeDeps,
  changeTranscript,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { refuseTooMany } from './correcting.ts'
import * as repository from './corrections.repository.ts'
import { readTurns, type ShownTurns } from './shown-turns.ts'
import { insertTurns, listOverrideLabels } from './turns.repository.ts'

type GiveTurnInput = RequestBody<typeof giveTurnCall>

const otherSpeaker = 'Someone else already changed who speaks here. Check the new speaker.'

/**
 * Assigns a turn, or also all later ones of the same speaker, to another speaker. Either the transcript, the analysis,
 * and all content change, or nothing does; the original is kept. Returns the id of the act.
 * @throws AppError
 */
export async function giveTurn(
  deps: ChangeDeps,
  scope: Scope,
  authorId: string,
  order: GiveTurnInput,
): Promise<string> {
  const id = randomUUID()
  await retryOnConflict(() => give(deps, scope, { id, authorId, order }))
  return id
}

type Act = { id: string; authorId: string; order: GiveTurnInput }

async function give(deps: ChangeDeps, scope: Scope, { id, authorId, order }: Act): Promise<boolean> {
  const before = await readBefore(deps.db, scope)
  const { row, heard, given } = before
  const ranges = findRanges(readTurns(before), order)
  const { label, name, names } = await findSpeakerLabel(deps.db, before, order.speaker)
  if (name === order.seen) throw new AppError('invalid', `${name} already speaks here. Choose someone else.`)
  await refuseTooMany(deps.db, scope.id, ranges.length)
  const turns = ranges.map((range) => ({ ...range, label }))
  const spoke = { heard: order.seen ?? '', written: name }
  return changeTranscript(deps, {
    ...{ scope, before, names },
    given: [...turns.map((turn) => ({ ...turn, act: id })), ...given],
    keep: async (tx, since) => {
      const act = { id, ...spoke, source: 'speaker' as const, authorId, since, places: [] }
      await repository.insertActs(tx, row.id, [act])
      const anchored = turns.map((turn) => ({ ...turn, ...createTurnAnchor(heard, turn) }))
      await insertTurns(tx, { transcriptId: row.id, act: id, turns: anchored })
    },
  })
}

/** Returns the turns to change, in transcript order. @throws AppError conflict if another speaker has them now */
function findRanges(
  { named, toRange }: ShownTurns,
  { from, to, seen, scope }: GiveTurnInput,
): Omit<SpeakerOverride, 'label'>[] {
  const speakers = named.map(({ speaker }) => speaker)
  const isThere = from <= to && to < speakers.length
  if (!isThere || speakers.slice(from, to + 1).some((speaker) => speaker !== seen)) {
    throw new AppError('conflict', otherSpeaker)
  }
  if (scope === 'here') return [toRange(from, to)]
  const ranges: { first: number; last: number }[] = []
  for (let at = from; at < speakers.length; at++) {
    if (speakers[at] !== seen) continue
    const range = ranges.at(-1)
    if (range?.last === at - 1) range.last = at
    else ranges.push({ first: at, last: at })
  }
  return ranges.map(({ first, last }) => toRange(first, last))
}

/**
 * Returns the label of the wanted speaker: an existing label of the episode, current or original, or else a new one.
 * The file may use the wanted name as someone else's label; then the new label differs, and `names` maps it to the
 * name. `name` has the project's spelling.
 */
export async function findSpeakerLabel(db: Connection, { row, heard, given }: Before, wanted: string) {
  const names: SpeakerNames = row.speakerNames
  const listLabels = (segments: readonly { speaker: string | null }[]) =>
    segments.map(({ speaker }) => speaker).filter((label) => label !== null)
  const known = [...new Set([...listLabels(applySpeakerOverrides(heard, given)), ...listLabels(heard)])]
  const before = new Set([...known, ...(await listOverrideLabels(db, row.id))])
  const people = [...before].map((label) => ({ name: shownName(names, label), labels: [label] }))
  const person = namesake(people, { labels: [], name: wanted })
  if (person) return { label: person.labels[0] as string, name: person.name, names }
  const isTaken = (label: string) => before.has(label) || Object.hasOwn(names, label)
  let label = wanted
  for (let count = 2; isTaken(label); count++) label = `${wanted} (${count})`
  return { label, name: wanted, names: label === wanted ? names : { ...names, [label]: wanted } }
}
