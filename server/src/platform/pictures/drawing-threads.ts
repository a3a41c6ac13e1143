import { availableParallelism } from 'node:os'
import type { FormatKey, PictureTypeKey } from '@podcastai/content-types'
import type { Look, OverlayText } from '@podcastai/content-types/pictures'
import { Piscina } from 'piscina'
import { openTurns } from './drawing-turns.ts'

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

/** Whom it is drawn for: people take turns. `hungUp` is aborted when nobody waits for it any more. */
export type Asker = { who: string; hungUp: AbortSignal }

/** Makes pictures. What cannot be drawn as it should be is refused, with the reason in words for the person. */
export type Drawing = {
  /** `given_up`: it took longer than it may, its place in the queue included, or too much of this person's waits. */
  draw: (task: DrawingTask, asker: Asker) => Promise<DrawingOutcome | { kind: 'given_up' }>
  /** Ends at once, with whatever is being drawn. */
  close: () => Promise<void>
}

/** The largest archive takes about six seconds on two cores. */
const mostMs = 90_000
/** Of one person: as many previews as a browser asks for at once, over one connection. */
const mostWaiting = 200

/** Threads that draw, started when first needed and beside those that read: neither waits for the other. */
export function openDrawingThreads({ timeLimitMs = mostMs } = {}): Drawing {
  const threads = Math.max(1, Math.min(2, availableParallelism()))
  const turns = openTurns({ atOnce: threads, mostWaiting })
  const pool = new Piscina<DrawingTask, DrawingOutcome>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return {
    draw: async (task, { who, hungUp }) => {
      const tooLate = AbortSignal.timeout(timeLimitMs)
      const ended = AbortSignal.any([tooLate, hungUp])
      // Ends the thread that draws it, and another one takes its place: nothing that is sent may hold one for ever. That
      // takes longer than one picture, which is drawn to its end for nobody.
      const signal = task.as === 'png' ? tooLate : ended
      const outcome = await turns
        .take({ who, signal: ended }, () => pool.run(task, { signal }))
        .catch((error: unknown) => {
          if (signal.aborted) return null
          throw error
        })
      return outcome ?? { kind: 'given_up' }
    },
    close: () => pool.destroy(),
  }
}
