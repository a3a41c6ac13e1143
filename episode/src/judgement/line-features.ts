import { oncePer } from '../once-per.ts'
import type { Token } from '../tagger.ts'
import { type FeatureNumbers, type Hashed, hashed, type Shown } from './feature-numbers.ts'
import { order, orderSize, readWords, sums, tallied, tally } from './line-words.ts'
import type { LineSpan, Prepared } from './prepared.ts'

// The features of a line, by name. Each is something that a reader can check by eye: the words of a line, its form,
// where it was cut, and its surroundings. Which of them count, and how much, is fitted.

/** Returns the number of limits that a value has reached. */
export function step(value: number, limits: readonly number[]): number {
  let at = 0
  while (at < limits.length && value >= (limits[at] as number)) at += 1
  return at
}

const limits = {
  words: [6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50],
  surprise: [5, 6, 7, 8, 9, 10, 12],
  worst: [35, 42, 50, 58, 68],
  content: [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6],
  given: [0.01, 0.2, 0.35, 0.5, 0.75],
  share: [0.02, 0.05, 0.1, 0.9, 0.95, 0.98],
} as const

/** Returns the numbers of all features except those that name a word. */
const getFeatureNumbers = oncePer((numbers: FeatureNumbers) => ({
  bias: numbers.of('bias'),
  words: numbers.counted('words:', limits.words.length + 1),
  sentences: numbers.counted('sentences:', 4),
  times: Object.keys(tallied).map((name) => numbers.counted(`${name}#`, 5)),
  shares: Int32Array.from(Object.keys(tallied), (name) => numbers.of(`${name}/`)),
  bits: numbers.of('surprise/'),
  surprise: numbers.counted('surprise:', limits.surprise.length + 1),
  worst: numbers.counted('worst:', limits.worst.length + 1),
  unheard: numbers.counted('unheard:', 4),
  letters: numbers.of('letters/'),
  content: numbers.counted('content:', limits.content.length + 1),
  given: numbers.counted('given:', limits.given.length + 1),
  nothingGiven: numbers.of('given:none'),
  definite: numbers.counted('definite:', 3),
  looseFirst: numbers.counted('loose first:', 5),
  looseLater: numbers.of('loose later'),
  nothingLoose: numbers.of('nothing loose'),
  notCut: numbers.of('cut:none'),
  startsSmall: numbers.of('starts small'),
  startsWhole: numbers.of('starts whole'),
  cutEnd: numbers.of('cut end'),
  leadsToQuestion: numbers.of('leads to a question'),
  role: { host: numbers.of('role:host'), guest: numbers.of('role:guest'), unknown: numbers.of('role:unknown') },
  before: numbers.counted('before:', 5),
  after: numbers.counted('after:', 4),
  answers: numbers.of('answers'),
  takesTurn: numbers.of('takes turn'),
  echoed: numbers.of('echoed'),
  turnEnds: numbers.of('turn ends'),
  share: numbers.counted('share:', limits.share.length + 1),
  leftOut: numbers.of('left out'),
  asQuote: numbers.of('judged as a quote'),
  asOpening: numbers.of('judged as an opening'),
  asLanding: numbers.of('judged as a landing'),
  standsAlone: numbers.of('stands alone'),
  cutFromAlone: numbers.of('cut from what stands alone'),
  disfluent: numbers.of('rough'),
}))
type Numbers = ReturnType<typeof getFeatureNumbers>

const kinds = {
  first: hashed('first:'),
  firstTwo: hashed('first2:'),
  forms: hashed('forms:'),
  cut: hashed('cut:'),
  last: hashed('last:'),
  lastForm: hashed('last form:'),
  behind: hashed('behind:'),
  end: hashed('end:'),
  follows: hashed('then:'),
}

/** Returns the number of the feature "left out", whose value is known only after all sentences have been scored. */
export const leftOutNumber = (numbers: FeatureNumbers) => getFeatureNumbers(numbers).leftOut

/** Adds all features of a line, given the sentences of the episode. */
export function lineFeatures(all: readonly Prepared[], span: LineSpan, shown: Shown): void {
  const [opening, closing] = [all[span.first], all[span.last]]
  if (!opening || !closing) return
  const numbers = getFeatureNumbers(opening.talk.numbers)
  shown.add(numbers.bias)
  readWords(all, span, shown)
  addAmounts(span, numbers, shown)
  addEdges(all, span, numbers, shown)
  addSurroundings(all, span, numbers, shown)
}

/** Adds the features that measure amounts, such as words and sentences. */
function addAmounts({ first, last }: LineSpan, numbers: Numbers, shown: Shown): void {
  const { words, bits, content, given, firstNoun, firstLoose } = sums
  const length = Math.max(1, words)
  shown.add(numbers.words[step(words, limits.words)] as number)
  shown.add(numbers.sentences[Math.min(3, last - first + 1)] as number)
  for (let at = 0; at < orderSize; at += 1) {
    const place = order[at] as number
    const times = tally[place] as number
    shown.add(numbers.times[place]?.[Math.min(4, times)] as number)
    shown.add(numbers.shares[place] as number, (times / length) * 4)
  }
  shown.add(numbers.bits, bits / length / 8)
  shown.add(numbers.surprise[step(bits / length, limits.surprise)] as number)
  shown.add(numbers.worst[step(sums.worst, limits.worst)] as number)
  shown.add(numbers.unheard[Math.min(3, sums.unheard)] as number)
  shown.add(numbers.letters, sums.letters / length / 5)
  shown.add(numbers.content[step(content / length, limits.content)] as number)
  shown.add(content === 0 ? numbers.nothingGiven : (numbers.given[step(given / content, limits.given)] as number))
  shown.add(numbers.definite[Math.min(2, sums.definite)] as number)
  if (firstLoose < 0) shown.add(numbers.nothingLoose)
  else if (firstNoun >= 0 && firstLoose >= firstNoun) shown.add(numbers.looseLater)
  else shown.add(numbers.looseFirst[Math.min(4, firstLoose)] as number)
}

const isMark = ({ pos }: Token) => pos === 'PUNCT' || pos === 'SPACE'

/** Adds the words a line begins and ends with, and those that it was cut from. */
function addEdges(all: readonly Prepared[], span: LineSpan, numbers: Numbers, shown: Shown): void {
  const { first, from, last, to } = span
  const [opening, closing] = [all[first] as Prepared, all[last] as Prepared]
  const found = opening.talk.numbers
  const one = wordFrom(opening.tokens, from)
  const two = wordFrom(opening.tokens, one + 1)
  const three = wordFrom(opening.tokens, two + 1)
  shown.add(found.find(kinds.first, wordAt(opening, one)))
  shown.add(found.find(kinds.firstTwo, wordAt(opening, one), wordAt(opening, two)))
  const [form, second, third] = [formAt(opening, one), formAt(opening, two), formAt(opening, three)]
  shown.add(found.find(kinds.forms, form ?? noWord, second, third))
  if (from === 0) {
    shown.add(numbers.notCut)
    shown.add(startsSmall(opening.sentence.text) ? numbers.startsSmall : numbers.startsWhole)
  } else addCut(opening, from, shown)
  const end = wordBefore(closing.tokens, to)
  shown.add(found.find(kinds.last, wordAt(closing, end)))
  shown.add(found.find(kinds.lastForm, formAt(closing, end) ?? noWord))
  if (to < closing.tokens.length) {
    shown.add(numbers.cutEnd)
    shown.add(found.find(kinds.behind, wordAt(closing, wordFrom(closing.tokens, to))))
    return
  }
  const mark = closing.tokens.at(-1)
  shown.add(found.find(kinds.end, hashed(mark && isMark(mark) ? mark.text.slice(0, 3) : 'open')))
  const next = all[last + 1]
  if (!next || next.sentence.turn !== closing.sentence.turn) return
  shown.add(found.find(kinds.follows, wordAt(next, 0)))
  if (next.question) shown.add(numbers.leadsToQuestion)
}

/** Adds the word before a line, with a mark between the two if there is one. */
function addCut(opening: Prepared, from: number, shown: Shown): void {
  const { numbers } = opening.talk
  const before = opening.tokens[from - 1]
  if (before && isMark(before)) shown.add(numbers.find(kinds.cut, hashed(before.text), wordAt(opening, from - 2)))
  else shown.add(numbers.find(kinds.cut, wordAt(opening, from - 1)))
}

const noWord = hashed('')

/** Returns a word of a sentence by its token index, in lowercase. */
function wordAt({ tokens, talk, place }: Prepared, at: number): Hashed {
  return (at >= 0 && at < tokens.length && talk.words[talk.word[place + at] as number]) || noWord
}

const forms = new Map<string, Hashed>()

/** Returns the part of speech of a word. */
function formAt({ tokens }: Prepared, at: number): Hashed | undefined {
  const form = tokens[at]?.pos
  if (form === undefined) return undefined
  const known = forms.get(form) ?? hashed(form)
  forms.set(form, known)
  return known
}

function startsSmall(text: string): boolean {
  const code = text.charCodeAt(0)
  if (code >= 97 && code <= 122) return true
  return !(code >= 65 && code <= 90) && /^["“(]?\p{Ll}/u.test(text)
}

/** Returns the index of the first word from an index on, or the number of tokens if there is none. */
function wordFrom(tokens: readonly Token[], from: number): number {
  let place = from
  while (place < tokens.length && isMark(tokens[place] as Token)) place += 1
  return place
}

/** Returns the index of the last word before an index, or −1 if there is none. */
function wordBefore(tokens: readonly Token[], to: number): number {
  let place = to - 1
  while (place >= 0 && isMark(tokens[place] as Token)) place -= 1
  return place
}

/** Adds who speaks, where in the turn and the episode, and how the line's sentences were scored. */
function addSurroundings(all: readonly Prepared[], span: LineSpan, numbers: Numbers, shown: Shown): void {
  const { first, from, last } = span
  const [opening, closing] = [all[first] as Prepared, all[last] as Prepared]
  shown.add(numbers.role[opening.role])
  shown.add(numbers.before[Math.min(4, opening.before)] as number)
  shown.add(numbers.after[Math.min(3, closing.after)] as number)
  const asked = all[first - 1]
  if (asked && asked.sentence.turn !== opening.sentence.turn)
    shown.add(asked.question ? numbers.answers : numbers.takesTurn)
  const echo = all[last + 1]
  if (echo && echo.sentence.turn !== closing.sentence.turn)
    shown.add(echo.sentence.words <= 4 ? numbers.echoed : numbers.turnEnds)
  shown.add(numbers.share[step(opening.share, limits.share)] as number)
  let [leftOut, quotability] = [0, 0]
  for (let id = first; id <= last; id += 1) {
    leftOut = Math.max(leftOut, all[id]?.leftOut ?? 0)
    quotability = Math.max(quotability, all[id]?.sentence.traits.quotability ?? 0)
  }
  shown.add(numbers.leftOut, leftOut)
  const { traits } = opening.sentence
  shown.add(numbers.asQuote, quotability / 50)
  shown.add(numbers.asOpening, traits.opening / 50)
  shown.add(numbers.asLanding, closing.sentence.traits.landing / 50)
  if (traits.standsAlone) shown.add(from === 0 ? numbers.standsAlone : numbers.cutFromAlone)
  if (traits.disfluent) shown.add(numbers.disfluent)
}
