import { expect, test } from 'vitest'
import { briefOf, episodeOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import { type EpisodeTitles, showNotesText } from '../../types/episode-titles/episode-titles.ts'
import { linksIn } from '../../types/episode-titles/links.server.ts'
import { seoScore } from '../../types/episode-titles/seo-score.ts'
import { chaptersOf } from '../chapters/chapters.server.ts'
import { episodeTitlesWriter } from './episode-titles-writer.server.ts'
import { titleCandidates } from './title-candidates.server.ts'

const [, episode] = sampleEpisodes()[0]!
const write = (brief = briefOf()) =>
  episodeTitlesWriter.finish(episodeTitlesWriter.draft(episode, brief), episode, brief).content as EpisodeTitles

test('[CONTENT-22] a primary title and at least four others over different angles, scored, and keywords', () => {
  const { primary, alternative, keywords } = write()
  const titles = [primary, ...alternative]
  expect(alternative.length).toBeGreaterThanOrEqual(4)
  expect(new Set(titles.map(({ angle }) => angle)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
  for (const { title, seoScore: score } of titles) {
    expect(title.length).toBeLessThanOrEqual(100)
    expect(score).toBe(seoScore(title, keywords).total)
  }
  expect(keywords.length).toBeGreaterThanOrEqual(3)
})

test('[CONTENT-28] show notes hold summary, chapters, links and the footer', () => {
  const { summary, chapters, footer } = write(briefOf({ podcastFooter: 'Write to us.' })).showNotes
  expect(summary).not.toBe('')
  expect(chapters[0]?.time).toBe('0:00')
  expect(chapters.length).toBeGreaterThanOrEqual(3)
  expect(footer).toBe('Write to us.')
  const spoken = episodeOf([
    ['Ada', 'You find it on bread.example.com/ovens or at https://bread.dev and again on bread.dev today.'],
  ])
  expect(linksIn(spoken)).toEqual(['https://bread.example.com/ovens', 'https://bread.dev'])
})

test('chapters begin with who is there where nothing sharper is said at once', () => {
  const brief = briefOf({}, { guest: { name: 'Oda Lund', title: null, handle: null } })
  const beginning = (opening: string) => {
    const filling = 'They did it again, and it was like that for them as well, all of it. '.repeat(3)
    const talk = episodeOf([
      ['Mia Hart', `${opening} ${filling}`],
      ['Oda Lund', `Most islands never forget a storm. ${filling}`],
      ['Mia Hart', `Nobody repairs a tide clock in winter. ${filling}`],
    ])
    return chaptersOf(talk, brief)[0]?.title
  }
  expect(beginning('It was like that, and so they did it again and again.')).toBe('Introducing Oda Lund')
  expect(beginning('Most harbours never trust a young sailor.')).toBe('Most harbours never trust a young sailor')
})

test('what is short enough for the thumbnail is not the first title as well', () => {
  const talk = episodeOf([
    ['Mia Hart', 'What do islands teach a sailor about winter?'],
    ['Oda Lund', 'Most harbours never trust inexperienced sailors.'],
    ['Oda Lund', 'Lanterns need more oil than praise in the long nights of a northern winter.'],
  ])
  const written = episodeTitlesWriter.finish(episodeTitlesWriter.draft(talk, briefOf()), talk, briefOf())
  const { primary, alternative } = written.content as EpisodeTitles
  expect([primary, ...alternative].map(({ title }) => title)).toContain(
    'Most harbours never trust inexperienced sailors',
  )
  expect(primary.title.split(' ').length).toBeGreaterThan(6)
})

test('a figure in words of one’s own is a title of its own angle', () => {
  const talk = episodeOf([
    ['Mia Hart', 'What did the island pay you?'],
    ['Oda Lund', 'I joined the ferry for 900 crowns a year. I never liked the captain of that ferry.'],
  ])
  const angles = titleCandidates(talk, briefOf()).map(({ text, angle }) => [text, angle])
  expect(angles).toContainEqual(['“I joined the ferry for 900 crowns a year” – Oda Lund', 'number'])
})

test('the alternatives stand in the order of their scores, and none but a name is far better than the first', () => {
  for (const [, talk] of sampleEpisodes())
    for (const attempt of [0, 1]) {
      const brief = briefOf({}, { attempt })
      const { content } = episodeTitlesWriter.finish(episodeTitlesWriter.draft(talk, brief), talk, brief)
      const { primary, alternative } = content as EpisodeTitles
      const scores = alternative.map(({ seoScore }) => seoScore)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const { angle, title, seoScore } of alternative)
        if (angle !== 'guest' && title.split(' ').length > 6) expect(seoScore - primary.seoScore).toBeLessThan(15)
    }
})

test('refuses a title of 101 characters and marks that YouTube refuses', () => {
  const problemsOf = (title: string) =>
    episodeTitlesWriter.finish({ titles: [{ title, angle: 'claim' }], keywords: [], summary: '' }, episode, briefOf())
      .problems
  expect(problemsOf('b'.repeat(99))).toEqual([])
  expect(problemsOf('b'.repeat(100))).toEqual([])
  expect(problemsOf('b'.repeat(101))).toHaveLength(1)
  expect(problemsOf('Bread <3')).toHaveLength(1)
})

test('a title does not begin with somebody nobody knows, nor wait for its main clause', () => {
  const talk = episodeOf([
    [
      'Oda Lund',
      'Pelle ran the clocks, and Siv did the ropes. Pelle laughed about most clocks. Most islands never forget a storm.',
    ],
    ['Mia Hart', 'What did the island learn from the flood?'],
    [
      'Oda Lund',
      'Every time the harbour filled up with water, most islands lost a boat. A tide clock never lies about the moon.',
    ],
  ])
  const texts = titleCandidates(talk, briefOf()).map(({ text }) => text)
  expect(texts).toContain('A tide clock never lies about the moon')
  expect(texts.slice(0, 3).join()).not.toMatch(/^Pelle/m)
  expect(texts).not.toContain('Every time the harbour filled up with water')
})

test('show notes take the form of the podcast’s own, say what the show is, and end on the footer once', () => {
  const voice = {
    podcastDescription: 'A show about bread.',
    podcastDescriptionExample: 'Timestamps:\n• (00:00) – Welcome\n• (02:10) – The oven\n\nLinks:\nada.example',
    podcastFooter: 'Write to us — hello@bread.example',
  }
  const notes = write(briefOf(voice)).showNotes
  const text = showNotesText({ ...notes, links: ['https://bread.example'] })
  expect(text).toContain('\n\nTimestamps:\n• (0:00) – ')
  expect(text).toContain('\n\nLinks:\nhttps://bread.example\n\n')
  expect(notes.summary).toContain('A show about bread.')
  expect(text.split(voice.podcastFooter)).toHaveLength(2)
  expect(text.endsWith(voice.podcastFooter)).toBe(true)
  expect(showNotesText(write().showNotes)).toMatch(/\n0:00 /)
})

test('no two titles open alike, and each way of building one but the plain stands once', () => {
  const titles = write()
  const first = [titles.primary, ...titles.alternative].map(({ title }) => title.split(' ').slice(0, 2).join(' '))
  expect(new Set(first).size).toBe(first.length)
  const all = [titles.primary, ...titles.alternative].map(({ title }) => title)
  for (const frame of [/ \| /, /^Why /, /^How /, / on /])
    expect(all.filter((title) => frame.test(title)).length).toBeLessThan(3)
})

test('key themes lean the choice of titles; forbidden words stand in none; the guest is named as the form says', () => {
  const talk = episodeOf([
    ['Mia', 'What do islands teach a sailor?'],
    ['Oda', 'Islands never forget a storm. Lanterns never lie about the moon. Ropes never forgive a lazy sailor.'],
    ['Mia', 'What do lanterns need at night?'],
    [
      'Oda',
      'Lanterns need oil more than praise. Ropes need salt more than paint. Islands need boats more than bridges.',
    ],
  ])
  const titles = (voice: object, guest = {}) =>
    titleCandidates(talk, briefOf(voice, { guest: { name: null, title: null, handle: null, ...guest } }))
  const place = (list: { text: string }[], words: string) => list.findIndex(({ text }) => text.startsWith(words))
  const [plain, themed] = [titles({}), titles({ keyThemes: ['ropes'] })]
  expect(place(themed, 'Ropes')).toBeLessThan(place(plain, 'Ropes'))
  expect(
    titles({ brandGuidelines: 'Never say "lazy".' })
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/lazy/)
  expect(
    titles({}, { name: 'Oda Lund' })
      .map(({ text }) => text)
      .join(),
  ).toContain('Oda Lund')
})
