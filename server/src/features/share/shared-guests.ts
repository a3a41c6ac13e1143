import { Analysis, type SharedGuest } from '@podcastai/contracts'
import type { SharedNow } from './follow-link.ts'

/**
 * Returns the guests, according to the analysis or the uploader. The name, title, and handle given with the upload
 * belong to the speaker with that name, or to the only guest.
 */
export function listGuests({ analysis, ...given }: SharedNow['project']): SharedGuest[] {
  const speakers = analysis === null ? [] : Analysis.parse(analysis).speakers
  const heard = speakers.filter(({ role }) => role === 'guest').map(({ name }) => name)
  const { guestName, guestTitle: title, guestHandle: handle } = given
  const own = guestName === null ? undefined : speakers.find(({ name }) => isSame(name, guestName))?.name
  const theirs = own ?? (heard.length === 1 ? heard[0] : undefined)
  const others = heard
    .filter((name) => name !== theirs)
    .map((name) => ({ name, speaker: name, title: null, handle: null }))
  if (theirs !== undefined) return [{ name: guestName ?? theirs, speaker: theirs, title, handle }, ...others]
  return guestName === null ? others : [{ name: guestName, speaker: guestName, title, handle }, ...others]
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
