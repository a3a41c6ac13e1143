import { findHeardPassages } from '@podcastai/content-types'
import { type ContentByType, type SharedSound, sharedPiece } from '@podcastai/contracts'
import type { SharedNow } from './follow-link.ts'
import type { Scope } from './share.repository.ts'

/** What can be heard of a project outside its workspace. */
export type ProjectSound = { kind: 'copy' } | { kind: 'link'; url: string; offset: number }

export type SoundDeps = {
  /** Returns the current content of a project, without anything that only members may fetch. */
  loadSharedContent: (transcriptId: string) => Promise<ContentByType>
  findSound: (project: Scope) => Promise<ProjectSound | null>
  /** Returns a stretch of the listening copy, in seconds of the transcript, as a file; null without one. */
  cutCopy: (project: Scope, stretch: { from: number; to: number }) => Promise<Uint8Array | null>
}

/** Returns how visitors of a link hear its quotes and clips; null if they don't. */
export async function findSharedSound(
  { findSound }: Pick<SoundDeps, 'findSound'>,
  { project, hasSound }: Pick<SharedNow, 'project' | 'hasSound'>,
): Promise<SharedSound | null> {
  const sound = hasSound ? await findSound(project) : null
  return sound?.kind === 'copy' ? { kind: 'pieces' } : sound
}

/** Returns the sound of a passage that a link's page shows; null if visitors can't hear it. */
export async function cutPassage(
  deps: SoundDeps,
  { project, hasSound }: SharedNow,
  key: string,
): Promise<Uint8Array | null> {
  if (!hasSound) return null
  const passage = findHeardPassages(await deps.loadSharedContent(project.id)).get(key)
  if (!passage) return null
  const { margin, maxSeconds } = sharedPiece
  const from = passage.start - margin
  return deps.cutCopy(project, { from, to: Math.min(passage.end + margin, from + maxSeconds) })
}
