import { splitEntries, type Transcript } from '@podcastai/contracts'

type Named = Pick<Transcript, 'analysis' | 'hostName' | 'guestName'>

/** Who hosts the episode and who else speaks: the names that people gave, else those that the transcript shows. */
export function findPeople({ analysis, hostName, guestName }: Named): { hosts: string[]; guests: string[] } {
  const speakers = analysis?.speakers ?? []
  const given = splitEntries(hostName ?? '')
  const isGiven = (name: string) => given.some((host) => isSame(host, name))
  // Given hosts who do not speak under their names are the speaker whom the transcript shows as host.
  const hasOtherHosts = given.length > 0 && speakers.some(({ name }) => isGiven(name))
  const isHost = ({ name, role }: (typeof speakers)[number]) => (hasOtherHosts ? isGiven(name) : role === 'host')
  const namesWhere = (isWanted: (speaker: (typeof speakers)[number]) => boolean) =>
    speakers.filter(isWanted).map(({ name }) => name)
  return {
    hosts: given.length > 0 ? given : namesWhere(isHost),
    guests: guestName === null ? namesWhere((speaker) => !isHost(speaker)) : splitEntries(guestName),
  }
}

/** "Maya" is "Maya Brandt". */
function isSame(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

export function listNames(all: readonly string[]): string {
  const [first = '', second, ...rest] = all
  if (rest.length > 0) return `${first}, ${second} and ${rest.length} more`
  return second === undefined ? first : `${first} and ${second}`
}
