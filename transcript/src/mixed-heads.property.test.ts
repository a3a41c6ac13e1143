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
