import { useEffect, useState } from 'react'
import { RecordingFault, type RenderedClip, type RenderJob } from '../engine/jobs.ts'
import { runJob } from '../engine/run-job.ts'

export type Rendering =
  | { state: 'idle' }
  | { state: 'running'; share: number; cancel: () => void }
  | ({ state: 'done'; file: Blob } & Omit<RenderedClip, 'bytes'>)
  | { state: 'failed'; message: string }

/** Renders one video at a time. It is canceled when the component leaves the page. */
export function useRender() {
  const [rendering, setRendering] = useState<Rendering>({ state: 'idle' })

  const [running] = useState<{ current: AbortController | null }>({ current: null })
  useEffect(() => () => running.current?.abort(), [running])

  /** Resolves to the video; null if it was canceled or failed. */
  async function render(job: RenderJob): Promise<Blob | null> {
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    const cancel = () => {
      own.abort()
      setRendering({ state: 'idle' })
    }
    setRendering({ state: 'running', share: 0, cancel })
    try {
      const onProgress = (share: number) => setRendering({ state: 'running', share, cancel })
      const { bytes, ...names } = await runJob(job, { signal: own.signal, onProgress })
      const file = new Blob([bytes], { type: 'video/mp4' })
      setRendering({ state: 'done', file, ...names })
      return file
    } catch (error) {
      if (own.signal.aborted) return null
      const message = error instanceof RecordingFault ? error.message : `The video could not be made: ${String(error)}`
      setRendering({ state: 'failed', message })
      return null
    }
  }

  return { rendering, render, reset: () => setRendering({ state: 'idle' }) }
}
