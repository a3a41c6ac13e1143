import { type Evidence, findHeardPassages, toPassageKey } from '@podcastai/content-types'
import type { SharedProject } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { type ReactNode, useMemo } from 'react'

const PassagePlay = lateComponent(async () => (await import('./passage-play.tsx')).PassagePlay)

/** Returns what renders the play button of a passage; undefined if visitors can't hear anything. */
export function usePassagePlay(
  token: string,
  { sound, content }: Pick<SharedProject, 'sound' | 'content'>,
): ((evidence: Evidence | null) => ReactNode) | undefined {
  const passages = useMemo(() => findHeardPassages(content), [content])
  if (!sound) return undefined
  return (evidence) =>
    evidence && passages.has(toPassageKey(evidence)) && <PassagePlay {...{ token, sound, evidence }} />
}
