import { expect, test } from 'vitest'
import { createBrief } from '../registry/sample-episodes.server.ts'
import { noDetails } from '../type/brief.ts'
import { voiceInWords } from './format-voice.server.ts'

test('a model gets the links of the episode with their labels, and only whole ones where there are too many', () => {
  const links = Array.from({ length: 20 }, (_, at) => `Oven ${at}: https://ovens.example/${at}/${'a'.repeat(100)}`)
  const write = (some: string[]) =>
    voiceInWords(createBrief({}, { details: { ...noDetails, links: some } })).find((line) =>
      line.startsWith('Its links'),
    )
  expect(write(links.slice(0, 2))).toBe(`Its links (name no others): ${links[0]} | ${links[1]}`)
  const given = write(links)?.replace('Its links (name no others): ', '').split(' | ') ?? []
  expect(given.length).toBeGreaterThan(5)
  expect(given.join(' | ').length).toBeLessThanOrEqual(1500)
  expect(links).toEqual(expect.arrayContaining(given))
})
