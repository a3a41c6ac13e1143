import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

const item = (type: string, text: string, start: number | null, end: number | null, speaker_id = 'A') => ({
  type,
  text,
  start,
  end,
  speaker_id,
  logprob: -0.1,
})

test('words, spaces and sounds of ElevenLabs', () => {
  const words = [
    item('word', 'Good', 0.5, 0.9),
    item('spacing', ' ', 0.9, 1),
    item('word', 'morning.', 1, 1.5),
    item('spacing', ' ', 1.5, 2, 'B'),
    item('word', 'Hi', 2, 2.4, 'B'),
    item('spacing', ' ', 2.4, 2.5, 'B'),
    item('word', 'there.', 2.5, 3.25, 'B'),
  ]
  const json = { language_code: 'en', text: 'Good morning. Hi there.', words }
  expect(readJsonFile(json).dialect).toBe('elevenlabs')
  expect(spoken(json)).toEqual(greetings)
  const laughs = [...words.slice(0, 4), item('audio_event', '(laughs out loud)', 1.5, 1.9)]
  expect(spoken({ words: laughs })).toEqual([['A', 0.5, 1.9, 'Good morning. (laughs out loud)']])
})

test('words without a space between them are joined as they stand', () => {
  const words = ['well', '-', 'known', ' ', 'パン', 'を', '焼く'].map((text, at) =>
    item(text === ' ' ? 'spacing' : 'word', text, at, at + 1),
  )
  expect(spoken({ words })).toEqual([['A', 0, 7, 'well-known パンを焼く']])
})

test('a list of words for each channel', () => {
  const channel = (channel_index: number, words: ReturnType<typeof item>[]) => ({
    channel_index,
    words: words.map(({ speaker_id, ...rest }) => rest),
  })
  const transcripts = [
    channel(0, [item('word', 'Hello.', 0, 1), item('spacing', ' ', 1, 4), item('word', 'Bye.', 4, 5)]),
    channel(1, [item('word', 'Hi.', 2, 3)]),
  ]
  expect(spoken({ transcripts }).map(([speaker, , , text]) => [speaker, text])).toEqual([
    ['0', 'Hello.'],
    ['1', 'Hi.'],
    ['0', 'Bye.'],
  ])
})
