// Runs in its own thread: writes Word documents and packs kits, away from the event loop that serves requests.
import type { DocumentTask } from './document-threads.ts'
import { toDocx } from './docx.ts'
import { kitArchive } from './kit-archive.ts'

export default function make(task: DocumentTask): Promise<Uint8Array> {
  return task.kind === 'docx' ? toDocx(task.document) : kitArchive(task.kits, task.now)
}
