// Generates talks as JSON with random keys and nesting.
import { createDice, createTalk, type Dice, type Said, type Turn } from './layouts.ts'

export type LaidJson = { json: unknown; said: Said[] }

const syllables = ['ba', 'ko', 'ri', 'tun', 'sel', 'vo', 'mip', 'dra', 'quo', 'zen', 'lu', 'fax']

function madeUp(dice: Dice): () => string {
  const used = new Set<string>()
  return () => {
    for (;;) {
      const name = Array.from({ length: 2 + dice.below(2) }, () => dice.of(syllables)).join(dice.of(['', '', '_']))
      if (used.has(name)) continue
      used.add(name)
      return name
    }
  }
}

type Keys = Record<
  'list' | 'text' | 'who' | 'from' | 'to' | 'words' | 'table' | 'id' | 'name' | 'ranges' | 'noise',
  string
>

const units: readonly ((seconds: number) => unknown)[] = [
  (seconds) => seconds + 0.25,
  (seconds) => Math.round(seconds * 1000) + 250,
  (seconds) => (seconds + 0.25).toFixed(2),
  (seconds) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.250`,
]

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

/**
 * Returns a random JSON shape with a talk in it. Times are shifted by a quarter of a second, so none is a whole number.
 */
export function laidOutJson(seed: number): LaidJson {
  const dice = createDice(seed)
  const key = madeUp(dice)
  const keys: Keys = {
    ...{ list: key(), text: key(), who: key(), from: key(), to: key(), words: key() },
    ...{ table: key(), id: key(), name: key(), ranges: key(), noise: key() },
  }
  const turns = createTalk(dice, 1)
  const form = dice.of(['turns', 'turns', 'words', 'words in turns', 'ranges', 'tuples'] as const)
  const unit = dice.of(units)
  const people = [...new Set(turns.map(({ speaker }) => speaker))]
  const byId = dice.chance(0.35) && people.every((name) => /^\p{Lu}\p{Ll}/u.test(name))
  const ids = people.map((_, at) => dice.of([`s${at}`, `p-${at + 1}`, `x${at}${at}`]))
  const whoIs = (speaker: string) => (byId ? ids[people.indexOf(speaker)] : speaker)
  const lasts = dice.chance(0.3) && unit !== units[3]
  const span = (from: number, to: number) => ({
    [keys.from]: unit(from),
    [keys.to]: lasts ? scaled(unit, to - from) : unit(to),
  })
  const noise = (at: number) => ({ [keys.noise]: at, ok: true, score: 0.9 + (at % 10) / 100 })
  const parts = write({ form, turns, keys, span, whoIs, noise })
  const table = dice.chance(0.5)
    ? people.map((name, at) => ({ [keys.id]: ids[at], [keys.name]: name }))
    : Object.fromEntries(people.map((name, at) => [ids[at], name]))
  let json: Record<string, unknown> = { ...parts, ...(byId && { [keys.table]: table }) }
  for (let depth = dice.below(4); depth > 0; depth--) json = { version: '2.1', [key()]: json, flags: [1, 2] }
  return { json, said: turns.map((turn) => ({ ...turn, start: turn.start + 0.25 })).map(toSaid) }
}

function toSaid({ speaker, start, paragraphs }: Turn): Said {
  return { speaker, start, text: paragraphs.join(' ') }
}

/** Converts a duration to the unit of the times. */
function scaled(unit: (seconds: number) => unknown, seconds: number): unknown {
  const [from, to] = [unit(0), unit(seconds)]
  if (typeof from === 'number') return Number(to) - from
  return (Number(to) - Number(from)).toFixed(2)
}

type Writing = {
  form: 'turns' | 'words' | 'words in turns' | 'ranges' | 'tuples'
  turns: readonly Turn[]
  keys: Keys
  span(from: number, to: number): Record<string, unknown>
  whoIs(speaker: string): string | undefined
  noise(at: number): Record<string, unknown>
}

function write({ form, turns, keys, span, whoIs, noise }: Writing): Record<string, unknown> {
  const createWords = (turn: Turn) =>
    spread(turn).map(({ text, from, to }) => ({ [keys.text]: text, ...span(from, to) }))
  const who = ({ speaker }: Turn) => ({ [keys.who]: whoIs(speaker) })
  switch (form) {
    case 'turns':
      return {
        [keys.list]: turns.map((turn, at) => {
          return { ...noise(at), ...who(turn), [keys.text]: turn.paragraphs.join(' '), ...span(turn.start, turn.end) }
        }),
      }
    case 'words':
      return { [keys.list]: turns.flatMap((turn) => createWords(turn).map((word) => ({ ...word, ...who(turn) }))) }
    case 'words in turns':
      return { [keys.list]: turns.map((turn, at) => ({ ...noise(at), ...who(turn), [keys.words]: createWords(turn) })) }
    case 'ranges':
      return {
        [keys.ranges]: turns.map((turn) => ({ ...who(turn), ...span(turn.start, turn.end) })),
        [keys.list]: turns.flatMap(createWords),
      }
    case 'tuples':
      return {
        [keys.list]: turns.map((turn) => [
          whoIs(turn.speaker),
          ...Object.values(span(turn.start, turn.end)),
          turn.paragraphs.join(' '),
        ]),
      }
  }
}

/** Returns a turn's words, each with an equal share of its time. */
function spread({ start, end, paragraphs }: Turn): { text: string; from: number; to: number }[] {
  const words = paragraphs.join(' ').split(' ')
  const step = (end - start) / words.length
  return words.map((text, at) => ({ text, from: start + at * step, to: start + (at + 0.9) * step }))
}
