import type { SpeakerNames } from '../speaker-names.ts'
import type { FactValues } from './episode-facts.ts'

const roles = { hostName: /^(?:host|interviewer|moderator)$/i, guestName: /^(?:guest|interviewee)$/i } as const

/** Whether a label says what a speaker does, not who it is. */
export function isRoleLabel(label: string): boolean {
  return Object.values(roles).some((role) => role.test(label))
}

/** Returns names for the labels "Host" and "Guest", if one label and one name belong together. */
export function nameRoles(
  speakers: readonly string[],
  people: Pick<FactValues, 'hostName' | 'guestName'>,
): SpeakerNames {
  const names: Record<string, string> = {}
  for (const part of ['hostName', 'guestName'] as const) {
    const [label, ...others] = speakers.filter((speaker) => roles[part].test(speaker))
    const name = people[part]?.trim()
    const isFree = name && !name.includes(',') && !speakers.includes(name) && !Object.values(names).includes(name)
    if (label && others.length === 0 && isFree) names[label] = name
  }
  return names
}
