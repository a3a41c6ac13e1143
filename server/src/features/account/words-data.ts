// The corrections and glossary entries in a user's data export.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { corrections, glossary, transcripts } from '../../platform/database/schema.ts'
import { inProjectsOfOthers, type Whose } from './work-in-others.ts'

/** Returns the glossaries of a workspace to its admin, or only the terms that the person added. */
export function termsData(db: Connection, { workspaceId, userId }: Whose, { leads }: { leads: boolean }) {
  const { showId, heard, written, createdAt } = glossary
  return db
    .select({ showId, heard, written, createdAt })
    .from(glossary)
    .where(and(eq(glossary.workspaceId, workspaceId), leads ? undefined : eq(glossary.authorId, userId)))
    .orderBy(asc(createdAt))
}

/** The columns of a correction; `until` tells whether it was undone. */
const act = {
  heard: corrections.heard,
  written: corrections.written,
  source: corrections.source,
  createdAt: corrections.createdAt,
  since: corrections.since,
  until: corrections.until,
}

/** Returns all corrections in these projects, oldest first. */
export function correctionsIn(db: Connection, transcriptIds: string[]) {
  return db
    .select({ transcriptId: corrections.transcriptId, ...act })
    .from(corrections)
    .where(inArray(corrections.transcriptId, transcriptIds))
    .orderBy(asc(corrections.createdAt))
}

/** Returns the corrections that the person made in other people's projects. */
export function ownCorrections(db: Connection, whose: Whose) {
  return db
    .select({ filename: transcripts.filename, ...act })
    .from(corrections)
    .innerJoin(transcripts, eq(transcripts.id, corrections.transcriptId))
    .where(and(inProjectsOfOthers(whose), eq(corrections.authorId, whose.userId)))
    .orderBy(asc(corrections.createdAt))
}
