import { describe, expect, test } from 'vitest'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { secondsAt } from '../../type/time-code.ts'
import { descriptionBytes } from './description.server.ts'
import { writeScript } from './write-script.server.ts'
import { scriptSections, spokenWords, type YoutubeScript } from './youtube-script.ts'

const samples = sampleEpisodes()
const [, episode] = samples[0]!
const write = (brief = createBrief()) => writeScript(episode, brief).content as YoutubeScript
const biteForm = /^\[([\d:]+)\] (?:([^“\n]+): )?“([^“”]+)”$/gm
const bitesIn = (section: string) =>
  [...section.matchAll(biteForm)].map(([, time = '', speaker, words = '']) => ({ time, speaker, words }))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')

describe.each(samples)('%s', (_, talk) => {
  test.each([0, 1, 4])(
    '[CONTENT-14] [KIT-05] attempt %i is a cut of one to three minutes, of sound bites with speaker and time',
    (attempt) => {
      const script = writeScript(talk, createBrief({}, { attempt })).content as YoutubeScript
      const said = plain(talk.sentences.map(({ text }) => text).join(' '))
      const names = talk.speakers.map(({ name }) => name)
      for (const { key } of scriptSections) {
        const bites = bitesIn(script[key])
        expect(bites, key).toHaveLength(script.evidence[key].length)
        expect(bites.length > 0, key).toBe(key !== 'callToAction')
        for (const [at, { time, speaker, words }] of bites.entries()) {
          expect(said).toContain(plain(words))
          expect(names).toContain(speaker)
          expect(secondsAt(time)).toBe(Math.floor(script.evidence[key][at]?.start ?? -1))
        }
      }
      const heard = scriptSections.reduce((sum, { key }) => sum + spokenWords(script[key]), 0)
      expect(heard).toBeLessThanOrEqual(470)
      expect(script.estimatedDuration).toBeCloseTo(heard / 150, 0)
      expect(script.estimatedDuration).toBeGreaterThanOrEqual(1)
      expect(script.estimatedDuration).toBeLessThanOrEqual(3)
    },
  )

  test('nothing is heard twice, and the main part runs in order of time', () => {
    const { evidence } = writeScript(talk, createBrief()).content as YoutubeScript
    const places = scriptSections.flatMap(({ key }) => evidence[key]).map(({ start, end }) => ({ start, end }))
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) expect(one.start < other.end && other.start < one.end).toBe(false)
    const starts = evidence.mainContent.map(({ start }) => start)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
  })
})

test.each(samples)('%s: where nobody is named no sound bite runs over two voices', (_, { turns, sentences }) => {
  const spoken = turns.map(({ firstSentence, lastSentence }) => sentences.slice(firstSentence, lastSentence + 1))
  const talk = createEpisode(spoken.map((turn) => [null, turn.map(({ text }) => text).join(' ')]))
  const { evidence } = writeScript(talk, createBrief()).content as YoutubeScript
  const bites = scriptSections.flatMap(({ key }) => evidence[key])
  expect(bites.length).toBeGreaterThan(0)
  for (const { from, to } of bites) expect(to.segment).toBe(from.segment)
})

test('the hook is over within fifteen seconds or so, and the last words are what the viewers are asked', () => {
  const { hook, callToAction } = write(createBrief({ podcastName: 'The Long Table', contentGoals: 'community' }))
  expect(spokenWords(hook)).toBeLessThanOrEqual(40)
  expect(callToAction).toMatch(
    /on The Long Table, wherever you get your podcasts\. Tell us in the comments how you see it; we read every one\.$/,
  )
})

test('no time in the script or its description carries the mark of an estimate', () => {
  for (const [, talk] of samples) expect(JSON.stringify(writeScript(talk, createBrief()).content)).not.toContain('≈')
})

test('the call to action names the guest, the show, and where to hear the whole talk', () => {
  const guest = episode.speakers.find(({ role }) => role === 'guest')?.name ?? ''
  const { callToAction } = write(createBrief({ podcastName: 'The Long Table' }))
  expect(callToAction).toContain(`with ${guest} on The Long Table, wherever you get your podcasts.`)
  expect(spokenWords(write().callToAction)).toBeGreaterThanOrEqual(12)
})

test('words of a section count without the times and speakers of its sound bites', () => {
  expect(spokenWords('[1:02:30] Ada Fenn, baker in Fenn: “Bread needs time.”\n\n[0:05] “And salt.”')).toBe(5)
  expect(spokenWords('[≈ 0:05] Ada: “And salt.”')).toBe(2)
  expect(spokenWords('She said: “Bread needs time.”')).toBe(5)
})

test('[CONTENT-27] the description holds summary, chapters from 0:00 and the footer as it is', () => {
  const { description } = write(createBrief({ youtubeFooter: 'Made with flour.\nMusic: us' }))
  const times = [...description.matchAll(/^([\d:]+) \S/gm)].map(([, time = '']) => secondsAt(time) ?? 0)
  expect(times.length).toBeGreaterThanOrEqual(3)
  expect(times[0]).toBe(0)
  for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBeGreaterThanOrEqual(10)
  expect(description.endsWith('\n\nMade with flour.\nMusic: us')).toBe(true)
  const [summary] = description.split('\n')
  expect(summary).toMatch(/^[“\p{L}].{20,}/u)
  expect(new TextEncoder().encode(description).length).toBeLessThanOrEqual(descriptionBytes)
})

test('the guest sets up the problem, even where the host says the strongest lines alone', () => {
  const [, talk] = samples.find(([file]) => file.includes('repair-cafe'))!
  const [host, guest] = ['host', 'guest'].map((role) => talk.speakers.find((one) => one.role === role)!.name)
  const strongest = [0, 1, 2].flatMap((attempt) =>
    Object.values(writeScript(talk, createBrief({}, { attempt })).content!.evidence).flat(),
  )
  const turns = talk.sentences.map(({ speaker, text, start, end }): [string | null, string] => [
    strongest.some((passage) => start < passage.end && end > passage.start) ? host! : speaker,
    text,
  ])
  const { problemSetup } = writeScript(createEpisode(turns), createBrief()).content!.evidence
  expect(problemSetup.map(({ speaker }) => speaker)).toContain(guest)
})
