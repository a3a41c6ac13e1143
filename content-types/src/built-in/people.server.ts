import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { guestNames, othersThanHosts, speakerNames } from '../voice/speaker-names.server.ts'

/** Names that fit a title. */
const maxNames = 3

/** Whom an episode is with, for a title: its guests, else who talks with the hosts, else a few speakers; none of a crowd. */
export function findEpisodePeople(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  const others = othersThanHosts(episode, brief).filter((name) => name !== null)
  // Hosts alone are whom it is with where they talk; of a talk without labels nobody knows.
  const speakers = speakerNames(episode, brief)
  const [people = []] = [guests, others, speakers].filter(({ length }) => length > 0)
  return people.length > maxNames ? [] : people
}
