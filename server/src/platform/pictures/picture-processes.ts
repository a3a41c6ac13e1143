import { availableParallelism } from 'node:os'
import type { FormatKey, PictureTypeKey } from '@podcastai/content-types'
import type { Look, OverlayText } from '@podcastai/content-types/pictures'
import { maxReferenceImages } from '@podcastai/contracts'
import { AppError } from '../http/app-error.ts'
import { type LimitedProcess, openLimitedProcess } from '../threads/limited-process.ts'
import { ResourceLimitError } from '../threads/limited-thread.ts'
import type { CleaningOutcome } from './clean-picture.ts'
import { createDrawingQueue } from './drawing-queue.ts'

/** One picture: an item of some content, or words for a clip. */
export type Sheet = {
  /** The name in an archive, without extension; slashes make folders. */
  name: string
} & (
  | { kind: 'content'; contentType: PictureTypeKey; content: unknown; path: string }
  | ({ kind: 'overlay' } & OverlayText)
)

export type DrawingTask = {
  sheets: Sheet[]
  format: FormatKey
  look: Look
  /** The background photo of pictures that have one. */
  photo: Uint8Array | null
  /** A PNG contains only the first sheet. */
  as: 'png' | 'zip' | 'pdf'
  /** Width in pixels of a PNG that is smaller than the picture. */
  width?: number | undefined
  title: string
  now: Date
}

/** What crosses the process boundary. Errors are sent as values, because a class would not survive. */
export type DrawingOutcome = { kind: 'done'; bytes: Uint8Array } | { kind: 'refused'; message: string }

/** The user, for fair turns. `disconnected` is aborted when no client waits for the picture anymore. */
export type Requester = { who: string; disconnected: AbortSignal }

/** Picture work runs in separate processes, so that it does not block requests. */
export type Pictures = {
  /**
   * Draws all pictures that meet their layout's rules; refuses the others with a reason for the user. `given_up`:
   * drawing took too long, including the time in the queue, or too much of this user's work waits.
   */
  draw: (task: DrawingTask, requester: Requester) => Promise<DrawingOutcome | { kind: 'given_up' }>
  /** Returns the uploaded picture at `path` re-encoded as WebP. @throws AppError */
  clean: (path: string, requester: Requester) => Promise<Uint8Array>
  /** Ends the processes at once, and aborts their work. */
  close: () => Promise<void>
}

/** The largest archive takes about six seconds on two cores. */
const maxDrawingMs = 90_000
/** Per user: as many previews as a browser requests at once over one connection. */
const maxDrawingsWaiting = 200
/** Room for the fonts, the program, and the largest archive. */
const maxDrawingMegabytes = 768

/** The largest picture accepted needs a second or two of CPU time. */
const maxCleaningSeconds = 10
/** Room for the program, and for the largest picture accepted, twice. */
const maxCleaningMegabytes = 768
/** Per workspace: a project has no room for more. */
const maxCleaningsWaiting = maxReferenceImages
const maxCleaningWaitMs = 60_000

type Limits = { drawingMs?: number; cleaningSeconds?: number }

/** Opens processes for drawing and cleaning, which do not wait for each other. Each starts when it is first needed. */
export function openPictures({
  drawingMs = maxDrawingMs,
  cleaningSeconds = maxCleaningSeconds,
}: Limits = {}): Pictures {
  const drawn = openDrawing(drawingMs)
  const cleaned = openCleaning(cleaningSeconds)
  return {
    draw: drawn.draw,
    clean: cleaned.clean,
    close: async () => {
      await Promise.all([drawn.close(), cleaned.close()])
    },
  }
}

function openDrawing(timeLimitMs: number): Pick<Pictures, 'draw' | 'close'> {
  const count = Math.max(1, Math.min(2, availableParallelism()))
  const turns = createDrawingQueue({ atOnce: count, maxWaiting: maxDrawingsWaiting })
  const filename = new URL('./draw-pictures.ts', import.meta.url).href
  const processes = Array.from({ length: count }, () =>
    openLimitedProcess<DrawingTask, DrawingOutcome>({ filename, maxMegabytes: maxDrawingMegabytes }),
  )
  // The one that worked last comes first, so that no other is started before it is needed.
  const free = [...processes]

  async function onFreeProcess(task: DrawingTask, signal: AbortSignal): Promise<DrawingOutcome> {
    const process = free.pop() as LimitedProcess<DrawingTask, DrawingOutcome>
    try {
      return await process.run(task, { maxSeconds: timeLimitMs / 1000, signal })
    } finally {
      free.push(process)
    }
  }

  return {
    draw: async (task, { who, disconnected }) => {
      const tooLate = AbortSignal.timeout(timeLimitMs)
      const ended = AbortSignal.any([tooLate, disconnected])
      // Aborting ends the drawing process and starts another, which takes longer than one picture. So a single picture
      // is finished even if its client left, but not beyond its time limit.
      const signal = task.as === 'png' ? tooLate : ended
      const outcome = await turns
        .take({ who, signal: ended }, () => onFreeProcess(task, signal))
        .catch((error: unknown) => {
          if (signal.aborted || error instanceof ResourceLimitError) return null
          throw error
        })
      return outcome ?? { kind: 'given_up' }
    },
    close: async () => {
      await Promise.all(processes.map((process) => process.close()))
    },
  }
}

/**
 * Opens one process for one picture at a time: the memory that one picture takes is known beforehand, that of several
 * is not.
 */
function openCleaning(maxSeconds: number): Pick<Pictures, 'clean' | 'close'> {
  const turns = createDrawingQueue({ atOnce: 1, maxWaiting: maxCleaningsWaiting })
  const filename = new URL('./clean-picture.ts', import.meta.url).href
  const process = openLimitedProcess<string, CleaningOutcome>({ filename, maxMegabytes: maxCleaningMegabytes })
  return {
    clean: async (path, { who, disconnected }) => {
      const signal = AbortSignal.any([AbortSignal.timeout(maxCleaningWaitMs), disconnected])
      const outcome = await turns
        .take({ who, signal }, () => process.run(path, { maxSeconds: maxSeconds, signal }))
        .catch((error: unknown) => {
          if (signal.aborted) return null
          if (error instanceof ResourceLimitError)
            throw new AppError('took_too_long', tooMuchWork, undefined, { cause: error })
          throw error
        })
      if (outcome === null) throw new AppError('too_many_requests', tooManyAtOnce, { retryAfterSeconds: 10 })
      if (outcome.kind === 'refused')
        throw new AppError(outcome.code, outcome.message, undefined, { cause: outcome.cause })
      return outcome.bytes
    },
    close: () => process.close(),
  }
}

const tooMuchWork = 'This image takes too long to open. Save it as an ordinary PNG or JPEG, or select another one.'
const tooManyAtOnce = 'Too many of your images are waiting. Please try again in a moment.'
