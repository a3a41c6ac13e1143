// What the greeting tells of an episode: "Welcome to Small Doors, the show about small shops. This is episode 12." Only
// sentences that can't mean anything else count; a city is welcomed to as well.
import { getGreeting } from '../episode-people.ts'
import { isUnnamed } from '../name-offers.ts'
import type { Transcript } from '../transcript.ts'
import type { FactValues } from './episode-facts.ts'
import { cleanShow } from './fact-values.ts'

/** Characters of the talk in which a show says its name. */
const openingLength = 1500

export function spokenFacts(
  { segments, speakers }: Pick<Transcript, 'segments' | 'speakers'>,
  { hostName, guestName }: { hostName?: string | undefined; guestName?: string | undefined },
): FactValues {
  const greeting = getGreeting(segments, openingLength).map(({ text }) => text)
  const people = [...speakers.filter((speaker) => !isUnnamed(speaker)), hostName, guestName].flatMap(
    (name) => name ?? [],
  )
  const text = greeting.join(' ')
  const [show, number, title] = [findShow(text, people), findNumber(text), guestName && findGuestTitle(text, guestName)]
  return {
    ...(show && { showName: show }),
    ...(number && { episodeNumber: number }),
    ...(title && { guestTitle: title }),
  }
}

/** A name in title case: "The Long Table", "How I Built This", "99% Invisible". */
const title = String.raw`(?:The |A )?[\p{Lu}\d][\p{L}\d'’&%+-]{0,30}(?: (?:(?:of|the|and|a|an|in|for|to|with|on|at|by|from|&) ){0,2}[\p{Lu}\d][\p{L}\d'’&%+-]{0,30}){0,6}`
const welcome = '[Ww]elcome (?:back )?to (?:the )?'
const ofEpisode = String.raw`(?:(?:another|a new|this|this week['’]s|today['’]s|the latest) episode|episode (?:number )?\d{1,5}) of (?:the )?`
const announced = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${welcome}(?:${ofEpisode})?|(?:[Tt]his is|[Ii]t['’]s) ${ofEpisode}|[Yy]ou['’]re listening to (?:the )?)(?<name>${title})`,
  'gu',
)
const thisIs = new RegExp(
  String.raw`(?<![\p{L}'’])(?:[Tt]his is|I['’]m [\p{L} ]{2,40} and this is) (?<name>${title})`,
  'gu',
)
const showWord =
  /\b(?:podcast|show|radio|cast|talk|talks|hour|fm|pod|live|weekly|daily|conversations|stories|report)\b|cast$/i
/** "…, a weekly podcast about shops", " podcast". */
const calledShow =
  /^(?:,? (?:podcast|show)\b|, (?:the|a|an|your|our)(?: [\p{L}-]{2,15}){0,3} (?:podcast|show|series|program)\b)/u
const nameBehind =
  /^[.,!]? (?:I['’]m|I am|[Mm]y name is|[Mm]y name['’]s|[Aa]s always,? I['’]m) (?:your host,? )?\p{Lu}/u
/** What people are welcomed to besides shows. */
const noShows =
  /^(?:(?:season|part|chapter|episode|day|week|lesson|module|session|unit|number|section|round|year) |(?:new|san|los|las|north|south|east|west|saint|st|fort|port|mount|lake) \p{Lu})|\b(?:conference|summit|university|college|school|church|city|street|hotel|festival|webinar|meeting|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|^(?:america|england|london|paris|berlin|chicago|boston|texas|california|florida|seattle|austin|denver|detroit|houston|dallas|atlanta|miami|philadelphia|washington|canada|australia|germany|france|italy|spain|india|china|japan|mexico|ireland|scotland|europe|africa|asia|jamaica|hollywood|hell|episode|season|youtube|zoom)$/iu

function findShow(text: string, people: readonly string[]): string | undefined {
  const names = [
    ...[...text.matchAll(announced)].flatMap((match) => {
      const { name, behind } = splitMatch(match, text)
      const isOfEpisode = / of (?:the )?$/.test(match[0].slice(0, -name.length))
      const isClear = isOfEpisode || showWord.test(name) || calledShow.test(behind) || nameBehind.test(behind)
      return isClear ? [withShowWord(name, { behind, people })] : []
    }),
    ...[...text.matchAll(thisIs)].flatMap((match) => {
      const { name, behind } = splitMatch(match, text)
      return calledShow.test(behind) ? [withShowWord(name, { behind, people })] : []
    }),
  ]
  const [name, ...others] = names.flatMap((one) => cleanShow(one) ?? [])
  const isAlone = name !== undefined && others.every((other) => isSameShow(other, name))
  const isPerson = people.some((person) => isSameShow(person, name ?? '')) && !/ (?:podcast|show)$/i.test(name ?? '')
  return isAlone && !noShows.test(name) && !isPerson ? name : undefined
}

/** Returns the name of a show that is called by its host's: "Maya Brandt podcast"; a host alone names no show. */
function withShowWord(name: string, { behind, people }: { behind: string; people: readonly string[] }): string {
  const word = /^ ([Pp]odcast|[Ss]how)\b/.exec(behind)?.[1]
  return word !== undefined && people.some((person) => isSameShow(person, name)) ? `${name} ${word}` : name
}

function splitMatch(match: RegExpExecArray | RegExpMatchArray, text: string): { name: string; behind: string } {
  const end = (match.index ?? 0) + match[0].length
  return { name: match.groups?.name ?? '', behind: text.slice(end, end + 80) }
}

function isSameShow(one: string, other: string): boolean {
  const bare = (name: string) => name.toLowerCase().replace(/^the | (?:podcast|show)$/g, '')
  const [first, second] = [bare(one), bare(other)]
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `)
}

const numberSaid =
  /(?:\b[Tt]his is|\b[Ii]t['’]s|\b[Ww]elcome (?:back )?to) (?:the )?[Ee]pisode (?:number )?#?(\d{1,4})(?!\d)(?! of (?:our|a|\d))/g

function findNumber(text: string): string | undefined {
  const numbers = new Set([...text.matchAll(numberSaid)].map((match) => match[1]))
  const [number] = numbers
  return numbers.size === 1 ? number : undefined
}

const role =
  /^,? (?:who is |who['’]s )?(?:the |an? )?((?:co-?)?(?:founder|author|host|owner|editor|director|professor|president|CEO|CTO|COO|CFO|chief|head|creator|maintainer|chair|co-?chair|vice president)(?: (?:and|&) (?:CEO|CTO|owner|founder|president|host))?(?: (?:of|at|for) [\p{Lu}\d][^,.;!?:—–]{1,50})?)(?=[,.;!?])/u

/** Returns what the greeting calls the guest: "Jonas Reed, founder of Oven Works." */
function findGuestTitle(text: string, guest: string): string | undefined {
  const at = text.indexOf(guest)
  return at < 0 || guest.includes(',')
    ? undefined
    : role.exec(text.slice(at + guest.length, at + guest.length + 140))?.[1]
}
