import type { Correction, Corrections, NotSpeech, SpeakerOverrides } from '@podcastai/contracts'
import { placeMap, standing } from '@podcastai/transcript/corrections'
import type { Connection } from '../../platform/database/connection.ts'
import { joined } from '../../platform/engine/place-correction.ts'
import * as repository from './corrections.repository.ts'
import { listTurns } from './turns.repository.ts'

/** The acts that count, newest first, with their places in the transcript as it reads now. */
export async function shownCorrections(db: Connection, transcriptId: string): Promise<Corrections> {
  const all = await repository.listActs(db, transcriptId)
  const ofWords = all.filter(({ source }) => source !== 'speaker')
  const given = await shownTurns(
    db,
    transcriptId,
    all.filter(({ source }) => source === 'speaker'),
  )
  return { ...(await shownPlaces(db, transcriptId, ofWords)), given }
}

async function shownTurns(
  db: Connection,
  transcriptId: string,
  acts: repository.ActRow[],
): Promise<SpeakerOverrides[]> {
  if (acts.length === 0) return []
  const byAct = Map.groupBy(await listTurns(db, transcriptId), ({ act }) => act)
  return acts.map(({ id, heard, written, author, createdAt }) => {
    const own = byAct.get(id) ?? []
    const turns = own.filter(({ lost }) => !lost).map(({ from, to }) => ({ from, to }))
    const who = { from: heard === '' ? null : heard, to: written, author }
    return { id, ...who, createdAt: createdAt.toISOString(), turns, lost: turns.length === 0 }
  })
}

async function shownPlaces(
  db: Connection,
  transcriptId: string,
  acts: repository.ActRow[],
): Promise<Omit<Corrections, 'given'>> {
  if (acts.length === 0) return { corrections: [], notSpeech: [], lost: [] }
  const rows = await repository.listPlaces(db, transcriptId)
  const found = rows.filter(({ lost }) => !lost)
  const isFound = new Set(found.map(({ act }) => act))
  const read = standing(found)
  const { shown } = placeMap(read)
  const byAct = Map.groupBy(read, ({ act }) => act)

  function listPlaces(actId: string): Correction['places'] {
    const places = Map.groupBy(byAct.get(actId) ?? [], ({ place }) => place)
    return [...places.values()].map((pieces) => ({
      from: shown(getStart(pieces[0] as repository.PlaceRow)),
      to: shown(getEnd(pieces.at(-1) as repository.PlaceRow), 'to'),
      heard: joined(pieces.map(({ heard }) => heard)),
    }))
  }

  function toNotSpeech({ id, author, createdAt }: repository.ActRow): NotSpeech {
    const places = (byAct.get(id) ?? []).map((row) => ({ at: shown(getStart(row)), words: row.heard.trim() }))
    return { id, author, createdAt: createdAt.toISOString(), places, lost: !isFound.has(id) }
  }

  const [hiding, ofWords] = [true, false].map((is) => acts.filter(({ source }) => (source === 'not_speech') === is))
  return {
    corrections: (ofWords ?? [])
      .filter(({ id }) => isFound.has(id))
      .map((act) => ({ ...told(act), places: listPlaces(act.id) })),
    notSpeech: (hiding ?? []).map(toNotSpeech),
    lost: (ofWords ?? []).filter(({ id }) => !isFound.has(id)).map(told),
  }
}

const told = ({ createdAt, source, ...act }: repository.ActRow) => ({
  ...{ ...act, source: source as Correction['source'] },
  createdAt: createdAt.toISOString(),
})

const getStart = ({ segment, offset }: repository.PlaceRow) => ({ segment, offset })
const getEnd = ({ segment, offset, heard }: repository.PlaceRow) => ({ segment, offset: offset + heard.length })
