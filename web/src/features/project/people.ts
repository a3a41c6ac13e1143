import { splitEntries, type Transcript } from '@podcastai/contracts'

type Named = Pick<Transcript, 'analysis' | 'hostName' | 'guestName'>

/** Returns the hosts and the other speakers: the names that users entered, else those from the transcript. */
export function findPeople({ analysis, hostName, guestName }: Named): { hosts: string[]; guests: string[] } {
  const speakers = analysis?.speakers ?? []
  const given = splitEntries(hostName ?? '')
  const isGiven = (name: string) => given.some((host) => isSame(host, name))
  // If no speaker has a given host's name, the given hosts are the transcript's host under another name.
  const hasOtherHosts = given.length > 0 && speakers.some(({ name }) => isGiven(name))
  const isHost = ({ name, role }: (typeof speakers)[number]) => (hasOtherHosts ? isGiven(name) : role === 'host')
  const namesWhere = (isWanted: (speaker: (typeof speakers)[number]) => boolean) =>
    speakers.filter(isWanted).map(({ name }) => name)
  return {
    hosts: given.length > 0 ? given : namesWhere(isHost),
    guests: guestName === null ? namesWhere((speaker) => !isHost(speaker)) : splitEntries(guestName),
  }
}

/** Returns whether "Maya" is "Maya Brandt". */
function isSame(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)
}

export function listNames(all: readonly string[]): string {
  const [first = '', second, ...rest] = all
  if (rest.length > 0) return `${first}, ${second} and ${rest.length} more`
  return second === undefined ? first : `${first} and ${second}`
}
