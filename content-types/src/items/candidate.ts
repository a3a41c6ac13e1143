// The built-in engine offers more than it would publish. Items below its top picks are marked as candidates: the page
// shows them, but exports and share pages leave them out until the user keeps them.
import type { ContentType } from '../type/content-type.ts'
import { valueAt, withValue } from './item-paths.ts'

/** Fields that an item may have besides those of its type. */
export type CandidateFields = { candidate?: boolean | undefined }

/** Returns the candidate fields after an edit. Editing a candidate keeps it. */
export function getCandidateFields(stored: CandidateFields | undefined, isUnchanged: boolean): CandidateFields {
  return stored?.candidate && isUnchanged ? { candidate: true } : {}
}

export function isCandidate(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'candidate' in item && item.candidate === true
}

/** Returns the content as published, with candidates removed from every list. */
export function withoutCandidates<Content>(content: Content): Content {
  return published(content) as Content
}

function published(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.filter((item) => !isCandidate(item)).map(published)
  const entries = Object.entries(value).filter(([, item]) => !isCandidate(item))
  return Object.fromEntries(entries.map(([key, item]) => [key, published(item)]))
}

/**
 * Returns the content with the items at these paths no longer marked as candidates, because the user pinned or wrote
 * them.
 */
export function withKept<Content>(content: Content, paths: readonly string[]): Content {
  return paths.flatMap(wholesAt).reduce((kept, path) => {
    const item = valueAt(kept, path)
    if (!isCandidate(item)) return kept
    const { candidate: _, ...own } = item as CandidateFields
    return withValue(kept, path, own)
  }, content)
}

/** Returns the paths of the items that are candidates, or part of one. */
export function candidatePaths<Content>(type: Pick<ContentType<Content>, 'items'>, content: Content): string[] {
  return type
    .items(content)
    .map(({ path }) => path)
    .filter((path) => wholesAt(path).some((whole) => isCandidate(valueAt(content, whole))))
}

/** Returns 'carousel_1', 'carousel_1.slides', and 'carousel_1.slides.0' for the last of these. */
function wholesAt(path: string): string[] {
  const parts = path.split('.')
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'))
}
