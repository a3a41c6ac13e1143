import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { describeEpisode } from '../../voice/episode-details.ts'
import { linksIn } from './links.server.ts'

const maxLinks = 20

/** Returns the summary of show notes below the number and date of the episode, and above what the podcast is. */
export function frameSummary(summary: string, { details, voice }: Brief): string {
  return [describeEpisode(details), summary, voice.podcastDescription.trim()].filter((part) => part !== '').join('\n\n')
}

/**
 * Returns the links that the file or the user gives, then those that were said: `found` by a model, or else those that
 * the transcript spells out.
 */
export function collectLinks(episode: Episode, { details }: Brief, found: readonly string[] = []): string[] {
  // What the file gives may have a label: "The river: https://example.com".
  const bare = (link: string) =>
    link
      .toLowerCase()
      .replace(/^.*\s/, '')
      .replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  const given = new Set(details.links.map(bare))
  const said = found.length > 0 ? [...new Set(found)] : linksIn(episode)
  return [...details.links, ...said.filter((link) => !given.has(bare(link)))].slice(0, maxLinks)
}
