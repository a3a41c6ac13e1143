import type { Analysis, TalkStrip } from './transcript.ts'

type Speaker = Pick<Analysis['speakers'][number], 'name' | 'role'>

/** Lanes below the line; the last one holds all remaining speakers. */
const lanesBeneath = 4

/**
 * Returns the lanes of the speaker timeline: the host above the line, or the speaker with the most words if there is no
 * known host; the others below it, one lane each, most words first.
 */
export function talkLanes<Person extends Speaker>(
  speakers: readonly Person[],
): { above: Person[]; beneath: Person[][] } {
  const first = speakers.find(({ role }) => role === 'host') ?? speakers[0]
  const others = speakers.filter((speaker) => speaker !== first)
  const own = others.slice(0, lanesBeneath - 1).map((speaker) => [speaker])
  const further = others.slice(lanesBeneath - 1)
  return { above: first ? [first] : [], beneath: further.length > 0 ? [...own, further] : own }
}

/**
 * Returns the names of each lane, the one above the line first. Older timelines have all hosts above the line, or all
 * speakers if there is no known host.
 */
export function namesOfLanes({ speakers, strip }: Pick<Analysis, 'speakers' | 'strip'>): string[] {
  const { above, beneath } = talkLanes(speakers)
  const drawn = Math.max(0, ...strip.map(({ guests }) => toLanes(guests).length))
  const isSilent = (lane: (window: TalkStrip[number]) => number) => strip.every((window) => lane(window) === 0)
  const noHost = isSilent(({ host }) => host)
  const noGuest = isSilent(({ guests }) => Math.max(...toLanes(guests)))
  if (!noHost && drawn === Math.max(1, beneath.length) && noGuest === (beneath.length === 0))
    return [above, ...beneath].map(joinNames)
  const hosts = speakers.filter(({ role }) => role === 'host')
  const others = speakers.filter(({ role }) => role !== 'host')
  return (noHost ? [speakers] : [hosts, others]).map(joinNames).filter((names) => names !== '')
}

/** Returns the words of each lane in a window. A single number stands for one lane. */
export function toLanes(guests: TalkStrip[number]['guests']): readonly number[] {
  return typeof guests === 'number' ? [guests] : guests
}

function joinNames(people: readonly Speaker[]): string {
  return people.map(({ name }) => name).join(', ')
}
