// Control questions for a model that checks claims: it can only be believed if it finds falsehoods that were planted
// among them. They are as hard as those that writers make, because they are made from the same texts.
import { plainWords } from '../quality/wording.server.ts'
import { capitalizeStart } from '../talk/capitalize.ts'
import { numbersIn, type SpokenNumber } from '../talk/numbers.ts'
import { withVoices } from '../text-checks/speakers.server.ts'
import type { SpokenContext } from '../text-checks/spoken-context.server.ts'
import { createRandom } from '../type/seeded-random.ts'
import { getSpeakerName, speaksEnglish } from '../voice/speaker-names.server.ts'

/** A text, and the sentences that it rests on. */
type Statement = { text: string; ids: readonly number[] }
export type Control = Statement & { isTrue: boolean }

/** Number of false controls: a share of the claims, between the two limits. */
const planted = { share: 0.2, min: 10, max: 14 } as const
/** Number of true controls: they tell a model that doubts everything. */
const trueControls = 4
/** Minimum and maximum characters of a statement that becomes a control. */
const length = { min: 40, max: 220 } as const
/** Number of sentences of the episode that may become controls. */
const maxSpoken = 60

/**
 * Returns control questions: single statements of the claims, and sentences of the talk, that are made false in one way;
 * and sentences as they were said. Nobody can predict them, and they are the same for the same claims.
 */
export function createControls(said: SpokenContext, claims: readonly Statement[]): Control[] {
  const random = createRandom(claims.map(({ text }) => text).join('\n'))
  const spoken = shuffled(spokenStatements(said), random).slice(0, maxSpoken)
  const written = shuffled(claims.flatMap(splitStatements), random)
  const wanted = Math.min(planted.max, Math.max(planted.min, Math.round(claims.length * planted.share)))
  const groups = [
    ...falsifiers.map((falsify) => falsified(written, falsify, said)),
    ...falsifiers.map((falsify) => falsified(spoken, falsify, said)),
    citedElsewhere(spoken),
  ]
  const used = new Set<Statement>()
  const found: Statement[] = []
  while (found.length < wanted) {
    const round = groups.flatMap((group) => group.find(({ base }) => !used.has(base)) ?? [])
    const news = round.filter(({ base }, at) => round.findIndex((one) => one.base === base) === at)
    if (news.length === 0) break
    for (const { base, text, ids } of news.slice(0, wanted - found.length)) {
      used.add(base)
      found.push({ text, ids })
    }
  }
  const honest = spoken.filter((base) => !used.has(base)).slice(0, trueControls)
  return shuffled(
    [...found.map((one) => ({ ...one, isTrue: false })), ...honest.map((one) => ({ ...one, isTrue: true }))],
    random,
  )
}

/** Returns the list with the controls at places that nobody can predict. */
export function mixIn<One>(list: readonly One[], controls: readonly One[]): One[] {
  const random = createRandom(`${list.length} ${JSON.stringify(controls)}`)
  const mixed = [...list]
  for (const control of controls) mixed.splice(Math.floor(random() * (mixed.length + 1)), 0, control)
  return mixed
}

type Falsified = Statement & { base: Statement }
/** Makes a statement false in one way; null if it can't be made surely false. */
type Falsifier = (statement: Statement, said: SpokenContext) => string | null

function falsified(statements: readonly Statement[], falsify: Falsifier, said: SpokenContext): Falsified[] {
  return statements.flatMap((base) => {
    const text = falsify(base, said)
    return text === null || text === base.text ? [] : [{ base, text, ids: base.ids }]
  })
}

/** Returns each statement with the sentences of another one, which say something else. */
function citedElsewhere(statements: readonly Statement[]): Falsified[] {
  if (statements.length < 2) return []
  return statements.map((base, at) => ({ base, text: base.text, ids: statements.at(at - 1)?.ids ?? [] }))
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Returns the sentences of a text without questions and quotations, which the rules check. */
function splitStatements({ text, ids }: Statement): Statement[] {
  return text
    .split(/(?<=[.!?])\s+|\n+|\s\|\s/)
    .filter((one) => hasLength(one) && !/[?“”"]/.test(one))
    .map((one) => ({ text: one, ids }))
}

function hasLength(text: string): boolean {
  return text.length >= length.min && text.length <= length.max
}

/** Returns what speakers say, with their names, in the form of a claim. */
function spokenStatements({ episode, brief, forMachines }: SpokenContext): Statement[] {
  // A sentence that is said twice is true in both places.
  const said = Map.groupBy(episode.sentences, ({ text }) => plainWords(text))
  return episode.sentences.flatMap(({ id, text, speaker, traits }) => {
    const isPlain = hasLength(text) && !/[?“”"]/.test(text) && !traits.question && traits.boilerplate === null
    if (!isPlain || forMachines.has(id) || said.get(plainWords(text))?.length !== 1) return []
    const name = getSpeakerName(speaker, brief)
    return [{ text: name === null ? text : `${name} says: ${text}`, ids: [id] }]
  })
}

/** Gives what one speaker says or does to another one, who doesn't speak in the sentences. */
const swapSpeaker: Falsifier = ({ text, ids }, { voices, episode }) => {
  const marked = withVoices(text, voices)
  const named = new Set(marked.match(/[\uF000-\uF0FF]/g))
  const [mark] = named
  if (mark === undefined || named.size > 1) return null
  const speaking = new Set(ids.map((id) => episode.sentences[id]?.speaker))
  const voice = voices.find((_, index) => String.fromCharCode(0xf000 + index) === mark)
  const other = voices.find(({ speaker }) => !speaking.has(speaker))
  if (voice === undefined || other === undefined || !speaking.has(voice.speaker)) return null
  return marked.replaceAll(mark, other.names[0] ?? '')
}

/** Changes a number that the sentences say to one that they don't. */
const changeFigure: Falsifier = ({ text, ids }, { episode }) => {
  const near = new Set(ids.flatMap((id) => [id - 1, id, id + 1]))
  const told = [...near].flatMap((id) => toValues(numbersIn(episode.sentences[id]?.text ?? '')))
  const number = numbersIn(text).find((one) => !one.isPlain && toValues([one]).some((value) => told.includes(value)))
  if (number === undefined) return null
  for (const other of otherFigures(number.written)) {
    const changed = `${text.slice(0, number.from)}${other}${text.slice(number.to)}`
    const [now] = numbersIn(changed).filter(({ from }) => from === number.from)
    if (now !== undefined && toValues([now]).every((value) => !told.includes(value))) return changed
  }
  return null
}

function toValues(numbers: readonly SpokenNumber[]): number[] {
  return numbers.flatMap(({ readings }) => readings.map(({ value }) => value))
}

const numberWords = [
  'two three four five six seven eight nine ten eleven twelve'.split(' '),
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  ['thousand', 'million'],
]

/** Returns a written number with another digit or another number word. */
function otherFigures(written: string): string[] {
  const digits = /\d+/.exec(written)
  if (digits) {
    // The last digits of a year, and the first one of others: a small difference in a year is as false.
    const at = digits.index + (/^(?:19|20)\d\d$/.test(digits[0]) ? 2 : 0)
    const before = Number(written[at])
    return [3, 5, 2].map((step) => `${written.slice(0, at)}${((before + step - 1) % 9) + 1}${written.slice(at + 1)}`)
  }
  const words = written.split(/(?<=[^\p{L}])|(?=[^\p{L}])/u)
  const at = words.findIndex((word) => numberWords.some((tier) => tier.includes(word.toLowerCase())))
  const tier = numberWords.find((one) => one.includes(words[at]?.toLowerCase() ?? '')) ?? []
  const place = tier.indexOf(words[at]?.toLowerCase() ?? '')
  return [3, 5, 1].flatMap((step) => {
    const other = tier[(place + step) % tier.length]
    if (other === undefined) return []
    const isCapital = words[at] !== words[at]?.toLowerCase()
    return words.with(at, isCapital ? capitalizeStart(other) : other).join('')
  })
}

const denials = /\b(?:not|never|nobody|no one)\b|n[’']t\b/gi

/** Drops the only denial of a statement, where the sentences deny something too. */
const dropDenial: Falsifier = ({ text, ids }, { episode }) => {
  if (!speaksEnglish(episode) || text.match(denials)?.length !== 1) return null
  if (!ids.some((id) => episode.sentences[id]?.text.match(denials))) return null
  if (/\bnot (?:only|just|even|all|every|to mention)\b|\b(?:if|or|why) not\b|\bno\b/i.test(text)) return null
  return text
    .replace(/\b(ca|wo)n[’']t\b/i, (_, verb: string) => (verb.toLowerCase() === 'ca' ? 'can' : 'will'))
    .replace(/(?<=\p{L})n[’']t\b/u, '')
    .replace(/\bnever\b/i, 'always')
    .replace(/\b(?:nobody|no one)\b/i, (word) => (/^N/.test(word) ? 'Everybody' : 'everybody'))
    .replace(/ not\b/i, '')
}

const falsifiers: readonly Falsifier[] = [swapSpeaker, changeFigure, dropDenial]
