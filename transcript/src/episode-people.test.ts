import { expect, test } from 'vitest'
import { findPeople } from './episode-people.ts'
import { parseTranscript } from './parse.ts'

const talk = 'Maya: What did the river teach you about the car park above it?\nJonas: That it was there first.\n'
const rows = [{ speaker: 'Maya', start: 1, end: 4, text: 'What did the river teach you about the car park?' }]

function readPeople(text: string, filename = 'a.txt') {
  return findPeople(parseTranscript(new TextEncoder().encode(text), filename))
}

test.each([
  ['lines above the talk', `Host: Maya Brandt\nGuest: Jonas Reed\n\n${talk}`, 'a.txt'],
  ['marked lines', `# The river\n\n**Hosted by:** Maya Brandt\n**Guests:** Jonas Reed\n\n${talk}`, 'a.txt'],
  ['front matter', `---\ntitle: River\nhost: Maya Brandt\nguests:\n  - Jonas Reed\n---\n${talk}`, 'a.txt'],
  ['JSON', JSON.stringify({ host: 'Maya Brandt', guests: [{ name: 'Jonas Reed' }], segments: rows }), 'a.json'],
  ['metadata', JSON.stringify({ metadata: { hosts: ['Maya Brandt'], guest: 'Jonas Reed' }, segments: rows }), 'a.json'],
])('[FACTS-01] %s say who hosts and who is the guest', (_, text, filename) => {
  expect(readPeople(text, filename)).toEqual({ host: 'Maya Brandt', guest: 'Jonas Reed' })
})

const opening = 'Welcome back to Wet Ground.'
test.each([
  ['both names', `Speaker 1: ${opening} I'm Maya Brandt, and today I'm joined by Jonas Reed.\nSpeaker 2: Hello.\n`],
  ['a guest of today', `${opening} I'm Maya Brandt. My guest today is Jonas Reed, who counts fish.\n`],
  ['first names of speakers with full ones', `Maya Brandt: ${opening} I'm Maya.\nJonas Reed: Thank you.\n`],
  [
    'the host, not the show',
    `Maya Brandt: This is Small Doors, the show about small shops. I'm Maya Brandt. Today I'm joined by Jonas Reed.\nJonas Reed: Hello.\n`,
  ],
  [
    'the host, not the show, without labels',
    `This is Small Doors, a weekly podcast about shops. I'm Maya Brandt, and today I'm joined by Jonas Reed.\n`,
  ],
  [
    'the host, not the show, whatever is said of it',
    `This is Wetground, the break room for fishers. I'm Maya Brandt, and today I'm joined by Jonas Reed.\n`,
  ],
  [
    'the host who presents himself as the host',
    `This is your host, Maya Brandt. Today we'll be talking to Jonas Reed about fish.\n`,
  ],
  ['a guest of the title', `Wet Ground, episode one, with guest Jonas Reed. This is your host, Maya Brandt.\n`],
  ['the guest alone', `Maya Brandt: ${opening} I am joined by Jonas Reed.\nJonas Reed: Thank you.\n`],
])('[FACTS-02] a greeting tells %s', (_, text) => {
  expect(readPeople(text)).toEqual({ host: 'Maya Brandt', guest: 'Jonas Reed' })
})

test.each([
  ['nobody is greeted', talk],
  ['labels are no names', 'Host: Hello and welcome to the river.\nGuest: Hello.\nHost: What did it teach you?\n'],
  ['a label comes once', 'Host: Hello and welcome to the river.\nJonas: It taught me that it was there first.\n'],
  [
    'a name is quoted',
    `Maya: ${opening} He said I'm Batman, and we all laughed.\nJonas: And then he left.\nAda: Yes.\n`,
  ],
  [
    'a speaker introduces himself late',
    `${'Maya: So the river rose again and again.\n'.repeat(90)}Jonas: I'm Jonas Reed, from the show.\nAda: Yes.\n`,
  ],
])('nobody is named where %s', (_, text) => {
  expect(readPeople(text)).toEqual({})
})

test.each([
  ['a greeting', 'Host: Welcome back to Small Doors, a show about shops. I am glad you are here.'],
  ['a greeting that is short', 'Host: Welcome back to Small Doors'],
  ['an answer', 'Guest: Thank you, it is good to be here'],
])('what a host or guest says is no name: %s', (_, line) => {
  expect(readPeople(`${line}\n\nJonas: And so it began, on a Monday.\n`)).toEqual({})
})

test.each(['Ludwig van der Berg', "Conan O'Brien Jr.", 'Ana de la Cruz', 'Jean d’Arc'])('%s is a name', (name) => {
  expect(readPeople(`Host: ${name}\n\n${talk}`).host).toBe(name)
})
