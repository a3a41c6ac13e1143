import type { Document } from '@podcastai/content-types/exports'
import { Piscina } from 'piscina'
import type { PackedKit } from './kit-archive.ts'

export type DocumentTask = { kind: 'docx'; document: Document } | { kind: 'archive'; kits: PackedKit[]; now: Date }

/** Makes files for office programs, which takes the event loop up to 0.7 seconds where a content is as big as may be. */
export type DocumentThreads = {
  /** A Word document. */
  docx: (document: Document) => Promise<Buffer>
  /** The folders of publish kits as a ZIP. */
  archive: (kits: PackedKit[], now: Date) => Promise<Buffer>
  close: () => Promise<void>
}

/** One thread, started with the first document: a start should not wait for what makes them. */
export function openDocumentThreads(): DocumentThreads {
  const pool = new Piscina<DocumentTask, Uint8Array>({
    filename: new URL('./document-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  const run = async (task: DocumentTask) => Buffer.from(await pool.run(task))
  return {
    docx: (document) => run({ kind: 'docx', document }),
    archive: (kits, now) => run({ kind: 'archive', kits, now }),
    close: () => pool.close({ force: true }),
  }
}
