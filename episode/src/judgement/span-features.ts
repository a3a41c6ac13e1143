import type { Emit, Prepared } from './line-features.ts'

// What shows about an excerpt: how it opens and lands, how strong its lines are, how long it is, and who speaks.

/** What was judged of every sentence beforehand, as sums of the models. */
export type SentenceSums = { line: ArrayLike<number>; opening: ArrayLike<number>; landing: ArrayLike<number> }

const step = (value: number, limits: readonly number[]) => {
  const at = limits.findIndex((limit) => value < limit)
  return at < 0 ? limits.length : at
}

/** Everything that shows about the sentences from `first` to `last`. */
export function spanFeatures(
  all: readonly Prepared[],
  sums: SentenceSums,
  { first, last }: { first: number; last: number },
  emit: Emit,
): void {
  const [opening, landing] = [all[first], all[last]]
  if (!opening || !landing) return
  const seconds = landing.sentence.end - opening.sentence.start
  let most = -9
  let second = -9
  let sum = 0
  let least = 9
  let words = 0
  let bits = 0
  let unheard = 0
  let leftOut = 0
  let turns = 1
  let questions = 0
  let short = 0
  let quotability = 0
  let quotabilities = 0
  let rough = 0
  const said = new Map<string | null, number>()
  for (let id = first; id <= last; id += 1) {
    const here = all[id]
    if (!here) continue
    const line = sums.line[id] ?? 0
    if (line > most) {
      second = most
      most = line
    } else if (line > second) second = line
    sum += line
    least = Math.min(least, line)
    const count = here.words.at(-1) ?? 0
    words += count
    bits += here.surprise.at(-1) ?? 0
    unheard += here.unheard.at(-1) ?? 0
    leftOut = Math.max(leftOut, here.leftOut)
    if (id > first && here.sentence.turn !== all[id - 1]?.sentence.turn) turns += 1
    if (here.question) questions += 1
    const { traits } = here.sentence
    quotability = Math.max(quotability, traits.quotability)
    quotabilities += traits.quotability
    if (traits.rough) rough += 1
    if (count <= 4) short += 1
    said.set(here.sentence.speaker, (said.get(here.sentence.speaker) ?? 0) + count)
  }
  const length = last - first + 1
  const asks = opening.question
  const answered = asks && all[first + 1] !== undefined && all[first + 1]?.sentence.turn !== opening.sentence.turn
  emit('bias')
  emit('opening', (sums.opening[first] ?? 0) / 2)
  emit('landing', (sums.landing[last] ?? 0) / 2)
  emit('most', most / 2)
  emit('second', Math.max(-4, second) / 2)
  emit('mean', sum / length / 2)
  emit('least', Math.max(-6, least) / 2)
  emit('left out', leftOut)
  emit('judged opening', opening.sentence.traits.opening / 50)
  emit('judged landing', landing.sentence.traits.landing / 50)
  emit('judged most', quotability / 50)
  emit('judged mean', quotabilities / length / 50)
  emit('rough', rough / length)
  if (opening.sentence.traits.standsAlone) emit('opens alone')
  emit(`seconds:${step(seconds, [10, 15, 20, 28, 36, 45, 55, 65, 80, 95])}`)
  emit(`words:${step(words, [20, 35, 50, 70, 90, 120, 150, 190, 240])}`)
  emit(`turns:${step(turns, [2, 3, 4, 6])}`)
  emit(`questions:${step(questions, [1, 2, 3])}`)
  emit('short', short / length)
  emit('surprise', bits / Math.max(1, words) / 8)
  emit('unheard', unheard / Math.max(1, words / 20))
  emit('speaker', Math.max(...said.values()) / Math.max(1, words))
  if (asks) emit(answered ? 'opens on a question that is answered' : 'opens on a question')
  if (landing.question) emit('lands on a question')
  if (landing.after === 0) emit('lands on the end of a turn')
  if (opening.before === 0) emit('opens on the begin of a turn')
  const next = all[last + 1]
  if (next) emit('opening behind', Math.max(-3, Math.min(3, sums.opening[last + 1] ?? 0)) / 2)
  if (first > 0) emit('landing before', Math.max(-3, Math.min(3, sums.landing[first - 1] ?? 0)) / 2)
  emit(`words a sentence:${step(words / length, [6, 10, 14, 18, 24])}`)
  emit('last words', Math.min(30, landing.words.at(-1) ?? 0) / 20)
}
