import { safeFilename } from '@podcastai/content-types'

/** Saves a file from the browser without a request. */
export function saveFile(filename: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = safeFilename(filename)
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
