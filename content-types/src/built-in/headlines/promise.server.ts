import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { subjectsOf } from '../passages/subjects.server.ts'

// How likely a sentence holds a good headline, from a look that costs little. Three in a hundred do, and reading one for
// headlines costs a hundred times as much. The points are weighed so that reading two thirds of the sentences finds as
// good ones as all of them did.

/** Points by which the sentences of an episode are put in order; only differences count. */
export function promisesIn(episode: Episode, brief: Brief): (sentence: Sentence) => number {
  const subjects = subjectsOf(episode, brief)
    .slice(0, 14)
    .map((subject) => subject.toLowerCase())
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  const known: number[] = []
  const promiseOf = ({ text, words, speaker, traits }: Sentence) => {
    const lower = text.toLowerCase()
    return (
      traits.quotability * 0.8 +
      traits.opening * 0.5 +
      (traits.question ? 10 : 0) +
      timesNamed(subjects, lower) * 8 +
      (telling.test(text) ? 12 : 0) -
      (roles.get(speaker ?? '') === 'host' ? 10 : 0) -
      (traits.rough ? 8 : 0) -
      Math.max(0, words - 25) * 0.8 -
      (words < 5 ? 15 : 0)
    )
  }
  return (sentence) => (known[sentence.id] ??= promiseOf(sentence))
}

/** Points beside those for what a stretch speaks of, and for standing early in it. */
export function promiseInStretch(
  { id, text }: Sentence,
  { first, last, about }: { first: number; last: number; about: readonly string[] },
): number {
  const named = about.length === 0 ? 0 : timesNamed(about, text.toLowerCase())
  return named * 12 - ((id - first) / Math.max(1, last - first)) * 15
}

/** Up to two; `phrases` in small letters. */
function timesNamed(phrases: readonly string[], lower: string): number {
  let times = 0
  for (const phrase of phrases) if (lower.includes(phrase) && ++times === 2) break
  return times
}

/** Words of lines that stop a reader, and of those that explain. */
const telling =
  /\b(?:how|why|because|should|need to|must|never|nobody|no one|nothing|every|only|always|worst|best|hardest|biggest|mistakes?|wrong|secrets?|fail\w*|hate\w*|kills?|dies?|dead|love|fear|lie|broken|enough|impossible|free|trust|truth|money|pay|quit|hard|real|not|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t)\b/i
