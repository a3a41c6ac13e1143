import { expect, test } from 'vitest'
import { createBrief, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { noDetails } from '../../type/brief.ts'
import { episodeTitlesOnServer } from './episode-titles.server.ts'
import { collectLinks } from './known-notes.server.ts'
import { linksIn } from './links.server.ts'

const [[, episode]] = sampleEpisodes() as [[string, ReturnType<typeof sampleEpisodes>[number][1]]]
const writeNotes = (details = noDetails) =>
  episodeTitlesOnServer.write(episode, createBrief({}, { details })).content?.showNotes

test('[FACTS-03] show notes begin with the number and date of the episode, and list its links first', () => {
  const links = ['https://smalldoors.example/12']
  const plain = writeNotes()
  const notes = writeNotes({ number: '12', date: '2026-05-02', description: 'Jonas closes his bakery.', links })
  expect(notes?.summary).toBe(`Episode 12, May 2, 2026\n\n${plain?.summary}`)
  expect(notes?.links).toEqual([...links, ...linksIn(episode)])
  expect(plain?.summary).not.toMatch(/^Episode/)
})

test('an address that the file gives with a label is not listed again where it is said', () => {
  const links = ['The bakery: https://www.bakery.example/', 'The river: https://river.example']
  const said = ['https://bakery.example', 'https://flour.example']
  const brief = createBrief({}, { details: { ...noDetails, links } })
  expect(collectLinks(episode, brief, said)).toEqual([...links, 'https://flour.example'])
})
