import { expect, test } from 'vitest'
import { packTranscript, unpackTranscript } from '../../platform/engine/packed-transcript.ts'
import { carryOutContent, type EditOutcome } from './content-tasks.ts'

const title = { title: 'One word', angle: 'claim', seoScore: 50, evidence: [] }
const before = {
  ...{ primary: title, alternative: [], keywords: [] },
  showNotes: { summary: '', chapters: [], links: [], footer: '' },
}
// A long speaker name makes a passage much longer than the range that an edit names.
const speaker = `Maya ${'of the bakery '.repeat(90)}`
const segments = [{ id: 0, speaker, text: 'one word '.repeat(100), start: 0, end: 60 }]
const transcript = packTranscript({
  ...{ dialect: 'txt', segments, speakers: [speaker], timeSource: 'file', durationSeconds: 60, notes: [] },
})
const passage = { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: 8 } }

const state = { revision: 0, names: {}, standing: [], acts: [], splits: [] }

function settle(passages: number, stored: unknown = before): EditOutcome {
  const evidence = Array.from({ length: passages }, () => passage)
  const edited = { ...before, primary: { ...title, evidence } }
  const edit = { contentType: 'episode_titles' as const, edited, before: stored, stored: null, isTyped: true }
  return carryOutContent({ kind: 'settle', key: '', transcript, state, edit }) as EditOutcome
}

test('an edit whose passages make it too large to store is refused with the figure', () => {
  const { content, refusal } = settle(1000)
  expect(content).toBeNull()
  expect(refusal).toMatch(/this has 1,\d{3},\d{3} characters\. The limit is 1,000,000/)
  expect(settle(100).refusal).toBeNull()
})

test('what is stored and too large already may be made smaller', () => {
  const small = settle(700).content as typeof before
  const { evidence } = small.primary
  const large = { ...small, primary: { ...small.primary, evidence: [...evidence, ...evidence] } }
  expect(settle(1000, large).refusal).toBeNull()
})

test('a transcript is sent once for each of its revisions', () => {
  const edit = { contentType: 'episode_titles' as const, edited: before, before, stored: null, isTyped: true }
  const kept = (key: string) => carryOutContent({ kind: 'settle', key, transcript: null, edit })
  expect(kept('one 1')).toBeNull()
  const settled = carryOutContent({ kind: 'settle', key: 'one 1', transcript, state, edit })
  expect(kept('one 1')).toEqual(settled)
  expect(kept('one 2')).toBeNull()
  const long = packTranscript({
    ...unpackTranscript(transcript),
    segments: [{ ...segments[0]!, text: 'word '.repeat(130_000) }],
  })
  carryOutContent({ kind: 'settle', key: 'long 1', transcript: long, state, edit })
  expect(kept('long 1')).toBeNull()
  expect(kept('one 1')).toEqual(settled)
})
