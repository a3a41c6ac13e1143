import { type FactName, factNames } from '@podcastai/contracts'
import type { FilePreview, Unreadable } from './file-preview.ts'

/** The fields of the upload card; '' if left empty. */
export type EpisodeForm = { title: string; generate: boolean } & Record<FactName, string>

export const emptyEpisode: Omit<EpisodeForm, 'generate'> = {
  ...{ title: '', showName: '', episodeNumber: '', publishedOn: '', hostName: '', guestName: '', guestTitle: '' },
  ...{ guestHandle: '', description: '', links: '' },
}

/** Returns the value that a field starts with. */
export function getFoundFact(read: FilePreview | Unreadable | null | undefined, name: FactName): string {
  return (read && 'facts' in read && read.facts[name]?.value) || ''
}

/** Returns the facts that the user changed. The server finds the others, and where they come from, by itself. */
export function listChangedFacts(
  fields: EpisodeForm,
  read: FilePreview | Unreadable | null | undefined,
): Partial<Record<FactName, string>> {
  const changed = factNames.filter((name) => fields[name].trim() !== getFoundFact(read, name))
  return Object.fromEntries(changed.map((name) => [name, fields[name]]))
}
