import { Button } from '@podcastai/ui'
import { useEffect, useState } from 'react'
import type { Talk } from '../talk/talk.ts'
import { type Evidence, toKey } from '../type/evidence.ts'
import { useJumps } from './view.web.tsx'

export type TalkHere = {
  /** Null until the transcript has loaded. */
  talk: Talk | null
  isAway: boolean
  retry: () => void
}

/** Returns what was said around a passage, or null if no transcript is available; loads nothing unless `isWanted`. */
export function useTalk(evidence: Evidence | null, isWanted: boolean): TalkHere | null {
  const { talkAround } = useJumps()
  const [talk, setTalk] = useState<Talk | null>(null)
  const [isAway, setIsAway] = useState(false)
  const [tries, setTries] = useState(0)
  const key = evidence && toKey(evidence)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a passage is its key; each try asks again
  useEffect(() => {
    if (!isWanted || !evidence || !talkAround) return
    let isCurrent = true
    setIsAway(false)
    talkAround(evidence).then(
      (found) => isCurrent && setTalk(found),
      () => isCurrent && setIsAway(true),
    )
    return () => {
      isCurrent = false
    }
  }, [talkAround, key, isWanted, tries])
  if (!evidence || !talkAround) return null
  return { talk, isAway, retry: () => setTries((count) => count + 1) }
}

/** Shown if the transcript did not load: everything else can still be edited. */
export function TalkAway({ here }: { here: TalkHere | null }) {
  if (!here?.isAway) return null
  return (
    <p role="alert" className="type-hint flex flex-wrap items-center gap-x-2 text-danger">
      The transcript didn't load, so you can't move the start and end.
      <Button size="small" variant="ghost" onClick={here.retry}>
        Try Again
      </Button>
    </p>
  )
}
