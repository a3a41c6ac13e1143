import type { Correction } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { correctionsAt, offersFor } from './item-words.ts'

const place = (segment: number, from: number, to: number) => ({
  from: { segment, offset: from },
  to: { segment, offset: to },
})
const correction = (heard: string, written: string, source: Correction['source'] = 'episode'): Correction => ({
  id: '4f0d6a52-7a3c-4a2c-9a59-0d7a4f0d6a52',
  heard,
  written,
  source,
  author: 'Ann',
  createdAt: '2026-11-14T09:30:00.000Z',
  places: [{ ...place(2, 4, 14), heard }],
})
const evidence = { speaker: null, start: 0, end: 4, estimated: false, ...place(2, 0, 30) }
const elsewhere = { ...evidence, ...place(3, 0, 30) }

test('an item lists the corrections in its source passages, wherever in the item they are', () => {
  const one = correction('call start', 'cold start')
  expect(correctionsAt({ text: 'x', evidence }, [one])).toEqual([one])
  expect(correctionsAt({ hooks: [{ evidence: elsewhere }, { evidence }] }, [one])).toEqual([one])
  expect(correctionsAt({ text: 'x', evidence: elsewhere }, [one])).toEqual([])
  expect(correctionsAt('a title without passages', [one])).toEqual([])
})

test('a text with misheard words is offered the right ones, for whole words in every field', () => {
  const item = { title: 'Call start explained', lines: ['A call start costs.', 'Recall started.'], evidence }
  const { missing, item: now } = offersFor(item, [correction('call start', 'cold start')])
  expect(missing).toHaveLength(1)
  expect(now).toEqual({ title: 'Cold start explained', lines: ['A cold start costs.', 'Recall started.'], evidence })
})

test('nothing is offered for correct text, or for a single-place correction elsewhere', () => {
  const right = { text: 'A cold start.', evidence }
  expect(offersFor(right, [correction('start', 'cold start')])).toEqual({ missing: [], item: right })
  const there = { text: 'A call start.', evidence: elsewhere }
  expect(offersFor(there, [correction('call start', 'cold start', 'here')]).missing).toEqual([])
  expect(offersFor(there, [correction('call start', 'cold start')]).missing).toHaveLength(1)
})

test('corrections apply in the order they were made', () => {
  const newestFirst = [correction('cold start', 'cold boot'), correction('call start', 'cold start')]
  expect(offersFor({ text: 'A call start.', evidence }, newestFirst).item).toEqual({ text: 'A cold boot.', evidence })
})

test('offers leave links unchanged, like corrections of generated texts', () => {
  const item = { text: 'The call start: #CallStart, https://call.example/call-start?q=call start', evidence }
  const linked = { text: 'See https://example.com/recall.start/start and @start', evidence }
  expect(offersFor(linked, [correction('start', 'begin')]).missing).toEqual([])
  expect(offersFor(item, [correction('call start', 'cold start')]).item).toEqual({
    ...item,
    text: 'The cold start: #ColdStart, https://call.example/call-start?q=call start',
  })
})
