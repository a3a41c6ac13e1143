// Reads stored content as displayed: rendered with the current names, corrections, and speakers.
import {
  type ContentByType,
  type ContentKey,
  getContentType,
  pathsById,
  type ReferenceImage,
  withKept,
  withoutCandidates,
  withStoredIds,
} from '@podcastai/content-types'
import { renderContent, type TranscriptView } from '@podcastai/content-types/server'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { contentVersions, transcripts } from '../../platform/database/schema.ts'
import { selectView, toView, type ViewRow } from '../transcript/load-view.ts'
import { fitSchema } from './fit-schema.ts'

/** A stored version of a content type. `content` is as displayed now, without the project's pictures. */
export type Version = {
  transcriptId: string
  contentType: ContentKey
  version: number
  /** The transcript's revision that `content` is displayed at. */
  textRevision: number
  snapshot: unknown
  content: unknown
  origin: 'generated' | 'edited'
  engine: string
  gap: string | null
  /** Item ids. */
  pinned: string[]
  editedItems: string[]
  /** The user's instruction for regenerating it. */
  instruction: string | null
  authorId: string | null
  /** ISO 8601. */
  createdAt: string
}

/** Selects the newest version of each type or of one type, a specific version, or, with `all`, every version. */
export type Wanted = { contentType?: ContentKey; version?: number; all?: true }

/** Returns a project's content by type; types that were never written are missing. */
export async function loadContent(db: Connection, transcriptId: string, pictures: ReferenceImage[]) {
  const versions = await readVersions(db, transcriptId)
  return Object.fromEntries(
    versions.map((version) => {
      const ids = [...version.pinned, ...version.editedItems]
      const kept = pathsById(getContentType(version.contentType), version.content as never, ids)
      return [version.contentType, withKept(withPictures(version, pictures), kept)]
    }),
  ) as ContentByType
}

/** Returns the content to show outside the workspace: top picks, and what people pinned or wrote. */
export async function loadPublishedContent(db: Connection, transcriptId: string, pictures: ReferenceImage[]) {
  return withoutCandidates(await loadContent(db, transcriptId, pictures))
}

export function withPictures(
  { contentType, content }: Pick<Version, 'contentType' | 'content'>,
  pictures: ReferenceImage[],
) {
  return getContentType(contentType).withPictures?.(content as never, pictures) ?? content
}

export async function readVersion(
  db: Connection,
  transcriptId: string,
  wanted: Wanted & { contentType: ContentKey },
): Promise<Version | null> {
  const [version] = await readVersions(db, transcriptId, wanted)
  return version ?? null
}

/** Reads versions of one project; by default, the newest of each type. */
export function readVersions(db: Connection, transcriptId: string, wanted: Wanted = {}): Promise<Version[]> {
  return readProjects(db, [transcriptId], wanted)
}

/** Reads versions of projects in one statement, so that content and the words it refers to are consistent. */
export async function readProjects(db: Connection, ids: readonly string[], wanted: Wanted = {}): Promise<Version[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.id, w.versions, ${selectView(sql`w.needed`)}
    from ${transcripts} t cross join lateral (
      with wanted as (
        select ${wanted.all ? sql`*` : sql`distinct on (content_type) *`} from ${contentVersions}
        where transcript_id = t.id ${and(wanted.contentType, (key) => sql`content_type = ${key}`)}
          ${and(wanted.version, (version) => sql`version = ${version}`)}
        order by content_type, version ${wanted.all ? sql`asc` : sql`desc`}
      )
      select array(select distinct unnest(segments) from wanted) as needed,
        (select coalesce(json_agg(json_build_object(
          'contentType', w.content_type, 'version', w.version, 'snapshot', w.content, 'origin', w.origin,
          'engine', w.engine, 'gap', w.gap, 'pinned', w.pinned, 'editedItems', w.edited_items,
          'instruction', w.instruction, 'authorId', w.author_id, 'createdAt', w.created_at)
          order by w.content_type, w.version), '[]'::json) from wanted w) as versions
    ) w
    where t.id = any(${sql.param([...ids])}::uuid[])`)
  return rows.flatMap(renderRow)
}

function and<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL {
  return value === undefined ? sql`` : sql`and ${condition(value)}`
}

type Row = ViewRow & { id: string; versions: Omit<Version, 'content' | 'transcriptId' | 'textRevision'>[] }

function renderRow({ id: transcriptId, versions, ...row }: Row): Version[] {
  const view = toView(row)
  const shown = { transcriptId, textRevision: row.revision }
  return versions.map((version) => ({ ...version, ...shown, content: renderVersion(version, view) }))
}

export function renderVersion(version: Rendered, view: TranscriptView): unknown {
  return withStoredIds(getContentType(version.contentType), renderSnapshot(version, view) as never)
}

/** Renders a snapshot without adding ids to items that have none yet. */
export function renderSnapshot({ contentType, snapshot }: Rendered, view: TranscriptView): unknown {
  const type = getContentType(contentType)
  return fitSchema(type.schema, renderContent(type as never, snapshot, view))
}

type Rendered = Pick<Version, 'contentType' | 'snapshot'>
