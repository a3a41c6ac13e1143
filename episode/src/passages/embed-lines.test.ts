import { expect, test } from 'vitest'
import { parseTranscript } from '../../../transcript/src/index.ts'
import { embeddingLength } from '../judgement/embedding-length.ts'
import { understand } from '../understand.ts'
import { embedLines, findPassages } from './find-passages.ts'

const words = [
  'Ada: The most expensive thing in a bakery is the customer who does not come back.',
  'Ben: What did you do on the day when the oven broke?',
  'Ada: We baked in the kitchens of our neighbors, and the whole street helped us carry the bread.',
].join('\n\n')
const read = (text = words) => understand(parseTranscript(new TextEncoder().encode(text), 'talk.txt'))

test('lines are ranked by their embeddings too once they have some, and every line keeps its words', async () => {
  const episode = read()
  const before = findPassages(episode)
  const embedded: string[] = []
  await embedLines(episode, async (texts) => {
    embedded.push(...texts)
    return new Float32Array(texts.length * embeddingLength).fill(0.04)
  })
  const after = findPassages(episode)
  expect(new Set(embedded)).toEqual(new Set([...before.lines, ...before.shortLines].map(({ text }) => text)))
  expect(after.lines.map(({ text }) => text).sort()).toEqual(before.lines.map(({ text }) => text).sort())
  expect(after.lines.map(({ strength }) => strength)).not.toEqual(before.lines.map(({ strength }) => strength))
  const again = () => Promise.reject(new Error('it is embedded already'))
  await expect(embedLines(episode, again)).resolves.toBeUndefined()
})

test('where lines cannot be embedded, passages are what they are without', async () => {
  const episode = read()
  await expect(embedLines(episode, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(findPassages(episode)).toEqual(findPassages(read()))
})

test('an episode in another language is not embedded', async () => {
  const german = 'Ada: Wir haben in den Küchen unserer Nachbarn gebacken, und die ganze Straße trug das Brot hinaus.'
  const embed = () => Promise.reject(new Error('the encoder knows English alone'))
  await expect(embedLines(read(german), embed)).resolves.toBeUndefined()
})
