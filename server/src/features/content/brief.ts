import type { Brief, Voice } from '@podcastai/content-types'
import { projectTitle } from '@podcastai/contracts'
import type { Owner } from './content.repository.ts'

export type BriefDeps = {
  /** What a workspace asks of all writing, and of single content types. */
  wishesOf: (workspaceId: string) => Promise<{ voice: Voice; templates: Brief['templates'] }>
}

/** What the people who own a project want of the writing, as of now. `attempt`: how often a type was written before. */
export async function briefFor(
  deps: BriefDeps,
  owner: Pick<Owner, 'workspaceId' | 'filename' | 'guestName' | 'guestTitle' | 'guestHandle'>,
  attempt: number,
): Promise<Brief> {
  return {
    projectTitle: projectTitle(owner.filename),
    guest: { name: owner.guestName, title: owner.guestTitle, handle: owner.guestHandle },
    ...(await deps.wishesOf(owner.workspaceId)),
    attempt,
  }
}
