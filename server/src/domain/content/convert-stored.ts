// Converts content that earlier releases stored as copies of the transcript's words into snapshots that refer to them.
import {
  type ContentItem,
  type ContentTypeKey,
  type Evidence,
  getContentType,
  isEvidence,
  itemText,
  passagesMeet,
  type Passage as StoredPassage,
  shortItemText,
  valueAt,
} from '@podcastai/content-types'
import { segmentsIn, type TranscriptView, toSnapshot, type WordAct } from '@podcastai/content-types/server'
import type { Segment } from '@podcastai/transcript'
import { type Correction, insertLabels, standing } from '@podcastai/transcript/corrections'
import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { correctionsAt, labelsAt, speakerOverridesAt } from '../../platform/database/stored-corrections.ts'
import { heardSegments } from '../../platform/database/stored-transcript.ts'
import { readNow } from '../transcript/change-transcript.ts'
import { findDoubtfulNames } from '../transcript/doubtful-names.ts'
import { fingerprintSpeakers, type Understood } from '../transcript/understanding.ts'
import { buildView, loadWordActs } from '../transcript/view-state.ts'
import { readVersions, type Version } from './read-content.ts'

/** An arbitrary number for the advisory lock that keeps two starting processes from converting at once. */
const conversionLock = 7_316_202
/** Marks converted versions, in their revision column. */
const converted = -1

/** Converts everything stored in the old form, one project at a time, then drops the old columns. */
export async function convertStoredContent(db: Connection, log: (message: string) => void): Promise<void> {
  if (!(await hasOldColumns(db))) return
  await db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${conversionLock})`)
    if (!(await hasOldColumns(lock))) return
    const { rows } = await lock.execute<ProjectRow>(sql`
      select id, speaker_names as names, corrections_revision as revision, analysis, engine_notes as notes,
        parse_report as report
      from transcripts order by created_at`)
    if (rows.length > 0) log(`Converting the content of ${rows.length} projects. This happens once.`)
    for (const project of rows) await convertProject(lock, project)
    for (const [table, columns] of Object.entries(oldColumns))
      for (const column of columns)
        await lock.execute(sql.raw(`alter table "${table}" drop column if exists "${column}"`))
  })
}

const oldColumns = {
  content_versions: ['speaker_names', 'renamed', 'corrections_revision', 'reading', 'reread', 'corrected'],
  transcripts: ['engine_notes', 'made'],
  comments: ['about', 'passage', 'anchored_first'],
}

async function hasOldColumns(db: Connection): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'content_versions' and column_name = 'corrected'`)
  return rows.length > 0
}

/** `reading`: 'words' if doubtful labels were presumed to be words at the time. */
type State = { names: Record<string, string>; revision: number; reading: string | null }
type ProjectRow = Omit<State, 'reading'> & { id: string; analysis: unknown; notes: unknown; report: unknown }

async function convertProject(tx: Transaction, project: ProjectRow): Promise<void> {
  const heard = await heardSegments(tx, project.id)
  const labels = await labelsAt(tx, project.id, project.revision)
  const acts = await loadWordActs(tx, project.id)
  const views = new Map<string, TranscriptView>()
  async function viewAt(state: State): Promise<TranscriptView> {
    const key = JSON.stringify([state.names, state.revision, state.reading])
    const known = views.get(key) ?? (await buildViewAt(tx, { ...project, heard }, state, acts))
    views.set(key, known)
    return known
  }
  const view = await viewAt({ ...project, reading: labels.length > 0 ? 'words' : null })
  // The newest content is displayed as it was stored, also where later changes of the transcript left it alone.
  for (const version of await versionsToConvert(tx, project.id))
    await convertVersion(tx, version, version.isNewest ? view : await viewAt(version))
  await convertUnderstanding(tx, project, view)
  await convertComments(tx, project.id, view)
}

async function buildViewAt(
  tx: Transaction,
  { id, heard, report }: ProjectRow & { heard: Segment[] },
  { names, revision, reading }: State,
  acts: readonly WordAct[],
): Promise<TranscriptView> {
  const labels = reading === 'words' ? findDoubtfulNames(report) : []
  const isOfWords = ({ heard }: Correction) => heard !== ''
  const inserted = insertLabels(heard, labels).map((row) => ({ ...row, act: '', wide: true }))
  const active = [...(await correctionsAt(tx, id, revision)).filter(isOfWords), ...inserted]
  const shown = readNow({ heard, labels, active, given: await speakerOverridesAt(tx, id, revision), breaks: [] })
  return buildView(shown, { revision, names, acts, standing: standing(active), splits: [] })
}

type OldVersion = State & { id: string; contentType: string; version: number; content: unknown; isNewest: boolean }

/**
 * Returns the versions to convert, after merging those that only followed a change of the transcript: of each such
 * series, the last version stays, with the date, author, and instruction of the first.
 */
async function versionsToConvert(tx: Transaction, id: string): Promise<OldVersion[]> {
  await tx.execute(sql`
    with numbered as (
      select content_type, version, renamed is null and corrected is null and reread is null as is_written,
        count(*) filter (where renamed is null and corrected is null and reread is null)
          over (partition by content_type order by version) as chain
      from content_versions where transcript_id = ${id}::uuid
    ), last as (
      select content_type, chain, max(version) as version from numbered group by content_type, chain
    ), first as (
      select distinct on (n.content_type, n.chain) n.content_type, n.chain, v.created_at, v.author_id, v.instruction
      from numbered n join content_versions v
        on v.transcript_id = ${id}::uuid and v.content_type = n.content_type and v.version = n.version
      order by n.content_type, n.chain, n.version
    )
    update content_versions v set created_at = first.created_at, author_id = first.author_id, instruction = first.instruction
    from last join first using (content_type, chain)
    where v.transcript_id = ${id}::uuid and v.content_type = last.content_type and v.version = last.version`)
  await tx.execute(sql`
    delete from content_versions v where v.transcript_id = ${id}::uuid and exists (
      select from content_versions next where next.transcript_id = v.transcript_id
        and next.content_type = v.content_type and next.version = (
          select min(version) from content_versions o where o.transcript_id = v.transcript_id
            and o.content_type = v.content_type and o.version > v.version)
        and (next.renamed is not null or next.corrected is not null or next.reread is not null))`)
  const { rows } = await tx.execute<OldVersion>(sql`
    select transcript_id as id, content_type as "contentType", version, content,
      speaker_names as names, corrections_revision as revision, reading,
      version = max(version) over (partition by content_type) as "isNewest"
    from content_versions where transcript_id = ${id}::uuid and corrections_revision <> ${converted}
    order by content_type, version`)
  return rows
}

async function convertVersion(
  tx: Transaction,
  { id, contentType, version, content }: OldVersion,
  view: TranscriptView,
) {
  const type = getContentType(contentType as ContentTypeKey)
  const current = type.migrate?.(content) ?? content
  const snapshot = toSnapshot(type, type.schema.safeParse(current).data ?? current, view)
  await tx.execute(sql`
    update content_versions set content = ${JSON.stringify(snapshot)}::jsonb, corrections_revision = ${converted},
      segments = ${sql.param(segmentsIn(snapshot))}::int[]
    where transcript_id = ${id}::uuid and content_type = ${contentType} and version = ${version}`)
}

async function convertUnderstanding(tx: Transaction, { id, names, analysis, notes }: ProjectRow, view: TranscriptView) {
  if (analysis === null) return
  const understood: Understood = {
    analysis: toSnapshot({ labels: ['role', 'timeSource', 'language'] }, analysis, view),
    notes: notes === null ? null : toSnapshot({}, notes, view),
    who: fingerprintSpeakers(view.segments, { names, standing: [] }),
  }
  await tx.execute(sql`
    update transcripts set understood = ${JSON.stringify(understood)}::jsonb where id = ${id}::uuid`)
}

type OldComment = {
  id: string
  contentType: ContentTypeKey | null
  item: string | null
  about: string
  passage: StoredPassage | null
}

async function convertComments(tx: Transaction, transcriptId: string, view: TranscriptView) {
  const { rows } = await tx.execute<OldComment>(sql`
    select id, content_type as "contentType", item, about, passage from comments
    where transcript_id = ${transcriptId}::uuid and about is not null`)
  const versions = rows.length === 0 ? [] : await readVersions(tx, transcriptId)
  for (const { id, about, passage, ...comment } of rows) {
    const times = { speaker: null, start: 0, end: 0, estimated: true }
    const anchor = toSnapshot({}, { text: about, evidence: passage && { ...times, ...passage } }, view)
    const version = versions.find(({ contentType }) => contentType === comment.contentType)
    const item = version ? findCommented(version, { ...comment, about, passage }) : comment.item
    await tx.execute(sql`
      update comments set anchor = ${JSON.stringify(anchor)}::jsonb, item = ${item} where id = ${id}::uuid`)
  }
}

/**
 * Finds the item that a comment is about, which may have moved: the one with the same words, else one with the same
 * passage, else the one at its path if that is fixed. Null if the item is gone: the comment is then about the type.
 */
function findCommented(
  { contentType, content }: Version,
  { item, about, passage }: Omit<OldComment, 'id' | 'contentType'>,
): string | null {
  const type = getContentType(contentType)
  const items = type.items(content as never)
  const likely = [...items].sort((a, b) => Number(b.path === item) - Number(a.path === item))
  const evidence = ({ path }: ContentItem) => valueAt(content, `${path}.evidence`)
  const found =
    likely.find(({ path }) => shortItemText(itemText(type, valueAt(content, path))) === about) ??
    likely.find((one) => passage && isEvidence(evidence(one)) && passagesMeet(passage, evidence(one) as Evidence))
  const atPath = items.find(({ path }) => path === item)
  // Earlier releases quoted the text that the database lists first, which can be a label such as a title's angle.
  const isSame = atPath && (atPath.holder === undefined || hasField(valueAt(content, atPath.path), about))
  return found?.id ?? (isSame ? atPath.id : null)
}

function hasField(item: unknown, text: string): boolean {
  return typeof item === 'object' && item !== null && Object.values(item).includes(text)
}
