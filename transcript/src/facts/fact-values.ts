// Tells values of facts from what only stands where one may: a sentence, a file name, a word such as "none".
import { daysIn, isDateLine } from '../date-lines.ts'
import { cleanLabel, type Link } from '../link-lists.ts'
import { markdownText } from '../markdown.ts'
import { plainText } from '../plain-text.ts'

const maxNameLength = 100
const maxDescriptionLength = 2000
const maxLinks = 20
const maxLinksLength = 5000
const maxLinkLength = 500

const says = /^(?:true|false|yes|no|none|null|undefined|unknown|n\/a|tbd|the )?(?:podcast|show|episode|series)?$/i

/** Returns the name of a show, or undefined for a sentence, an address, or a word that names nothing. */
export function cleanShow(raw: string): string | undefined {
  const name = cleanLine(raw)
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  const isName = letters > 1 && name.length <= maxNameLength && !says.test(name) && !/^welcome\b/i.test(name)
  return isName && !/:\/\/|^www\.|\.\s/.test(name) && !isSentence(name) ? name : undefined
}

function isSentence(name: string): boolean {
  return /[.?!]$/.test(name) && name.split(' ').length > 6
}

const number = /^(?:episode|ep\.?|folge|no\.?|number)? ?#? ?((?:s\d{1,3} ?e)?\d{1,5}[a-z]?)$/i

/** Returns `12` or `S2E5`. */
export function cleanNumber(raw: string): string | undefined {
  const found = number.exec(cleanLine(raw))?.[1]?.toUpperCase().replace(' ', '')
  return found === undefined || /^0+$/.test(found) ? undefined : found.replace(/^0+(?=\d)/, '')
}

const numberedTitle =
  /^(?:(?:episode|ep\.?|folge) ?#? ?|#)(\d{1,5})(?= ?[:|.–—-] ?\S|$)|^(s\d{1,3} ?e\d{1,4})(?= ?[:|.–—-] ?\S|$)/i

/** Returns the number in "Episode 12: The oven". */
export function numberInTitle(title: string): string | undefined {
  const [, plain, season] = numberedTitle.exec(title.slice(0, maxNameLength)) ?? []
  return cleanNumber(plain ?? season ?? '')
}

/** Returns the day as `2026-05-02`; undefined if day and month could be swapped. */
export function cleanDate(raw: string): string | undefined {
  const text = cleanLine(raw)
  if (text.length > 60) return undefined
  const [, first = '', mark = '', second = '', third = ''] =
    /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?![\d])/.exec(text) ?? []
  if (first.length === 4 && third.length <= 2) return toDay(Number(first), Number(second), Number(third))
  if (third.length === 4 && first.length <= 2) {
    const [one, two] = [Number(first), Number(second)]
    if (mark === '.' || one > 12 || one === two) return toDay(Number(third), two, one)
    return two > 12 ? toDay(Number(third), one, two) : undefined
  }
  if (!/\p{L}{3}/u.test(text) || !isDateLine(text)) return undefined
  const days = daysIn(text)
  const date = days === null ? null : new Date(days * 86_400_000)
  const stated = Number(text.match(/\d+/)?.[0])
  return date && date.getUTCDate() === stated ? toDay(date.getUTCFullYear(), date.getUTCMonth() + 1, stated) : undefined
}

function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1990 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}

/** Returns a description as one paragraph, cut after a sentence if it is long. */
export function cleanDescription(raw: string): string | undefined {
  const text = cleanLine(raw.slice(0, 20_000).replaceAll(/<[^<>]{0,500}>/g, ' '))
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 12 || !text.includes(' ') || says.test(text)) return undefined
  if (text.length <= maxDescriptionLength) return text
  const end = text.lastIndexOf('. ', maxDescriptionLength - 1)
  return end > 0 ? text.slice(0, end + 1) : undefined
}

const sponsored = /sponsor|advert|affiliate|promo|discount|coupon|donate|patreon|[?&](?:ref|aff\w{0,10}|tag|code)=/i
const media = /\.(?:mp3|mp4|m4a|m4b|wav|mov|aac|flac|og[ag]|webm|jpe?g|png|gif|webp|srt|vtt|json)(?:[?#]|$)/i
/** Addresses of the tools that wrote the file are no links of the episode. */
const tools =
  /(?:^|\.)(?:otter\.ai|rev\.com|descript\.com|fireflies\.ai|trint\.com|sonix\.ai|happyscribe\.com|riverside\.fm|zoom\.us)$/i
const address = /(?:https?:\/\/|www\.)[^\s<>"'`[\]{}|\\^]{3,}/i

export function isSponsored(text: string): boolean {
  return sponsored.test(text)
}

/** Returns web addresses with their labels, one a line, without media files, sponsors, and the tools that wrote the file. */
export function cleanLinks(raw: string): string | undefined {
  const entries = raw.slice(0, 20_000).split(/,\s|\s\|\s|\n/)
  const links = entries.flatMap((entry): Link[] => {
    const found = address.exec(entry)
    const link = found?.[0].replace(/[.,;:!?)]{1,10}$/, '')
    if (!link || sponsored.test(entry)) return []
    const label = entry.includes('](') ? '' : cleanLabel(entry.slice(0, found?.index))
    return [{ label, address: /^www/i.test(link) ? `https://${link}` : link }]
  })
  return joinLinks(undefined, links)
}

/** Returns links with their labels below those that are already known, one a line: "The river: https://…". */
export function joinLinks(known: string | undefined, listed: readonly Link[]): string | undefined {
  const lines = known === undefined ? [] : known.split('\n')
  const seen = new Set(lines.map(bareAddress))
  let length = lines.join('\n').length
  for (const { label, address } of listed) {
    const line = label === '' ? address : `${label}: ${address}`
    const isFit = isPublic(address) && !sponsored.test(line) && !seen.has(bareAddress(address))
    if (!isFit || lines.length >= maxLinks || length + line.length >= maxLinksLength) continue
    seen.add(bareAddress(address))
    lines.push(line)
    length += line.length + 1
  }
  return lines.length === 0 ? undefined : lines.join('\n')
}

function bareAddress(link: string): string {
  return link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
}

function isPublic(link: string): boolean {
  if (link.length > maxLinkLength || media.test(link)) return false
  const parsed = URL.parse(link)
  return (
    parsed?.username === '' && parsed.password === '' && parsed.hostname.includes('.') && !tools.test(parsed.hostname)
  )
}

/** Returns what a guest does: "founder of Oven Works". */
export function cleanGuestTitle(raw: string): string | undefined {
  const title = cleanLine(raw).replace(/[.,;]$/, '')
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  return letters > 2 && title.length <= maxNameLength && !says.test(title) && !/[?!]|:\/\//.test(title)
    ? title
    : undefined
}

const nameAndTitle =
  /^([^,(–—]{3,60})(?:,| [–—]| \() ?((?:the |an? )?(?:\p{Ll}|(?:CEO|CTO|COO|Co-?[Ff]ounder|Founder|Author|Owner|Director|Professor|Host|Editor|President)\b).{2,100})$/u

const isFullName = /^\p{Lu}[\p{L}.'’-]{0,30}(?: [\p{L}.'’-]{1,30}){1,4}$/u

/** Returns "Jonas Reed" and "founder of Oven Works" of "Jonas Reed, founder of Oven Works"; else no title. */
export function splitTitle(raw: string): [name: string, title?: string] {
  const [, name, title] = nameAndTitle.exec(raw.trim().slice(0, 200)) ?? []
  const isSaid = /[.?!]$/.test(raw.trim()) || !isFullName.test(name ?? '')
  if (name === undefined || title === undefined || isSaid || /^and\b/.test(title)) return [raw]
  return [name.trim(), title.replace(/\)$/, '')]
}

export function cleanHandle(raw: string): string | undefined {
  return /^@?[\w.]{2,30}$/.exec(cleanLine(raw))?.[0]
}

function cleanLine(raw: string): string {
  return markdownText(plainText(raw.slice(0, 20_000)))
    .replace(/^[\s*_#>-]+/, '')
    .replace(/(?<![\s*_])[\s*_]+$/, '')
    .trim()
}
