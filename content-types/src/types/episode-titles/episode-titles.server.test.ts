import { expect, test } from 'vitest'
import { applyEdit } from '../../items/apply-edit.ts'
import { contentDocument } from '../../registry/content-document.ts'
import { writeContent } from '../../registry/registry.server.ts'
import { getContentType } from '../../registry/registry.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import type { Spoken } from '../../type/edit-context.ts'
import { shortfallMessage } from '../../type/shortfall-message.ts'
import { en } from '../../voice/wording/en.ts'
import { episodeTitlesOnServer } from './episode-titles.server.ts'
import { type EpisodeTitles, episodeTitles, showNotesText } from './episode-titles.ts'
import { linksIn } from './links.server.ts'
import { seoScore } from './seo-score.ts'

const episodes = sampleEpisodes().map(([, episode]) => episode)
const [episode] = episodes.slice(0, 1) as [(typeof episodes)[number]]

function write(talk = episode, brief = createBrief()): EpisodeTitles {
  const { content } = episodeTitlesOnServer.write(talk, brief)
  if (content === null) throw new Error('There are always titles.')
  return content
}

const spoken = { lastWordEnds: () => null } as Spoken
const listAllTitles = ({ primary, alternative }: EpisodeTitles) => [primary, ...alternative]

test('[CONTENT-22] a primary title and alternatives, each scored, and keywords', () => {
  const { primary, alternative, keywords } = write()
  expect(alternative.length).toBeGreaterThanOrEqual(2)
  expect(primary.seoScore).not.toBeNull()
  for (const { title, seoScore: score } of [primary, ...alternative]) {
    expect(title.trim()).not.toBe('')
    expect(score).toBe(seoScore(title, keywords).total)
  }
  expect(keywords.length).toBeGreaterThanOrEqual(2)
})

test('[CONTENT-22] no alternative has more points than the primary title', () => {
  for (const talk of episodes)
    for (const attempt of [0, 1, 2]) {
      const [first, ...others] = listAllTitles(write(talk, createBrief({}, { attempt }))).map(
        ({ seoScore: score }) => score ?? 0,
      )
      expect(first).toBeGreaterThanOrEqual(Math.max(0, ...others))
    }
})

test('the titles of an episode are not called few', () => {
  for (const talk of episodes) expect(listAllTitles(write(talk)).length).toBeGreaterThanOrEqual(5)
  expect(shortfallMessage(episodeTitles, write(), 120)).toBeNull()
})

test('[CONTENT-28] show notes hold summary, chapters, links and the footer', () => {
  const { summary, chapters, links, footer } = write(episode, createBrief({ podcastFooter: 'Write to us.' })).showNotes
  expect(summary).not.toBe('')
  expect(chapters[0]?.time).toBe('0:00')
  expect(chapters.length).toBeGreaterThanOrEqual(3)
  expect(links).toEqual(linksIn(episode))
  expect(footer).toBe('Write to us.')
  const spoken = createEpisode([
    ['Ada', 'You find it on bread.example.com/ovens or at https://bread.dev and again on bread.dev today.'],
  ])
  expect(write(spoken).showNotes.links).toEqual(['https://bread.example.com/ovens', 'https://bread.dev'])
})

test('links: an address of the guest near the close, none of a sponsor, of the host, or only mentioned', () => {
  const talk = (...closing: [string, string][]) =>
    createEpisode([
      ['Ada', 'Welcome. What does bread need that no machine can give it, and who taught you?'],
      ['Ben', 'Bread needs time and hands. My father baked rye on Sundays for forty years, and I watched him do it.'],
      ...closing,
    ])
  expect(linksIn(talk(['Ben', 'You can find me at ben-bakes.com or write a letter.']))).toEqual([
    'https://ben-bakes.com',
  ])
  expect(linksIn(talk(['Ben', 'I had a page on blogger.com when I was a boy.']))).toEqual([])
  expect(linksIn(talk(['Ben', 'Go to flour.example.com/sponsorship if you like.']))).toEqual([])
  expect(linksIn(talk(['Ben', 'It was virtual coffee.io back then, and our host paid.']))).toEqual([])
})

test('show notes name the guest and the subjects where nobody introduces the guest in a sentence that reads well', () => {
  const [name, talk] = sampleEpisodes().find(([file]) => file.includes('bakery')) ?? sampleEpisodes()[0]!
  const guest = talk.speakers.find(({ role }) => role === 'guest')?.name ?? ''
  expect(write(talk).showNotes.summary, name).toMatch(new RegExp(`^[^“”\n]*${guest}, who `))
  const introduced = talk.sentences.findIndex(({ text }) => text.includes(`${guest}, who `))
  const turns = talk.sentences
    .filter(({ id }) => id !== introduced)
    .map(({ speaker, text }): [string | null, string] => [speaker, text])
  expect(write(createEpisode(turns)).showNotes.summary).toMatch(new RegExp(`^${guest} on .+\\.`))
})

test('[DRAFT-07] notes hold the spoken introduction, links that are said, chapters of questions and subjects, and the best lines', () => {
  const [, bakery] = sampleEpisodes().find(([file]) => file.includes('bakery'))!
  const said = bakery.sentences.map(({ speaker, text }): [string | null, string] => [speaker, text])
  const guest = bakery.speakers.find(({ role }) => role === 'guest')!.name
  const talk = createEpisode([...said, [guest, 'You can find me at little-hearth.example.com or write a letter.']])
  const { summary, chapters, links } = write(talk).showNotes
  const spoken = said.map(([, text]) => text).join(' ')
  const [introduction = '', ...rest] = summary.split('\n\n')
  expect(introduction).toContain(`${guest}, who `)
  expect(spoken).toContain(introduction)
  const lines = rest.flatMap((part) => /^“(.+)” — /.exec(part)?.[1] ?? [])
  expect(lines.length).toBeGreaterThanOrEqual(2)
  for (const line of lines) expect(spoken).toContain(line)
  const best = writeContent('quotes', talk, createBrief()).content?.map(({ text }) => text) ?? []
  expect(lines.filter((line) => best.includes(line)).length).toBeGreaterThan(0)
  expect(links).toEqual(['https://little-hearth.example.com'])
  const [opening, ...later] = chapters.map(({ title }) => title)
  expect(opening).toBe('Introduction')
  expect(later.length).toBeGreaterThanOrEqual(3)
  const heard = spoken.toLowerCase()
  for (const title of later) {
    const parts = title.endsWith('?') ? [title] : title.split(/, | and /)
    for (const part of parts) expect(heard).toContain(part.toLowerCase())
  }
})

test('chapters are marked where the file has no times for them, and can be edited as they stand', () => {
  for (const [name, talk] of sampleEpisodes()) {
    const { showNotes } = write(talk)
    const [first, ...later] = showNotes.chapters.map(({ time }) => time)
    expect(first).toBe('0:00')
    expect(later.length).toBeGreaterThanOrEqual(2)
    for (const time of later) expect(time.startsWith('≈ '), time).toBe(name.endsWith('.txt'))
    expect(showNotesText(showNotes)).toContain(`\n${later[0]} `)
    expect(episodeTitles.edited.safeParse(write(talk)).error).toBeUndefined()
  }
})

test('[DRAFT-05] a title names people or subjects around a line or a question that was said word for word', () => {
  for (const talk of episodes)
    for (const attempt of [0, 1, 2]) {
      const said = talk.sentences.map(({ text }) => text.toLowerCase()).join(' ')
      const speakers = talk.speakers.map(({ name }) => name)
      const titles = listAllTitles(write(talk, createBrief({}, { attempt })))
      expect(titles.length).toBeLessThanOrEqual(9)
      expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
      for (const { title, angle, evidence } of titles) {
        expect(title.length).toBeLessThanOrEqual(100)
        expect(
          speakers.some((name) => title.includes(name)),
          title,
        ).toBe(true)
        const line = /“(.+)”/.exec(title)?.[1] ?? /^.*\?(?= With )/.exec(title)?.[0]
        if (line === undefined) {
          expect(['guest', 'promise']).toContain(angle)
          expect(evidence).toEqual([])
          continue
        }
        const words = line.toLowerCase().replaceAll(/[‘’]/g, "'")
        expect(said.replaceAll(/["‘’]/g, "'"), title).toContain(words)
        expect(evidence).toHaveLength(1)
      }
    }
})

test('written again, other lines make the titles', () => {
  const [first = [], second = []] = [0, 1].map((attempt) =>
    listAllTitles(write(episode, createBrief({}, { attempt }))).flatMap(({ title }) => /“.+”/.exec(title) ?? []),
  )
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((line) => first.includes(line))).toEqual([])
})

test('where nothing said makes a title, the name of the project stands there, without a score and not as a title', () => {
  const talk = createEpisode([['Ada', 'Yes. No. Well.']])
  const titles = write(talk, createBrief({}, { projectTitle: 'ep042_final_v2' }))
  expect(listAllTitles(titles)).toEqual([{ title: 'ep042_final_v2', angle: 'claim', seoScore: null, evidence: [] }])
  expect(episodeTitles.count(titles)).toBe(0)
  const [row] = episodeTitles.rows(titles)
  expect(row).toEqual({ Kind: 'Project name', Title: 'ep042_final_v2', 'SEO score': '', Angle: '' })
  const settled = (title: string) =>
    applyEdit(getContentType('episode_titles'), { ...titles, primary: { title } }, { before: titles, spoken }).primary
      .seoScore
  expect(settled('ep042_final_v2')).toBeNull()
  expect(settled('Why tide clocks run late')).toBe(seoScore('Why tide clocks run late', titles.keywords).total)
})

test('topics to avoid stand in no title, keyword, summary or chapter', () => {
  const printed = listAllTitles(write()).map(({ title }) => title)
  const [word = ''] = /(?<=“[^”]*)\p{Ll}{6,}/u.exec(printed.join('\n')) ?? []
  expect(word).not.toBe('')
  const { showNotes, keywords, ...titles } = write(episode, createBrief({ avoidTopics: [word] }))
  const texts = [JSON.stringify(titles), ...keywords, showNotes.summary, JSON.stringify(showNotes.chapters)].join(' ')
  expect(texts.replaceAll(/"evidence":\[.*?\]/g, '')).not.toMatch(new RegExp(`\\b${word}\\b`))
})

test('show notes take the form of the podcast’s own, say what the show is, and end on the footer once', () => {
  const voice = {
    podcastDescription: 'A show about bread.',
    podcastDescriptionExample:
      'Ada talks bread.\n\nTimestamps:\n• (0:00) – Welcome\n• (2:10) – The oven\n\nLinks:\nada.example',
    podcastFooter: 'Write to us at bread.example.',
  }
  const { showNotes: notes } = write(episode, createBrief(voice))
  const text = showNotesText({ ...notes, links: ['https://bread.example'] })
  expect(text).toContain('\n\nTimestamps:\n• (0:00) – ')
  expect(text).toContain('\n\nLinks:\nhttps://bread.example\n\n')
  expect(notes.summary).toContain('A show about bread.')
  expect(text.split(voice.podcastFooter)).toHaveLength(2)
  expect(text.endsWith(voice.podcastFooter)).toBe(true)
  expect(showNotesText(write().showNotes)).toMatch(/\n0:00 /)
})

test.each([
  ['AWS in plain words', true],
  ['Why we left AWS', true],
  ['awsbites-100', false],
  ['The two ovens of Canal Street', true],
])('a keyword counts where it stands as a whole word: %s', (title, isFound) => {
  const { reason } = seoScore(title, ['AWS', 'oven']).parts.keyword
  expect(!reason.startsWith('has none')).toBe(isFound)
})

test.each([
  ['Do you still bake on Saturdays in the winter?', 'specific', 'asks a question'],
  ['Why the Best Day Ever cost a baker her sleep', 'specific', 'names Best Day Ever'],
  ['Bread', 'clarity', 'no all caps or filler words'],
  ['Annie Duke on the day you should have quit', 'specific', 'names Annie Duke'],
  ['What Uber did to taxis', 'specific', 'has no number, name, or question'],
  ['How to Stop Chasing Alignment at Work', 'specific', 'names Stop Chasing Alignment'],
] as const)('the score of a title says what was counted, and no more: %s, %s', (title, part, reason) => {
  expect(seoScore(title, []).parts[part].reason).toBe(reason)
})

test('a full name counts as much as a number, and more than a question or capitals alone', () => {
  const score = (title: string) => seoScore(title, []).parts.specific.score
  expect(score('Annie Duke on the day you should have quit')).toBe(score('4 days on which you should have quit'))
  expect(score('Annie Duke on the day you should have quit')).toBeGreaterThan(score('When should you have quit?'))
  expect(score('How to Stop Chasing Alignment at Work')).toBeLessThan(score('When should you have quit?'))
})

test('keywords and show notes that are not there have no head in the exports', () => {
  const titles = write()
  const showNotes = { ...titles.showNotes, summary: '', chapters: [], links: [], footer: '' }
  const bare = { ...titles, keywords: [], showNotes }
  const heads = (content: EpisodeTitles) =>
    contentDocument('The bakery', { episode_titles: content })?.blocks.flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    )
  const kinds = (content: EpisodeTitles) => episodeTitles.rows(content).map(({ Kind }) => Kind)
  expect(heads(titles)).toEqual(['The bakery', 'Episode Titles', 'Keywords', 'Show notes'])
  expect(heads(bare)).toEqual(['The bakery', 'Episode Titles'])
  expect(kinds(titles)).toEqual(expect.arrayContaining(['Keywords', 'Show notes']))
  for (const kind of ['Keywords', 'Show notes']) expect(kinds(bare)).not.toContain(kind)
})

test('without speaker names, the topic follows a quote and never stands where its speaker would', () => {
  const [, bakery] = sampleEpisodes().find(([file]) => file.includes('bakery'))!
  const unnamed = createEpisode(bakery.sentences.map(({ text }) => [null, text]))
  const titles = [0, 1, 2].flatMap((attempt) => listAllTitles(write(unnamed, createBrief({}, { attempt }))))
  const quoted = titles.map(({ title }) => title).filter((title) => title.includes('“'))
  expect(quoted.some((title) => /” \| \p{Lu}/u.test(title))).toBe(true)
  for (const title of quoted) expect(title).toMatch(/^“/)
})

test('three subjects or names are listed with a serial comma', () => {
  expect(en.list(['rye', 'ovens', 'flour'])).toBe('rye, ovens, and flour')
  expect(en.list(['Ada Fenn', 'Ben Ito'])).toBe('Ada Fenn and Ben Ito')
})

test.each([
  ['Bitcoin, libsecp256k1, and MuSig', 'has no number, name, or question'],
  ['What COVID-19 did to bakeries', 'has no number, name, or question'],
  ['We sold 1,200 loaves a day', 'includes a number: 1,200'],
  ['Profit rose 12% on four days', 'includes a number: 12%'],
])('a number that is part of a name is no number: %s', (title, reason) => {
  expect(seoScore(title, []).parts.specific.reason).toBe(reason)
})
