import type { Moment, Sentence } from '@podcastai/episode'

/**
 * How much each part counts, fitted to the clips that editors marked in three dozen episodes; points of a moment's total,
 * of which only differences count.
 */
const weights = {
  total: 0.21,
  /** The strongest sentence, the next one, all of them by their words, and the last line. */
  peak: 0.3,
  second: 0.2,
  mean: 0.25,
  landing: 0.08,
  specificity: 0.026,
  /** Each sentence, and each word that they are longer on average: short ones are followed. */
  sentence: 0.6,
  wordsPerSentence: -0.1,
  turn: -0.65,
  /** A share of words that deny, where an opinion has an edge; and of long words, where it turns into a lecture. */
  denials: 130,
  longWords: -58,
  /** Most of it tells what happened to somebody: no line of a story is strong, and people stay for its end. */
  told: 15,
} as const

/** Shares of sentences in which something happened: in any talk, and in a story. */
const happening = { talk: 0.25, story: 0.6 } as const

/** What a span is worth as a clip, as far as its own sentences tell. Words are weighed in English alone; elsewhere none are counted. */
export function clipWorth({ total, scores }: Moment, span: readonly Sentence[], countsOf: CountWords | null): number {
  let [peak, second, sum, words, turns, denials, longWords, told] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [at, sentence] of span.entries()) {
    const { quotability } = sentence.traits
    if (quotability > peak) [peak, second] = [quotability, peak]
    else if (quotability > second) second = quotability
    sum += quotability * sentence.words
    words += sentence.words
    const counted = countsOf?.(sentence)
    denials += counted?.denials ?? 0
    longWords += counted?.longWords ?? 0
    if (counted?.happened) told += 1
    if (span[at - 1]?.turn !== sentence.turn) turns += 1
  }
  const all = Math.max(1, words)
  const story = (told / Math.max(1, span.length) - happening.talk) / (happening.story - happening.talk)
  return (
    total * weights.total +
    peak * weights.peak +
    (span.length > 1 ? second : peak) * weights.second +
    (sum / all) * weights.mean +
    (span.at(-1)?.traits.landing ?? 50) * weights.landing +
    scores.specificity.score * weights.specificity +
    span.length * weights.sentence +
    (words / Math.max(1, span.length)) * weights.wordsPerSentence +
    turns * weights.turn +
    ((denials / all) * weights.denials + (longWords / all) * weights.longWords) +
    (span.length > 2 ? Math.max(0, Math.min(1, story)) * weights.told : 0)
  )
}

type CountWords = (sentence: Sentence) => { denials: number; longWords: number; happened: boolean }

/** Counts the words of an episode's sentences that are weighed, those of each once: many spans share it. */
export function wordCounts(): CountWords {
  const known: ReturnType<CountWords>[] = []
  return ({ id, text }) =>
    (known[id] ??= {
      denials: text.match(/\b(?:not|never|no)\b|(?<=\p{L})n[’']t\b/giu)?.length ?? 0,
      longWords: text.match(/(?<!\p{L})\p{L}{9,}/gu)?.length ?? 0,
      happened: happened.test(text),
    })
}

/** "I went", "she just told": somebody, and what they did. */
const happened =
  /\b(?:I|we|he|she|they|somebody|someone)(?: (?:just|then|even|also|never|literally|actually|basically|really|finally|kind of))* (?:was|were|wasn[’']t|weren[’']t|didn[’']t|couldn[’']t|had|went|got|came|told|said|made|took|saw|heard|sent|hit|shut|put|picked|gave|left|ran|flew|broke|found|felt|knew|thought|kept|lost|bought|built|fell|sat|spent|met|\p{L}{2,}ed)\b/iu
