import {
  correctTranscript,
  getContent,
  getSegments,
  getTranscript,
  giveTurn,
  joinTurn,
  listCorrections,
  markNotSpeech,
  splitTurn,
  type Transcript,
  turnLabelsToWords,
  undoAllCorrections,
  undoCorrection,
} from '@podcastai/contracts'
import { eq, sql } from 'drizzle-orm'
import { contentVersions, segments, transcripts } from '../src/platform/database/schema.ts'
import { smallTranscript, upload, whenProcessed } from './people.ts'
import type { TestApp } from './test-app.ts'

type Scope = 'here' | 'episode' | 'workspace'

/** Creates a processed project with content, and functions that correct its words. */
export async function correctedProject(
  app: TestApp,
  session: string,
  { bytes = smallTranscript as string | Buffer, fields = {} as Record<string, string>, filename = 'a.txt' } = {},
) {
  const { body } = await upload(app, session, { bytes, filename }, fields)
  const { id } = await whenProcessed(app, session, body.id)
  const at = { session, params: { id, contentType: 'quotes' } }
  const shown = async () => (await app.call(getSegments, at)).body.segments

  /** Corrects the `nth` occurrence of these words, from 0. The words must be in one segment. */
  async function correct(seen: string, written: unknown, { scope = 'episode' as Scope, nth = 0, as = session } = {}) {
    const places = (await shown()).flatMap(({ id: segment, text }) =>
      [...text.matchAll(new RegExp(seen.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].map(({ index }) => ({
        ...{ from: { segment, offset: index }, to: { segment, offset: index + seen.length } },
      })),
    )
    const place = places[nth] ?? { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: seen.length } }
    return app.call(correctTranscript, { ...at, session: as, body: { ...place, seen, written, scope } })
  }

  /** Assigns the segments `from` to `to` from their current speaker to another one. */
  async function give(
    from: number,
    speaker: unknown,
    { to = from, seen = undefined as unknown, scope = 'here', as = session } = {},
  ) {
    const shownThere = seen === undefined ? ((await shown())[from]?.speaker ?? null) : seen
    return app.call(giveTurn, { ...at, session: as, body: { from, to, seen: shownThere, speaker, scope } })
  }

  /** Marks `seen`, or the whole segment, as "not speech". */
  async function hide(from: number, { to = from, seen = undefined as string | undefined, as = session } = {}) {
    const lines = (await shown()).filter(({ id: segment }) => segment >= from && segment <= to)
    const offset = seen === undefined ? 0 : (lines[0]?.text.indexOf(seen) ?? 0)
    const words =
      seen ??
      lines
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' ')
    const last = seen === undefined ? (lines.at(-1)?.text.length ?? 0) : offset + seen.length
    const body = { from: { segment: from, offset }, to: { segment: to, offset: last }, seen: words }
    return app.call(markNotSpeech, { ...at, session: as, body })
  }

  /** Splits the turn before these words. The second part gets `speaker`. */
  async function split(words: string, speaker: string | null = null) {
    const line = (await shown()).find(({ text }) => text.includes(words))
    const place = { segment: line?.id ?? 0, offset: line?.text.indexOf(words) ?? 0 }
    return app.call(splitTurn, { ...at, body: { at: place, seen: words, speaker } })
  }

  /** Joins the turn of these words, which are in one segment, to an adjacent one. */
  async function join(words: string, side: 'previous' | 'next') {
    const line = (await shown()).find(({ text }) => text.includes(words))
    const [from, seen] = [line?.id ?? 0, line?.speaker ?? null]
    return app.call(joinTurn, { ...at, body: { from, to: from, seen, with: side } })
  }

  /** Turns labels of the file into words. */
  const toWords = (labels: string[], as = session) =>
    app.call(turnLabelsToWords, { session: as, params: { id }, body: { labels } })

  return {
    id,
    toWords,
    at,
    split,
    join,
    hide,
    shown,
    correct,
    give,
    speakers: async () => (await shown()).map(({ speaker }) => speaker),
    said: async () => (await shown()).map(({ text }) => text).join('\n'),
    undo: (correctionId: string) => app.call(undoCorrection, { session, params: { id, correctionId } }),
    undoAll: () => app.call(undoAllCorrections, at),
    corrections: async () => (await app.call(listCorrections, at)).body,
    transcript: async () => (await app.call(getTranscript, at)).body as Transcript,
    content: async () => (await app.call(getContent, at)).body,
    stored: () => readStored(app, id),
  }
}

/** Returns what must be byte for byte the same after everything is undone. */
async function readStored({ db }: TestApp, id: string) {
  const [project] = await db
    .select({
      content: transcripts.content,
      analysis: sql`${transcripts.analysis}::text`,
      report: sql`${transcripts.parseReport}::text`,
    })
    .from(transcripts)
    .where(eq(transcripts.id, id))
  const said = await db.execute(
    sql`select s::text as row from ${segments} s where transcript_id = ${id} order by position`,
  )
  const { rows: contents } = await db.execute(sql`
    select distinct on (content_type) content_type, content::text as content, origin, engine, gap, pinned, edited_items
    from ${contentVersions} where transcript_id = ${id} order by content_type, version desc`)
  return { project, segments: said.rows, contents }
}
