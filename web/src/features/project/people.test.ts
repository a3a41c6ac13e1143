import { expect, test } from 'vitest'
import { findPeople, listNames } from './people.ts'

const speaker = (name: string, role: 'host' | 'guest' | 'unknown') => ({ name, role, words: 10 })
const analysis = (...speakers: ReturnType<typeof speaker>[]) => ({
  episodeDuration: 1,
  keyTopics: [],
  summary: '',
  timeSource: 'file' as const,
  language: 'en',
  strip: [],
  speakers,
})
const two = analysis(speaker('Maya', 'host'), speaker('Jonas', 'guest'))

test.each([
  ['the transcript', { hostName: null, guestName: null }, 'Maya with Jonas'],
  ['a full name for the host', { hostName: 'Maya Brandt', guestName: null }, 'Maya Brandt with Jonas'],
  ['the other speaker as host', { hostName: 'Jonas', guestName: null }, 'Jonas with Maya'],
  ['a host who is no speaker', { hostName: 'Ada Roth', guestName: null }, 'Ada Roth with Jonas'],
  ['two guests', { hostName: null, guestName: 'Ada Roth, Ben Okafor' }, 'Maya with Ada Roth and Ben Okafor'],
])('host and guest from %s', (_, given, line) => {
  const { hosts, guests } = findPeople({ analysis: two, ...given })
  expect([hosts, guests].map(listNames).join(' with ')).toBe(line)
})

test('before the transcript is parsed there are only given names', () => {
  expect(findPeople({ analysis: null, hostName: null, guestName: 'Ada' })).toEqual({ hosts: [], guests: ['Ada'] })
})
