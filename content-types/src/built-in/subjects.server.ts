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

// What an episode is about, as keywords and hashtags: the names and terms that its speakers come back to.

/** At most so many keywords and hashtags. */
const max = { keywords: 10, tags: 6 } as const
/** The episode in so many equal parts, to see how far a term is spread. */
const parts = 8
/** How often a term is said, and in how many parts of the episode. */
const wanted = {
  name: { times: 3, parts: 2 },
  compound: { times: 3, parts: 1 },
  noun: { times: 6, parts: 3 },
} as const
/** The same of a talk of so few words that nothing comes again in other parts of it. */
const shortTalks = [
  { words: 400, name: { times: 1, parts: 1 }, compound: { times: 1, parts: 1 }, noun: { times: 2, parts: 1 } },
  { words: 1500, name: { times: 2, parts: 1 }, compound: { times: 2, parts: 1 }, noun: { times: 3, parts: 2 } },
] as const

/** Single nouns are taken last, and only a few: a word that many talks use finds nobody. */
const maxNouns = 4

/** Keywords: the guests, the key themes that are spoken of, then what the talk comes back to. */
export function listSubjects(episode: Episode, brief: Brief): string[] {
  return listed(episode, brief, max.keywords)
}

/** What the screens call the topics of an episode, whatever the settings: terms of the talk, no names of its people. */
export function topicTerms(episode: Episode, count: number): string[] {
  const found = listTerms(episode)
  return found.filter((term, at) => !found.slice(0, at).some((other) => sharesWord(other, term))).slice(0, count)
}

/** The same for hashtags: fewer of them. */
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

/** The terms of the talk, whatever the settings: names and compounds before single nouns. */
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

/** Terms of a clip from which on compounds that are said once are left out: the tagger takes "water rises" for one. */
const fewTerms = 2

function inOrder(terms: readonly Term[]): string[] {
  const nouns = terms.filter(({ kind }) => kind === 'noun').slice(0, maxNouns)
  return [...terms.filter(({ kind }) => kind !== 'noun'), ...nouns].map(({ text }) => text)
}

/** What a clip names once: names that are spelled like no other word, and two nouns in a row. */
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

/** Tells whether a group of nouns can end before a token: before "more", the tagger takes "flour cost" for one. */
function endsNounGroup(next: Token | undefined): boolean {
  return next === undefined || ['PUNCT', 'ADP', 'CCONJ', 'SCONJ', 'AUX', 'VERB', 'PRON'].includes(next.pos)
}

/** How often a term has to be said, by its kind. */
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

/** Nothing but words that any talk is full of, or some of something: "few specific issues". */
function saysLittle(text: string): boolean {
  if (/['’]s?$/.test(text)) return true
  if (amounts.has(text.split(' ')[0]?.toLowerCase() ?? '')) return true
  return text.split(' ').every((word) => word.length < 3 || isEverydayNoun(word) || vague.has(word.toLowerCase()))
}

const amounts = new Set('few many several some most all more other such same next last first second third'.split(' '))

/** Words that the tagger takes for terms and that name nothing. */
const vague = new Set(
  'et cetera while yup function functions instance material industry relationship ceo url freakin blog'.split(' '),
)

/** A speaker, by a first name or a short form of it: "Ben" beside Benjamin Coe. */
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
 * One capitalized word that is greeted or does what people do, more often than it is spoken of as a thing. A first name is
 * one unless it is mostly a thing, as Ruby is.
 */
function isPerson(text: string, uses: readonly Use[]): boolean {
  if (text.includes(' ') || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false
  const asThing = uses.filter(({ before }) => beforeThings.has(before)).length
  if (isFirstName(text)) return asThing * 2 < uses.length
  const asPerson = uses.filter(({ before, after }) => beforePeople.has(before) || afterPeople.has(after)).length
  return asPerson > 0 && asPerson >= asThing
}

/** Mostly said inside a longer name: "Collective" in "Open Collective". */
function isPartOfName(text: string, uses: readonly Use[]): boolean {
  if (text.includes(' ') || !/^\p{Lu}/u.test(text)) return false
  const joined = uses.filter(({ capitalBefore }) => capitalBefore).length
  return joined * 2 > uses.length
}

/** Named in the words of a sponsor. */
function isAdvertised(text: string, episode: Episode): boolean {
  const lower = text.toLowerCase()
  return episode.sentences.some(
    ({ traits, text: words }) => traits.boilerplate === 'sponsor' && words.toLowerCase().includes(lower),
  )
}

type Word = { text: string; lower: string; opens: boolean; part: number }
/** `places`: by word, sentence and word in it, in order. */
type SpokenWords = { sentences: Word[][]; places: Map<string, Place[]> }
type Place = readonly [sentence: number, at: number]
type Use = { text: string; opens: boolean; part: number; before: string; after: string; capitalBefore: boolean }

/** The words of every sentence that may be published. */
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

/** Where a word is said, also in the other number, in order. */
function listPlaces({ places }: SpokenWords, word: string): Place[] {
  const forms = [word, `${word}s`, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])]
  return forms.flatMap((form) => places.get(form) ?? []).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function wordsOfSentence({ text, start }: Sentence, { durationSeconds }: Episode): Word[] {
  const part = Math.min(parts - 1, Math.floor((start / Math.max(1, durationSeconds)) * parts))
  return wordsIn(text).map((word, at) => ({ text: word, lower: plain(word), opens: at === 0, part }))
}

/** Every time a phrase is said, also in the plural. */
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

/** The spelling used most; a capital at the start of a sentence says nothing. */
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

/** Words with what belongs to them: "C++", "end-to-end", "Node.js", "don't". */
function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.+#-]*[\p{L}\p{M}\p{N}+#])?/gu) ?? []
}
