import { type EpisodeFacts, type FactFields, type FactName, factNames, splitLinks } from '@podcastai/contracts'
import { type FoundFacts, nameListed, nameRoles, type SpeakerNames } from '@podcastai/transcript'

/** Returns the facts that a user sent. An empty value stays, because it says that there is none. */
export function toUserFacts(fields: FactFields): EpisodeFacts {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const value = fields[name]
      return value === undefined ? [] : [[name, { value: tidy(name, value), source: 'user' as const }]]
    }),
  )
}

function tidy(name: FactName, value: string): string {
  return name === 'links' ? splitLinks(value).join('\n') : value
}

type Stated = { facts: FoundFacts | EpisodeFacts; listed: readonly string[] }

/**
 * Returns names that the file or the user gives for speakers labeled "Host" and "Guest", and full names for those
 * labeled by a part of theirs. A greeting's names need a confirmation.
 */
export function nameFromFile(speakers: readonly string[], { facts, listed }: Stated): SpeakerNames {
  const getValue = (name: 'hostName' | 'guestName') =>
    facts[name]?.source === 'spoken' ? undefined : facts[name]?.value
  const [hostName, guestName] = [getValue('hostName'), getValue('guestName')]
  const people = [hostName ?? '', guestName ?? ''].flatMap((names) => names.split(',')).map((name) => name.trim())
  return {
    ...nameListed(speakers, [...people, ...listed]),
    ...nameRoles(speakers, { ...(hostName && { hostName }), ...(guestName && { guestName }) }),
  }
}
