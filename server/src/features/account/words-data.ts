// The corrections and glossary entries in a user's data export.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { corrections, glossary, transcripts } from '../../platform/database/schema.ts'
import { inProjectsOfOthers, type Whose } from './work-in-others.ts'

/** The glossary of a workspace for who leads it, else what the person added to it. */
export function termsData(db: Connection, { workspaceId, userId }: Whose, { leads }: { leads: boolean }) {
  const { heard, written, createdAt } = glossary
  return db
    .select({ heard, written, createdAt })
    .from(glossary)
    .where(and(eq(glossary.workspaceId, workspaceId), leads ? undefined : eq(glossary.authorId, userId)))
    .orderBy(asc(createdAt))
}

/** An act of correcting; `until` tells whether it was taken back. */
const act = {
  heard: corrections.heard,
  written: corrections.written,
  source: corrections.source,
  createdAt: corrections.createdAt,
  since: corrections.since,
  until: corrections.until,
}

/** All acts of correcting in these projects, oldest first. */
export function correctionsIn(db: Connection, transcriptIds: string[]) {
  return db
    .select({ transcriptId: corrections.transcriptId, ...act })
    .from(corrections)
    .where(inArray(corrections.transcriptId, transcriptIds))
    .orderBy(asc(corrections.createdAt))
}

/** What the person corrected in the projects of others. */
export function ownCorrections(db: Connection, whose: Whose) {
  return db
    .select({ filename: transcripts.filename, ...act })
    .from(corrections)
    .innerJoin(transcripts, eq(transcripts.id, corrections.transcriptId))
    .where(and(inProjectsOfOthers(whose), eq(corrections.authorId, whose.userId)))
    .orderBy(asc(corrections.createdAt))
}
