import { embeddingLength, embedLines, findPassages, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { embedInThread } from './embed-in-thread.ts'

const good = 'The most expensive thing in a bakery is the customer who never comes back.'
const bad = 'So you go to the second page of the form and put the number of that one in there.'

/** What the embedding of a line changes of its strength, and its strength then. */
async function embedAlone(text: string) {
  const talk = understand(parseTranscript(new TextEncoder().encode(`Ada: ${text}`), 'talk.txt'))
  const strength = () => findPassages(talk).lines.find((line) => line.text === text)?.strength ?? Number.NaN
  const before = strength()
  await embedLines(talk, embedInThread)
  return { gain: strength() - before, strength: strength() }
}

test('the encoder raises a line that means something to strangers above one that does not', async () => {
  const [raised, lowered] = [await embedAlone(good), await embedAlone(bad)]
  expect(raised.gain).toBeGreaterThan(lowered.gain)
  expect(raised.strength).toBeGreaterThan(lowered.strength)
})

test('a text has the same embedding each time, whatever is embedded with it', async () => {
  const alone = await embedInThread([good])
  expect(Math.hypot(...alone)).toBeCloseTo(1)
  const [first, last] = [bad.repeat(3), '']
  const among = await embedInThread([first, good, last])
  expect(among.slice(embeddingLength, 2 * embeddingLength)).toEqual(alone)
  expect(among.slice(0, embeddingLength)).not.toEqual(alone)
})
