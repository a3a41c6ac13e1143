import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { guestNames, othersThanHosts, speakerNames } from '../voice/speaker-names.server.ts'

/** Maximum number of names that fit a title. */
const maxNames = 3

/**
 * Returns whom an episode is with, for a title: its guests, or else those who talk with the hosts, or else all
 * speakers; none if there are too many.
 */
export function findEpisodePeople(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  const others = othersThanHosts(episode, brief).filter((name) => name !== null)
  // If only hosts talk, they are the people of the episode; without labels, nobody is known.
  const speakers = speakerNames(episode, brief)
  const [people = []] = [guests, others, speakers].filter(({ length }) => length > 0)
  return people.length > maxNames ? [] : people
}
