import { type Episode, scoreSpan, totalOf } from '@podcastai/episode'
import { frontOf, type Publishable } from './publishable-sentences.server.ts'

/** Consecutive sentences of one turn that read well on their own. */
export type Passage = {
  first: number
  last: number
  speaker: string | null
  /** The draft mark that prints it. */
  mark: string
  /** As it will be printed. */
  text: string
  words: number
  /** Its first sentence alone. */
  opening: string
  start: number
  score: number
}

/** Every passage of up to `longest` sentences, best first. The first sentence opens cleanly; none may be published twice. */
export function passagesOf(episode: Episode, pool: ReadonlyMap<number, Publishable>, longest: number): Passage[] {
  return [...pool.values()]
    .filter(({ opens, sentence }) => opens && !sentence.traits.question)
    .flatMap((opener) => passagesFrom(opener, episode, pool, longest))
    .sort((a, b) => b.score - a.score || a.first - b.first)
}

/** The passages that begin with one sentence, the shortest first. */
export function passagesFrom(
  { sentence, skip, strength }: Publishable,
  episode: Episode,
  pool: ReadonlyMap<number, Publishable>,
  longest: number,
): Passage[] {
  const passages: Passage[] = []
  const opening = capitalized(frontOf(sentence.text, skip))
  const strengths: number[] = []
  let text = opening
  let words = sentence.words - skip
  for (let id = sentence.id; id < sentence.id + longest; id++) {
    const next = pool.get(id)
    if (!next || next.sentence.turn !== sentence.turn) break
    if (id > sentence.id) {
      text += ` ${next.sentence.text}`
      words += next.sentence.words
    }
    strengths.push(id > sentence.id ? next.strength : strength)
    const from = skip > 0 ? `${sentence.id}:${skip}` : String(sentence.id)
    passages.push({
      first: sentence.id,
      last: id,
      speaker: sentence.speaker,
      mark: id === sentence.id ? `[[${from}]]` : `[[${from}..${id}]]`,
      text,
      words,
      opening,
      start: sentence.start,
      score: scoreOf(strengths, next.sentence.traits.question) + totalOf(scoreSpan(episode, sentence.id, id)) / 25,
    })
  }
  return passages
}

export function overlap(a: Pick<Passage, 'first' | 'last'>, b: Pick<Passage, 'first' | 'last'>): boolean {
  return a.first <= b.last && b.first <= a.last
}

/** The opening counts most, then the average; a passage that ends on a question does not land. */
function scoreOf(strengths: readonly number[], endsOnQuestion: boolean): number {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  return (strengths[0] ?? 0) * 0.6 + mean * 0.6 + (strengths.at(-1) ?? 0) * 0.35 - (endsOnQuestion ? 2 : 0)
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
