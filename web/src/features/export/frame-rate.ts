import { type FrameRateKey, frameRateKeys } from '@podcastai/content-types'
import { useState } from 'react'

const storageKey = 'frameRate'

/** Returns the frame rate of the user's recordings, stored in this browser. */
export function useFrameRate(): [FrameRateKey, (key: FrameRateKey) => void] {
  const [frameRate, setFrameRate] = useState(storedFrameRate)
  return [
    frameRate,
    (key) => {
      setFrameRate(key)
      try {
        localStorage.setItem(storageKey, key)
      } catch {
        // Storage is full or blocked: ask again next time.
      }
    },
  ]
}

function storedFrameRate(): FrameRateKey {
  const stored = localStorage.getItem(storageKey)
  return frameRateKeys.find((key) => key === stored) ?? '30'
}
