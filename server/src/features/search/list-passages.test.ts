import type { ContentByType } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { type Findable, listPassages } from './list-passages.ts'

const project = (changes: Partial<Findable>): Findable => ({
  filename: 'a_long-talk.final.srt',
  episodeDuration: null,
  segments: [],
  content: {},
  ...changes,
})

const said = (id: number, speaker: string, text: string, start: number | null = null) => ({
  ...{ id, speaker, text, start },
  end: start === null ? null : start + 10,
})

function evidenceIn(findable: Findable) {
  return [...listPassages(findable)].flatMap(({ text, place }) =>
    place.kind === 'said' ? [{ text, ...place.evidence }] : [],
  )
}

test('the words of a title stand apart', () => {
  expect([...listPassages(project({}))]).toEqual([{ text: 'a long talk final', place: { kind: 'title' } }])
})

test('cues of one speaker are one passage, another speaker begins the next', () => {
  const segments = [said(0, 'Maya', 'Why did you', 0), said(1, 'Maya', 'close?', 10), said(2, 'Jonas', 'Bread.', 20)]
  expect(evidenceIn(project({ segments }))).toMatchObject([
    { text: 'Why did you close?', speaker: 'Maya', start: 0, end: 20, estimated: false, to: { segment: 1, offset: 6 } },
    { text: 'Bread.', speaker: 'Jonas', start: 20, from: { segment: 2, offset: 0 } },
  ])
})

test('a long speech is cut at sentences, and each passage knows its words and about when they were said', () => {
  const text = Array.from({ length: 60 }, (_, at) => `This is sentence ${at} of a very long answer.`).join(' ')
  const passages = evidenceIn(project({ segments: [said(0, 'Jonas', text)], episodeDuration: 10 }))
  expect(passages.length).toBeGreaterThan(3)
  for (const passage of passages) {
    expect(passage.text).toBe(text.slice(passage.from.offset, passage.to.offset))
    expect(passage.text).toMatch(/^This .*answer\.$/)
    expect(passage.text.length).toBeLessThan(650)
    expect(passage.estimated).toBe(true)
  }
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text)
  expect(passages.at(-1)?.start).toBeGreaterThan(480)
  expect(passages.at(-1)?.end).toBeCloseTo(600)
})

test('a text without sentences and spaces is cut all the same', () => {
  const passages = evidenceIn(project({ segments: [said(0, 'Mei', '面包'.repeat(1000))] }))
  expect(passages.map(({ text }) => text).join('')).toBe('面包'.repeat(1000))
  expect(passages.length).toBeGreaterThan(2)
})

test('of an item its words can be found and where they were said, not its times, its kind or why it has its score', () => {
  const evidence = {
    ...{ speaker: 'Jonas', start: 684, end: 712, estimated: false },
    ...{ from: { segment: 3, offset: 0 }, to: { segment: 3, offset: 40 } },
  }
  const clip = {
    ...{ title: 'A queue', startTime: '11:24', endTime: '11:52', potential: 'high', viralType: 'surprising', evidence },
    why: 'Draws a contrast',
  }
  const content = { viral_clips: [clip] } as unknown as ContentByType
  const place = { kind: 'content', contentType: 'viral_clips', item: '0', evidence }
  expect([...listPassages(project({ content }))].slice(1)).toEqual([{ text: 'A queue', place }])
})

test('the words of a text format are found under its name', () => {
  const format = { name: 'Fan letter', purpose: '', parts: 'posts', minCharacters: 1, maxCharacters: 99 }
  const content = { own_abcdefghij: { ...format, posts: [{ id: 'a', text: 'Dear all', evidence: [] }] } }
  const [, found] = listPassages(project({ content: content as unknown as ContentByType }))
  expect(found).toMatchObject({ text: 'Dear all', place: { contentType: 'own_abcdefghij', formatName: 'Fan letter' } })
})
