import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { understand } from './index.ts'

const line = 'A baker who never burns a loaf has stopped looking for the better one.'
const talk = Array.from(
  { length: 60 },
  (_, hour) => `We carried flour number ${hour} down the narrow stairs before anybody in town was awake.`,
)

/** A talk of some minutes with the line in its middle, and what stands in front of it. */
function talkWith(front: string, host = 'Ada') {
  const body = [...talk.slice(0, 30), `And ${line}`, ...talk.slice(30)].join(' ')
  const text = `Ben: ${front}\n\n${host}: Welcome to the show, what do you carry?\n\nBen: ${body}`
  return understand(parseTranscript(new TextEncoder().encode(text), 'talk.txt')).sentences
}

function judged(front: string) {
  const said = talkWith(front).findLast(({ text }) => text.endsWith(line))
  if (!said) throw new Error('the line is not there')
  return said.traits
}

test('a line that was put in front of the episode is worth more where it is said', () => {
  const plain = judged('Nobody knows what is in a sack before it is open.')
  const chosen = judged(line)
  expect(plain.inFront).toBeUndefined()
  expect(chosen.inFront).toBe(true)
  expect(chosen.quotability).toBeGreaterThan(plain.quotability + 15)
})

test('it is known where some words of it were cut out, and not by a few words alone', () => {
  expect(judged('A baker who never burns a loaf has stopped looking.').inFront).toBe(true)
  expect(judged('A baker who never burns anything is no friend of mine at all.').inFront).toBeUndefined()
})

test('what is asked in front is no line of the talk', () => {
  expect(judged('Has a baker who never burns a loaf stopped looking for the better one?').inFront).toBeUndefined()
})

test('no more lines are looked for than fit in front of an episode', () => {
  const said = Array.from({ length: 150 }, (_, at) => {
    const name = ['ab', 'ec', 'id', 'of', 'ug'].map((part, place) => part + 'lmnrst'[Math.floor(at / 6 ** place) % 6])
    return `The sourdough of ${name.join('')} never ${name.reverse().join('')} collapsed overnight.`
  })
  const lines = (start: number, seconds: number) =>
    said.map((text, at) => ({ speaker: 'Ben', start: start + at * seconds, end: start + (at + 1) * seconds, text }))
  const segments = [...lines(0, 0.1), ...lines(1_000, 10)].map((segment, id) => ({ ...segment, id }))
  const { sentences } = understand({
    ...{ dialect: 'test', segments, speakers: ['Ben'], timeSource: 'file', notes: [] },
    durationSeconds: 2_500,
  })
  expect(sentences.slice(said.length).filter(({ traits }) => traits.inFront)).toHaveLength(100)
})
