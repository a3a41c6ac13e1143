import type {
  Correction,
  Corrections,
  LabelsAsWords,
  LeftOut,
  NotSpeech,
  SpeakerOverrides,
  TurnChange,
} from '@podcastai/contracts'
import { createNumbering, listSplits, type Place, placeMap, standing } from '@podcastai/transcript/corrections'
import { joined } from '../../domain/content-threads/place-correction.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { splitLabels } from '../../platform/database/stored-corrections.ts'
import * as repository from './corrections.repository.ts'
import { listTurns } from './turns.repository.ts'

/** Returns the active corrections, newest first, with their places in the current transcript. */
export async function shownCorrections(db: Connection, transcriptId: string): Promise<Corrections> {
  const all = await repository.listActs(db, transcriptId)
  const bySource = Map.groupBy(all, ({ source }) => sources[source])
  const split = all.length === 0 ? [] : await repository.listSplitSegments(db, transcriptId)
  const numbering = createNumbering(listSplits(split))
  const shown = await shownPlaces(db, transcriptId, { acts: bySource.get('words') ?? [], numbering })
  const given = await shownTurns(db, transcriptId, { acts: bySource.get('speaker') ?? [], split, numbering })
  const labels = (bySource.get('labels') ?? []).map(toLabels)
  return { ...shown, given, labels, turns: (bySource.get('turns') ?? []).map(toTurnChange) }
}

const sources = {
  ...{ here: 'words', episode: 'words', workspace: 'words', glossary: 'words', not_speech: 'words', left_out: 'words' },
  ...{ split: 'turns', join: 'turns', speaker: 'speaker', name: 'speaker', labels: 'labels' },
} as const satisfies Record<repository.ActRow['source'], string>

type Numbering = ReturnType<typeof createNumbering>

function toTurnChange({ id, source, heard, written, author, createdAt }: repository.ActRow): TurnChange {
  const kind = source === 'join' ? 'join' : 'split'
  const speaker = written === '' ? null : written
  return { id, kind, words: heard, speaker, author, createdAt: createdAt.toISOString() }
}

function toLabels({ id, heard, since, author, createdAt }: repository.ActRow): LabelsAsWords {
  return { id, labels: splitLabels(heard), byLayout: since === 0, author, createdAt: createdAt.toISOString() }
}

type Turns = { acts: repository.ActRow[]; split: repository.SplitSegment[]; numbering: Numbering }

async function shownTurns(
  db: Connection,
  transcriptId: string,
  { acts, split, numbering }: Turns,
): Promise<SpeakerOverrides[]> {
  if (acts.length === 0) return []
  const byAct = Map.groupBy(await listTurns(db, transcriptId), ({ act }) => act)
  const splitsIn = new Map(split.map(({ id, splits }) => [id, splits]))
  const findId = (segment: number, isBehind: (from: number) => boolean) =>
    numbering.toShown({ segment, offset: 0 }).segment +
    (splitsIn.get(segment) ?? []).filter(({ from }) => isBehind(from)).length
  return acts.map(({ id, heard, written, author, createdAt }) => {
    const own = byAct.get(id) ?? []
    const turns = own
      .filter(({ lost }) => !lost)
      .map(({ from, to, fromOffset, toOffset }) => ({
        from: findId(from, (offset) => offset <= fromOffset),
        to: findId(to, (offset) => toOffset === null || offset < toOffset),
      }))
    const who = { from: heard === '' ? null : heard, to: written, author }
    return { id, ...who, createdAt: createdAt.toISOString(), turns, lost: turns.length === 0 }
  })
}

async function shownPlaces(
  db: Connection,
  transcriptId: string,
  { acts, numbering }: { acts: repository.ActRow[]; numbering: Numbering },
): Promise<Omit<Corrections, 'given' | 'labels' | 'turns'>> {
  if (acts.length === 0) return { corrections: [], notSpeech: [], leftOut: [], lost: [] }
  const rows = await repository.listPlaces(db, transcriptId)
  const found = rows.filter(({ lost }) => !lost)
  const isFound = new Set(found.map(({ act }) => act))
  const read = standing(found)
  const corrected = placeMap(read).shown
  const shown = (place: Place, edge: 'from' | 'to' = 'from') => numbering.toShown(corrected(place, edge), edge)
  // Words in place of a label come before the first word's place.
  const shownStart = (row: repository.PlaceRow) => shown(getStart(row), row.heard === '' ? 'to' : 'from')
  const shownEnd = (row: repository.PlaceRow) => shown(getEnd(row), row.heard === '' ? 'from' : 'to')
  const byAct = Map.groupBy(read, ({ act }) => act)

  function listPlaces(actId: string): Correction['places'] {
    const places = Map.groupBy(byAct.get(actId) ?? [], ({ place }) => place)
    return [...places.values()].map((pieces) => ({
      from: shownStart(pieces[0] as repository.PlaceRow),
      to: shownEnd(pieces.at(-1) as repository.PlaceRow),
      heard: joined(pieces.map(({ heard }) => heard)),
    }))
  }

  function toNotSpeech({ id, author, createdAt }: repository.ActRow): NotSpeech {
    const rows = byAct.get(id) ?? []
    const ofWords = rows.filter(({ heard }) => heard !== '')
    const places = (ofWords.length > 0 ? ofWords : rows).map((row) => ({
      ...{ at: shown(getStart(row)), words: row.heard.trim() },
    }))
    return { id, author, createdAt: createdAt.toISOString(), places, lost: !isFound.has(id) }
  }

  function toLeftOut({ id, heard, written, ...act }: repository.ActRow): LeftOut[] {
    const { places } = toNotSpeech({ id, heard, written, ...act })
    const line = written === '' ? null : Number(written)
    return places.length === 0 ? [] : [{ id, what: heard, line, places }]
  }

  const { not_speech: marked = [], left_out: leftOut = [], ...others } = Object.groupBy(acts, ({ source }) => source)
  const ofWords = Object.values(others).flat()
  return {
    corrections: ofWords
      .filter(({ id }) => isFound.has(id))
      .map((act) => ({ ...told(act), places: listPlaces(act.id) })),
    notSpeech: marked.map(toNotSpeech),
    leftOut: leftOut.flatMap(toLeftOut).toSorted((one, other) => getSegment(one) - getSegment(other)),
    lost: ofWords.filter(({ id }) => !isFound.has(id)).map(told),
  }
}

const told = ({ createdAt, source, since: _, ...act }: repository.ActRow) => ({
  ...{ ...act, source: source as Correction['source'] },
  createdAt: createdAt.toISOString(),
})

const getSegment = ({ places }: LeftOut) => places[0]?.at.segment ?? 0
const getStart = ({ segment, offset }: repository.PlaceRow) => ({ segment, offset })
const getEnd = ({ segment, offset, heard }: repository.PlaceRow) => ({ segment, offset: offset + heard.length })
