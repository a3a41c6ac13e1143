import type { Brief, Voice } from '@podcastai/content-types'
import { type EpisodeFacts, type FactName, projectTitle, splitEntries, splitLinks } from '@podcastai/contracts'
import { getFact } from '../../platform/database/fact-columns.ts'
import type { Owner } from './content.repository.ts'

type ShowOwner = Pick<Owner, 'workspaceId' | 'showId'>

export type BriefDeps = {
  /** Returns a show's preferences for all writing and for single content types, and its text formats that are on. */
  getWritingPreferences: (show: ShowOwner) => Promise<{ voice: Voice } & Pick<Brief, 'templates' | 'formats'>>
}

/**
 * Returns the brief for an engine, from the project's and its show's current settings. `attempt`: how often the type
 * was written before. `outputLanguage`: the language of this request, instead of the show's.
 */
export async function briefFor(
  deps: BriefDeps,
  { workspaceId, showId, filename, facts }: ShowOwner & Pick<Owner, 'filename' | 'facts'>,
  attempt: number,
  outputLanguage?: string,
): Promise<Brief> {
  const { voice, templates, formats } = await deps.getWritingPreferences({ workspaceId, showId })
  const fact = (name: FactName) => getFact(facts, name)
  return {
    projectTitle: projectTitle(filename),
    guest: { name: fact('guestName'), title: fact('guestTitle'), handle: fact('guestHandle') },
    details: {
      number: fact('episodeNumber'),
      date: fact('publishedOn'),
      description: fact('description'),
      links: splitLinks(fact('links') ?? ''),
    },
    voice: {
      ...voice,
      podcastName: chooseShowName(facts.showName, voice.podcastName),
      hostNames: chooseHosts(facts.hostName, voice.hostNames),
      outputLanguage: outputLanguage ?? voice.outputLanguage,
    },
    templates,
    formats,
    attempt,
  }
}

/**
 * Returns the name of the show: what the user or the file says of this episode, else that of the settings, else what was
 * said, which a transcription may have misspelled.
 */
function chooseShowName(fact: EpisodeFacts['showName'], ofSettings: string): string {
  if (!fact?.value || (fact.source === 'spoken' && ofSettings !== '')) return ofSettings
  return fact.source !== 'user' && isSameShow(fact.value, ofSettings) ? ofSettings : fact.value
}

/**
 * Returns the hosts of the episode: what the user or the file says, else those of the settings, else those who said their
 * names.
 */
function chooseHosts(fact: EpisodeFacts['hostName'], ofSettings: string[]): string[] {
  const hosts = splitEntries(fact?.value ?? '').map((name) => fullName(name, ofSettings))
  return hosts.length === 0 || (fact?.source === 'spoken' && ofSettings.length > 0) ? ofSettings : hosts
}

function isSameShow(one: string, other: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/^the | (?:podcast|show)$|[^\p{L}\p{N}]+/gu, '')
  return bare(one) === bare(other)
}

/** Completes a first name from the known names: "Maya" becomes "Maya Brandt". */
function fullName(name: string, known: readonly string[]): string {
  return known.find((one) => one.startsWith(`${name} `)) ?? name
}
