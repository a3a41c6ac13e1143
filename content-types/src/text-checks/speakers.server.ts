import { isEnglishWord } from '@podcastai/episode'
import { plainWords } from '../quality/wording.server.ts'
import type { SpokenContext, Voice } from './spoken-context.server.ts'

// Finds whose words a text says its quotations are. Each quotation and each speaker is replaced by one character, so
// that a short pattern can match the sentence around them.

const quotationBase = 0xe000
const voiceBase = 0xf000

/** Replaces each quotation by a character, in order. */
export function withoutQuotations(text: string, parts: readonly { from: number; to: number }[]): string {
  let plain = ''
  let at = 0
  for (const [index, { from, to }] of parts.entries()) {
    plain += text.slice(at, from) + String.fromCharCode(quotationBase + (index % 256))
    at = to
  }
  return plain + text.slice(at)
}

/** Returns the text outside quotations, with a mark instead of each quotation. */
export function ownWords(text: string, parts: readonly { from: number; to: number }[]): string {
  return withoutQuotations(text, parts).replace(/[\uE000-\uE0FF]/g, '\uFFFC')
}

/** The person a quotation is credited to: speakers of the transcript, or another person's name. */
export type Given = { speakers: string[]; stranger: string | null }

/**
 * Returns who is credited with each quotation, or null if the text doesn't say. `written`: the quoted words, in which a
 * comma at the end means that the sentence continues.
 */
export function attributions(plain: string, written: readonly string[], said: SpokenContext): (Given | null)[] {
  const line = withVoices(plain, said.voices)
  const places = [...line.matchAll(/[\uE000-\uE0FF]/g)].map(({ index }) => index)
  return places.map((at, index) => {
    const who = givenTo(line, at, written[index] ?? '')
    return who === null ? null : givenBy(who, line.slice(0, at), said)
  })
}

export function withVoices(text: string, voices: readonly Voice[]): string {
  const names = voices.flatMap(({ names: all }, index) =>
    all.flatMap((name) => [name, name.toUpperCase()].map((written) => ({ name: written, index }))),
  )
  names.sort((a, b) => b.name.length - a.name.length)
  return names.reduce(
    (line, { name, index }) =>
      line.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu'),
        String.fromCharCode(voiceBase + (index % 256)),
      ),
    text,
  )
}

const verb =
  '(?:says?|said|tells?|told|asks?|asked|admits?|admitted|argues?|argued|explains?|explained|thinks?|recalls?|recalled|remembers?|remembered|advises?|advised|warns?|warned|puts?|adds?|added|answers?|answered|replies|replied|insists?|insisted|jokes?|joked|claims?|claimed|confess(?:es|ed)|recommends?|recommended|concludes?|concluded|laughs|laughed|shares?|shared|reveals?|revealed|sagt|sagte|fragt|fragte|meint|meinte|erklärt|erklärte|erzählt|erzählte|antwortet|antwortete|findet|rät|warnt|dice|dijo|explica|explicó|cuenta|contó|responde|respondió|pregunta|preguntó|admite|dit|explique|raconte|répond|demande|avoue|zegt|disse|diz|conta|contou|respondeu|perguntou)'
const name = '(?<!\\p{L})\\p{Lu}[\\p{L}’-]{1,25}(?: \\p{Lu}[\\p{L}’-]{1,25}){0,2}'
const person = `([\uF000-\uF0FF]|\\b[Hh]e\\b|\\b[Ss]he\\b|\\bI\\b|\\b[Ww]e\\b|\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?:guest|host)\\b|${name})`

const saysSomebody = new RegExp(`^[,.]?\\s*${verb} (?:(?:guest|host|co-host) )?${person}`, 'u')
const somebodySays = new RegExp(
  `^[,.]?\\s*${person} (?:\\p{Ll}+ly )?${verb}\\b(?![^.!?\\n]{0,40}[:,]\\s*[\uE000-\uE0FF])`,
  'u',
)
const dashSomebody = new RegExp(`^[,.]?\\s*(?:[–—~]|-{1,2})\\s*(?:(?:guest|host) )?${person}(?![’'\\p{L}])`, 'u')
const subjectOfVerb = new RegExp(
  `${person}(?:,[^,.!?\\n]{1,60},)?(?: \\p{Ll}+){0,2} ${verb}\\b[^.!?\\n\uE000-\uE0FF]{0,60}$`,
  'uy',
)
const ofSomebody = new RegExp(
  `(?:[Aa]ccording to|[Ii]n the words of|[Aa]s for|For|[Ff]rom) ${person}[^.!?\\n\uE000-\uE0FF]{0,20}$|${person}[’']s? (?:\\p{Ll}+ ){0,2}(?:words|rule|advice|answer|take|line|warning|verdict|reply|view|motto)\\b[^.!?\\n\uE000-\uE0FF]{0,30}$`,
  'u',
)
/** A sentence that begins with a name and ends with a colon, such as "Ada on bread:". */
const nameAndColon = new RegExp(`^[\\s"*•\\d.)–-]*${person}[^.!?\\n:\uE000-\uE0FF]{0,60}:\\s*$`, 'u')

/** Returns the words that say who speaks the quotation at an index, or null. */
function givenTo(line: string, at: number, written: string): string | null {
  const behind = line.slice(at + 1, at + 200)
  const isOpen = !/[.…]["”’]?$/.test(written)
  const after = saysSomebody.exec(behind) ?? dashSomebody.exec(behind) ?? (isOpen ? somebodySays.exec(behind) : null)
  if (after?.[1]) return together(after[1], behind)
  const before = line.slice(Math.max(0, at - 300), at)
  const opens = Math.max(
    0,
    ...[...before.matchAll(/(?:[.!?…][”"]?\s+|\n)(?=\S)|[\uE000-\uE0FF]\s+(?=[\p{Lu}\uF000-\uF0FF])/gu)].map(
      ({ index, 0: end }) => index + end.length,
    ),
  )
  const sentence = before.slice(opens)
  // The subject next to the quotation: "When Ada asks, Ben answers".
  for (let from = sentence.length - 1; from >= 0; from--) {
    subjectOfVerb.lastIndex = from
    const found = subjectOfVerb.exec(sentence)
    if (found?.[1]) return together(found[1], sentence)
  }
  const front = ofSomebody.exec(sentence) ?? nameAndColon.exec(sentence)
  const who = front?.[1] ?? front?.[2]
  return who === undefined ? null : together(who, sentence)
}

/** Returns a speaker with those named along with them: "Ada and Ben say". */
function together(who: string, text: string): string {
  const groups = text.match(/[\uF000-\uF0FF](?:(?:, | and | & )[\uF000-\uF0FF])+/g) ?? []
  return groups.find((group) => group.includes(who)) ?? who
}

function givenBy(who: string, before: string, { voices, episode, writesEnglish }: SpokenContext): Given | null {
  const speakers = (some: readonly Voice[]) =>
    some.length === 0 ? null : { speakers: some.map(({ speaker }) => speaker), stranger: null }
  const named = (text: string) => voices.filter((_, index) => text.includes(String.fromCharCode(voiceBase + index)))
  if (named(who).length > 0) return speakers(named(who))
  const listVoices = (role: string) => voices.filter((one) => one.role === role || one.role === 'unknown')
  const roles = new Set(episode.speakers.map(({ role }) => role))
  if (/guest$/i.test(who)) return roles.has('guest') ? speakers(listVoices('guest')) : null
  if (/host$/i.test(who) || /^(?:I|we)$/i.test(who)) return roles.has('host') ? speakers(listVoices('host')) : null
  if (/^s?he$/i.test(who)) return speakers(named(before))
  // Without a dictionary, one word may be any noun: "Über den Ofen sagt er: …".
  if (!writesEnglish && !who.includes(' ')) return null
  // "Others: “What's a shell?”" credits nobody.
  const isPlain = (word: string) => isEnglishWord(word) || isEnglishWord(word.replace(/s$/, ''))
  return who.toLowerCase().split(' ').every(isPlain) ? null : { speakers: [], stranger: who }
}

/** Returns a complaint about words that are credited to the wrong person; null if the speaker is unknown. */
export function speakerProblem(
  given: Given,
  speaker: string | null,
  sentences: readonly number[],
  said: SpokenContext,
): string | null {
  const voice = said.voices.find((one) => one.speaker === speaker)
  if (!voice) return null
  if (given.stranger === null)
    return given.speakers.includes(voice.speaker) ? null : `is credited to the wrong person: ${voice.names[0]} says it`
  // "Her boss Kim told her": a person in the speaker's story.
  const [first, last] = [sentences[0] ?? 0, sentences.at(-1) ?? 0]
  const near = said.episode.sentences.slice(Math.max(0, first - 3), last + 2).map(({ text }) => plainWords(text))
  const isNear = plainWords(given.stranger)
    .split(' ')
    .some((part) => near.some((text) => ` ${text} `.includes(` ${part} `)))
  return isNear ? null : `isn’t said by ${given.stranger}: ${voice.names[0]} says it`
}
