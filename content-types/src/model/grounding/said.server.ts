import { type Episode, isEnglishWord } from '@podcastai/episode'
import type { Brief } from '../../brief.ts'
import { plainWords } from '../../quality/wording.server.ts'
import { nameOf, speaksEnglish } from '../../reported-speech.server.ts'
import { stemOf, wordingOf } from './wording.server.ts'
import { speaksToMachines } from './words-for-machines.server.ts'

/** What the checks know of an episode: its words, who speaks, and what was meant for a machine instead of listeners. */
export type Said = {
  episode: Episode
  brief: Brief
  english: boolean
  /** All words that were said to listeners, as one line in small letters between spaces. */
  line: string
  /** Words that were also said in small letters: no names by themselves. */
  everyday: ReadonlySet<string>
  /** Stems of all words that were said. */
  stems: ReadonlySet<string>
  /** What people who write for this podcast know beside it: names of the form and the settings. */
  known: string
  knownStems: ReadonlySet<string>
  /** Words of the turns, to find quotations in. */
  turns: TurnWords[]
  voices: Voice[]
  /** Sentences that speak to a machine; nothing rests on them. */
  forMachines: ReadonlySet<number>
  /** Names in those sentences: never in words of ours, unless they are a speaker's. */
  planted: ReadonlySet<string>
}

/** A chunk between spaces; `plain` is '' where it holds no word. `at` counts the chunks of its sentence. */
export type SaidWord = { plain: string; sentence: number; at: number }
export type TurnWords = { speaker: string | null; words: SaidWord[] }

/** Somebody who speaks and can be named: `names` are the ways to name them, the fullest first. */
export type Voice = { speaker: string; names: string[]; role: 'host' | 'guest' | 'unknown' }

export function saidIn(episode: Episode, brief: Brief): Said {
  const briefs = found.get(episode) ?? new WeakMap<Brief, Said>()
  const said = briefs.get(brief) ?? look(episode, brief)
  found.set(episode, briefs.set(brief, said))
  return said
}

/** Every piece of every answer is held against the same. */
const found = new WeakMap<Episode, WeakMap<Brief, Said>>()

function look(episode: Episode, brief: Brief): Said {
  const forMachines = ordersIn(episode)
  const voices = voicesOf(episode, brief)
  const names = new Set(voices.flatMap((voice) => voice.names).flatMap((name) => plainWords(name).split(' ')))
  const planted = [...forMachines].flatMap((id) => capitalized(episode.sentences[id]?.text ?? ''))
  const known = ` ${plainWords(knownWords(brief, voices))} `
  return {
    episode,
    brief,
    english: speaksEnglish(episode),
    line: ` ${plainWords(episode.sentences.flatMap(({ id, text }) => (forMachines.has(id) ? [] : text)).join(' '))} `,
    everyday: new Set(episode.sentences.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}’'-]*/gu) ?? [])),
    stems: new Set(
      episode.sentences.flatMap(({ text }) => (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).map(stemOf)),
    ),
    known,
    knownStems: new Set(wordingOf(known, speaksEnglish(episode)).words.map(({ stem }) => stem)),
    turns: episode.turns.map(({ speaker, firstSentence, lastSentence }) => ({
      speaker,
      words: episode.sentences
        .slice(firstSentence, lastSentence + 1)
        .flatMap(({ id, text }) =>
          forMachines.has(id)
            ? [{ plain: '\uFFFC', sentence: id, at: 0 }]
            : text.split(/\s+/).map((word, at) => ({ plain: plainChunk(word), sentence: id, at })),
        ),
    })),
    voices,
    forMachines,
    planted: new Set(planted.map((name) => plainWords(name)).filter((name) => name !== '' && !names.has(name))),
  }
}

/** Sentences that speak to a machine, and those right behind them in the same turn: there the order goes on. */
function ordersIn({ sentences }: Episode): Set<number> {
  const orders = sentences.filter(({ text }) => speaksToMachines(text))
  return new Set(
    orders.flatMap(({ id, turn }) =>
      sentences.slice(id, id + orderReach + 1).flatMap((next) => (next.turn === turn ? next.id : [])),
    ),
  )
}

/** Sentences behind an order that may belong to it; a talk of one turn must not be lost to one. */
const orderReach = 6

/** A chunk of text as it is compared: small letters, without the marks around it. */
export function plainChunk(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '')
}

function voicesOf(episode: Episode, brief: Brief): Voice[] {
  const people = episode.speakers.flatMap(({ name, role }) => {
    const full = nameOf(name, brief)
    return full === null ? [] : [{ speaker: name, role, all: [full, name] }]
  })
  const parts = people.flatMap(({ all }) => [...new Set(all.flatMap(partsOf))])
  return people.map(({ speaker, role, all }) => {
    const own = [...new Set(all.flatMap(partsOf))].filter(
      (part) => parts.filter((other) => other === part).length === 1,
    )
    return { speaker, role, names: [...new Set([...all, ...own])].sort((a, b) => b.length - a.length) }
  })
}

function partsOf(name: string): string[] {
  return name.replace(/,.*$/, '').match(/\p{Lu}[\p{L}’'-]+/gu) ?? []
}

function capitalized(text: string): string[] {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{N}’'-]*/gu)]
  return words.flatMap(({ index, 0: word }) => (index === 0 && isEnglishWord(word.toLowerCase()) ? [] : word))
}

function knownWords({ projectTitle, guest, voice }: Brief, voices: readonly Voice[]): string {
  const people = [guest.name, guest.title, guest.handle, ...voice.hostNames, ...voices.flatMap(({ names }) => names)]
  return [projectTitle, ...people, voice.podcastName, voice.podcastDescription, ...voice.savedHashtags]
    .filter((text) => text !== null)
    .join(' . ')
}
