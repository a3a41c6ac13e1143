import type { ContentTypeKey } from '@podcastai/content-types'
import type { Draft, Drafts } from '@podcastai/content-types/web'

/** Whose drafts of what: people who share a browser do not see each other's. */
export type DraftsKey = { userId: string; projectId: string; contentType: ContentTypeKey }

/** Drafts as they were at one moment: their keys in the storage, and what stood there. */
export type DraftsThen = ReadonlyMap<string, string>

/** Unsaved edits of one content type of one project, in the browser's storage. */
export function storedDrafts(of: DraftsKey): Drafts {
  const toStorageKey = (place: string) => `${prefix(of)}${place}`
  return {
    read: (place) => readDraft(toStorageKey(place)),
    write: (place, draft) => {
      try {
        localStorage.setItem(toStorageKey(place), JSON.stringify(draft))
      } catch {
        // The storage is full or forbidden: the edit lives as long as the page.
      }
    },
    drop: (place) => localStorage.removeItem(toStorageKey(place)),
  }
}

export function draftsNow(of: DraftsKey): DraftsThen {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(of)))
  return new Map(keys.map((key) => [key, localStorage.getItem(key) ?? '']))
}

/** For texts that are written anew. What was typed since then was never agreed to go, and stays. */
export function dropDrafts(then: DraftsThen): void {
  for (const [key, text] of then) if (localStorage.getItem(key) === text) localStorage.removeItem(key)
}

function prefix({ userId, projectId, contentType }: DraftsKey): string {
  return `draft:${userId}:${projectId}:${contentType}:`
}

function readDraft(key: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isTexts(stored?.values) && isTexts(stored?.base) ? stored : null
  } catch {
    return null
  }
}

/** By hand: the page of every project asks, and a schema would bring its whole library along. */
function isTexts(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord && Object.values(value).every((text) => typeof text === 'string')
}
