import { oncePer } from '../once-per.ts'
import type { FeatureNumbers, Shown } from './feature-numbers.ts'
import type { SentenceSums } from './judge-sentences.ts'
import { step } from './line-features.ts'
import type { Prepared } from './prepared.ts'
import { is, isContent } from './talk.ts'

// The features of an excerpt: how it opens and lands, how strong its lines are, how long it is, and who speaks.

const limits = {
  seconds: [10, 15, 20, 28, 36, 45, 55, 65, 80, 95],
  words: [20, 35, 50, 70, 90, 120, 150, 190, 240],
  turns: [2, 3, 4, 6],
  questions: [1, 2, 3],
  wordsEach: [6, 10, 14, 18, 24],
  wordsBeside: [1, 12, 30, 60, 120],
} as const

const getFeatureNumbers = oncePer((numbers: FeatureNumbers) => ({
  bias: numbers.of('bias'),
  opening: numbers.of('opening'),
  landing: numbers.of('landing'),
  max: numbers.of('most'),
  second: numbers.of('second'),
  mean: numbers.of('mean'),
  min: numbers.of('least'),
  leftOut: numbers.of('left out'),
  judgedOpening: numbers.of('judged opening'),
  judgedLanding: numbers.of('judged landing'),
  judgedMost: numbers.of('judged most'),
  judgedMean: numbers.of('judged mean'),
  disfluent: numbers.of('rough'),
  opensAlone: numbers.of('opens alone'),
  seconds: numbers.counted('seconds:', limits.seconds.length + 1),
  words: numbers.counted('words:', limits.words.length + 1),
  turns: numbers.counted('turns:', limits.turns.length + 1),
  questions: numbers.counted('questions:', limits.questions.length + 1),
  short: numbers.of('short'),
  surprise: numbers.of('surprise'),
  unheard: numbers.of('unheard'),
  speaker: numbers.of('speaker'),
  opensOnQuestion: numbers.of('opens on a question'),
  opensOnAnswered: numbers.of('opens on a question that is answered'),
  landsOnQuestion: numbers.of('lands on a question'),
  landsOnTurn: numbers.of('lands on the end of a turn'),
  opensOnTurn: numbers.of('opens on the begin of a turn'),
  openingBehind: numbers.of('opening behind'),
  landingBefore: numbers.of('landing before'),
  wordsEach: numbers.counted('words a sentence:', limits.wordsEach.length + 1),
  lastWords: numbers.of('last words'),
  wordsBehind: numbers.counted('words behind:', limits.wordsBeside.length + 1),
  wordsBefore: numbers.counted('words before:', limits.wordsBeside.length + 1),
  givenBehind: numbers.of('given behind'),
  givenAtFirst: numbers.of('given at first'),
  joinsBehind: numbers.of('joins behind'),
  pointsBehind: numbers.of('points behind'),
  shortBehind: numbers.of('short behind'),
  betterLanding: numbers.of('better landing behind'),
}))
type Numbers = ReturnType<typeof getFeatureNumbers>

/** Totals over all sentences of an excerpt. */
type Amounts = {
  max: number
  second: number
  sum: number
  min: number
  words: number
  bits: number
  unheard: number
  leftOut: number
  turns: number
  questions: number
  short: number
  quotability: number
  quotabilities: number
  disfluent: number
}

const nothing: Amounts = {
  ...{ max: -9, second: -9, sum: 0, min: 9, words: 0, bits: 0, unheard: 0, leftOut: 0, turns: 1, questions: 0 },
  ...{ short: 0, quotability: 0, quotabilities: 0, disfluent: 0 },
}

/** Adds all features of the sentences from `first` to `last`. */
export type SpanReader = (span: { first: number; last: number }, shown: Shown) => void

/**
 * Creates a reader of excerpts. If an excerpt begins where the previous one did and ends later, only the rest is read.
 */
export function spanReader(all: readonly Prepared[], sums: SentenceSums): SpanReader {
  const numbers = all[0] ? getFeatureNumbers(all[0].talk.numbers) : null
  const speakers = numberSpeakers(all)
  const beside = collectNeighborFeatures(all)
  const said = new Float64Array(speakers.count)
  let amounts = { ...nothing }
  let [begun, read] = [-1, -1]
  return ({ first, last }, shown) => {
    if (numbers === null) return
    if (first !== begun || last < read) {
      amounts = { ...nothing }
      said.fill(0)
      begun = first
      read = first - 1
    }
    for (let id = read + 1; id <= last; id += 1) {
      const here = all[id] as Prepared
      addSentence(amounts, all, id, first, sums.line[id] ?? 0)
      const speaker = speakers.of[id] as number
      said[speaker] = (said[speaker] as number) + countWords(here)
    }
    read = last
    let loudest = 0
    for (let at = 0; at < said.length; at += 1) loudest = Math.max(loudest, said[at] as number)
    addAmounts(all, { first, last }, { amounts, loudest, sums, numbers }, shown)
    addEnds(all, { first, last }, { sums, numbers }, shown)
    addBeside(all, { first, last }, { beside, sums, numbers }, shown)
    shown.add(numbers.wordsEach[step(amounts.words / (last - first + 1), limits.wordsEach)] as number)
    shown.add(numbers.lastWords, Math.min(30, countWords(all[last] as Prepared)) / 20)
  }
}

const countWords = ({ words }: Prepared) => words[words.length - 1] ?? 0

/** Numbers the speakers, by sentence. */
function numberSpeakers(all: readonly Prepared[]): { of: Int32Array; count: number } {
  const known = new Map<string | null, number>()
  const of = Int32Array.from(all, ({ sentence: { speaker } }) => {
    const number = known.get(speaker) ?? known.size
    known.set(speaker, number)
    return number
  })
  return { of, count: known.size }
}

function addSentence(amounts: Amounts, all: readonly Prepared[], id: number, first: number, line: number): void {
  const here = all[id] as Prepared
  const { traits, turn } = here.sentence
  if (line > amounts.max) {
    amounts.second = amounts.max
    amounts.max = line
  } else if (line > amounts.second) amounts.second = line
  amounts.sum += line
  amounts.min = Math.min(amounts.min, line)
  const words = countWords(here)
  amounts.words += words
  amounts.bits += here.surprise[here.surprise.length - 1] ?? 0
  amounts.unheard += here.unheard[here.unheard.length - 1] ?? 0
  amounts.leftOut = Math.max(amounts.leftOut, here.leftOut)
  if (id > first && turn !== all[id - 1]?.sentence.turn) amounts.turns += 1
  if (here.question) amounts.questions += 1
  amounts.quotability = Math.max(amounts.quotability, traits.quotability)
  amounts.quotabilities += traits.quotability
  if (traits.disfluent) amounts.disfluent += 1
  if (words <= 4) amounts.short += 1
}

type Span = { first: number; last: number }

function addAmounts(
  all: readonly Prepared[],
  { first, last }: Span,
  { amounts, loudest, sums, numbers }: { amounts: Amounts; loudest: number; sums: SentenceSums; numbers: Numbers },
  shown: Shown,
): void {
  const [opening, landing] = [(all[first] as Prepared).sentence, (all[last] as Prepared).sentence]
  const length = last - first + 1
  const { words, turns, questions } = amounts
  shown.add(numbers.bias)
  shown.add(numbers.opening, (sums.opening[first] ?? 0) / 2)
  shown.add(numbers.landing, (sums.landing[last] ?? 0) / 2)
  shown.add(numbers.max, amounts.max / 2)
  shown.add(numbers.second, Math.max(-4, amounts.second) / 2)
  shown.add(numbers.mean, amounts.sum / length / 2)
  shown.add(numbers.min, Math.max(-6, amounts.min) / 2)
  shown.add(numbers.leftOut, amounts.leftOut)
  shown.add(numbers.judgedOpening, opening.traits.opening / 50)
  shown.add(numbers.judgedLanding, landing.traits.landing / 50)
  shown.add(numbers.judgedMost, amounts.quotability / 50)
  shown.add(numbers.judgedMean, amounts.quotabilities / length / 50)
  shown.add(numbers.disfluent, amounts.disfluent / length)
  if (opening.traits.standsAlone) shown.add(numbers.opensAlone)
  shown.add(numbers.seconds[step(landing.end - opening.start, limits.seconds)] as number)
  shown.add(numbers.words[step(words, limits.words)] as number)
  shown.add(numbers.turns[step(turns, limits.turns)] as number)
  shown.add(numbers.questions[step(questions, limits.questions)] as number)
  shown.add(numbers.short, amounts.short / length)
  shown.add(numbers.surprise, amounts.bits / Math.max(1, words) / 8)
  shown.add(numbers.unheard, amounts.unheard / Math.max(1, words / 20))
  shown.add(numbers.speaker, loudest / Math.max(1, words))
}

/** Adds the sentences that an excerpt opens and lands on, and those next to it. */
function addEnds(
  all: readonly Prepared[],
  { first, last }: Span,
  { sums, numbers }: { sums: SentenceSums; numbers: Numbers },
  shown: Shown,
): void {
  const [opening, landing] = [all[first] as Prepared, all[last] as Prepared]
  if (opening.question) {
    const next = all[first + 1]
    const isAnswered = next !== undefined && next.sentence.turn !== opening.sentence.turn
    shown.add(isAnswered ? numbers.opensOnAnswered : numbers.opensOnQuestion)
  }
  if (landing.question) shown.add(numbers.landsOnQuestion)
  if (landing.after === 0) shown.add(numbers.landsOnTurn)
  if (opening.before === 0) shown.add(numbers.opensOnTurn)
  const within = (sum: number) => Math.max(-3, Math.min(3, sum)) / 2
  if (all[last + 1]) shown.add(numbers.openingBehind, within(sums.opening[last + 1] ?? 0))
  if (first > 0) shown.add(numbers.landingBefore, within(sums.landing[first - 1] ?? 0))
}

/**
 * By sentence: words of its turn before and after it, and the share of its content words that were said shortly before.
 */
type Beside = { before: Float64Array; behind: Float64Array; given: Float64Array }

function collectNeighborFeatures(all: readonly Prepared[]): Beside {
  const row = () => new Float64Array(all.length)
  const beside = { before: row(), behind: row(), given: row() }
  for (let id = 1; id < all.length; id += 1) {
    const [previous, here] = [all[id - 1] as Prepared, all[id] as Prepared]
    if (previous.sentence.turn === here.sentence.turn)
      beside.before[id] = (beside.before[id - 1] as number) + countWords(previous)
  }
  for (let id = all.length - 2; id >= 0; id -= 1) {
    const [here, next] = [all[id] as Prepared, all[id + 1] as Prepared]
    if (next.sentence.turn === here.sentence.turn)
      beside.behind[id] = (beside.behind[id + 1] as number) + countWords(next)
  }
  for (const [id, { talk, place, tokens }] of all.entries()) {
    let [content, given] = [0, 0]
    for (let at = place; at < place + tokens.length; at += 1) {
      if (((talk.is[at] as number) & isContent) === 0) continue
      content += 1
      given += talk.given[at] as number
    }
    beside.given[id] = given / Math.max(1, content)
  }
  return beside
}

/** Number of sentences after the landing in which to look for a better one. */
const reach = 4

/** Adds whether the speaker continues after the landing, with what, and whether the turn began before the opening. */
function addBeside(
  all: readonly Prepared[],
  { first, last }: Span,
  { beside, sums, numbers }: { beside: Beside; sums: SentenceSums; numbers: Numbers },
  shown: Shown,
): void {
  const behind = beside.behind[last] as number
  shown.add(numbers.wordsBehind[step(behind, limits.wordsBeside)] as number)
  shown.add(numbers.wordsBefore[step(beside.before[first] as number, limits.wordsBeside)] as number)
  shown.add(numbers.givenAtFirst, beside.given[first] as number)
  const next = all[last + 1]
  if (!next || behind === 0) return
  shown.add(numbers.givenBehind, beside.given[last + 1] as number)
  const [opens] = next.tokens
  if (opens?.pos === 'CCONJ' || opens?.pos === 'SCONJ') shown.add(numbers.joinsBehind)
  if (((next.talk.is[next.place] as number) & is.loose) !== 0) shown.add(numbers.pointsBehind)
  if (countWords(next) <= 4) shown.add(numbers.shortBehind)
  let best = Number.NEGATIVE_INFINITY
  for (let id = last + 1; id <= last + Math.min(reach, (all[last] as Prepared).after); id += 1)
    best = Math.max(best, sums.landing[id] ?? 0)
  shown.add(numbers.betterLanding, Math.max(-3, Math.min(3, best - (sums.landing[last] ?? 0))) / 2)
}
