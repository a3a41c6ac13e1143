import { availableParallelism } from 'node:os'
import type { FormatKey, PictureTypeKey } from '@podcastai/content-types'
import type { Look, OverlayText } from '@podcastai/content-types/pictures'
import { Piscina } from 'piscina'

/** One picture: an item of a content, or words for a clip. */
export type Sheet = {
  /** In an archive, without extension; a slash makes folders. */
  name: string
} & (
  | { kind: 'content'; contentType: PictureTypeKey; content: unknown; path: string }
  | ({ kind: 'overlay' } & OverlayText)
)

export type DrawingTask = {
  sheets: Sheet[]
  format: FormatKey
  look: Look
  /** Stands beneath pictures that want one. */
  photo: Uint8Array | null
  /** A PNG is of the first sheet. */
  as: 'png' | 'zip' | 'pdf'
  /** Of a PNG that is smaller than the picture, in pixels. */
  width?: number | undefined
  title: string
  now: Date
}

/** What crosses the threads: errors do as values, a class would not survive. */
export type DrawingOutcome = { kind: 'done'; bytes: Uint8Array } | { kind: 'refused'; message: string }

/** Makes pictures. What cannot be drawn as it should be is refused, with the reason in words for the person. */
export type Drawing = {
  /** `given_up`: it took longer than it may, its place in the queue included. */
  draw: (task: DrawingTask) => Promise<DrawingOutcome | { kind: 'given_up' }>
  close: () => Promise<void>
}

/** The largest archive takes about six seconds on two cores. */
const mostMs = 90_000

/** Threads that draw, started when first needed and beside those that read: neither waits for the other. */
export function openDrawingThreads({ timeLimitMs = mostMs } = {}): Drawing {
  const pool = new Piscina<DrawingTask, DrawingOutcome>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism())),
    idleTimeout: 60_000,
  })
  return {
    draw: async (task) => {
      // Ends the thread that draws it, and another one takes its place: nothing that is sent may hold one for ever.
      const signal = AbortSignal.timeout(timeLimitMs)
      return pool.run(task, { signal }).catch((error: unknown) => {
        if (signal.aborted) return { kind: 'given_up' }
        throw error
      })
    },
    close: () => pool.close({ force: true }),
  }
}
