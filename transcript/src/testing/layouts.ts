// Generates written transcripts in random layouts: any order of name and time, with any punctuation.

/** The expected result for one turn. */
export type Said = { speaker: string | null; start: number | null; text: string }

export type Laid = { text: string; said: Said[] }

/** A seeded random generator. */
export type Dice = {
  below(limit: number): number
  chance(share: number): boolean
  of<Value>(values: readonly Value[]): Value
}

/** A linear congruential generator, so results are the same on every machine. */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    of: (values) => values[below(values.length)] as (typeof values)[number],
  }
}

const casts = [
  ['Ada Stone', 'Ben Hill'],
  ['Ada', 'Ben', 'Cleo'],
  ['ADA STONE', 'BEN HILL'],
  ['Speaker 1', 'Speaker 2', 'Speaker 3'],
  ['SPEAKER_00', 'SPEAKER_01'],
  ['Dr. Ada Stone', 'Ben O’Hill', 'Cleo Van Der Berg'],
  ['Анна', 'Иван Петров'],
  ['Interviewer', 'Ada Stone'],
] as const

const sentences = [
  'The oven is warm, and the dough has rested all night.',
  'Then we bake, and nobody sleeps until the last loaf is out.',
  'Yes.',
  'Right, that is what my mother used to say.',
  'The thing is: bread takes time, and time is what nobody has.',
  'We open at 10:30 and close when it rains.',
  'I never thought about it that way (laughs).',
  'What happens if you leave it for two days?',
  'It turns sour - in a good way, mostly.',
  'There were 12 bakers in the village, then 4, then one.',
  'So you close on Saturdays?',
  'Exactly. Saturdays are for the family.',
  '“Slow is good,” she said, and she was right.',
  'Well, I mean, you know how it is with flour.',
]

/** Returns a turn's words in one to three paragraphs. */
function createWords(dice: Dice, paragraphs: number): string[] {
  return Array.from({ length: paragraphs }, () =>
    Array.from({ length: 1 + dice.below(3) }, () => dice.of(sentences)).join(' '),
  )
}

export type Turn = { speaker: string; start: number; end: number; paragraphs: string[] }

/** Returns turns of two or three people at increasing times, with up to `max` paragraphs each. */
export function createTalk(dice: Dice, max: number): Turn[] {
  const cast = dice.of(casts)
  const turns: Turn[] = []
  let start = dice.chance(0.7) ? 0 : dice.below(40)
  for (let at = 0; at < 6 + dice.below(30); at++) {
    const others = cast.filter((name) => name !== turns.at(-1)?.speaker)
    const speaker = at < 2 ? (cast[at] ?? '') : dice.of(others)
    const paragraphs = createWords(dice, 1 + dice.below(max))
    const end = start + 2 + dice.below(90)
    turns.push({ speaker, start, end, paragraphs })
    start = end + dice.below(3)
  }
  return turns
}

const clocks: readonly ((seconds: number) => string)[] = [
  (seconds) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
  (seconds) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`,
  (seconds) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.000`,
  (seconds) => `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)},250`.replace(',250', ',000'),
  (seconds) => `${Math.floor(seconds / 60)}m${two(seconds % 60)}s`,
]

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

type Wrap = (text: string) => string

const bare: Wrap = (text) => text
const brackets: readonly Wrap[] = [(text) => `[${text}]`, (text) => `(${text})`, (text) => `{${text}}`]
const bold: readonly Wrap[] = [(text) => `**${text}**`, (text) => `*${text}*`, (text) => `__${text}__`]
const links: readonly Wrap[] = [
  (text) => `[${text}](https://example.org/watch?v=x&t=${text.length})`,
  (text) => `[(${text})](https://example.org/talk?t=1)`,
  (text) => `[[${text}]](https://example.org/talk#t=1)`,
]

/** Returns a random layout and a talk written in it. */
export function laidOut(seed: number): Laid {
  const dice = createDice(seed)
  const kind = dice.of(['name time', 'time name', 'name time', 'time name', 'name', 'time'] as const)
  const nameWrap = dice.of([bare, bare, bare, ...brackets, ...bold])
  const timeWrap = dice.of([bare, bare, ...brackets, ...brackets, ...bold, ...links])
  const clock = dice.of(clocks)
  const ranges = dice.chance(0.15) ? dice.of([' - ', ' --> ', '–']) : null
  const lead = dice.of(['', '', '', '', '- ', '* ', '• ', '>> ', '> ', '| ', '@'])
  const between = dice.of([' ', ' ', ' - ', ' — ', ' | ', ', ', ': ', '\n', '  ', '\t', ' • ', ' / ', '\n\n'])
  const closes = ['\n', '\n', ':\n', '\n\n', ': ', ' - ', ' — ', ' | ', ' > ', ' » ', '\t', '   ']
  const marked = timeWrap !== bare || kind === 'name time' || kind === 'time'
  const close = dice.of(kind === 'name' || kind === 'time name' ? closes : [...closes, ...(marked ? [' '] : [])])
  const indent = dice.of(['', '', '', '  ', '    ', '\t'])
  const wordIndent = close.endsWith('\n') ? dice.of(['', '', '  ', '\t']) : ''
  const gapBetweenTurns = dice.of(['\n\n', '\n\n', '\n', '\n\n\n'])
  const turns = createTalk(dice, gapBetweenTurns === '\n' ? 1 : dice.of([1, 1, 3]))
  const renderHead = ({ speaker, start, end }: Turn) => {
    const times = ranges === null ? clock(start) : `${clock(start)}${ranges}${clock(end)}`
    const [name, time] = [nameWrap(speaker), timeWrap(times)]
    if (kind === 'name') return name
    if (kind === 'time') return time
    return kind === 'name time' ? `${name}${between}${time}` : `${time}${between}${name}`
  }
  const body = turns.map((turn) => {
    const words = turn.paragraphs.map((paragraph) => wordIndent + paragraph).join('\n\n')
    return `${indent}${lead}${renderHead(turn)}${close}${words}`
  })
  const said = turns.map(({ speaker, start, paragraphs }) => ({
    speaker: kind === 'time' ? null : speaker,
    start: kind === 'name' ? null : start,
    text: paragraphs.join(' '),
  }))
  return { text: `${body.join(gapBetweenTurns)}\n`, said }
}
