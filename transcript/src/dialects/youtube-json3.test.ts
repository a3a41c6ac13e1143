import { expect, test } from 'vitest'
import { readJsonFile, spoken } from '../testing/read-json.ts'

const seg = (utf8: string, tOffsetMs?: number) => ({ utf8, tOffsetMs, acAsrConf: 0 })

test('automatic captions: each line once, until the next one is spoken', () => {
  const events = [
    { tStartMs: 0, dDurationMs: 9000, id: 1, wpWinPosId: 1, wsWinStyleId: 1 },
    {
      tStartMs: 500,
      dDurationMs: 4000,
      wWinId: 1,
      segs: [seg('we'), seg(' let', 200), seg(' it', 300), seg(' rest', 500)],
    },
    { tStartMs: 1990, dDurationMs: 10, wWinId: 1, aAppend: 1, segs: [seg('\n')] },
    { tStartMs: 2000, dDurationMs: 4000, wWinId: 1, segs: [seg('over'), seg(' night &amp; more', 400)] },
  ]
  const json = { wireMagic: 'pb3', pens: [{}], wsWinStyles: [{}], events }
  expect(readJsonFile(json).dialect).toBe('youtube-json3')
  expect(spoken(json)).toEqual([
    [null, 0.5, 2, 'we let it rest'],
    [null, 2, 6, 'over night & more'],
  ])
})

test('words that are added to a line, and captions of two lines with a change of speaker', () => {
  const events = [
    { tStartMs: 0, dDurationMs: 1000, segs: [seg('Good')] },
    { tStartMs: 400, dDurationMs: 600, aAppend: 1, segs: [seg(' morning,\neveryone.')] },
    { tStartMs: 2000, dDurationMs: 1000, segs: [seg('>> Ada: Hi there.\n>> Ben: Hello.')] },
    { tStartMs: 4000, dDurationMs: 1000, segs: [seg('>> Ada: So.')] },
    { tStartMs: 5000, dDurationMs: 1000, segs: [seg('>> Ben: Yes.')] },
  ]
  expect(spoken({ events })).toEqual([
    [null, 0, 1, 'Good morning, everyone.'],
    ['Ada', 2, 3, 'Hi there.'],
    ['Ben', 2, 3, 'Hello.'],
    ['Ada', 4, 5, 'So.'],
    ['Ben', 5, 6, 'Yes.'],
  ])
})
