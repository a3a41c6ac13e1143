import { tag } from '@podcastai/episode'
import type { Quotation } from './quotations.server.ts'
import type { Said, Voice } from './said.server.ts'

// Whose words a text says its quotations are. Quotations and speakers are one character each here, so that a short
// pattern can read the sentence around them.

const quoteBase = 0xe000
const voiceBase = 0xf000

/** `text` with a character for each quotation part, in order. */
export function withoutQuotations(text: string, parts: readonly { from: number; to: number }[]): string {
  let plain = ''
  let at = 0
  for (const [index, { from, to }] of parts.entries()) {
    plain += text.slice(at, from) + String.fromCharCode(quoteBase + index)
    at = to
  }
  return plain + text.slice(at)
}

/** The same with a character for each speaker that is named. */
export function withVoices(text: string, voices: readonly Voice[]): string {
  const names = voices.flatMap(({ names: all }, index) => all.map((name) => ({ name, index })))
  names.sort((a, b) => b.name.length - a.name.length)
  return names.reduce(
    (line, { name, index }) =>
      line.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu'),
        String.fromCharCode(voiceBase + index),
      ),
    text,
  )
}

export const speechVerb =
  '(?:says?|said|saying|tells?|told|asks?|asked|asking|admits?|admitted|argues?|argued|explains?|explained|thinks?|thought|believes?|believed|calls?|called|calling|recalls?|recalled|remembers?|remembered|advises?|advised|warns?|warned|puts?|adds?|added|answers?|answered|replies|replied|insists?|insisted|jokes?|joked|claims?|claimed|describes?|described|knows?|notes?|noted|confess(?:es|ed)|learn(?:s|ed|t)|discovers?|discovered|realizes?|realized|recommends?|recommended|suggests?|suggested|swears?|wonders?|wondered|names?|shares?|shared|reveals?|revealed|concludes?|concluded)'

const voice = '[\uF000-\uF0FF]'
const somebody = `(${voice}|\\b[Hh]e\\b|\\b[Ss]he\\b|\\bI\\b|\\b[Ww]e\\b|\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?:guest|host)\\b|\\p{Lu}[\\p{L}’-]{1,25}(?: \\p{Lu}[\\p{L}’-]{1,25}){0,3})`
const everyVoice = new RegExp(voice, 'gu')
const everyQuotation = /[\uE000-\uE0FF]/gu

// Behind a quotation, and in front of one.
const saysSomebody = new RegExp(`^[,.]?\\s*(?:${speechVerb}|[–—~-])\\s*(?:(?:guest|host)\\s)?${somebody}`, 'u')
const somebodySays = new RegExp(`^[,.]?\\s*${somebody}\\s+${speechVerb}\\b`, 'u')
const introduces = new RegExp(
  `${somebody}(?:[^.!?\\n]{0,80}?\\b${speechVerb}\\b[^.!?\\n]{0,40}?|[^.!?\\n:]{0,60}:\\s*)$`,
  'u',
)
const accordingTo = new RegExp(
  `(?:[Aa]ccording to|[Ii]n the words of|[Ff]or|[Ff]rom|[Bb]y)\\s+${somebody}[^.!?\\n]{0,40}$`,
  'u',
)
const lastNamed = new RegExp(`(${voice})(?:[’']s?)?[^.!?\\n\uF000-\uF0FF]{0,60}$`, 'u')

/** Complaints about quotations that a text gives to somebody who did not say them. */
export function attributionProblems(plain: string, quotations: readonly Quotation[], said: Said): string[] {
  const line = withVoices(plain, said.voices)
  const named = new Set([...line.matchAll(everyVoice)].map(([mark]) => said.voices[voiceAt(mark)]?.speaker))
  return [...line.matchAll(everyQuotation)].flatMap((match) => {
    const quotation = quotations[match[0].charCodeAt(0) - quoteBase]
    if (!quotation?.place) return []
    const found = givenTo(line, match.index)
    const given = found === null || isSomebody(found) ? found : null
    const few = quotation.written.split(/\s+/).length < 3
    if (given === null) {
      if (named.size === 0 || few || named.has(quotation.speaker ?? undefined)) return []
      return `“${quotation.written}” seems to be said by somebody else than the one who says it; name ${nameFor(quotation.speaker, said)}.`
    }
    return isSaidBy(given, quotation.speaker, line.slice(0, match.index), said)
      ? []
      : `“${quotation.written}” is not said by the one it is given to; ${nameFor(quotation.speaker, said)} says it.`
  })
}

/** The words that tell who says the quotation at a place, or null. */
function givenTo(line: string, at: number): string | null {
  const after = line.slice(at + 1)
  const behind = saysSomebody.exec(after) ?? somebodySays.exec(after)
  if (behind?.[1]) return behind[1]
  const before = line.slice(Math.max(0, line.lastIndexOf('\n', at - 1) + 1), at)
  const sentence = before.slice(
    Math.max(0, ...[...before.matchAll(/[.!?…\uE000-\uE0FF][”"]?\s+(?=\S)/gu)].map(({ index }) => index + 1)),
  )
  const front = introduces.exec(sentence) ?? accordingTo.exec(sentence) ?? lastNamed.exec(sentence)
  return front?.[1] ?? null
}

/** True where the speaker is the one that a name, a pronoun or "our guest" means. */
export function isSaidBy(given: string, speaker: string | null, before: string, said: Said): boolean {
  if (speaker === null) return /^(?:he|she|i|we)$/i.test(given) && said.voices.length === 0
  const role =
    said.voices.find((one) => one.speaker === speaker)?.role ??
    said.episode.speakers.find(({ name }) => name === speaker)?.role
  if (/guest$/i.test(given)) return role !== 'host'
  if (/host$/i.test(given) || /^(?:I|[Ww]e)$/.test(given)) return role !== 'guest'
  if (/^(?:he|she)$/i.test(given)) {
    const last = [...before.matchAll(everyVoice)].at(-1)?.[0]
    return last === undefined || said.voices[voiceAt(last)]?.speaker === speaker
  }
  const person = said.voices[voiceAt(given)]
  return person !== undefined && person.speaker === speaker
}

/** Not "People say" or "Dust tells": a speaker, a pronoun, a part in the talk, or what the language takes for a name. */
function isSomebody(given: string): boolean {
  if (!/^\p{Lu}\p{L}/u.test(given) || /^(?:He|She|We|Our |The |My )/.test(given)) return !/^The \p{Lu}/u.test(given)
  return tag(given).tokens.every(({ pos }) => pos === 'PROPN')
}

function voiceAt(mark: string): number {
  return mark.charCodeAt(0) - voiceBase
}

function nameFor(speaker: string | null, { voices }: Said): string {
  return voices.find((one) => one.speaker === speaker)?.names[0] ?? 'a speaker without a name'
}
