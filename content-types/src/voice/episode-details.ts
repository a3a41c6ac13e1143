import type { EpisodeDetails } from '../type/brief.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Returns "Episode 12, May 2, 2026", one part of it, or an empty text. */
export function describeEpisode({ number, date }: Pick<EpisodeDetails, 'number' | 'date'>): string {
  const day = date === null ? Number.NaN : Date.parse(`${date}T00:00:00Z`)
  return [number && `Episode ${number}`, Number.isNaN(day) ? '' : dayFormat.format(day)].filter(Boolean).join(', ')
}
