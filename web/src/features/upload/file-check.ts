import { maxUploadBytes, uploadExtensions } from '@podcastai/contracts'

/** Returns what is wrong with a file before it is sent, or null. */
export function fileProblem(file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase()
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) {
    const advice = otherFiles.find(({ ending }) => ending.test(name))?.advice
    return `“${file.name}” is not a transcript file. ${advice ?? `Choose one that ends in ${uploadExtensions.join(', ')}.`}`
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose the original export.`
  if (file.size > maxUploadBytes) {
    return `“${file.name}” has ${fileSize(file.size)}. A transcript may have up to 10MB.`
  }
  return null
}

/** Other file types that users choose, and how to turn them into a transcript. */
const otherFiles = [
  { ending: /\.(markdown|text|log|dfxp|srv[123])$/, advice: 'Rename it so that it ends in .txt.' },
  { ending: /\.(doc|pdf|rtf|odt|pages)$/, advice: 'Save its text as .txt and choose that.' },
  {
    ending: /\.(mp3|m4a|aac|wav|aiff?|flac|ogg|opus|wma|mp4|m4v|mov|mkv|webm|avi)$/,
    advice: 'It is a recording. Export its transcript from the app that recorded it, or from your podcast host.',
  },
]

/** Returns '64 KB' or '1.4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
