import { type Passage, safeFilename, toPassageKey } from '@podcastai/content-types'
import { useSyncExternalStore } from 'react'
import type { ZipFile } from './zip-files.ts'

export type MadeFile = { extension: 'mp4' | 'srt' | 'txt'; content: Blob }

/** The files of each video, by the key of its passage. */
export type MadeVideos = ReadonlyMap<string, readonly MadeFile[]>

/** The videos of each project, as long as the page is open. The last one of a passage counts. */
const made = new Map<string, MadeVideos>()
const listeners = new Set<() => void>()
const none: MadeVideos = new Map()

/** Returns the videos of a project that were made since the page was opened. */
export function useMadeVideos(projectId: string): MadeVideos {
  return useSyncExternalStore(subscribe, () => made.get(projectId) ?? none)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the files of a video, for the kits of its project. */
export function keepMadeVideo(projectId: string, passage: Passage, files: readonly MadeFile[]): void {
  made.set(projectId, new Map(made.get(projectId)).set(toPassageKey(passage), files))
  for (const listener of listeners) listener()
}

/** Returns the files of a video under names that start with its number, such as '02 The night shift.mp4'. */
export function nameFiles(title: string, index: number, files: readonly MadeFile[]): ZipFile[] {
  const name = `${String(index + 1).padStart(2, '0')} ${safeFilename(title).slice(0, 60).trim()}`
  return files.map(({ extension, content }) => ({ name: `${name}.${extension}`, content }))
}
