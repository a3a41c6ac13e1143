import type { FactName } from '@podcastai/contracts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Returns "Small Doors · Episode 12 · May 2, 2026", as far as it is known. */
export function shortFacts(facts: Partial<Record<FactName, string>>): string {
  const { showName = '', episodeNumber = '', publishedOn = '', description = '', links = '' } = facts
  const day = Date.parse(publishedOn)
  const parts = [
    showName,
    episodeNumber && `Episode ${episodeNumber}`,
    Number.isNaN(day) ? '' : dayFormat.format(day),
    description && 'Description',
    links && (links.trim().includes('\n') ? 'Links' : 'Link'),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
