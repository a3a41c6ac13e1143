import { type Brief, neutralVoice } from '@podcastai/content-types'
import { projectTitle } from '@podcastai/contracts'
import type { Owner } from './content.repository.ts'

/** What the people who own a project want of the writing. `attempt`: how often a type was written before. */
export function briefFor(
  owner: Pick<Owner, 'filename' | 'guestName' | 'guestTitle' | 'guestHandle'>,
  attempt: number,
): Brief {
  return {
    projectTitle: projectTitle(owner.filename),
    guest: { name: owner.guestName, title: owner.guestTitle, handle: owner.guestHandle },
    voice: neutralVoice,
    attempt,
  }
}
