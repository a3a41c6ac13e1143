import type { Sentence } from '@podcastai/episode'
import type { Said } from './said.server.ts'
import { numbersIn } from './spoken-numbers.server.ts'
import { stemOf, type Wording, wordingSaid } from './wording.server.ts'

// Does a sentence of ours say what was said? Words are compared by stem, numbers by value, negation by its reach.

/** Sentences around those that a text names which count as its ground too. */
const around = 2

/** Every sentence a text may draw on: the named ones with their neighbours, none that speaks to a machine. */
export function groundOf(said: Said, restsOn: readonly number[]): Sentence[] {
  const { sentences } = said.episode
  const allowed = (sentence: Sentence | undefined) => sentence !== undefined && !said.forMachines.has(sentence.id)
  if (restsOn.length === 0) return sentences.filter(allowed)
  const ids = new Set(restsOn.flatMap((id) => Array.from({ length: 2 * around + 1 }, (_, step) => id - around + step)))
  return [...ids].sort((a, b) => a - b).flatMap((id) => (allowed(sentences[id]) ? (sentences[id] ?? []) : []))
}

/** Numbers that nobody says there, or that are said of something else. */
export function numberProblems(
  own: string,
  said: Said,
  ground: readonly Sentence[],
  counted: readonly number[],
): string[] {
  const known = new Set([minutesOf(said), ...numbersIn(said.known).map(({ value }) => value)])
  return numbersIn(own).flatMap(({ value, written, at }) => {
    if (known.has(value) || counted.some((count) => String(count) === value)) return []
    const places = ground.filter(({ text }) => numbersIn(text).some((number) => number.value === value))
    if (places.length === 0) return `Nobody says “${written}” in the sentences it rests on.`
    const other = saidOfAnother(own, value, places, ground)
    if (other !== null && said.english) return `“${written}” is not said of ${other}.`
    const behind = wordBehind(own.slice(at + written.length))
    if (behind === null || !said.english) return []
    const named = (sentence: Sentence) => stems(ground, sentence).has(stemOf(behind))
    const inEpisode = said.line.includes(` ${behind} `)
    return places.some(named) || !inEpisode ? [] : `“${written} ${behind}”: the number was said of something else.`
  })
}

/** A word of ours that stands with other numbers there, and never with this one. */
function saidOfAnother(
  own: string,
  value: string,
  places: readonly Sentence[],
  ground: readonly Sentence[],
): string | null {
  const ours = new Set(numbersIn(own).map((number) => number.value))
  const others = ground.filter(({ text }) => {
    const numbers = numbersIn(text)
    return numbers.length > 0 && numbers.every((number) => !ours.has(number.value))
  })
  const here = new Set(places.flatMap(({ text }) => longStems(text)))
  const there = new Set(others.flatMap(({ text }) => longStems(text)))
  const sentence =
    own.split(/(?<=[.!?])\s+/).find((part) => numbersIn(part).some((number) => number.value === value)) ?? own
  const word = (sentence.match(/\p{L}{5,}/gu) ?? []).find((one) => {
    const stem = stemOf(one.toLowerCase())
    return there.has(stem) && !here.has(stem) && !isNumber(one)
  })
  return word === undefined ? null : `“${word}”`
}

function isNumber(word: string): boolean {
  return numbersIn(word).length > 0
}

function longStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map(stemOf)
}

/** How long the talk is may always be told. */
function minutesOf({ episode }: Said): string {
  return String(Math.round(episode.durationSeconds / 60))
}

/** The word that a number counts, in small letters. */
function wordBehind(text: string): string | null {
  return (
    /^[\s-]+(?:(?:of|more|different|other|full|whole|per|the|his|her|their) )*(\p{Ll}{4,})/u.exec(text)?.[1] ?? null
  )
}

function stems(ground: readonly Sentence[], { id }: Sentence): Set<string> {
  return new Set(
    ground
      .filter((other) => Math.abs(other.id - id) <= 1)
      .flatMap(({ text }) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)),
  )
}

/** How well a sentence of ours is covered, and by which sentence best. */
export type Support = {
  /** Content words of it that are said nowhere in its ground. */
  missing: string[]
  words: number
  /** The sentences that say most of it, several where they say as much. */
  closest: Sentence[]
  /** Share of its content words that each of them says. */
  share: number
}

export function supportOf(own: Wording, said: Said, ground: readonly Sentence[]): Support {
  const wanted = [...new Set(own.words.filter(({ isLight }) => !isLight).map(({ stem }) => stem))]
  const inGround = new Set(
    ground.flatMap((sentence) => wordingSaid(sentence, said.english).words.map(({ stem }) => stem)),
  )
  let most = 0
  let closest: Sentence[] = []
  for (const sentence of ground) {
    const stems = new Set(wordingSaid(sentence, said.english).words.map(({ stem }) => stem))
    const shared = wanted.filter((stem) => stems.has(stem)).length
    if (shared > most) closest = []
    if (shared > 0 && shared >= most) closest.push(sentence)
    most = Math.max(most, shared)
  }
  const told = wanted.filter((stem) => !said.knownStems.has(stem))
  return {
    missing: told.filter((stem) => !inGround.has(stem)),
    words: told.length,
    closest,
    share: wanted.length === 0 ? 0 : most / wanted.length,
  }
}

/** Whether a sentence of ours turns round what its ground says; null where it does not, or nobody can tell. */
export function turnedRound(own: Wording, text: string, { closest, share }: Support, said: Said): string | null {
  if (!said.english || share < 0.5) return null
  return closest.map((sentence) => turned(own, text, sentence)).find((problem) => problem !== null) ?? null
}

function turned(own: Wording, text: string, sentence: Sentence): string | null {
  const source = wordingSaid(sentence, true)
  const shared = own.words.filter(({ stem, isLight }) => !isLight && source.words.some((word) => word.stem === stem))
  if (shared.length < 2) return null
  const denies = (wording: Wording, other: Wording) =>
    wording.negators > other.negators &&
    shared.some(
      ({ stem }) => wording.words.every((word) => word.stem !== stem || word.negated) && !isNegated(other, stem),
    )
  if (denies(own, source)) return `denies what is said in sentence ${sentence.id}`
  if (denies(source, own)) return `leaves out the “not” of sentence ${sentence.id}`
  const [here, there] = [lowerWords(text), lowerWords(clauseNearest(text, sentence.text))]
  for (const [one, other] of opposites)
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      if (has(here, a) && !has(here, b) && has(there, b) && !has(there, a))
        return `says the opposite of sentence ${sentence.id}`
  return null
}

/** The clause of a sentence that shares most with a text: "lower" and "higher" may stand in one sentence. */
function clauseNearest(text: string, sentence: string): string {
  const ours = new Set([...longStems(text), ...numbersIn(text).map(({ value }) => value)])
  const shared = (clause: string) =>
    [...longStems(clause), ...numbersIn(clause).map(({ value }) => value)].filter((one) => ours.has(one)).length
  const clauses = sentence.split(
    /[,;:–—]|\bbut\b|\band\b(?! (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twel|thir|fif|twen|eigh))/,
  )
  return clauses.reduce((best, clause) => (shared(clause) > shared(best) ? clause : best), clauses[0] ?? sentence)
}

function isNegated(wording: Wording, stem: string): boolean {
  return wording.words.some((word) => word.stem === stem && word.negated)
}

function lowerWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `
}

function has(line: string, words: string): boolean {
  return words.split('|').some((word) => line.includes(` ${word} `))
}

const opposites: [string, string][] = [
  ['always', 'never'],
  ['more', 'less|fewer'],
  ['most|best', 'least|worst'],
  ['better', 'worse'],
  [
    'increase|increased|increases|rise|rises|rose|grew|grow|grows|up',
    'decrease|decreased|decreases|fall|falls|fell|shrank|shrink|shrinks|down',
  ],
  ['before', 'after'],
  ['open|opened|opens', 'close|closed|closes'],
  ['start|started|starts', 'stop|stopped|stops|end|ended'],
  ['win|won|wins|gain|gained', 'lose|lost|loses'],
  ['easy|easier|easiest', 'hard|harder|hardest|difficult'],
  ['cheap|cheaper|cheapest', 'expensive|costly|dear'],
  ['fast|faster|quick|quicker', 'slow|slower'],
  ['love|loved|loves|like|liked', 'hate|hated|hates|dislike|disliked'],
  ['right', 'wrong'],
  ['success|succeed|succeeded', 'failure|fail|failed|fails'],
  ['possible', 'impossible'],
  ['everybody|everyone|all', 'nobody|none'],
  ['buy|bought', 'sell|sold'],
  ['first', 'last'],
  ['with', 'without'],
  ['true', 'false'],
  ['full', 'empty'],
  ['wet|full of water', 'dry'],
  ['higher|highest', 'lower|lowest'],
  ['big|bigger|large|larger', 'small|smaller'],
  ['early|earlier', 'late|later'],
  ['young|younger', 'old|older'],
  ['rich|richer', 'poor|poorer'],
  ['strong|stronger', 'weak|weaker'],
  ['accept|accepted', 'refuse|refused|reject|rejected'],
]
