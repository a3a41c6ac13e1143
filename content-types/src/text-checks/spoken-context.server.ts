import { type Episode, findTranscriberMarks, isEnglishWord, oncePer } from '@podcastai/episode'
import { plainWords } from '../quality/wording.server.ts'
import { indexWords, type RunWord, runWords, type TurnWords } from '../talk/word-runs.ts'
import type { Brief } from '../type/brief.ts'
import { describeEpisode } from '../voice/episode-details.ts'
import { getSpeakerName, speaksEnglish } from '../voice/speaker-names.server.ts'
import { getWritingLanguage, isTranslated } from '../voice/writing-language.server.ts'
import { speaksToMachines } from './words-for-machines.server.ts'

/**
 * What the checks know about an episode: its words, its speakers, and what was addressed to a machine instead of
 * listeners.
 */
export type SpokenContext = {
  episode: Episode
  brief: Brief
  /** True if the talk is in English. */
  english: boolean
  talkLanguage: string | null
  /** The language of the texts that are checked. */
  textLanguage: string | null
  /** True if the texts are in English. */
  writesEnglish: boolean
  /** True if the texts are in another language than the talk. */
  isTranslated: boolean
  /** All words that were said to listeners, as one lowercase line separated by spaces. */
  line: string
  /** Words that writers for this podcast also know, in the same form: names from the form and the settings. */
  known: string
  /** The same words without spaces and punctuation: "You Tube" is YouTube. */
  squeezed: Squeezed
  /** Words of the turns, in which to find quotations. */
  turns: SpokenTurn[]
  voices: Voice[]
  /** Sentences addressed to a machine; nothing may rest on them. */
  forMachines: ReadonlySet<number>
  /** Names in those sentences: not allowed outside quotations, unless they are a speaker's. */
  planted: ReadonlySet<string>
}

/** A word of a sentence; `from` and `to` are offsets in that sentence's text. */
export type SpokenWord = RunWord & { sentence: number }
export type SpokenTurn = TurnWords<SpokenWord> & { speaker: string | null }

/** Letters of consecutive words, and the offsets at which words begin. */
export type Squeezed = { letters: string; starts: ReadonlySet<number> }

/** A speaker with a name. `names`: the forms of the name, the fullest first. */
export type Voice = { speaker: string; names: string[]; role: 'host' | 'guest' | 'unknown' }

/** Returns what the checks need of an episode. Cached, because every piece of every answer is checked against it. */
export function createSpokenContext(episode: Episode, brief: Brief): SpokenContext {
  const briefs = found.get(episode) ?? new WeakMap<Brief, SpokenContext>()
  const said = briefs.get(brief) ?? look(episode, brief)
  found.set(episode, briefs.set(brief, said))
  return said
}

const found = new WeakMap<Episode, WeakMap<Brief, SpokenContext>>()

function look(episode: Episode, brief: Brief): SpokenContext {
  const forMachines = ordersIn(episode)
  const voices = collectVoices(episode, brief)
  const names = new Set(voices.flatMap((voice) => voice.names).flatMap((name) => plainWords(name).split(' ')))
  const planted = [...forMachines].flatMap((id) => capitalized(episode.sentences[id]?.text ?? ''))
  const line = plainWords(episode.sentences.flatMap(({ id, text }) => (forMachines.has(id) ? [] : text)).join(' '))
  const known = plainWords(knownWords(brief, voices))
  const textLanguage = getWritingLanguage(episode, brief)
  return {
    episode,
    brief,
    english: speaksEnglish(episode),
    talkLanguage: episode.language,
    textLanguage,
    writesEnglish: textLanguage === null || textLanguage === 'en',
    isTranslated: isTranslated(episode, brief),
    line: ` ${line} `,
    known: ` ${known} `,
    squeezed: squeeze(`${line} ${known}`),
    turns: episode.turns.map((turn) => turnWords(turn, episode, forMachines)),
    voices,
    forMachines,
    planted: new Set(
      planted
        .map((name) => plainWords(name))
        .filter((name) => name !== '' && !names.has(name) && !` ${line} `.includes(` ${name} `)),
    ),
  }
}

function turnWords(
  { speaker, firstSentence, lastSentence }: Episode['turns'][number],
  { sentences }: Episode,
  forMachines: ReadonlySet<number>,
): SpokenTurn {
  const words = sentences.slice(firstSentence, lastSentence + 1).flatMap(({ id, text }): SpokenWord[] => {
    const own = forMachines.has(id) ? [wall] : runWords(text)
    const marks = findTranscriberMarks(text)
    const isMark = (word: RunWord) => marks.some(({ from, to }) => word.from >= from && word.to <= to)
    return own.map((word) => ({ ...word, ...(isMark(word) && { plain: wall.plain }), sentence: id }))
  })
  return { speaker, words, places: indexWords(words) }
}

/** Replaces words that may not be quoted: those addressed to a machine, and a transcriber's marks. */
const wall: RunWord = {
  ...{ plain: '\uFFFC', from: 0, to: 0 },
  ...{ isPaused: true, isCut: false, isFirst: true, isBrokenOff: false },
}

/** Returns letters and digits without spaces, punctuation, or accents. */
function squeeze(text: string): Squeezed {
  const starts = new Set<number>()
  let letters = ''
  for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    starts.add(letters.length)
    letters += squeezedWord(word)
  }
  starts.add(letters.length)
  return { letters, starts }
}

function squeezedWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

/** True if these words were said or are known, however they are spaced. */
export function occurs(words: string, said: SpokenContext): boolean {
  const wanted = squeezedWord(words)
  if (wanted === '') return true
  const known = lookedFor(said)
  const found = known.get(wanted) ?? isAmong(wanted, said.squeezed)
  known.set(wanted, found)
  return found
}

/** Cached, because the same words are searched for repeatedly. */
const lookedFor = oncePer((_: SpokenContext) => new Map<string, boolean>())

function isAmong(wanted: string, { letters, starts }: Squeezed): boolean {
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1))
    if (starts.has(at) && starts.has(at + wanted.length)) return true
  return false
}

/**
 * Returns the sentences addressed to a machine, and those right after them in the same turn, which may continue the
 * instructions.
 */
function ordersIn({ sentences }: Episode): Set<number> {
  const orders = sentences.filter(({ text }) => speaksToMachines(text))
  return new Set(
    orders.flatMap(({ id, turn }) =>
      sentences.slice(id, id + orderReach + 1).flatMap((next) => (next.turn === turn ? next.id : [])),
    ),
  )
}

/**
 * Number of sentences after an instruction that may belong to it; limited so that an episode of one turn isn't lost.
 */
const orderReach = 6

function collectVoices(episode: Episode, brief: Brief): Voice[] {
  const people = episode.speakers.flatMap(({ name, role }) => {
    const full = getSpeakerName(name, brief)
    return full === null ? [] : [{ speaker: name, role, all: [full, name] }]
  })
  const parts = people.flatMap(({ all }) => [...new Set(all.flatMap(splitName))])
  return people.map(({ speaker, role, all }) => {
    const own = [...new Set(all.flatMap(splitName))].filter(
      (part) => parts.filter((other) => other === part).length === 1,
    )
    return { speaker, role, names: [...new Set([...all, ...own])].sort((a, b) => b.length - a.length) }
  })
}

function splitName(name: string): string[] {
  return name.replace(/,.*$/, '').match(/\p{Lu}[\p{L}’'-]+/gu) ?? []
}

function capitalized(text: string): string[] {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{N}’'-]*/gu)]
  return words.flatMap(({ index, 0: word }) => (index === 0 && isEnglishWord(word.toLowerCase()) ? [] : word))
}

function knownWords({ projectTitle, guest, details, voice }: Brief, voices: readonly Voice[]): string {
  const people = [guest.name, guest.title, guest.handle, ...voice.hostNames, ...voices.flatMap(({ names }) => names)]
  const own = [voice.podcastName, voice.podcastDescription, voice.targetAudience, ...voice.keyThemes]
  const episode = [describeEpisode(details), details.description, ...details.links]
  return [projectTitle, ...people, ...own, ...episode, ...voice.savedHashtags, voice.youtubeFooter, voice.podcastFooter]
    .filter((text) => text !== null)
    .join(' . ')
}
