// biome-ignore lint/style/noRestrictedImports: this test reads files, the parser does not
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'
import { findFacts } from './episode-facts.ts'
import type { FactName } from './fact-names.ts'
import { nameListed } from './listed-names.ts'
import { nameRoles } from './role-names.ts'

const talk = 'Maya: What did the river teach you about the car park above it?\nJonas: That it was there first.\n'
const cues = '00:00:01.000 --> 00:00:04.000\nMaya: What did the river teach you?\n'
const rows = [{ speaker: 'Maya', start: 1, end: 4, text: 'What did the river teach you about the car park?' }]

function readFacts(text: string, filename = 'a.txt') {
  const found = findFacts(parseTranscript(new TextEncoder().encode(text), filename))
  return Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]))
}

const facts = {
  showName: 'Wet Ground',
  episodeNumber: '12',
  publishedOn: '2026-05-02',
  description: 'Maya and Jonas walk along a river that came back.',
  links: 'https://wetground.example/12',
}
const { showName, episodeNumber, publishedOn, description, links } = facts

describe('[FACTS-01] facts are read', () => {
  test.each([
    [
      'from lines above the talk',
      `Title: The river\nShow: ${showName}\nEpisode: 12\nDate: May 2, 2026\nDescription: ${description}\nLink: ${links}\n\n${talk}`,
      'a.txt',
    ],
    [
      'from marked lines below a heading',
      `# The river\n\n**Podcast:** ${showName}\n**Episode:** #12\n**Published:** Saturday, May 2nd, 2026\n**Description:** ${description}\n**URL:** <${links}>\n\n${talk}`,
      'a.md',
    ],
    [
      'from front matter with folded lines',
      `---\ntitle: The river\npodcast: ${showName}\nepisode: 12\ndate: 2026-05-02T08:00:00Z\ndescription: >-\n  Maya and Jonas walk along\n  a river that came back.\nlinks:\n  - ${links}\n  - https://acme.example/?ref=wetground\n---\n${talk}`,
      'a.md',
    ],
    [
      'from fields of JSON',
      JSON.stringify({
        podcast: { title: showName },
        episode: { number: 1, episode_number: 12 },
        metadata: { published_at: '2026-05-02', description, url: links },
        segments: rows,
      }),
      'a.json',
    ],
    [
      'from the head of captions',
      `WEBVTT\nTitle: The river\nShow: ${showName}\nEpisode: 12\n\nNOTE Date: 2026-05-02\n\nNOTE\nDescription: ${description}\nURL: ${links}\n\n${cues}`,
      'a.vtt',
    ],
  ])('%s', (_, text, filename) => {
    expect(readFacts(text, filename)).toMatchObject(facts)
  })

  test.each([
    [
      'of nested front matter',
      `---\ntitle: The river\npodcast:\n  name: ${showName}\nepisode:\n  number: 12\n  date: 2026-05-02\nhosts:\n  - name: Maya Brandt\nguests:\n  - name: Jonas Reed\n    title: founder of Oven Works\n    twitter: "@jonas"\nlinks:\n  - title: The river\n    url: ${links}\n  - title: Our sponsor\n    url: https://acme.example\n---\n${talk}`,
      'a.md',
    ],
    [
      'of front matter that lists people with roles',
      `---\ntitle: The river\nshow: ${showName}\nnumber: 12\nepisode: 12\ndate: 2026-05-02\npeople:\n  - {name: Maya Brandt, role: Host}\n  - {name: Jonas Reed, role: guest}\nguest_title: founder of Oven Works\nguest_handle: "@jonas"\nlinks: [{name: The river, href: "${links}"}]\n---\n${talk}`,
      'a.md',
    ],
    [
      'of JSON with a guest of many fields',
      JSON.stringify({
        show: { title: showName },
        episode: { number: 12, published_at: '2026-05-02', title: 'The river' },
        host: { name: 'Maya Brandt' },
        guest: { name: 'Jonas Reed', role: 'founder of Oven Works', twitter: '@jonas' },
        links: [{ label: 'The river', link: links }],
        segments: rows,
      }),
      'a.json',
    ],
  ])('from the fields %s', (_, text, filename) => {
    expect(readFacts(text, filename)).toEqual({
      ...{ showName, publishedOn, hostName: 'Maya Brandt', guestName: 'Jonas Reed' },
      ...{ episodeNumber, guestTitle: 'founder of Oven Works', guestHandle: '@jonas', links: `The river: ${links}` },
    })
  })

  const episodeData = {
    '@type': 'PodcastEpisode',
    name: 'The river',
    partOfSeries: { '@type': 'PodcastSeries', name: showName },
    episodeNumber: 12,
    datePublished: '2026-05-02T08:00:00Z',
    description,
    url: links,
    author: { '@type': 'Person', name: 'Maya Brandt' },
    actor: [{ name: 'Maya Brandt' }, { name: 'Jonas Reed' }],
  }
  const createPage = (...data: unknown[]) =>
    `<!doctype html><html><head><title>Episodes of a site</title>${data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')}</head><body><p>${talk.replace('\n', '</p><p>')}</p></body></html>`

  test.each([
    ['an object', [episodeData]],
    ['a graph beside others', [{ '@graph': [{ '@type': 'WebPage', name: 'A page' }, episodeData] }]],
    ['a list below broken data', ['{', [{ ...episodeData, '@type': ['CreativeWork', 'RadioEpisode'] }]]],
  ])('from JSON-LD in a web page: %s', (_, data) => {
    const page = createPage(...data)
    const people = { hostName: 'Maya Brandt', guestName: 'Jonas Reed' }
    expect(readFacts(page, 'a.html')).toEqual({ ...facts, ...people })
    expect(parseTranscript(new TextEncoder().encode(page), 'a.html').title).toBe('The river')
  })

  test('none from JSON-LD of several episodes, and no names of companies or of actors alone', () => {
    expect(readFacts(createPage(episodeData, episodeData), 'a.html')).toEqual({})
    const others = { author: { '@type': 'Organization', name: 'Wet Ground Media' }, actor: { name: 'Jonas Reed' } }
    const found = readFacts(createPage({ ...episodeData, ...others }), 'a.html')
    expect(found).not.toHaveProperty('hostName')
    expect(found).not.toHaveProperty('guestName')
  })

  test('from the head of a web page', () => {
    const page = `<!doctype html><html><head><title>The river</title><meta name="description" content="${description}"><meta property="article:published_time" content="2026-05-02T08:00:00Z"><link rel="canonical" href="${links}"></head><body><p>${talk.replace('\n', '</p><p>')}</p></body></html>`
    expect(readFacts(page, 'a.html')).toEqual({ description, publishedOn, links })
  })

  test.each([
    ['Episode 12: The river', '12'],
    ['Ep. 7 – The river', '7'],
    ['#9: The river', '9'],
    ['S2E5: The river', 'S2E5'],
  ])('the number in the title “%s”', (title, number) => {
    expect(readFacts(`Title: ${title}\nHost: Maya Brandt\n\n${talk}`)).toMatchObject({ episodeNumber: number })
  })

  test.each([
    ['Guest: Jonas Reed, founder of Oven Works', 'founder of Oven Works'],
    ['Guest: Jonas Reed\nTitle: Owner, Little Hearth', 'Owner, Little Hearth'],
    ['Guest: Jonas Reed (the baker of Fenn)\nGuest handle: @jonas', 'the baker of Fenn'],
  ])('a guest and what he does: %j', (head, guestTitle) => {
    expect(readFacts(`${head}\n\n${talk}`)).toMatchObject({ guestName: 'Jonas Reed', guestTitle })
  })
})

describe('[FACTS-02] a greeting tells', () => {
  test.each([
    [
      `Welcome back to Wet Ground. I'm Maya Brandt, and today I'm joined by Jonas Reed, founder of Oven Works.`,
      { showName, hostName: 'Maya Brandt', guestName: 'Jonas Reed', guestTitle: 'founder of Oven Works' },
    ],
    [`Welcome to another episode of Wet Ground. This is episode 12.`, { showName, episodeNumber }],
    [`This is Wet Ground, a weekly podcast about rivers.`, { showName }],
    [`You're listening to Wet Ground, the show about rivers.`, { showName }],
    [`Welcome to the Ground Water Show.`, { showName: 'Ground Water Show' }],
    [
      `Welcome to the Maya Brandt podcast. I'm Maya Brandt.`,
      { showName: 'Maya Brandt podcast', hostName: 'Maya Brandt' },
    ],
    [
      `Welcome to Wet Ground. I'm Maya Brandt, and I'm joined by Jonas Reed and Ada Roth.`,
      { showName, hostName: 'Maya Brandt', guestName: 'Jonas Reed, Ada Roth' },
    ],
  ])('%s', (greeting, told) => {
    expect(readFacts(`${greeting}\n\nLet us begin with the river, as we always do.\n`)).toEqual(told)
  })

  test('only one of two guests when three people talk, so nobody is called the guest', () => {
    const greeting = "Speaker 1: Welcome to Wet Ground. I'm Maya Brandt, and I'm joined by Jonas Reed."
    const found = readFacts(`${greeting}\nSpeaker 2: Hello there, all of you.\nSpeaker 3: And hello from me as well.\n`)
    expect(found).toEqual({ showName, hostName: 'Maya Brandt' })
  })
})

test('[FACTS-02] a voice that is heard once, such as that of an advertisement, is no second guest', () => {
  const talk =
    'Maya: Tell me more about the river, and about everything that it took along with it.\nJonas: It took the car park.\n'
  const text = `Maya: Welcome to another episode of Wet Ground. I'm joined by Jonas Reed.\nAd: Buy now.\n${talk.repeat(6)}`
  expect(readFacts(text)).toMatchObject({ showName, guestName: 'Jonas Reed' })
})

describe('nothing is found', () => {
  test.each([
    ['a city', "Welcome to New York. I'm so glad that you made it here, the trains were late."],
    ['a part', "Welcome to Part Two. I'm Maya Brandt and this goes on where we stopped."],
    ['the listeners', 'Welcome, Everyone. You are listening to me, and that is enough for a morning.'],
    ['a person', "You're listening to Maya Brandt. It is good to be here with all of you this morning."],
  ])('where a greeting names %s', (_, text) => {
    expect(readFacts(`${text}\n\nAnd so it went on, day after day.\n`)).not.toHaveProperty('showName')
  })

  test.each<[string, FactName, string]>([
    ['day and month can be swapped', 'publishedOn', 'Date: 03/04/2026'],
    ['the year is missing', 'publishedOn', 'Date: May 2'],
    ['the day does not exist', 'publishedOn', 'Date: 2026-02-31'],
    ['the episode has a name', 'episodeNumber', 'Episode: The river'],
    ['the number is zero', 'episodeNumber', 'Episode: 0'],
    ['the link is a sponsor’s', 'links', 'Link: https://acme.example/offer?code=WET'],
    ['the link says it is a sponsor’s', 'links', 'Links: Our sponsor https://acme.example'],
    ['the link is a recording', 'links', 'Link: https://cdn.example/12.mp3'],
    ['the link has a password', 'links', 'Link: https://maya:secret@wetground.example'],
    ['the link is the tool’s', 'links', 'URL: https://otter.ai/u/12'],
    ['the link runs a script', 'links', 'Link: javascript:alert(1)'],
    ['the show is a sentence', 'showName', 'Show: Welcome to the show'],
    ['the description says nothing', 'description', 'Description: none'],
    ['a sponsor stands above', 'links', 'Sponsor: https://acme.example'],
  ])('where %s', (_, name, line) => {
    expect(readFacts(`Title: The river\n${line}\n\n${talk}`)).not.toHaveProperty(name)
  })

  test('of what speakers say, whatever they are called', () => {
    const said = 'Show: Welcome back to us all.\nDate: Thank you, it is good to be here.\nShow: May 2, 2026\n'
    expect(readFacts(said.repeat(3))).toEqual({})
  })

  test('of two places that disagree', () => {
    const json = JSON.stringify({ show: 'Wet Ground', metadata: { show: 'Dry Ground' }, segments: rows })
    expect(readFacts(json, 'a.json')).not.toHaveProperty('showName')
  })

  test('in ordinary talk: the middle of each sample, as text and with its speakers', () => {
    const folder = new URL('../../../samples/', import.meta.url)
    const files = readdirSync(folder).filter((name) => /\.(?:srt|vtt|txt|json|csv)$/.test(name))
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      const { segments } = parseTranscript(readFileSync(new URL(file, folder)), file)
      const middle = segments.slice(Math.ceil(segments.length / 3))
      const said = middle.map(({ text }) => text).join('\n\n')
      const turns = middle.map(({ speaker, text }) => `${speaker ?? 'Maya'}: ${text}`).join('\n\n')
      for (const text of [said, turns]) expect([file, readFacts(text)]).toEqual([file, {}])
    }
  })
})

test('[FACTS-02] role labels become the names that belong to them, and only where both are clear', () => {
  const people = { hostName: 'Maya Brandt', guestName: 'Jonas Reed' }
  expect(nameRoles(['Host', 'Guest'], people)).toEqual({ Host: 'Maya Brandt', Guest: 'Jonas Reed' })
  expect(nameRoles(['INTERVIEWER', 'Jonas Reed'], people)).toEqual({ INTERVIEWER: 'Maya Brandt' })
  expect(nameRoles(['Host', 'Guest'], { guestName: 'Jonas Reed, Ada Roth' })).toEqual({})
  expect(nameRoles(['Host', 'Moderator', 'Speaker 1'], people)).toEqual({})
})

test('a label that is a part of one listed name gets all of it', () => {
  const listed = ['Maya Brandt', 'Jonas Reed', 'Jonas Roth', 'Ada de la Cruz']
  expect(nameListed(['MAYA', 'Cruz', 'Ben'], listed)).toEqual({ MAYA: 'Maya Brandt', Cruz: 'Ada de la Cruz' })
  expect(nameListed(['Jonas', 'Roth'], listed)).toEqual({})
  expect(nameListed(['Maya', 'Brandt', 'Ada de la Cruz', 'Ada'], listed)).toEqual({})
  expect(nameListed(['Maya'], ['Maya'])).toEqual({})
})

test('the head of a file lists its speakers', () => {
  const talk = 'Maya: The oven is warm.\n\nJonas: Then we bake all night.\n\nMaya: All night long.\n\nJonas: Bye.\n'
  const read = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.md').listed
  expect(read(`---\ntitle: Bread\nspeakers:\n  - Maya Brandt\n  - Jonas Reed\n---\n\n${talk}`)).toEqual([
    'Maya Brandt',
    'Jonas Reed',
  ])
  expect(read(`---\nspeakers: ["Maya Brandt"]\n---\n\n${talk}`)).toEqual(['Maya Brandt'])
  expect(read(`# Bread\n\n**Speakers:** Maya Brandt, Jonas Reed and Speaker 3\n\n${talk}`)).toEqual([
    'Maya Brandt',
    'Jonas Reed',
  ])
  expect(read(talk)).toBeUndefined()
})
