import type { Episode } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { guestNames, hostNames, othersThanHosts, speakerNames } from '../voice/speaker-names.server.ts'

/** Names that fit a title. */
const mostNames = 3

/** Whom an episode is with, for a title: its guests, else who talks with the hosts, else a few speakers; none of a crowd. */
export function peopleOf(episode: Episode, brief: Brief): string[] {
  const guests = guestNames(episode, brief)
  const others = othersThanHosts(episode, brief).filter((name) => name !== null)
  const speakers = speakerNames(episode, brief)
  const [people = []] = [guests, others, speakers.length > 0 ? speakers : hostNames(episode, brief)].filter(
    ({ length }) => length > 0,
  )
  return people.length > mostNames ? [] : people
}
