// Turns that users split at a word, or join to an adjacent turn.
import { randomUUID } from 'node:crypto'
import {
  type joinTurn as joinTurnCall,
  maxSeenAtSplit,
  type RequestBody,
  type splitTurn as splitTurnCall,
} from '@podcastai/contracts'
import { type SpeakerNames, shownName } from '@podcastai/transcript'
import { createTurnAnchor, type Place, type SpeakerOverride } from '@podcastai/transcript/corrections'
import {
  type Before,
  type ChangeDeps,
  changeTranscript,
  readBefore,
  type Scope,
} from '../../domain/transcript/change-transcript.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import { refuseTooMany } from './correcting.ts'
import * as repository from './corrections.repository.ts'
import { findSpeakerLabel } from './giving-turns.ts'
import { findTurnEnd, readTurns, type ShownTurns } from './shown-turns.ts'
import { insertTurns } from './turns.repository.ts'

type SplitInput = RequestBody<typeof splitTurnCall>
type JoinInput = RequestBody<typeof joinTurnCall>

const changed = 'Someone else already changed this turn. Check it, then try again.'

/** Splits a turn. Returns the id of the act. @throws AppError */
export async function splitTurn(deps: ChangeDeps, scope: Scope, authorId: string, order: SplitInput): Promise<string> {
  const id = randomUUID()
  await retryOnConflict(async () => {
    const before = await readBefore(deps.db, scope)
    const turns = readTurns(before)
    const piece = turns.pieces[order.at.segment]
    const isSeen = piece?.text.startsWith(order.seen, order.at.offset)
    if (!piece || !isSeen) throw new AppError('conflict', changed)
    if (!startsWord(piece.text, order.at.offset))
      throw new AppError('invalid', 'A turn can only be split between two words.')
    if (opensTurn(turns, order.at))
      throw new AppError('invalid', 'A turn already starts here. Change its speaker instead.')
    const { names, label } = await findNewSpeaker(deps, before, { wanted: order.speaker, now: piece.speaker })
    const place = turns.toHeard(order.at)
    const rest = turns.toRange(piece.id, findTurnEnd(turns.pieces, piece.id))
    const given = label === null ? [] : [{ ...rest, from: place.segment, fromOffset: place.offset, label }]
    const act = { id, authorId, source: 'split' as const, heard: order.seen, place, given, names }
    return storeAct(deps, scope, { before, act })
  })
  return id
}

/** Joins a turn to an adjacent one. Returns the id of the act. @throws AppError */
export async function joinTurn(deps: ChangeDeps, scope: Scope, authorId: string, order: JoinInput): Promise<string> {
  const id = randomUUID()
  await retryOnConflict(async () => {
    const before = await readBefore(deps.db, scope)
    const turns = readTurns(before)
    const { named, pieces } = turns
    const { from, to } = order
    const own = named.slice(from, to + 1).filter(({ text }) => text !== '')
    const isSeen = own.length > 0 && own.every(({ speaker }) => speaker === order.seen)
    if (!isSeen || findTurnEnd(pieces, from) < to) throw new AppError('conflict', changed)
    const isBeside = ({ text }: { text: string }) => text !== ''
    const beside =
      order.with === 'previous' ? pieces.slice(0, from).findLast(isBeside) : pieces.slice(to + 1).find(isBeside)
    if (!beside) throw new AppError('conflict', 'There is no turn on that side.')
    if (beside.speaker === null && order.seen !== null)
      throw new AppError('conflict', 'The turn beside it has no speaker yet. Name its speaker first.')
    const opening = order.with === 'previous' ? (pieces[from] ?? beside) : beside
    const label = beside.speaker === pieces[from]?.speaker ? null : beside.speaker
    if (label === null && !opening.opensTurn) throw new AppError('conflict', changed)
    const given = label === null ? [] : [{ ...turns.toRange(from, to), label }]
    const place = opening.opensTurn ? turns.getStart(opening.id) : null
    const heard = (own[0]?.text ?? '').slice(0, maxSeenAtSplit)
    const act = { id, authorId, source: 'join' as const, heard, place, given, names: before.row.speakerNames }
    return storeAct(deps, scope, { before, act })
  })
  return id
}

function startsWord(text: string, offset: number): boolean {
  const [before, here] = [text.charAt(offset - 1), text.charAt(offset)]
  // Scripts without spaces between words can be split anywhere.
  return here !== '' && here !== ' ' && (before === '' || before === ' ' || !text.includes(' '))
}

function opensTurn({ pieces }: ShownTurns, { segment, offset }: Place): boolean {
  if (offset > 0) return false
  const before = pieces.slice(0, segment).findLast(({ text }) => text !== '')
  const piece = pieces[segment]
  return before === undefined || piece?.opensTurn === true || before.speaker !== piece?.speaker
}

type Wanted = { wanted: string | null; now: string | null }

/** Returns the label of the second part's speaker; null if the speaker stays the same. */
async function findNewSpeaker(
  deps: ChangeDeps,
  before: Before,
  { wanted, now }: Wanted,
): Promise<{ names: SpeakerNames; label: string | null }> {
  const names = before.row.speakerNames
  if (wanted === null) return { names, label: null }
  const found = await findSpeakerLabel(deps.db, before, wanted)
  return now !== null && shownName(names, now) === found.name ? { names, label: null } : found
}

type Act = {
  id: string
  authorId: string
  source: 'split' | 'join'
  /** The turn's first words. */
  heard: string
  /** Where a turn now begins, or no longer begins. */
  place: Place | null
  given: readonly SpeakerOverride[]
  names: SpeakerNames
}

async function storeAct(deps: ChangeDeps, scope: Scope, { before, act }: { before: Before; act: Act }) {
  const { id, authorId, source, heard, place, given, names } = act
  const { row, heard: words } = before
  await refuseTooMany(deps.db, scope.id, given.length + 1)
  const breaks = place ? [{ ...place, joins: source === 'join', act: id }] : []
  return changeTranscript(deps, {
    ...{ scope, before, names },
    breaks: [...breaks, ...before.breaks],
    given: [...given.map((turn) => ({ ...turn, act: id })), ...before.given],
    keep: async (tx, since) => {
      const [speaker] = given
      const written = speaker ? shownName(names, speaker.label) : ''
      const anchors = place
        ? [{ ...place, place: 0, heard: anchorAt(words[place.segment]?.text ?? '', place.offset), written: '' }]
        : []
      await repository.insertActs(tx, row.id, [{ id, heard, written, source, authorId, since, places: anchors }])
      const turns = given.map((turn) => ({ ...turn, ...createTurnAnchor(words, turn) }))
      await insertTurns(tx, { transcriptId: row.id, act: id, turns })
    },
  })
}

/** Returns the file's words at a place, by which the place is found when the file is parsed again. */
function anchorAt(text: string, offset: number): string {
  const words = text.slice(offset, offset + maxSeenAtSplit)
  return offset + words.length < text.length ? words.slice(0, Math.max(1, words.lastIndexOf(' '))) : words
}
