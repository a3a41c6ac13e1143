import { type FrameRateKey, frameRateKeys } from '@podcastai/content-types'
import { useState } from 'react'

const storageKey = 'frameRate'

/** Frames per second of the person's recordings, remembered in this browser. */
export function useFrameRate(): [FrameRateKey, (key: FrameRateKey) => void] {
  const [frameRate, setFrameRate] = useState(storedFrameRate)
  return [
    frameRate,
    (key) => {
      setFrameRate(key)
      try {
        localStorage.setItem(storageKey, key)
      } catch {
        // A browser without room for it asks again the next time.
      }
    },
  ]
}

function storedFrameRate(): FrameRateKey {
  const stored = localStorage.getItem(storageKey)
  return frameRateKeys.find((key) => key === stored) ?? '30'
}
