import type { Evidence } from '@podcastai/content-types'
import type { Segment, Transcript } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'

type Jumping = { jump: { evidence: Evidence } | null; moveTo: (from: Evidence, to: Evidence) => void }

/** Keeps the shown passage on the same words when corrections before it change its position. */
export function useFollowedJump(transcript: Pick<Transcript, 'id' | 'speakers'>, { jump, moveTo }: Jumping): void {
  const { data } = useQuery({ ...segmentsQuery(transcript), enabled: false })
  const segments = data?.segments
  const last = useRef<readonly Segment[]>(undefined)
  const follow = useEffectEvent(async (before: readonly Segment[], after: readonly Segment[]) => {
    if (!jump) return
    const { movedPassage } = await import('./moved-place.ts')
    moveTo(jump.evidence, movedPassage(jump.evidence, before, after))
  })
  useEffect(() => {
    const before = last.current
    last.current = segments ?? before
    if (before && segments && before !== segments) void follow(before, segments)
  }, [segments])
}
