import type { Segment } from '@podcastai/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { movedPassage } from './moved-place.ts'
import type { Picked } from './picked.ts'

/** Keeps the picked words the same when other corrections change their position. */
export function useFollowedWords(
  segments: readonly Segment[],
  picked: Picked | null,
  setPicked: (picked: Picked) => void,
): void {
  const last = useRef(segments)
  const follow = useEffectEvent((before: readonly Segment[]) => {
    const passage = picked && movedPassage(picked.passage, before, segments)
    if (passage && passage !== picked.passage) setPicked({ ...picked, passage })
  })
  useEffect(() => {
    const before = last.current
    last.current = segments
    if (before !== segments) follow(before)
  }, [segments])
}
