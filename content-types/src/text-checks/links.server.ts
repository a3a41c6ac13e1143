import { plainWords } from '../quality/wording.server.ts'
import type { Rule } from './check-text.server.ts'
import { occurs, type SpokenContext } from './spoken-context.server.ts'

/**
 * Returns problems with links, addresses, handles, hashtags, and clock times, which the app adds from the settings and
 * the file.
 */
export function linkProblems(own: string, said: SpokenContext, { picture }: Rule): string[] {
  const { brief, line } = said
  const { guest, voice, details } = brief
  const known = [
    guest.handle,
    guest.name,
    voice.podcastName,
    voice.podcastDescription,
    voice.youtubeFooter,
    voice.podcastFooter,
    ...details.links,
  ]
    .join(' ')
    .toLowerCase()
  const links = own.match(link) ?? []
  const tags = own.match(hashtag) ?? []
  const saved = voice.savedHashtags.map((one) => one.replace(/^#/, '').toLowerCase())
  return [
    ...links
      .filter((one) => !known.includes(one.toLowerCase().replace(/^@|(?<![.,!?)])[.,!?)]+$/g, '')) || one === '@')
      .filter((one) => !isSpokenSite(one, said))
      .map((one) => `“${one}” is a link or handle that isn’t in the settings. Leave it out.`),
    ...tags
      .filter((one) => !isColor(one) && !saved.includes(one.slice(1).toLowerCase()) && !occurs(one.slice(1), said))
      .map((one) => `“${one}” is a hashtag that is neither in the settings nor in the talk. Leave it out.`),
    ...((picture ? null : own.match(clockTime)) ?? [])
      .filter((time) => !line.includes(` ${plainWords(time)} `))
      .map((time) => `“${time}”: the app adds times. Leave them out.`),
  ]
}

/** True if "Python.org" is a name that was said: without a path, and not a handle. */
function isSpokenSite(written: string, said: SpokenContext): boolean {
  const [site] = /^[\p{L}\p{N}-]+\.\p{L}+/u.exec(written) ?? []
  return site !== undefined && /^[.,!?)’'s]*$/.test(written.slice(site.length)) && occurs(site, said)
}

/** Blanks links, hashtags, and clock times, which contain no names or figures to check. */
export function withoutLinks(own: string): string {
  return [link, hashtag, clockTime].reduce(
    (text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)),
    own,
  )
}

const hashtag = /(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{M}\p{N}_]*/gu
const clockTime = /\b\d{1,2}:\d{2}(?::\d{2})?\b/g
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]*@[\w.-]+|\b(?<!\w-+)[\w-]+\.(?:com|org|net|io|co|ai|app|fm|de|uk|me|shop|link)\b\S*/gi

function isColor(tag: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(tag)
}
