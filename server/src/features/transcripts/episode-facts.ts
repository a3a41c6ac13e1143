import { type EpisodeFacts, type FactFields, type FactName, factNames, splitLinks } from '@podcastai/contracts'
import { type FoundFacts, nameRoles, type SpeakerNames } from '@podcastai/transcript'

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

/** Returns names for speakers labeled "Host" and "Guest" that the file or the user gives; a greeting's need a confirmation. */
export function nameRolesFrom(speakers: readonly string[], facts: FoundFacts | EpisodeFacts): SpeakerNames {
  const getValue = (name: 'hostName' | 'guestName') =>
    facts[name]?.source === 'spoken' ? undefined : facts[name]?.value
  const [hostName, guestName] = [getValue('hostName'), getValue('guestName')]
  return nameRoles(speakers, { ...(hostName && { hostName }), ...(guestName && { guestName }) })
}
