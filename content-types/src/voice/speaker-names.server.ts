import { type Episode, oncePer, type Speaker } from '@podcastai/episode'
import { isUnnamed } from '@podcastai/transcript/name-offers'
import type { Brief } from '../type/brief.ts'
import { plainName } from '../type/plain-name.ts'

/** True if our English words fit around the quotes. In other languages a post only contains words of the episode. */
export function speaksEnglish(episode: Episode): boolean {
  return episode.language === null || episode.language === 'en'
}

/**
 * Returns a speaker's printable name without degrees: the fuller one of transcript and form; null for labels such as
 * "Speaker 2".
 */
export function getSpeakerName(speaker: string | null, brief: Brief): string | null {
  if (speaker === null) return null
  const names = namesFor(brief)
  const known = names.get(speaker)
  if (known !== undefined) return known
  const printed = printedName(speaker, brief)
  const name = printed === null ? null : plainName(printed)
  names.set(speaker, name)
  return name
}

/** Cached by speaker, because every passage needs it. */
const namesFor = oncePer((_: Brief) => new Map<string, string | null>())

function printedName(speaker: string, brief: Brief): string | null {
  if (isLabel(speaker) || isUnnamed(speaker)) return null
  const guest = brief.guest.name?.trim()
  if (guest && samePerson(speaker, guest)) return guest.length >= speaker.length ? guest : speaker
  const host = brief.voice.hostNames.find((name) => samePerson(speaker, name))
  return host && host.length > speaker.length ? host : speaker
}

/** Returns the name with the guest's handle, for a caption. */
export function nameWithHandle(speaker: string | null, brief: Brief): string | null {
  const name = getSpeakerName(speaker, brief)
  const handle = formatHandle(brief)
  return name !== null && handle !== null && isGuest(speaker, brief) ? `${name} (${handle})` : name
}

/** Returns the guest with the description from the form, "Ada Lovelace, author"; null for other speakers. */
export function guestLine(speaker: string | null, brief: Brief): string | null {
  const title = brief.guest.title?.trim()
  const name = nameWithHandle(speaker, brief)
  return name !== null && title && isGuest(speaker, brief) ? `${name}, ${title}` : null
}

export function formatHandle(brief: Brief): string | null {
  const handle = brief.guest.handle?.trim().replace(/^@+/, '') ?? ''
  return handle === '' ? null : `@${handle}`
}

function isGuest(speaker: string | null, brief: Brief): boolean {
  const guest = brief.guest.name?.trim()
  return speaker !== null && guest !== undefined && guest !== '' && samePerson(speaker, guest)
}

/** Returns the printable names of guests: from the form, else by role, the one who speaks most first. */
export function guestNames(episode: Episode, brief: Brief): string[] {
  const named = brief.guest.name?.trim()
  if (named) return [plainName(named)]
  return namesOfRole(episode, brief, 'guest').filter(
    (name) => !brief.voice.hostNames.some((host) => samePerson(host, name)),
  )
}

/**
 * Returns the podcast's hosts who speak in this episode. If others lead it, they are its hosts regardless of the
 * settings.
 */
export function hostNames(episode: Episode, brief: Brief): string[] {
  const { hostNames: ours } = brief.voice
  const speakers = speakerNames(episode, brief)
  if (speakers.length === 0) return ours
  const here = ours.filter((name) => speakers.some((speaker) => samePerson(speaker, name)))
  return here.length > 0 ? here : namesOfRole(episode, brief, 'host')
}

/** Returns everyone with a name, the one who speaks most first, for a talk among equals. */
export function speakerNames(episode: Episode, brief: Brief): string[] {
  return [...episode.speakers]
    .sort((a, b) => b.words - a.words)
    .flatMap(({ name }) => getSpeakerName(name, brief) ?? [])
}

/**
 * Returns speakers with a substantial part of the talk who don't host it, the one who speaks most first; null for each
 * without a name.
 */
export function othersThanHosts(episode: Episode, brief: Brief): (string | null)[] {
  const hosts = hostNames(episode, brief)
  return episode.speakers
    .filter((speaker) => isHeardLong(speaker, episode))
    .sort((a, b) => b.words - a.words)
    .map(({ name }) => getSpeakerName(name, brief))
    .filter((name) => name === null || !hosts.some((host) => samePerson(host, name)))
}

/** Returns what a speaker is in an episode: hosts by the settings, else by how they talk; null if that tells nothing. */
export function getSpeakerRole(speaker: Speaker, episode: Episode, brief: Brief): 'host' | 'guest' | null {
  const name = getSpeakerName(speaker.name, brief)
  if (name !== null && hostNames(episode, brief).includes(name)) return 'host'
  if (speaker.role === 'guest') return isHeardLong(speaker, episode) ? 'guest' : null
  return speaker.role === 'host' ? 'host' : null
}

/** False for a voice that is only heard briefly, as in a trailer or an audience question: it isn't a guest. */
function isHeardLong({ words }: Speaker, { speakers }: Episode): boolean {
  return words > Math.max(0, ...speakers.map((one) => one.words)) / 8
}

function namesOfRole(episode: Episode, brief: Brief, role: Speaker['role']): string[] {
  return episode.speakers
    .filter((speaker) => speaker.role === role && (role === 'host' || isHeardLong(speaker, episode)))
    .sort((a, b) => b.words - a.words)
    .flatMap(({ name }) => getSpeakerName(name, brief) ?? [])
}

/** True for labels from diarization, which aren't names. */
function isLabel(speaker: string): boolean {
  return /^(?:spk|speaker|s|sprecher|unknown|host|guest|interviewer|participant|person)?[\s_:-]*\d*$|^[a-z]$/i.test(
    speaker.trim(),
  )
}

/** True for "Todd" and "Todd Gamblin", ignoring titles. */
function samePerson(a: string, b: string): boolean {
  const [left, right] = [nameWords(a), nameWords(b)]
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  return short.length > 0 && short.every((word) => long.includes(word))
}

function nameWords(name: string): string[] {
  return (
    name
      .toLowerCase()
      .split(',')[0]
      ?.match(/[\p{L}’'-]{2,}/gu) ?? []
  )
}
