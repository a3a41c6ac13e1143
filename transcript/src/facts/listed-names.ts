import type { SpeakerNames } from '../speaker-names.ts'

/**
 * Returns full names for labels that are the first name or surname of exactly one listed person, if no other label is
 * that person's.
 */
export function nameListed(speakers: readonly string[], listed: readonly string[]): SpeakerNames {
  const people = [...new Set(listed)].filter((person) => person.includes(' '))
  const fits = people.map((person) => ({ person, labels: speakers.filter((label) => matchesPart(label, person)) }))
  const names: Record<string, string> = {}
  for (const label of speakers) {
    const [own, ...others] = fits.filter(({ labels }) => labels.includes(label))
    if (own && others.length === 0 && own.labels.length === 1 && own.person !== label) names[label] = own.person
  }
  return names
}

function matchesPart(label: string, person: string): boolean {
  const [own, words] = [label.toLowerCase(), person.toLowerCase().split(' ')]
  return own === person.toLowerCase() || own === words[0] || own === words.at(-1)
}
