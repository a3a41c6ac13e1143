import {
  type Episode,
  findPassages,
  getTokens,
  isEnglishWord,
  isEverydayNoun,
  oncePer,
  type Sentence,
  type Token,
} from '@podcastai/episode'
import type { Brief } from '../type/brief.ts'
import { touchesAvoided } from '../voice/avoided-topics.ts'
import { forbiddenWords, saysForbidden } from '../voice/guidelines.ts'
import { guestNames } from '../voice/speaker-names.server.ts'
import { isFirstName } from './first-names.server.ts'

// What an episode is about, as keywords and hashtags: the names and terms that its speakers return to.

/** Maximum number of keywords and hashtags. */
const max = { keywords: 10, tags: 6 } as const
/** Number of equal parts the episode is divided into, to measure how widely a term is spread. */
const parts = 8
/** Minimum times that a term is said, and minimum parts of the episode that it is said in. */
const wanted = {
  name: { times: 3, parts: 2 },
  compound: { times: 3, parts: 1 },
  noun: { times: 6, parts: 3 },
} as const
/** The minimums for episodes of fewer words than these, which are too short for terms to recur in several parts. */
const shortTalks = [
  { words: 400, name: { times: 1, parts: 1 }, compound: { times: 1, parts: 1 }, noun: { times: 2, parts: 1 } },
  { words: 1500, name: { times: 2, parts: 1 }, compound: { times: 2, parts: 1 }, noun: { times: 3, parts: 2 } },
] as const

/** Maximum number of single nouns, which come last: nobody finds an episode by a word that many episodes use. */
const maxNouns = 4

/** Returns keywords: the guest, the key themes that are mentioned, then what the episode returns to. */
export function listSubjects(episode: Episode, brief: Brief): string[] {
  return listed(episode, brief, max.keywords)
}

/** Returns the topics of an episode, whatever the settings: terms of the episode, without names of its people. */
export function topicTerms(episode: Episode, count: number): string[] {
  const found = listTerms(episode)
  return found.filter((term, at) => !found.slice(0, at).some((other) => sharesWord(other, term))).slice(0, count)
}

/** Returns the subjects used as hashtags, fewer than the keywords. */
export function tagSubjects(episode: Episode, brief: Brief): string[] {
  return listed(episode, brief, max.tags)
}

function listed(episode: Episode, { voice, guest }: Brief, count: number): string[] {
  const guests = guestNames(episode, { voice, guest } as Brief).filter((name) => name.includes(' '))
  const said = createSpokenContext(episode)
  const themes = voice.keyThemes.filter((theme) => timesSaid(said, theme).length >= 2)
  const forbidden = forbiddenWords(voice.brandGuidelines)
  const found = [...guests.slice(0, 1), ...themes, ...listTerms(episode)].filter(
    (term) => !touchesAvoided(term, voice.avoidTopics) && !saysForbidden(term, forbidden),
  )
  return found.filter((term, at) => !found.slice(0, at).some((other) => sharesWord(other, term))).slice(0, count)
}

type Kind = keyof typeof wanted
type Term = { text: string; kind: Kind; worth: number }

/** Returns the terms of the episode, whatever the settings: names and compounds before single nouns. */
const listTerms = oncePer((episode: Episode): string[] => {
  const said = createSpokenContext(episode)
  const { sentences, topics, keyPhrases } = episode
  const length = sentences.reduce((sum, { words }) => sum + words, 0)
  const short = shortTalks.find(({ words }) => length < words)
  const rank = (phrases: readonly string[]) =>
    [...new Set(phrases)]
      .flatMap((phrase) => termFor(phrase, { said, episode, min: short ?? wanted }) ?? [])
      .sort((a, b) => b.worth - a.worth)
  const again = [...keyPhrases, ...topics.flatMap((topic) => topic.keyPhrases)]
  if (short !== shortTalks[0]) return inOrder(rank(again))
  const { names, compounds } = termsSaidOnce(episode)
  const found = inOrder(rank([...again, ...names]))
  return found.length < fewTerms ? [...found, ...inOrder(rank(compounds))] : found
})

/** Minimum terms of a clip for which compounds said once are left out: the tagger mistakes "water rises" for one. */
const fewTerms = 2

function inOrder(terms: readonly Term[]): string[] {
  const nouns = terms.filter(({ kind }) => kind === 'noun').slice(0, maxNouns)
  return [...terms.filter(({ kind }) => kind !== 'noun'), ...nouns].map(({ text }) => text)
}

/** Returns what a clip names once: names that are spelled like no other word, and two nouns in a row. */
function termsSaidOnce(episode: Episode): { names: string[]; compounds: string[] } {
  const names: string[] = []
  const compounds: string[] = []
  for (const sentence of episode.sentences) {
    const tokens = getTokens(sentence)
    const isNoun = (at: number) => tokens[at]?.pos === 'NOUN' && tokens[at].lower.length > 2
    for (const [at, { text }] of tokens.entries()) {
      if (/^\p{L}[\p{L}\d]*\p{Lu}/u.test(text)) names.push(text)
      else if (isNoun(at) && isNoun(at + 1) && !isNoun(at - 1) && endsNounGroup(tokens[at + 2]))
        compounds.push(`${text} ${tokens[at + 1]?.text}`)
    }
  }
  return { names, compounds }
}

/** True if a group of nouns can end before a token: before "more", the tagger mistakes "flour cost" for one. */
function endsNounGroup(next: Token | undefined): boolean {
  return next === undefined || ['PUNCT', 'ADP', 'CCONJ', 'SCONJ', 'AUX', 'VERB', 'PRON'].includes(next.pos)
}

/** Minimum times that a term must be said, by its kind. */
type Minimums = Record<Kind, { times: number; parts: number }>

function termFor(
  phrase: string,
  { said, episode, min }: { said: SpokenWords; episode: Episode; min: Minimums },
): Term | null {
  const uses = timesSaid(said, phrase)
  const text = usualSpelling(uses) ?? phrase
  const kind = classifyTerm(text)
  const spread = new Set(uses.map(({ part }) => part)).size
  if (uses.length < min[kind].times || spread < min[kind].parts) return null
  if (saysLittle(text) || isSpeaker(text, episode) || isAdvertised(text, episode)) return null
  if (isPerson(text, uses) || isPartOfName(text, uses)) return null
  return { text, kind, worth: uses.length * spread }
}

function classifyTerm(text: string): Kind {
  if (text.includes(' ')) return /\p{Lu}/u.test(text) ? 'name' : 'compound'
  return /\p{Lu}/u.test(text) || !isEnglishWord(text.toLowerCase()) ? 'name' : 'noun'
}

/** True if a text is all words that are common in any episode, or an amount of something: "few specific issues". */
function saysLittle(text: string): boolean {
  if (/['’]s?$/.test(text)) return true
  if (amounts.has(text.split(' ')[0]?.toLowerCase() ?? '')) return true
  return text.split(' ').every((word) => word.length < 3 || isEverydayNoun(word) || vague.has(word.toLowerCase()))
}

const amounts = new Set('few many several some most all more other such same next last first second third'.split(' '))

/** Words that the tagger mistakes for terms and that name nothing. */
const vague = new Set(
  'et cetera while yup function functions instance material industry relationship ceo url freakin blog'.split(' '),
)

/** True if a text is a speaker's first name or its short form: "Ben" for Benjamin Coe. */
function isSpeaker(text: string, { speakers }: Episode): boolean {
  const names = speakers.flatMap(({ name }) => wordsIn(name.toLowerCase()))
  return wordsIn(text.toLowerCase()).every((word) => names.some((name) => name.startsWith(word)))
}

const beforePeople = new Set(`hi hey hello thanks i'm am welcome named mr mrs dr and`.split(' '))
const afterPeople = new Set(
  `said says told asked asks laughed mentioned thinks thought wanted came went ran looked wrote called knew left
  stayed loved was`.split(/\s+/),
)
const beforeThings = new Set('in at on of into the a an using use with for to'.split(' '))

/**
 * True if one capitalized word is a person: greeted or doing what people do at least as often as it is mentioned as a
 * thing. A first name is a person unless it is mostly a thing, as Ruby is.
 */
function isPerson(text: string, uses: readonly Use[]): boolean {
  if (text.includes(' ') || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false
  const asThing = uses.filter(({ before }) => beforeThings.has(before)).length
  if (isFirstName(text)) return asThing * 2 < uses.length
  const asPerson = uses.filter(({ before, after }) => beforePeople.has(before) || afterPeople.has(after)).length
  return asPerson > 0 && asPerson >= asThing
}

/** True if a word is mostly said inside a longer name: "Collective" in "Open Collective". */
function isPartOfName(text: string, uses: readonly Use[]): boolean {
  if (text.includes(' ') || !/^\p{Lu}/u.test(text)) return false
  const joined = uses.filter(({ capitalBefore }) => capitalBefore).length
  return joined * 2 > uses.length
}

/** True if a sponsor's message names the text. */
function isAdvertised(text: string, episode: Episode): boolean {
  const lower = text.toLowerCase()
  return episode.sentences.some(
    ({ traits, text: words }) => traits.boilerplate === 'sponsor' && words.toLowerCase().includes(lower),
  )
}

type Word = { text: string; lower: string; opens: boolean; part: number }
/** `places`: sentence and index of each word, in order. */
type SpokenWords = { sentences: Word[][]; places: Map<string, Place[]> }
type Place = readonly [sentence: number, at: number]
type Use = { text: string; opens: boolean; part: number; before: string; after: string; capitalBefore: boolean }

/** Returns the words of every sentence that may be published. */
const createSpokenContext = oncePer((episode: Episode): SpokenWords => {
  const { leftOut } = findPassages(episode)
  const content = episode.sentences.filter(({ id, traits }) => !leftOut[id] && traits.boilerplate === null)
  const sentences = content.map((sentence) => wordsOfSentence(sentence, episode))
  const places = new Map<string, Place[]>()
  for (const [sentence, words] of sentences.entries())
    for (const [at, { lower }] of words.entries()) {
      const known = places.get(lower)
      if (known) known.push([sentence, at])
      else places.set(lower, [[sentence, at]])
    }
  return { sentences, places }
})

/** Returns where a word is said, in singular or plural, in order. */
function listPlaces({ places }: SpokenWords, word: string): Place[] {
  const forms = [word, `${word}s`, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])]
  return forms.flatMap((form) => places.get(form) ?? []).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function wordsOfSentence({ text, start }: Sentence, { durationSeconds }: Episode): Word[] {
  const part = Math.min(parts - 1, Math.floor((start / Math.max(1, durationSeconds)) * parts))
  return wordsIn(text).map((word, at) => ({ text: word, lower: plain(word), opens: at === 0, part }))
}

/** Returns every occurrence of a phrase, including its plural. */
function timesSaid(said: SpokenWords, phrase: string): Use[] {
  const [first, ...rest] = wordsIn(phrase).map(plain)
  if (first === undefined) return []
  return listPlaces(said, first).flatMap(([sentence, at]) => {
    const words = said.sentences[sentence] ?? []
    const word = words[at]
    if (!word || !rest.every((one, step) => isSame(words[at + 1 + step]?.lower, one))) return []
    const behind = at + 1 + rest.length
    const text = words
      .slice(at, behind)
      .map((one) => one.text)
      .join(' ')
    const after = words[behind]?.lower ?? ''
    const before = words[at - 1]
    const capitalBefore = before !== undefined && /^\p{Lu}\p{Ll}/u.test(before.text)
    return [{ text, opens: word.opens, part: word.part, before: before?.lower ?? '', after, capitalBefore }]
  })
}

/** Returns the most frequent spelling, ignoring words that open a sentence, where a capital means nothing. */
function usualSpelling(uses: readonly Use[]): string | undefined {
  const inside = uses.filter(({ opens }) => !opens)
  const counts = [...Map.groupBy(inside.length > 0 ? inside : uses, ({ text }) => text)]
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

function sharesWord(a: string, b: string): boolean {
  const words = wordsIn(a).map(plain)
  return wordsIn(b).some((word) => words.some((other) => isSame(other, plain(word))))
}

function isSame(one: string | undefined, other: string): boolean {
  return one !== undefined && (one === other || one === `${other}s` || other === `${one}s`)
}

function plain(word: string): string {
  const lower = word.toLowerCase().replaceAll('’', "'")
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower
}

/** Splits a text into words, including attached marks: "C++", "end-to-end", "Node.js", "don't". */
function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.+#-]*[\p{L}\p{M}\p{N}+#])?/gu) ?? []
}
