// What is known of an episode besides its words: stated by the file, or told by the greeting. A wrong fact is worse than
// none, so whatever is in doubt stays empty.
import { findPeople } from '../episode-people.ts'
import type { Transcript } from '../transcript.ts'
import { type FactName, factNames } from './fact-names.ts'
import { numberInTitle } from './fact-values.ts'
import { spokenFacts } from './spoken-facts.ts'

/** Names are separated by commas, links by line breaks, and a date is `2026-05-02`. */
export type FactValues = Partial<Record<FactName, string>>
export type FoundFacts = Partial<Record<FactName, { value: string; source: 'file' | 'spoken' }>>

type Known = Pick<Transcript, 'title' | 'facts' | 'segments' | 'speakers'>

/** Returns what the file states, else what the greeting tells. */
export function findFacts(transcript: Known): FoundFacts {
  const { title = '', facts = {} } = transcript
  const { host, guest } = findPeople(transcript)
  const number = numberInTitle(title)
  const stated: FactValues = { ...(number && { episodeNumber: number }), ...facts }
  const people = { hostName: host, guestName: guest }
  const spoken: FactValues = { ...spokenFacts(transcript, people), ...definedOnly(people) }
  const found: FoundFacts = {}
  for (const name of factNames) {
    const value = stated[name] ?? spoken[name]
    if (value !== undefined) found[name] = { value, source: stated[name] === undefined ? 'spoken' : 'file' }
  }
  return found
}

function definedOnly(values: { [Name in FactName]?: string | undefined }): FactValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as FactValues
}
