import { safeFilename } from '@podcastai/content-types'
import { saveFile } from './save-file.ts'

/** True on phones and tablets that hand files of a kind to other apps. Elsewhere, files are saved. */
export function canShareFiles(type: string): boolean {
  if (!matchMedia('(pointer: coarse)').matches) return false
  return navigator.canShare?.({ files: [new File([], 'file', { type })] }) ?? false
}

/** Opens the share sheet of the device with a file. If the device refuses, saves the file. */
export async function shareFile(filename: string, content: Blob): Promise<void> {
  const file = new File([content], safeFilename(filename), { type: content.type })
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) saveFile(filename, content)
  }
}
