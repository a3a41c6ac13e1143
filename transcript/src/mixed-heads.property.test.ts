// Talks whose heads are mixed and spoiled: words go to the speaker that the file names, or to nobody, and never to another.
import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { createDice, createTalk, type Dice, type Turn } from './testing/layouts.ts'

const files = 2000
const firstSeed = 40_000

const plain = ({ speaker }: Turn) => `${speaker}: `
/** Ways in which one head of a file is written differently from the others. */
const odd: readonly ((turn: Turn) => string)[] = [
  ({ speaker }) => `${speaker} : `,
  ({ speaker }) => `${speaker}：`,
  ({ speaker }) => `**${speaker}:** `,
  ({ speaker }) => `[${speaker}]: `,
  ({ speaker }) => `${speaker} #2: `,
  ({ speaker }) => `${speaker}, host: `,
  ({ speaker }) => `${speaker} (guest): `,
  ({ speaker }) => `${speaker} from Ulm: `,
  ({ speaker }) => `${speaker.toUpperCase()}: `,
  ({ speaker }) => `${speaker} & Co.: `,
  () => 'Voice from outside: ',
  () => 'Team mem. 7: ',
]

/** Each word ends with the number of its turn, so that what was said by whom can be told. */
function numbered(dice: Dice): { text: string; turns: Turn[] } {
  const turns = createTalk(dice, 1)
  const spoiled = new Set(Array.from({ length: 1 + dice.below(3) }, () => dice.below(turns.length)))
  const lines = turns.map((turn, at) => {
    const head = spoiled.has(at) ? dice.of(odd) : plain
    return `${head(turn)}Bread${at} takes time${at}, and time${at} is what nobody has${at}.`
  })
  return { text: lines.join(dice.of(['\n', '\n\n'])), turns }
}

test(`${files} files with mixed heads give no words to a speaker of whom they do not say so`, () => {
  const wrong: string[] = []
  for (let seed = firstSeed; seed < firstSeed + files; seed++) {
    const { text, turns } = numbered(createDice(seed))
    const { segments } = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
    for (const segment of segments) {
      const said = new Set([...segment.text.matchAll(/\p{L}+(\d+)[.,]?(?= |$)/gu)].map(([, at]) => Number(at)))
      const line = (at: number) => text.split(/\n+/)[at] ?? ''
      const isStated = [...said].every((at) => {
        const name = segment.speaker?.split(/[ ,(]/, 1)[0]?.toLowerCase() ?? ''
        return line(at)
          .toLowerCase()
          .replace(/^[*[]+/, '')
          .startsWith(name)
      })
      if (!isStated || (segment.speaker !== null && said.size > 1))
        wrong.push(`${seed}: ${segment.speaker} said “${segment.text}” (${turns.length} turns)`)
    }
  }
  expect(wrong).toEqual([])
})

/** Lines that begin with what looks like a name, once in a file, and name nobody. */
const asides: readonly ((number: number) => string)[] = [
  (number) => `- Small Loaves: Aside${number} in a list.`,
  (number) => `* Loaf Price: Aside${number} in a list.`,
  (number) => `(Update) B: Aside${number} of someone.`,
  (number) => `(Correction: Aside${number} of an editor.)`,
  (number) => `“Rye: A History” is what Aside${number} names.`,
  (number) => `Time: Aside${number} of a word that is said.`,
  (number) => `Offers PR: <https://bread.example/${number}>`,
]

test(`${files} files with lists, remarks, and references among the turns have no speakers but their own`, () => {
  const wrong: string[] = []
  for (let seed = firstSeed; seed < firstSeed + files; seed++) {
    const dice = createDice(seed)
    const turns = createTalk(dice, 1)
    const [speakers, between] = [new Set(turns.map(({ speaker }) => speaker)), dice.of(['\n', '\n\n'])]
    const lines = turns.map((turn, at) => `${plain(turn)}Bread${at} takes time, and time is what nobody has.`)
    const aside = dice.of(asides)(seed)
    const at = 1 + dice.below(lines.length - 1)
    const text = [...lines.slice(0, at), aside, ...lines.slice(at)].join(between)
    const { segments } = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
    if (turns.length < 8 || [...speakers].some((name) => turns.filter(({ speaker }) => speaker === name).length < 2))
      continue
    const strangers = segments.filter(({ speaker }) => speaker !== null && !speakers.has(speaker))
    const missing = lines.filter(
      (_, turn) =>
        !segments.some(
          ({ speaker, text: words }) => speaker === turns[turn]?.speaker && words.includes(`Bread${turn} `),
        ),
    )
    if (strangers.length + missing.length > 0) wrong.push(`${seed}: ${aside} → ${strangers[0]?.speaker} ${missing[0]}`)
  }
  expect(wrong).toEqual([])
})
