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
    const behind = wordBehind(own.slice(at + written.length))
    if (behind === null || !said.english) return []
    const named = (sentence: Sentence) => stems(ground, sentence).has(stemOf(behind))
    const inEpisode = said.line.includes(` ${behind} `)
    return places.some(named) || !inEpisode ? [] : `“${written} ${behind}”: the number was said of something else.`
  })
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
  const wanted = [...new Set(own.words.map(({ stem }) => stem))]
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
  const shared = own.words.filter(({ stem }) => source.words.some((word) => word.stem === stem))
  if (shared.length < 2) return null
  const denies = (wording: Wording, other: Wording) =>
    wording.negators > other.negators &&
    shared.some(
      ({ stem }) => wording.words.every((word) => word.stem !== stem || word.negated) && !isNegated(other, stem),
    )
  if (denies(own, source)) return `denies what is said in sentence ${sentence.id}`
  if (denies(source, own)) return `leaves out the “not” of sentence ${sentence.id}`
  const [here, there] = [lowerWords(text), lowerWords(sentence.text)]
  for (const [one, other] of opposites)
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      if (has(here, a) && !has(here, b) && has(there, b) && !has(there, a))
        return `says the opposite of sentence ${sentence.id}`
  return null
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
  ['accept|accepted', 'refuse|refused|reject|rejected'],
]
