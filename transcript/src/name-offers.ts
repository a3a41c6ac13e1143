// Suggests names for numbered speakers ("Speaker 1") from what they say: "I'm Jay", "thanks, Lindsey". Precision
// matters more than recall: nothing in the talk may contradict a name, and the user decides.
import { isRoleLabel } from './facts/role-names.ts'
import type { Segment } from './transcript.ts'

/** `said` is the text with the name, in the segment with this id. `own`: the speaker says it. */
export type NameOffer = { speaker: string; name: string; said: string; segment: number; own: boolean }

type Spoken = Pick<Segment, 'id' | 'speaker' | 'text'>
/** A `weight` of 2 is enough alone, 1 needs a second hint. A mention by another speaker counts as a hint. */
type Hint = NameOffer & { weight: 1 | 2 }

const counted =
  /^(?:unknown )?(?:speaker|spk|spkr|guest|host|voice|participant|person|sprecher|hablante|locuteur|intervenant)?[ _-]?(?:[a-h]|\d{1,3})$/i
/** Speakers with a smaller share of the words are interjections or diarization errors. */
const minShare = 0.05

const unknown = /^(?:unknown|unidentified|unnamed)(?: speaker| voice)?$/i

/** True if the label is only a number, a letter, or a role, such as "Speaker 1" and "Host", or "Unknown Speaker". */
export function isUnnamed(speaker: string): boolean {
  return counted.test(speaker) || unknown.test(speaker) || isRoleLabel(speaker)
}

/**
 * Returns at most one name per unnamed speaker, in the order of first speech. Recognizes English introductions only.
 */
export function nameOffers(segments: readonly Spoken[]): NameOffer[] {
  const talkers = mainSpeakers(segments)
  if (!talkers.some(isUnnamed)) return []
  const opening = getOpening(segments)
  const hints = [...opening.flatMap(introductionsIn), ...hintsAtOthers({ segments, opening, talkers })]
  const mentioned = mentionsIn(segments, hints)
  return talkers.filter(isUnnamed).flatMap((speaker) => offerFor(speaker, hints, mentioned) ?? [])
}

/** Returns the speakers with a fair share of the talk. */
export function mainSpeakers(segments: readonly Spoken[]): string[] {
  const letters = new Map<string, number>()
  let all = 0
  for (const { speaker, text } of segments) {
    all += text.length
    if (speaker !== null) letters.set(speaker, (letters.get(speaker) ?? 0) + text.length)
  }
  return [...letters].filter(([, count]) => count >= all * minShare).map(([speaker]) => speaker)
}

/** People introduce themselves near the start and end of a talk; in between they may quote others. */
const [beginning, end] = [0.15, 0.97]
/** People who join later introduce themselves in their first turns. */
const firstTurns = 2

function getOpening(segments: readonly Spoken[]): Spoken[] {
  const all = segments.reduce((sum, { text }) => sum + text.length, 0)
  const turns = new Map<string | null, number>()
  let before = 0
  let last: string | null | undefined
  return segments.filter(({ speaker, text }) => {
    if (speaker !== last) turns.set(speaker, (turns.get(speaker) ?? 0) + 1)
    last = speaker
    before += text.length
    return before <= all * beginning || before >= all * end || (turns.get(speaker) ?? 0) <= firstTurns
  })
}

/** Returns the name that all hints at this speaker agree on; null if they differ or another speaker may have it. */
function offerFor(speaker: string, hints: readonly Hint[], mentioned: ReadonlySet<string>): NameOffer | null {
  const own = hints.filter((hint) => hint.speaker === speaker)
  const longest = own.reduce((name, hint) => (hint.name.length > name.length ? hint.name : name), '')
  const agree = own.every(({ name }) => isSamePerson(name, longest))
  const others = hints.some((hint) => hint.speaker !== speaker && isSamePerson(hint.name, longest))
  const isHeard = own.some((hint) => hint.own) && mentioned.has(firstWord(longest))
  const weight = own.reduce((sum, hint) => sum + hint.weight, isHeard ? 1 : 0)
  const hint = own.find(({ name }) => name === longest)
  if (!hint || !agree || others || weight < 2) return null
  return { speaker, name: longest, said: hint.said, segment: hint.segment, own: hint.own }
}

/** True for "Jay" and "Jay Miller". */
export function isSamePerson(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long === short || long.startsWith(`${short} `)
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0] ?? name
}

export const introduction =
  /(?<![\p{L}'’])(?:I['’]m|I am|[Mm]y name is|[Mm]y name['’]s|I['’]m your host,?|[Tt]his is(?: your host,?)?) (?=\p{Lu})/gu
export const quoted =
  /(?:\bsaid|\bsays|\bsaying|\blike|\btold \w+|\bgoes|\bwas|["“]|\bif|\bthat|\bknow|\bthink|\bthinks|\bname)[,:]? *["“]?$/i

/** Returns hints from self-introductions. */
function introductionsIn({ id, speaker, text }: Spoken): Hint[] {
  if (speaker === null || !isUnnamed(speaker)) return []
  return [...text.matchAll(introduction)].flatMap((match): Hint[] => {
    const from = match.index + match[0].length
    const name = nameAt(text, from)
    if (name === null || quoted.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
    const behind = text.slice(from + name.length, from + name.length + 24)
    const saysName = /name/i.test(match[0])
    const isThis = /^this is $/i.test(match[0])
    // "This is Ada" may introduce someone else, unless the speaker continues with "I".
    if (isThis && !/^,? (?:and )?I(?:['’]m| am)\b|^,? your host\b/.test(behind)) return []
    if (!saysName && !/^(?:[,.!?;]|$| (?:and|from|with|here|your|joined|I['’]m)\b)/.test(behind)) return []
    const said = text.slice(match.index, from + name.length)
    return [{ speaker, name, said, segment: id, weight: saysName || isThis || name.includes(' ') ? 2 : 1, own: true }]
  })
}

export const guestIs =
  /(?:\b[Mm]y guest (?:today |this week )?is|\b[Oo]ur guest (?:today |this week )?is|\b[Jj]oined (?:today |here )?by|\b[Jj]oining (?:me|us) (?:today )?is|\b[Pp]lease welcome|\bwith (?:my |our |special )?guest,?|\b(?:I['’]m|we['’]re|we['’]ll be) (?:talking|speaking|chatting) (?:to|with)) (?=\p{Lu})/gu
const thanks =
  /(?:\b[Tt]hanks|\b[Tt]hank you|\b[Tt]hanks so much|\b[Tt]hank you so much|\b[Ww]elcome(?: back)?(?: to the (?:show|podcast))?), (?=\p{Lu})/gu

type Talk = { segments: readonly Spoken[]; opening: readonly Spoken[]; talkers: readonly string[] }

/** Returns hints from greetings and thanks: with only two speakers, they address the other one. */
function hintsAtOthers({ segments, opening, talkers }: Talk): Hint[] {
  if (talkers.length !== 2) return []
  const hints = (those: readonly Spoken[], pattern: RegExp, weight: 1 | 2) =>
    those.flatMap(({ id, speaker, text }) => {
      const other = talkers.find((one) => one !== speaker)
      if (speaker === null || !talkers.includes(speaker) || other === undefined || !isUnnamed(other)) return []
      return [...text.matchAll(pattern)].flatMap((match): Hint[] => {
        const from = match.index + match[0].length
        const name = nameAt(text, from)
        const ends = name !== null && /^(?:[,.!?;]|$)/.test(text.slice(from + name.length, from + name.length + 1))
        return ends ? [{ speaker: other, name, said: match[0] + name, segment: id, weight, own: false }] : []
      })
    })
  return [...hints(opening, guestIs, 2), ...hints(segments, thanks, 1)]
}

/** No real conversation has more introductions. */
const maxHints = 100

/** Returns the first names from introductions that another speaker says as well. */
function mentionsIn(segments: readonly Spoken[], hints: readonly Hint[]): Set<string> {
  const mentioned = new Set<string>()
  for (const { speaker, name } of hints.filter(({ own }) => own).slice(0, maxHints)) {
    const word = firstWord(name)
    if (segments.some((other) => other.speaker !== speaker && holdsWord(other.text, word))) mentioned.add(word)
  }
  return mentioned
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + word.length))) return true
  }
  return false
}

const nameText = /(?:\p{Lu}\p{Ll}[\p{L}'’-]{0,20})(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}/uy
const listed = (words: string) => new Set(words.split(/\s+/))
/** Capitalized words that aren't personal names: nationalities, titles, days, and sentence starters. */
const noNames = listed(
  `American British English French German Italian Spanish Indian Canadian Australian Irish Scottish Welsh European African Asian
  Mexican Brazilian Russian Ukrainian Polish Dutch Swedish Danish Norwegian Finnish Greek Turkish Iranian Israeli Jewish Muslim
  Christian Catholic Buddhist Hindu Korean Chinese Japanese Vietnamese Filipino Texan Californian Latino Latina Hispanic Black
  White Asian Gen Millennial Republican Democrat Senior Junior Director President Vice Head Chief Professor Doctor Dr Mr Mrs Ms
  Captain Coach Lead Principal Staff Executive Manager Engineer Founder Co-founder Editor Producer Host Guest Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
  Christmas Easter God Jesus Lord Sir Everyone Everybody Guys Folks Team All Yes Yeah No Okay Ok So And But The This That What
  When Where Why How Who It We You They He She I Im Not Just Still Really Very Now Then Here There Again Always Google Apple
  Microsoft Amazon Facebook Twitter Netflix Linux Python Java Rust Windows Batman Superman Siri Alexa Good Great Happy Sorry`,
)

/** Returns the name at this offset: one to three capitalized words, each of them a possible name. */
export function nameAt(text: string, from: number): string | null {
  nameText.lastIndex = from
  const name = nameText.exec(text)?.[0].replace(/['’]s$/, '')
  return name === undefined || name.split(' ').some((word) => noNames.has(word)) ? null : name
}
