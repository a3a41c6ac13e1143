import type { Brief, Voice } from '@podcastai/content-types'
import { projectTitle, splitEntries } from '@podcastai/contracts'
import type { Owner } from './content.repository.ts'

export type BriefDeps = {
  /** Returns the workspace's preferences for all writing, and for single content types. */
  getWritingPreferences: (workspaceId: string) => Promise<{ voice: Voice; templates: Brief['templates'] }>
}

/**
 * Returns the brief for an engine, from the project's and workspace's current settings. `attempt`: how often the type
 * was written before.
 */
export async function briefFor(
  deps: BriefDeps,
  owner: Pick<Owner, 'workspaceId' | 'filename' | 'hostName' | 'guestName' | 'guestTitle' | 'guestHandle'>,
  attempt: number,
): Promise<Brief> {
  const { voice, templates } = await deps.getWritingPreferences(owner.workspaceId)
  const hosts = splitEntries(owner.hostName ?? '').map((name) => fullName(name, voice.hostNames))
  return {
    projectTitle: projectTitle(owner.filename),
    guest: { name: owner.guestName, title: owner.guestTitle, handle: owner.guestHandle },
    voice: hosts.length > 0 ? { ...voice, hostNames: hosts } : voice,
    templates,
    attempt,
  }
}

/** Completes a first name from the known names: "Maya" becomes "Maya Brandt". */
function fullName(name: string, known: readonly string[]): string {
  return known.find((one) => one.startsWith(`${name} `)) ?? name
}
