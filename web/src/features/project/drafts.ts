import type { ContentTypeKey } from '@podcastai/content-types'
import type { Draft, Drafts } from '@podcastai/content-types/web'
import { z } from 'zod'

const StoredDraft = z.object({
  values: z.record(z.string(), z.string()),
  base: z.record(z.string(), z.string()),
})

/** Unsaved edits of one content type of one project, in the browser's storage. */
export function storedDrafts(projectId: string, contentType: ContentTypeKey): Drafts {
  const keyOf = (place: string) => `${prefix(projectId, contentType)}${place}`
  return {
    read: (place) => readDraft(keyOf(place)),
    write: (place, draft) => {
      try {
        localStorage.setItem(keyOf(place), JSON.stringify(draft))
      } catch {
        // The storage is full or forbidden: the edit lives as long as the page.
      }
    },
    drop: (place) => localStorage.removeItem(keyOf(place)),
  }
}

export function hasDrafts(projectId: string, contentType: ContentTypeKey): boolean {
  return draftKeys(projectId, contentType).length > 0
}

/** For texts that were written anew: what was typed belongs to texts that are gone. */
export function dropDrafts(projectId: string, contentType: ContentTypeKey): void {
  for (const key of draftKeys(projectId, contentType)) localStorage.removeItem(key)
}

function prefix(projectId: string, contentType: ContentTypeKey): string {
  return `draft:${projectId}:${contentType}:`
}

function draftKeys(projectId: string, contentType: ContentTypeKey): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix(projectId, contentType)))
}

function readDraft(key: string): Draft | null {
  try {
    return StoredDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
