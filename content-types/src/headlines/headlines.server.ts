import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../writer.server.ts'
import { type Framed, framesOf } from './frames.server.ts'
import type { Headline } from './headline.server.ts'
import { worthIn } from './worth.server.ts'

const known = new WeakMap<Episode, WeakMap<Brief['voice'], Map<number, Headline[]>>>()

/** Headlines of each sentence that gives one, best first, by its id. English only: elsewhere our grammar does not reach. */
export function headlinesOf(episode: Episode, brief: Brief): Map<number, Headline[]> {
  const ofEpisode = known.get(episode) ?? new WeakMap<Brief['voice'], Map<number, Headline[]>>()
  known.set(episode, ofEpisode)
  const found = ofEpisode.get(brief.voice) ?? find(episode, brief)
  ofEpisode.set(brief.voice, found)
  return found
}

function find(episode: Episode, brief: Brief): Map<number, Headline[]> {
  const found = new Map<number, Headline[]>()
  const worthOf = worthIn(episode, brief)
  const small = smallWords(episode)
  for (const sentence of episode.sentences) {
    if (!isMaterial(sentence)) continue
    const headlines = framesOf(sentence).flatMap((headline) => {
      const worth = worthOf(headline)
      return worth === null ? [] : [{ ...headline, text: cased(headline, small), worth }]
    })
    if (headlines.length > 0)
      found.set(
        sentence.id,
        headlines.sort((a, b) => b.worth - a.worth),
      )
  }
  return found
}

/** Words that the episode also has in small letters: at the front of a sentence they are no names. */
function smallWords({ sentences }: Episode): Set<string> {
  return new Set(sentences.flatMap(({ text }) => text.match(/(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu) ?? []))
}

/** As the draft is printed: behind "Why" and "How to" only a name keeps its capital. */
function cased({ text }: Framed, small: ReadonlySet<string>): string {
  return text.replace(/^(Why|How to) (\p{Lu}[\p{Ll}’']*)(?=\s|$)/u, (whole, front: string, first: string) => {
    const lower = first.toLocaleLowerCase()
    return small.has(lower) ? `${front} ${lower}` : whole
  })
}

function isMaterial({ traits, words }: Sentence): boolean {
  return traits.hygiene === null && words >= 3 && words <= 70
}

/** The headlines of a stretch of sentences, in order. */
export function headlinesBetween(all: ReadonlyMap<number, Headline[]>, first: number, last: number): Headline[] {
  const found: Headline[] = []
  for (let id = first; id <= last; id++) found.push(...(all.get(id) ?? []))
  return found
}
