import { clipPreview, maxClipCharacters, maxClips } from '@podcastai/content-types'
import { ClipResult } from '@podcastai/contracts'
import { useState } from 'react'
import { z } from 'zod'

const StoredClip = z.object({
  id: z.string(),
  filename: z.string(),
  content: z.string(),
})
export type StoredClip = z.infer<typeof StoredClip>

const StoredResult = ClipResult.extend({
  /** The text it was generated from. */
  madeOf: z.string(),
  /** ISO time of generation. */
  at: z.string(),
})
export type StoredResult = z.infer<typeof StoredResult>

const Stored = z.object({ clips: z.array(StoredClip).max(maxClips), results: z.array(StoredResult).max(maxClips) })
export type ClipWork = z.infer<typeof Stored>

/** Returns a user's clips and results, stored in this browser under their ID. */
export function useClipWork(userId: string) {
  const [work, setWork] = useState(() => readWork(userId))

  function change(update: (work: ClipWork) => ClipWork) {
    setWork((before) => {
      const after = update(before)
      writeWork(userId, after)
      return after
    })
  }

  return {
    work,
    add: () => change(({ clips, results }) => ({ clips: [...clips, newClip(clips)], results })),
    rename: (id: string, filename: string) => change(changeClip(id, (clip) => ({ ...clip, filename }))),
    write: (id: string, content: string) => change(changeClip(id, (clip, at) => written(clip, content, at))),
    remove: (id: string) =>
      change(({ clips, results }) => ({
        clips: clips.filter((clip) => clip.id !== id),
        results: results.filter((result) => result.id !== id),
      })),
    show: (results: StoredResult[]) => change(({ clips }) => ({ clips, results })),
    clear: () => change(() => emptyWork()),
  }
}

/**
 * Adds a clip from an episode, replacing an empty one.
 * @returns false if there is no room
 */
export function addClipFrom(userId: string, { title, content }: { title: string; content: string }): boolean {
  const { clips, results } = readWork(userId)
  const kept = clips.filter((clip) => clip.content.trim() !== '')
  if (kept.length >= maxClips) return false
  const name = title.replace(/[\\/:*?"<>|“”]/g, '').trim()
  const clip = {
    ...newClip(kept),
    content: content.slice(0, maxClipCharacters),
    ...(name && { filename: `${name}.mp4` }),
  }
  writeWork(userId, { clips: [...kept, clip], results })
  return true
}

/** Returns 'clip{n}.mp4' with the first unused number. */
function defaultName(number: number): string {
  return `clip${number}.mp4`
}

function emptyWork(): ClipWork {
  return { clips: [newClip([])], results: [] }
}

function newClip(clips: readonly StoredClip[]): StoredClip {
  const taken = new Set(clips.map(({ filename }) => filename))
  let number = clips.length + 1
  while (taken.has(defaultName(number))) number += 1
  return { id: crypto.randomUUID(), filename: defaultName(number), content: '' }
}

/** Names a clip by its first words. A name set by the user stays until these words change. */
function written(clip: StoredClip, content: string, index: number): StoredClip {
  const preview = clipPreview(content)
  if (preview === clipPreview(clip.content)) return { ...clip, content }
  const words = preview.replace(/[\\/:*?"<>|]/g, '')
  return { ...clip, content, filename: words === '' ? defaultName(index + 1) : `${words}.mp4` }
}

function changeClip(id: string, update: (clip: StoredClip, index: number) => StoredClip) {
  return ({ clips, results }: ClipWork): ClipWork => ({
    clips: clips.map((clip, index) => (clip.id === id ? update(clip, index) : clip)),
    results,
  })
}

const toStorageKey = (userId: string) => `clip-tool:${userId}`

function readWork(userId: string): ClipWork {
  try {
    return Stored.parse(JSON.parse(localStorage.getItem(toStorageKey(userId)) ?? 'null'))
  } catch {
    return emptyWork()
  }
}

function writeWork(userId: string, work: ClipWork) {
  try {
    localStorage.setItem(toStorageKey(userId), JSON.stringify(work))
  } catch {
    // Storage is full or blocked: the clips live as long as the page.
  }
}
