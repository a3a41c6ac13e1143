import { timeInCut } from '@podcastai/media'
import { useEffect, useRef, useState } from 'react'
import type { ClipPlan } from './plan-clip.ts'

/** How close to the end of a stretch it counts as played: media elements report times in steps. Seconds. */
const tolerance = 0.04

/** Plays the cut of a clip in a media element, jumping over what is left out. */
export function useClipPlayer(media: HTMLVideoElement | null, { cut }: ClipPlan) {
  const [isPlaying, setIsPlaying] = useState(false)
  const now = useRef(cut)
  now.current = cut
  const until = useRef<number | null>(null)

  useEffect(() => {
    if (!media) return
    const listening = new AbortController()
    const { signal } = listening
    media.addEventListener('play', () => setIsPlaying(true), { signal })
    media.addEventListener('pause', () => setIsPlaying(false), { signal })
    return () => listening.abort()
  }, [media])

  // What moves the start or the end shows there.
  const start = cut[0]?.from ?? 0
  useEffect(() => {
    if (media?.paused) media.currentTime = start
  }, [media, start])

  /** Called for each frame on the page; returns the time in the cut, in seconds. */
  function follow(): number {
    if (!media) return 0
    const { currentTime } = media
    const cutNow = now.current
    if (!media.paused) {
      const here = cutNow.findIndex(({ from, to }) => currentTime >= from - tolerance && currentTime < to - tolerance)
      const isOver = here < 0 && currentTime >= (cutNow.at(-1)?.to ?? 0) - tolerance
      if (isOver || (until.current !== null && currentTime >= until.current)) media.pause()
      else if (here < 0) media.currentTime = cutNow.find(({ from }) => from > currentTime)?.from ?? currentTime
    }
    const shown = Math.max(cutNow[0]?.from ?? 0, Math.min(currentTime, cutNow.at(-1)?.to ?? 0))
    return timeInCut(cutNow, shown) ?? 0
  }

  function play(from: number, to: number | null = null) {
    if (!media) return
    until.current = to
    media.currentTime = from
    // A browser that can't play the file at all still renders it.
    void media.play().catch(() => setIsPlaying(false))
  }

  function toggle() {
    if (!media) return
    if (!media.paused) return media.pause()
    const { currentTime } = media
    const isInside = currentTime < (cut.at(-1)?.to ?? 0) - 2 * tolerance
    play(isInside ? currentTime : start)
  }

  return { isPlaying, follow, play, toggle }
}
