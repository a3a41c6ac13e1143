import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { type Framed, framesOf } from './frames.server.ts'
import type { Headline } from './headline.server.ts'
import { promiseInStretch, promisesIn } from './promise.server.ts'
import { worthIn } from './worth.server.ts'

/** The headlines of an episode; a sentence is read when it is first asked for. */
export type Headlines = {
  /** Of one sentence, best first. */
  get(id: number): readonly Headline[]
  /**
   * Of a stretch of sentences, what promises most first; of a long one no more than that. Sentence by sentence as they
   * are asked for, so that whoever has a good one stops there. `about`: what the stretch speaks of.
   */
  between(first: number, last: number, about?: readonly string[]): Iterable<Headline>
  /** Of the sentences that promise most in the whole episode, in order. */
  best(): Headline[]
}

/** Sentences that are read for headlines. Each is parsed word by word, and the plain ones hardly ever win. */
const most = { ofStretch: 22, ofEpisode: 180 }

const known = new WeakMap<Episode, WeakMap<Brief['voice'], Headlines>>()

/** English only: elsewhere our grammar does not reach. Several writers ask for the same ones. */
export function headlinesOf(episode: Episode, brief: Brief): Headlines {
  const ofEpisode = known.get(episode) ?? new WeakMap<Brief['voice'], Headlines>()
  known.set(episode, ofEpisode)
  const found = ofEpisode.get(brief.voice) ?? readOnDemand(episode, brief)
  ofEpisode.set(brief.voice, found)
  return found
}

function readOnDemand(episode: Episode, brief: Brief): Headlines {
  const { sentences } = episode
  const worthOf = worthIn(episode, brief)
  const small = smallWordsOf(episode)
  const read = new Map<number, Headline[]>()
  const get = (id: number): Headline[] => {
    const sentence = sentences[id]
    if (!sentence || !isMaterial(sentence)) return []
    const found = read.get(id) ?? find(sentence, worthOf, small)
    read.set(id, found)
    return found
  }
  const promiseOf = promisesIn(episode, brief)
  return {
    get,
    *between(first, last, about = []) {
      const stretch = sentences.slice(first, last + 1).filter(isMaterial)
      const setting = { first, last, about: about.map((one) => one.toLowerCase()) }
      const points = (sentence: Sentence) => promiseOf(sentence) + promiseInStretch(sentence, setting)
      for (const { id } of mostPromising(stretch, points, most.ofStretch)) yield* get(id)
    },
    best: () =>
      mostPromising(sentences.filter(isMaterial), strengthOf, most.ofEpisode)
        .sort((a, b) => a.id - b.id)
        .flatMap(({ id }) => get(id)),
  }
}

function find(sentence: Sentence, worthOf: ReturnType<typeof worthIn>, small: (word: string) => boolean): Headline[] {
  return framesOf(sentence)
    .flatMap((headline) => {
      const worth = worthOf(headline)
      return worth === null ? [] : [{ ...headline, text: cased(headline, small), worth }]
    })
    .sort((a, b) => b.worth - a.worth)
}

/** Best first. */
function mostPromising(
  sentences: readonly Sentence[],
  points: (sentence: Sentence) => number,
  count: number,
): Sentence[] {
  return sentences
    .map((sentence) => ({ sentence, promise: points(sentence) }))
    .sort((a, b) => b.promise - a.promise || a.sentence.id - b.sentence.id)
    .slice(0, count)
    .map(({ sentence }) => sentence)
}

/** Over the whole episode every kind of headline is wanted, questions too. */
function strengthOf({ traits }: Sentence): number {
  return Math.max(traits.quotability, traits.opening) + (traits.question ? 10 : 0)
}

/** Whether the episode also has a word in small letters: at the front of a sentence it is no name. Few are asked for. */
function smallWordsOf({ sentences }: Episode): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (word) => {
    const isSmall =
      known.get(word) ?? sentences.some(({ text }) => text.includes(word) && text.match(smallWords)?.includes(word))
    known.set(word, isSmall)
    return isSmall
  }
}

const smallWords = /(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu

/** As the draft is printed: behind "Why" and "How to" only a name keeps its capital. */
function cased({ text }: Framed, small: (word: string) => boolean): string {
  return text.replace(/^(Why|How to) (\p{Lu}[\p{Ll}’']*)(?=\s|$)/u, (whole, front: string, first: string) => {
    const lower = first.toLowerCase()
    return first !== 'I' && small(lower) ? `${front} ${lower}` : whole
  })
}

function isMaterial({ traits, words }: Sentence): boolean {
  return traits.hygiene === null && words >= 3 && words <= 70
}
