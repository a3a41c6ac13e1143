import { maxUploadBytes, uploadExtensions } from '@podcastai/contracts'

/** What is wrong with a file before anything is sent, for the person; null when nothing is. */
export function fileProblem(file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase()
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) {
    return `“${file.name}” is not a transcript file. Choose one that ends in ${uploadExtensions.join(', ')}.`
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose the original export.`
  if (file.size > maxUploadBytes) {
    return `“${file.name}” has ${fileSize(file.size)}. A transcript may have up to 10MB.`
  }
  return null
}

/** 64 KB, 1.4 MB */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
