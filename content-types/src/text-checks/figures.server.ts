import { oncePer, type Sentence } from '@podcastai/episode'
import { getNumberWords } from '../talk/number-words/number-words.ts'
import { numbersIn, type SpokenNumber } from '../talk/numbers.ts'
import { isSameAmount, type Reading } from '../talk/same-amount.ts'
import type { Rule } from './check-text.server.ts'
import { dayProblems } from './days.server.ts'
import { occurs, type SpokenContext } from './spoken-context.server.ts'

/**
 * Returns problems with figures, amounts, and dates outside quotations that nobody said, either in the sentences that a
 * text cites or next to them. A text that cites none, or sums up, may take them from anywhere.
 */
export function figureProblems(own: string, said: SpokenContext, ids: readonly number[], rule: Rule): string[] {
  const isAnywhere = rule.wide === true || ids.length === 0
  const ground = isAnywhere ? everything(said) : around(ids, said)
  const plain = said.writesEnglish
    ? [idioms, ...partIdioms].reduce((text, pattern) => text.replace(pattern, toSpaces), own)
    : own
  const isThere = (number: SpokenNumber, sentences: readonly Sentence[]) => bears(sentences, number, plain, said)
  const figures = numbersIn(plain, said.textLanguage)
    .filter((number) => !number.isPlain && !isOurs(number, plain, said, rule))
    .filter((number) => !isThere(number, ground) && !follows(number, knownNumbers(said)))
    .filter((number) => !isOwnCount(number, plain, ground, said))
    .map((number) => {
      const place = isAnywhere ? undefined : findPlace(number, plain, said)
      return place
        ? `“${number.written}” isn’t in the sentences it cites. Sentence ${place.id} has it: cite that one if you mean it, or leave it out.`
        : `Nobody says “${number.written}”. Use what was said, or leave it out.`
    })
  return [...figures, ...vagueProblems(plain, ground, said), ...dayProblems(own, ground, said)]
}

/** Highest number that occurs everywhere in a talk, so that it tells nothing without the things that it counts. */
const maxCommon = 12

/**
 * Returns the sentence that a writer may have meant: one with the number itself, not "a couple" or "over 600"; a small
 * number, and a part in words, has to count the same things there.
 */
function findPlace(number: SpokenNumber, own: string, said: SpokenContext): Sentence | undefined {
  const isInWords = !/\d/.test(number.written)
  const isCommon = number.readings.every(
    ({ value, measure }) => (measure === null && value <= maxCommon) || (isInWords && measure?.kind === 'share'),
  )
  const counted = thingsBehind(own, number.to)
  return everything(said).find(
    (sentence) =>
      follows(number, readingsIn(sentence, said)) &&
      (!isCommon || countedIn(sentence, said).some((thing) => counted.has(thing))),
  )
}

/** Idioms in which a number counts nothing. */
const idioms =
  /\b(?:double[- ]?(?:check|down|edged|standard|dip)\w*|half[- ]?(?:way|hearted|baked)\w*|third[- ]part(?:y|ies)|think(?:ing)? twice|thought twice|24\/7|fifty[- ]fifty|50\/50|zero in|a million[- ]dollar question)\b/gi

/**
 * Parts in words that measure nothing: "half a joke, half a threat", "half the fun", "in half a second", "half-asleep",
 * "close quarters". "Half of the bakeries" and "half a year" are figures.
 */
const partIdioms = [
  /\bhalf (?:an? )?\p{L}{1,30},? (?:and |but )?half (?:an? )?\p{L}{1,30}/giu,
  /\bhalf the (?:battle|charm|fun|joke|point|problem|story|trick|truth)\b/gi,
  /\bin half a (?:blink|breath|heartbeat|minute|moment|second)\b/gi,
  /\bhalf an? (?:chance|clue|ear|eye|heart|idea|mind|step|thought|truth)\b/gi,
  /\bhalf-(?!(?:an?|dozen|hour|million|billion|day|week|month|year|mile|percent|of)\b)\p{L}{3,30}/giu,
  /\bhalf (?:afraid|asleep|awake|convinced|expect|hope|hoping|joking|serious|wish)[a-z]{0,3}\b/gi,
  /\b(?:(?:other|better) half|not half bad|third (?:rail|wheel))\b/gi,
  /\b(?:close|cramped|living|sleeping|latin|french|(?:from|in) (?:all|every|some)) quarters?\b/gi,
]

function toSpaces(text: string): string {
  return ' '.repeat(text.length)
}

function everything({ episode, forMachines }: SpokenContext): Sentence[] {
  return forMachines.size === 0 ? episode.sentences : episode.sentences.filter(({ id }) => !forMachines.has(id))
}

/** Returns the cited sentences, with one neighbor on each side. */
function around(ids: readonly number[], { episode, forMachines }: SpokenContext): Sentence[] {
  const near = new Set(ids.flatMap((id) => [id - 1, id, id + 1]))
  return [...near].flatMap((id) => (forMachines.has(id) ? [] : (episode.sentences[id] ?? [])))
}

/** A number of a sentence; `counts`: it counts things, as in "three reasons", so it can't be three months. */
type SaidReading = Reading & { counts: boolean }

const readingsIn = inTalk(({ text }, language): SaidReading[] =>
  numbersIn(text, language).flatMap(({ to, readings }) => {
    const counts = getNumberWords(language).counted.test(text.slice(to))
    return readings.map((reading) => ({ ...reading, counts: counts && reading.measure === null }))
  }),
)

/** Caches what is read in a sentence of a talk. */
function inTalk<Found>(read: (sentence: Sentence, language: string | null) => Found) {
  const known = oncePer((_: SpokenContext['episode']) => new Map<Sentence, Found>())
  return (sentence: Sentence, { episode }: SpokenContext): Found => {
    const found = known(episode).get(sentence) ?? read(sentence, episode.language)
    known(episode).set(sentence, found)
    return found
  }
}

const knownNumbers = oncePer((said: SpokenContext): Reading[] =>
  [said.talkLanguage, said.textLanguage].flatMap((language) =>
    numbersIn(said.known, language).flatMap(({ readings }) => readings),
  ),
)

function follows(
  { readings }: Pick<SpokenNumber, 'readings'>,
  others: readonly (Reading & Partial<SaidReading>)[],
): boolean {
  return readings.some((one) =>
    others.some((other) => !(other.counts && one.measure !== null) && isSameAmount(one, other)),
  )
}

/** True if the sentences say a number, or one that it is a rounding of: "over 600" of 612. */
function bears(sentences: readonly Sentence[], number: SpokenNumber, own: string, said: SpokenContext): boolean {
  const about = rounding(own.slice(Math.max(0, number.from - 20), number.from), said)
  return sentences.some((sentence) => {
    const others = readingsIn(sentence, said)
    if (follows(number, others) || isShortYear(number, sentence.text) || follows(inFull(number, own), others))
      return true
    if (number.readings.some(({ value }) => value === 2) && /\bcouple\b/i.test(sentence.text)) return true
    if (number.readings.some(({ value }) => value === 0))
      return getNumberWords(said.talkLanguage).none.test(sentence.text)
    return about !== null && number.readings.some((one) => others.some((other) => isRounded(one, other, about)))
  })
}

/**
 * True if a number is a summary's own count ("In two ways", "the three together"). Not if another number of the same
 * thing was said; in another language, not if any was.
 */
function isOwnCount(
  { from, to, readings }: SpokenNumber,
  own: string,
  ground: readonly Sentence[],
  said: SpokenContext,
): boolean {
  const [{ value, measure } = { value: 0, measure: null }] = readings
  if (measure !== null || (value !== 2 && value !== 3)) return false
  if (/\b(?:season|episode|volume) $/i.test(own.slice(0, from))) return false
  if (said.isTranslated)
    return !ground.some((sentence) => readingsIn(sentence, said).some((one) => one.measure === null && one.value > 1))
  const counted = thingsBehind(own, to)
  return !ground.some((sentence) => countedIn(sentence, said).some((thing) => counted.has(thing)))
}

/** The things that the numbers of a sentence count. */
const countedIn = inTalk(({ text }, language): string[] =>
  numbersIn(text, language).flatMap(({ to }) => [...thingsBehind(text, to)]),
)

/** Returns the words right after a number, in the singular and without those that only connect. */
function thingsBehind(text: string, at: number): Set<string> {
  const words =
    text
      .slice(at, at + 40)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  return new Set(words.slice(0, 2).flatMap((thing) => (connecting.has(thing) ? [] : thing.replace(/s$/, ''))))
}

const connecting = new Set(
  'and but for from her his its like more other our out she than that the them then these they this those was were who with you your'.split(
    ' ',
  ),
)

/** Scales a number by the thousands or millions of the one before: "From a million to 10, to 50". */
function inFull({ from, readings }: SpokenNumber, own: string): Pick<SpokenNumber, 'readings'> {
  const scale =
    own
      .slice(Math.max(0, from - 60), from)
      .match(/\b(?:thousand|million|billion)\b/gi)
      ?.at(-1) ?? ''
  const factor = scales[scale.toLowerCase()]
  return { readings: factor === undefined ? [] : readings.map((one) => ({ ...one, value: one.value * factor })) }
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 }

/** True if a year was said in short form: "1981" as "in 81" or "’81". */
function isShortYear({ readings: [reading] }: SpokenNumber, text: string): boolean {
  const year = reading?.value ?? 0
  if (!Number.isInteger(year) || year < 1910 || year > 2099) return false
  const short = String(year % 100).padStart(2, '0')
  return [`’${short}`, `'${short}`, `in ${short} `, `in ${short},`, `in ${short}.`].some((said) => text.includes(said))
}

/**
 * Returns the range in which the spoken number may be after such words, as shares of the number; null without such a
 * word.
 */
function rounding(before: string, { textLanguage }: SpokenContext): [number, number] | null {
  const { over, under, about } = getNumberWords(textLanguage)
  if (over.test(before)) return [1, 1.15]
  if (under.test(before)) return [0.9, 1]
  return about.test(before) ? [0.95, 1.05] : null
}

function isRounded(one: Reading, other: Reading, [min, max]: [number, number]): boolean {
  const share = other.value / one.value
  return one.value >= 10 && share >= min && share <= max && isSameAmount(one, { ...other, value: one.value })
}

/** True if a number counts parts of the text or the show, or belongs to a name that was said. */
function isOurs(
  { from, to, written, readings }: SpokenNumber,
  own: string,
  said: SpokenContext,
  { counted }: Rule,
): boolean {
  const [before, behind] = [own.slice(Math.max(0, from - 40), from), own.slice(to, to + 40)]
  const words = getNumberWords(said.textLanguage)
  const [{ value, measure } = { value: Number.NaN, measure: null }] = readings
  if (counted?.includes(value)) return true
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (/^[\s(•*–-]*$/.test(line) && /^[.):]\s|^\/\d/.test(behind)) return true
  if (/^\s?\/\s?\d/.test(behind) || /\d\s?\/\s?$/.test(before)) return true
  if (words.before.test(before)) return true
  if (Number.isInteger(value) && value >= 2 && value <= 10 && counts(behind, words.own)) return true
  if (isEnumerated(before, written, behind)) return true
  const minutes = Math.round(said.episode.durationSeconds / 60)
  if (measure?.kind === 'time' && measure.scale === 60 && Math.abs(value - minutes) <= 1) return true
  if (value >= 2 && value <= said.voices.length && counts(behind, words.people)) return true
  const name = [
    /(\p{Lu}[\p{L}\p{N}]{0,40}[ -]?)$/u.exec(before)?.[1] ?? '',
    written,
    /^[\p{L}\p{N}.]*[\p{L}\p{N}]/u.exec(behind)?.[0] ?? '',
  ]
  return (name[0] !== '' || name[2] !== '') && occurs(name.join(''), said)
}

/** True if one of the two words behind a number is among these. */
function counts(behind: string, things: ReadonlySet<string>): boolean {
  const [, first = '', second = ''] = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(behind) ?? []
  return things.has(first.toLowerCase()) || things.has(second.toLowerCase())
}

/** True if a number enumerates the text's own points: "Second, write it down." */
function isEnumerated(before: string, written: string, behind: string): boolean {
  const lead = before.replace(/(?:and|then) $/i, '')
  const said = lead.trimEnd()
  const startsSentence = lead === '' || /[.!?:–—]$/.test(said) || lead.slice(said.length).includes('\n')
  return (
    startsSentence &&
    /^(?:first|second|third|fourth|fifth|sixth|seventh)$/i.test(written) &&
    /^(?:,|:| of all)/.test(behind)
  )
}

/** Returns problems with "dozens", "thousands", and the like, unless the word or a number as large was said. */
function vagueProblems(own: string, ground: readonly Sentence[], said: SpokenContext): string[] {
  const { many } = getNumberWords(said.textLanguage)
  const theirs = getNumberWords(said.talkLanguage).many
  return [...own.matchAll(/\p{L}+/gu)].flatMap(([written]) => {
    const min = many.get(written.toLowerCase())
    if (min === undefined) return []
    const isSaid = ground.some(
      (sentence) =>
        (sentence.text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => theirs.get(word) === min) ||
        readingsIn(sentence, said).some(({ value }) => value >= min * 2 && value < min * 1000),
    )
    return isSaid ? [] : `Nobody says “${written}” of it. Use what was said, or leave it out.`
  })
}
