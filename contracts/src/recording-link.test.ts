import { expect, test } from 'vitest'
import { recordingAt } from './recording-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc123', 'https://www.youtube.com/watch?v=abc123&t=724s'],
  ['https://youtu.be/abc123?t=5&list=x', 'https://youtu.be/abc123?t=724s&list=x'],
  ['https://vimeo.com/1234', 'https://vimeo.com/1234#t=724s'],
  ['https://open.spotify.com/episode/abc', 'https://open.spotify.com/episode/abc?t=724'],
  ['https://example.org/episodes/12', 'https://example.org/episodes/12#t=724'],
  ['https://cdn.example.org/a.mp3#t=1', 'https://cdn.example.org/a.mp3#t=724'],
])('[PROJ-14] %s opens at a second', (url, at) => {
  expect(recordingAt(url, 724.8)).toBe(at)
})
