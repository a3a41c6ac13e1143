import { uploadExtensions } from './limits.ts'

/** Returns a project's name: its filename without an upload's extension. "Part 2. The sum" stays whole. */
export function projectTitle(filename: string): string {
  const lower = filename.toLowerCase()
  const extension = uploadExtensions.find((candidate) => lower.endsWith(candidate))
  const title = extension ? filename.slice(0, -extension.length) : filename
  return title.trim() === '' ? filename : title
}
