import { toast } from '@podcastai/ui'
import { useSyncExternalStore } from 'react'
import type { PossibleVideo } from '../../../lib/videos/list-videos.ts'
import { keepMadeVideo, type MadeFile } from '../../../lib/videos/made-videos.ts'
import { RecordingFault } from '../engine/jobs.ts'

export type QueuedVideo = { video: PossibleVideo; make: Make } & (
  | { state: 'waiting' }
  | { state: 'running'; share: number }
  | { state: 'done'; files: MadeFile[] }
  | { state: 'failed'; message: string }
)

type Make = (
  video: PossibleVideo,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<MadeFile[]>

type Queue = {
  videos: readonly QueuedVideo[]
  /** Aborted when the queue is cleared, so that what made it ends. */
  all: AbortController
  running: AbortController | null
}

/**
 * The queue of each project, as long as the page is open: dialogs may close, and other pages may be visited, while
 * videos are made.
 */
const queues = new Map<string, Queue>()
const listeners = new Set<() => void>()

/** Returns the videos of a project that are made or waiting; null if there are none. */
export function useVideoQueue(projectId: string): readonly QueuedVideo[] | null {
  return useSyncExternalStore(subscribe, () => queues.get(projectId)?.videos ?? null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True if a video of the queue isn't finished. */
export function isBusy(videos: readonly QueuedVideo[]): boolean {
  return videos.some(({ state }) => state === 'waiting' || state === 'running')
}

/** Makes videos one after the other: each takes all cores. While others are made, they wait behind those. */
export async function makeVideos(projectId: string, videos: readonly PossibleVideo[], make: Make): Promise<void> {
  const added: QueuedVideo[] = videos.map((video) => ({ video, make, state: 'waiting' }))
  const before = queues.get(projectId)
  if (before && isBusy(before.videos)) {
    const queued = new Set(before.videos.map(({ video }) => video.key))
    setVideos(projectId, [...before.videos, ...added.filter(({ video }) => !queued.has(video.key))])
    return
  }
  clearQueue(projectId)
  const all = new AbortController()
  queues.set(projectId, { videos: added, all, running: null })
  tell()
  for (let next = findWaiting(projectId); next && !all.signal.aborted; next = findWaiting(projectId)) {
    await makeNext(projectId, next)
  }
  if (all.signal.aborted) return
  const made = queues.get(projectId)?.videos ?? []
  const done = made.filter(({ state }) => state === 'done').length
  if (done > 0) toast({ title: done === 1 ? '1 video is ready' : `${done} videos are ready`, text: 'Export › Videos' })
}

async function makeNext(projectId: string, { video, make }: QueuedVideo): Promise<void> {
  const running = new AbortController()
  const queue = queues.get(projectId)
  if (!queue) return
  queues.set(projectId, { ...queue, running })
  const set = (now: QueuedVideo) => {
    if (!running.signal.aborted) replace(projectId, now)
  }
  set({ video, make, state: 'running', share: 0 })
  try {
    const onProgress = (share: number) => set({ video, make, state: 'running', share })
    const files = await make(video, { signal: running.signal, onProgress })
    keepMadeVideo(projectId, video.evidence, files)
    set({ video, make, state: 'done', files })
  } catch (error) {
    set({ video, make, state: 'failed', message: error instanceof RecordingFault ? error.message : String(error) })
  }
}

/** Leaves a video out of the queue. If it is being made, that ends at once. */
export function cancelVideo(projectId: string, key: string): void {
  const queue = queues.get(projectId)
  if (!queue) return
  const canceled = queue.videos.find(({ video }) => video.key === key)
  setVideos(
    projectId,
    queue.videos.filter((one) => one !== canceled),
  )
  if (canceled?.state === 'running') queue.running?.abort()
}

/** Ends the queue. The kits keep what was made. */
export function clearQueue(projectId: string): void {
  const queue = queues.get(projectId)
  queues.delete(projectId)
  queue?.all.abort()
  queue?.running?.abort()
  tell()
}

function findWaiting(projectId: string): QueuedVideo | undefined {
  return queues.get(projectId)?.videos.find(({ state }) => state === 'waiting')
}

function replace(projectId: string, now: QueuedVideo): void {
  const videos = queues.get(projectId)?.videos ?? []
  setVideos(
    projectId,
    videos.map((one) => (one.video.key === now.video.key ? now : one)),
  )
}

function setVideos(projectId: string, videos: readonly QueuedVideo[]): void {
  const queue = queues.get(projectId)
  if (!queue) return
  if (videos.length === 0) queues.delete(projectId)
  else queues.set(projectId, { ...queue, videos })
  tell()
}

function tell(): void {
  const isAnyBusy = [...queues.values()].some(({ videos }) => isBusy(videos))
  if (isAnyBusy) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
  for (const listener of listeners) listener()
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
