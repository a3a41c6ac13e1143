import { type Episode, oncePer, type Sentence } from '@podcastai/episode'
import { frontOf, type Publishable } from '../grammar/publishable-sentences.server.ts'
import { type FirstMet, firstMetIn } from '../grammar/strangers.server.ts'

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
  /** Words of it that point outside it. */
  pointing: number
  /** Points of 100 that its first sentence loses with strangers. */
  lost: number
  start: number
  /** On the scale of a sentence's strength. */
  score: number
}

/** Sentences of the longest passages that anybody asks for. */
const mostSentences = 12

/**
 * Every passage of up to `longest` sentences, at most twelve, best first; several writers ask for the same ones. The first
 * sentence opens cleanly.
 */
export function passagesOf(pool: ReadonlyMap<number, Publishable>, longest: number): readonly Passage[] {
  const { all, upTo } = passagesIn(pool)
  if (longest >= mostSentences) return all
  const passages = upTo.get(longest) ?? all.filter(({ first, last }) => last - first < longest)
  upTo.set(longest, passages)
  return passages
}

const passagesIn = oncePer((pool: ReadonlyMap<number, Publishable>) => ({
  all: [...pool.values()]
    .filter(({ opens, sentence }) => opens && !sentence.traits.question)
    .flatMap((opener) => passagesFrom(opener, pool, mostSentences))
    .sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last),
  upTo: new Map<number, readonly Passage[]>(),
}))

/** The passages that begin with one sentence, the shortest first. */
export function passagesFrom(
  { sentence, skip, strength, pointing, lost }: Publishable,
  pool: ReadonlyMap<number, Publishable>,
  longest: number,
): Passage[] {
  const passages: Passage[] = []
  const opening = capitalized(frontOf(sentence.text, skip))
  const strengths: number[] = []
  let about: FirstMet = 'nobody'
  let text = opening
  let words = sentence.words - skip
  for (let id = sentence.id; id < sentence.id + longest; id++) {
    const next = pool.get(id)
    if (!next || next.sentence.turn !== sentence.turn) break
    if (id > sentence.id) {
      text += ` ${next.sentence.text}`
      words += next.sentence.words
    }
    if (about === 'nobody') about = firstMetIn(next.sentence)
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
      pointing,
      lost,
      start: sentence.start,
      score: scoreOf(strengths, sentence, next.sentence) - (about === 'stranger' ? strangerCost : 0),
    })
  }
  return passages
}

/** On the scale of a sentence's strength. */
const strangerCost = 2.5

export function overlap(a: Pick<Passage, 'first' | 'last'>, b: Pick<Passage, 'first' | 'last'>): boolean {
  return a.first <= b.last && b.first <= a.last
}

/** "I don't think that ever gets old.": with nothing around it that says what. */
export function leansOnMore({ opening, text }: Pick<Passage, 'opening' | 'text'>): boolean {
  return (
    /^(?:\S+ ){0,4}(?:this|it|they|them|he|she|that (?:is|was|ever|one|way|thing))\b|^(?:(?:I|you|we) (?:\S+ )?(?:think|believe|guess|know|say|hope) )?that (?:would|might|may|could|will|has|had)\b|\b(?:do|does|did|doing) (?:that|this|so)\b/i.test(
      opening,
    ) ||
    /\b(?:that|it|this|them|those|these|him|her|there|too|then|so|whatnot)(?: (?:now|again|anyway|either|yet))?[.!]$/i.test(
      text,
    )
  )
}

/** Stops where its speaker is in the middle of a thought: what follows in the turn hangs on it, or it gives an example. */
export function goesOn({ sentences }: Episode, { last }: Pick<Passage, 'last'>): boolean {
  const [closing, next] = [sentences[last], sentences[last + 1]]
  if (closing === undefined || next === undefined || next.turn !== closing.turn) return false
  return leadsOn.test(closing.text) || hangsOn.test(next.text) || /^\p{Ll}/u.test(next.text)
}

const leadsOn = /\b(?:for (?:example|instance)|let[’']s say|such as|imagine|like when|say you)\b|:$/i
const hangsOn =
  /^(?:because|or|like|which|who|that[’']s|it[’']s|they[’']re|they|this|those|until|unless|rather|instead|not)\b(?! (?:yeah|yes)\b)/i

/**
 * The strongest sentence carries a passage, the others may spoil it; how well it opens and lands counts as much. One
 * that ends on a question does not land.
 */
function scoreOf(strengths: readonly number[], opening: Sentence, closing: Sentence): number {
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length
  const edges = (opening.traits.opening * 0.6 + closing.traits.landing * 0.4 - 50) / 7
  return (
    Math.max(...strengths) * 0.3 +
    mean * 0.3 +
    Math.min(...strengths) * 0.2 +
    edges * 0.35 -
    (closing.traits.question ? 2 : 0)
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
