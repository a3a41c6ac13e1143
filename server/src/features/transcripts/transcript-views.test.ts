import { expect, test } from 'vitest'
import { toListItem } from './transcript-views.ts'

function cardOf(strip: object[]) {
  const analysis = {
    episodeDuration: 40,
    keyTopics: [],
    summary: '',
    speakers: [],
    timeSource: 'file',
    language: 'en',
    strip,
  }
  const guest = { guestName: null, guestTitle: null, guestHandle: null }
  const row = { id: 'a', key: '', filename: 'a.srt', status: 'completed', statusReason: null, ...guest, analysis }
  return toListItem({ ...row, episodeDuration: 40, createdAt: new Date(0), failedTypes: 0, generatedTypes: 8 }).strip
}

test('on a card neighbouring windows stand together, each lane by itself', () => {
  const windows = Array.from({ length: 60 }, () => [
    { host: 0.5, guests: [0, 0.25] },
    { host: 0.25, guests: [1, 0] },
  ]).flat()
  expect(cardOf(windows)).toEqual(Array.from({ length: 60 }, () => ({ host: 0.5, guests: [1, 0.25] })))
  const ofTwo = windows.map(({ host, guests }) => ({ host, guests: guests[0] }))
  expect(cardOf(ofTwo)).toEqual(Array.from({ length: 60 }, () => ({ host: 0.5, guests: 1 })))
})
