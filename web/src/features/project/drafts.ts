import type { ContentKey } from '@podcastai/content-types'
import type { Draft, Drafts } from '@podcastai/content-types/web'

/** Drafts are separate per user, project and type. */
export type DraftsKey = { userId: string; projectId: string; contentType: ContentKey }

/** A snapshot of drafts: storage keys and values. */
export type DraftsThen = ReadonlyMap<string, string>

/** Returns the unsaved edits of a type in a project, stored in the browser. */
export function storedDrafts(of: DraftsKey): Drafts {
  const toStorageKey = (place: string) => `${prefix(of)}${place}`
  return {
    read: (place) => readDraft(toStorageKey(place)),
    write: (place, draft) => {
      try {
        localStorage.setItem(toStorageKey(place), JSON.stringify(draft))
      } catch {
        // Storage is full or blocked: the edit lives as long as the page.
      }
    },
    drop: (place) => localStorage.removeItem(toStorageKey(place)),
  }
}

export function draftsNow(of: DraftsKey): DraftsThen {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(of)))
  return new Map(keys.map((key) => [key, localStorage.getItem(key) ?? '']))
}

/**
 * Deletes drafts before regenerating. Text typed after the snapshot stays, because the user didn't agree to lose it.
 */
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

/** Checks without a schema: every project page needs this, and a schema would load the whole library. */
function isTexts(value: unknown): boolean {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord && Object.values(value).every((text) => typeof text === 'string')
}
