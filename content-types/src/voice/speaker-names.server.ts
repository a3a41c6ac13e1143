import { type Episode, oncePer, type Speaker } from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { plainName } from '../type/plain-name.ts'

/** True where our English words fit around what was said. In another language a post consists of the episode's words alone. */
export function speaksEnglish(episode: Episode): boolean {
  return episode.language === null || episode.language === 'en'
}

/** A name to print for a speaker, without degrees: the fuller one of transcript and form; null for labels such as "Speaker 2". */
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

/** By speaker; every passage asks for its own. */
const namesFor = oncePer((_: Brief) => new Map<string, string | null>())

function printedName(speaker: string, brief: Brief): string | null {
  if (isLabel(speaker)) return null
  const guest = brief.guest.name?.trim()
  if (guest && samePerson(speaker, guest)) return guest.length >= speaker.length ? guest : speaker
  const host = brief.voice.hostNames.find((name) => samePerson(speaker, name))
  return host && host.length > speaker.length ? host : speaker
}

/** The name with the guest's handle, for a caption. */
export function nameWithHandle(speaker: string | null, brief: Brief): string | null {
  const name = getSpeakerName(speaker, brief)
  const handle = formatHandle(brief)
  return name !== null && handle !== null && isGuest(speaker, brief) ? `${name} (${handle})` : name
}

/** The guest with what the form says she does, "Ada Lovelace, author"; null for everybody else. */
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

/** Guests by what the form says, else by role, the one who speaks most first. Printable names only. */
export function guestNames(episode: Episode, brief: Brief): string[] {
  const named = brief.guest.name?.trim()
  if (named) return [plainName(named)]
  return namesOfRole(episode, brief, 'guest').filter(
    (name) => !brief.voice.hostNames.some((host) => samePerson(host, name)),
  )
}

/** The podcast's hosts who speak in this episode. Where others lead it they are its hosts, whatever the settings say. */
export function hostNames(episode: Episode, brief: Brief): string[] {
  const { hostNames: ours } = brief.voice
  const speakers = speakerNames(episode, brief)
  if (speakers.length === 0) return ours
  const here = ours.filter((name) => speakers.some((speaker) => samePerson(speaker, name)))
  return here.length > 0 ? here : namesOfRole(episode, brief, 'host')
}

/** Everybody who can be named, the one who speaks most first: for a talk among equals. */
export function speakerNames(episode: Episode, brief: Brief): string[] {
  return [...episode.speakers]
    .sort((a, b) => b.words - a.words)
    .flatMap(({ name }) => getSpeakerName(name, brief) ?? [])
}

/** Speakers with a fair part of the talk who do not host it, the one who speaks most first; null for those without a name. */
export function othersThanHosts(episode: Episode, brief: Brief): (string | null)[] {
  const hosts = hostNames(episode, brief)
  const max = Math.max(0, ...episode.speakers.map(({ words }) => words))
  return episode.speakers
    .filter(({ words }) => words > max / 8)
    .sort((a, b) => b.words - a.words)
    .map(({ name }) => getSpeakerName(name, brief))
    .filter((name) => name === null || !hosts.some((host) => samePerson(host, name)))
}

const list = new Intl.ListFormat('en-US')

/** "Ada", "Ada and Ben", "Ada, Ben, and Cy". */
export function listed(items: readonly string[]): string {
  return list.format(items)
}

function namesOfRole(episode: Episode, brief: Brief, role: Speaker['role']): string[] {
  const max = Math.max(0, ...episode.speakers.map(({ words }) => words))
  // A voice that is heard only briefly (a trailer, a question from the audience) is not a guest.
  return episode.speakers
    .filter((speaker) => speaker.role === role && (role === 'host' || speaker.words > max / 8))
    .sort((a, b) => b.words - a.words)
    .flatMap(({ name }) => getSpeakerName(name, brief) ?? [])
}

/** Labels that diarisation gives instead of a name. */
function isLabel(speaker: string): boolean {
  return /^(?:spk|speaker|s|sprecher|unknown|host|guest|interviewer|participant|person)?[\s_:-]*\d*$|^[a-z]$/i.test(
    speaker.trim(),
  )
}

/** "Todd" and "Todd Gamblin", whatever the titles around the names. */
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
