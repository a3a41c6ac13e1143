import { expect, test } from 'vitest'
import { isNoise } from './noises.ts'
import { parseTranscript } from './parse.ts'

test.each(['Music', 'music playing', 'Laughs softly', 'Phone ringing', 'applause'])('%s is heard, not said', (name) => {
  expect(isNoise(name)).toBe(true)
})

test.each(['Bella', 'Clapton', 'Musick', 'Pausanias', 'Ada', 'Bell Hooks', 'Music Man'])('%s may be a name', (name) => {
  expect(isNoise(name)).toBe(false)
})

test('a sound between people who are named is nobody', () => {
  const turns = Array.from(
    { length: 8 },
    (_, at) => `[0:${10 + at * 5}] ${at % 2 === 0 ? 'Ada' : 'Ben'}\nWe bake ${at}.\n`,
  )
  const text = `${turns.slice(0, 4).join('\n')}\n[0:28] Music\n\n${turns.slice(4).join('\n')}\n`
  const { speakers, segments } = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
  expect(speakers).toEqual(['Ada', 'Ben'])
  expect(segments.find(({ start }) => start === 28)).toMatchObject({ speaker: null, text: '[Music]' })
})
