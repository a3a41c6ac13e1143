import { findPassages, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { createBrief, createEpisode } from '../registry/sample-episodes.server.ts'
import { getEvidence } from '../type/evidence.server.ts'
import { evidenceFor, materialFor } from './material.server.ts'

const talk = [
  'Ada: [16:17] We weighed the flour every morning, and people came for the bread in every kind of weather.',
  ...Array.from({ length: 40 }, (_, at) => `The oven was warm on day ${at} and nobody in the town went hungry.`),
  '[20:02] Flour is honest, and it never forgives a lazy hand in the morning.',
].join(' ')
const episode = understand(parseTranscript(new TextEncoder().encode(talk), 'talk.txt'))

test('a time that the file says has no mark, whatever is not in the file behind it; one between two marks has', () => {
  expect(getEvidence(episode, 0, 2)).toMatchObject({ start: 977, estimated: false, endEstimated: true })
  expect(getEvidence(episode, 3, 4)).toMatchObject({ estimated: true, endEstimated: true })
  const last = episode.sentences.length - 1
  expect(getEvidence(episode, last, last)).toMatchObject({ start: 1202, estimated: false })
})

test('a line that begins in the middle of a sentence begins at no time of the file', () => {
  const long = `${'very '.repeat(60)}`
  const said = `Ada: [16:17] It was a ${long}long winter in the bakery, and people came for the bread in every kind of weather.`
  const winter = understand(parseTranscript(new TextEncoder().encode(`${said} [17:02] The oven was warm.`), 'a.txt'))
  const line = { ...findPassages(episode).lines[0]!, first: 0, last: 0, text: 'people came' }
  const from = winter.sentences[0]!.text.indexOf('people')
  const to = winter.sentences[0]!.text.length
  const { start, estimated } = evidenceFor(winter, { ...line, from, to, start: 1015, end: 1022 })
  expect({ start, estimated }).toEqual({ start: 1015, estimated: true })
})

test('a quotation mark before the first word leaves the time that the file says', () => {
  const said =
    'Ada: [16:17] "We weighed the flour every morning, and people came in every kind of weather." [16:40] Yes.'
  const quoted = understand(parseTranscript(new TextEncoder().encode(said), 'a.txt'))
  const [first] = quoted.sentences
  const from = first!.text.indexOf('We')
  const line = { ...findPassages(episode).lines[0]!, first: 0, last: 0, text: first!.text.slice(from) }
  const { estimated } = evidenceFor(quoted, { ...line, from, to: first!.text.length, start: 977, end: 1000 })
  expect({ from, estimated }).toEqual({ from: 1, estimated: false })
})

test('a line that stutters is weaker than its words make it, others are not', () => {
  const talked = createEpisode([
    ['Ada', 'Nobody in town ever got rich on bread, but everybody got fed, and fed and fed well.'],
    ['Ben', 'Nobody in the whole town ever got rich on rye, and everybody got fed very well.'],
  ])
  const before = new Map(findPassages(talked).lines.map(({ text, strength }) => [text, strength]))
  const lost = materialFor(talked, createBrief()).lines.map(({ text, strength }) => ({
    isDisfluent: text.includes('fed, and fed and fed'),
    loss: (before.get(text) ?? 0) - strength,
  }))
  expect(lost.some(({ isDisfluent, loss }) => isDisfluent && loss > 0)).toBe(true)
  expect(lost.filter(({ isDisfluent, loss }) => !isDisfluent && loss !== 0)).toEqual([])
})
