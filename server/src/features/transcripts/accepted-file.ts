import { uploadExtensions } from '@podcastai/contracts'
import { AppError } from '../../platform/http/app-error.ts'

const listed = uploadExtensions.join(', ')

/** Checks a file's extension. @throws AppError wrong_type if no transcript has it */
export function checkFilename(filename: string): void {
  const lower = filename.toLowerCase()
  if (uploadExtensions.some((extension) => lower.endsWith(extension))) return
  const ending = /\.[^./\\]+$/.exec(lower)?.[0]
  const what = ending ? `“${ending}” isn’t a transcript format we support.` : 'The file name has no extension.'
  throw new AppError('wrong_type', `${what} Please choose one of ${listed}.`)
}

/** @throws AppError wrong_type if it isn't a Word file by its extension */
export function checkWordFilename(filename: string): void {
  if (!filename.toLowerCase().endsWith('.docx')) throw new AppError('wrong_type', 'Please choose a Word file (.docx).')
}

/** Returns the name without folders, control characters, or line breaks, shortened with its extension kept. */
export function cleanFilename(filename: string): string {
  const name = filename
    .replace(/^.*[/\\]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length).trim() || 'transcript'
  return `${stem.slice(0, 180)}${ending}`
}
