import type { Document } from '@podcastai/content-types/exports'
import { AppError } from '../../platform/http/app-error.ts'
import { TooManyWaiting } from '../../platform/threads/fair-queue.ts'
import { openFairThreads } from '../../platform/threads/fair-threads.ts'
import { ResourceLimitError } from '../../platform/threads/limited-thread.ts'
import type { PackedKit } from './kit-archive.ts'

export type DocumentTask = { kind: 'docx'; document: Document } | { kind: 'archive'; kits: PackedKit[]; now: Date }

/** The workspace that requested the document. */
type For = { workspaceId: string }

/** Creates Office files in threads, because the largest content would block the event loop for 0.7 seconds. */
export type DocumentThreads = {
  /** Creates a Word document. @throws AppError */
  docx: (document: Document, on: For) => Promise<Buffer>
  /** Packs the folders of publish kits into a ZIP. @throws AppError */
  archive: (kits: PackedKit[], now: Date, on: For) => Promise<Buffer>
  close: () => Promise<void>
}

/** The largest content takes under one second, the largest kit about four. */
const maxSeconds = 20
const maxMegabytes = 512

/** Opens two threads, so that no workspace can occupy all of them; each starts with its first document. */
export function openDocumentThreads(): DocumentThreads {
  const filename = new URL('./document-thread.ts', import.meta.url).href
  const threads = openFairThreads<DocumentTask, Uint8Array>({ count: 2, filename, maxMegabytes })

  let isClosing = false

  async function run(task: DocumentTask, { workspaceId }: For): Promise<Buffer> {
    try {
      return Buffer.from(await threads.run({ workspaceId, episode: null }, task, maxSeconds))
    } catch (error) {
      if (error instanceof ResourceLimitError)
        throw new AppError('took_too_long', 'This is too much for one file. Download the content types one by one.')
      if (error instanceof TooManyWaiting)
        throw new AppError('too_many_requests', 'You’re creating too many files at once. Please try again in a minute.')
      if (isClosing) throw new AppError('not_ready', 'The server is being restarted. Please try again in a minute.')
      throw error
    }
  }

  return {
    docx: (document, on) => run({ kind: 'docx', document }, on),
    archive: (kits, now, on) => run({ kind: 'archive', kits, now }, on),
    close: async () => {
      isClosing = true
      await threads.close()
    },
  }
}
