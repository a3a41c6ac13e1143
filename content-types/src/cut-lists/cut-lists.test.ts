// Cut lists are read back: subtitles by the parser of uploads, timecodes by a library of its own.
import { parseTranscript } from '@podcastai/transcript'
import Timecode from 'smpte-timecode'
import { describe, expect, test } from 'vitest'
import { getContentType } from '../registry/registry.ts'
import { said, sampleContent, sampleSegments } from '../registry/sample-content.fixture.ts'
import { clipSubtitles } from './clip-subtitles.ts'
import { toAudacityLabels, toCutCsv } from './cut-tables.ts'
import { type Cut, listCuts } from './cuts.ts'
import { toEdl, toResolveMarkers } from './edl.ts'
import { type FrameRate, frameRateKeys, getFrameRate, timecode, toFrames } from './frame-rates.ts'

const cut = (start: number, end: number, changes: Partial<Cut> = {}): Cut => ({
  ...{ kind: 'video_clips', title: 'The sum', note: 'Why', start, end, isEstimated: false },
  passage: said(1, 'Not until the January.'),
  ...changes,
})

describe('timecode', () => {
  test.each([
    ['25', 25 * 3661 + 24, '01:01:01:24'],
    ['23.976', 24, '00:00:01:00'],
    ['29.97', 1799, '00:00:59;29'],
    ['29.97', 1800, '00:01:00;02'],
    ['29.97', 17_981, '00:09:59;29'],
    ['29.97', 17_982, '00:10:00;00'],
    ['29.97', 107_892, '01:00:00;00'],
    ['59.94', 3600, '00:01:00;04'],
    ['59.94', 35_964, '00:10:00;00'],
  ] as const)('%s: frame %i is %s', (key, frame, code) => {
    expect(timecode(frame, getFrameRate(key))).toBe(code)
  })

  test.each(frameRateKeys)('%s: every frame has a timecode of its own, and keeps up with the clock', (key) => {
    const rate = getFrameRate(key)
    const frames = Math.round(3600 * rate.perSecond)
    const codes = new Set<string>()
    for (let frame = frames - 40_000; frame < frames; frame++) codes.add(timecode(frame, rate))
    expect(codes.size).toBe(40_000)
    if (rate.isDropFrame) expect(timecode(frames, rate)).toBe('01:00:00;00')
  })

  test('a cut begins on the frame of its first word and ends after the one of its last', () => {
    const rate = getFrameRate('25')
    expect(toFrames({ start: 12.05, end: 12.16 }, rate)).toEqual({ from: 301, to: 304 })
    expect(toFrames({ start: 12.04, end: 12.08 }, rate)).toEqual({ from: 301, to: 302 })
    expect(toFrames({ start: 5, end: 5 }, rate)).toEqual({ from: 125, to: 126 })
  })
})

test('a cut with estimated times is found by its first and last words, also in a table of clips', () => {
  const clip = {
    ...sampleContent.video_clips[0]!,
    estimated: true,
    description: 'Why it closed.',
    firstSentence: 'One two three four five six seven eight nine ten eleven.',
    lastSentence: 'We closed.',
  }
  const ends = 'Starts: “One two three four five six seven eight nine ten” Ends: “We closed.”'
  const [cut] = listCuts({ video_clips: [clip] })
  expect(cut?.note).toBe(`Why it closed. ${ends}`)
  expect(toCutCsv([cut!], getFrameRate('25'))).toContain(ends)
  expect(toResolveMarkers([cut!], { ...names, rate: getFrameRate('25') })).toContain(ends)
  expect(listCuts({ video_clips: [{ ...clip, estimated: false }] })[0]?.note).toBe('Why it closed.')
  expect(getContentType('video_clips').rows([clip])[0]).toMatchObject({
    'First words': 'One two three four five six seven eight nine ten',
    'Last words': 'We closed.',
  })
})

test('cuts come in the order of the recording, with the times that the page shows', () => {
  const [first, second] = sampleContent.video_clips
  const moved = { ...first!, startTime: '0:30', title: 'Moved by hand' }
  const cuts = listCuts({ ...sampleContent, video_clips: [moved, second!] }, ['video_clips'])
  expect(cuts.map(({ title, start, end }) => ({ title, start, end }))).toEqual([
    { title: 'The sign', start: 12, end: 55 },
    { title: 'Moved by hand', start: 30, end: 55 },
  ])
  expect(listCuts(sampleContent)).toHaveLength(6)
  expect(listCuts({})).toEqual([])
})

test('a clip that is a viral moment as well is cut once', () => {
  const [clip] = sampleContent.video_clips
  const [moment, ...others] = sampleContent.viral_clips
  const same = { ...moment!, title: clip!.title }
  const cuts = listCuts({ video_clips: [clip!], viral_clips: [same, ...others] })
  expect(cuts.map(({ kind }) => kind)).toEqual(['video_clips', 'viral_clips', 'viral_clips'])
})

const names = { title: 'The bakery | that closed', source: 'the-bakery.mp4' }
const cuts = [cut(12.04, 55), cut(60, 61, { kind: 'viral_clips', title: 'A | bar\nand lines', isEstimated: true })]

test('an EDL places the cuts one after the other, and says what is estimated', () => {
  const edl = toEdl(cuts, { ...names, rate: getFrameRate('25') })
  expect(edl.split('\r\n')).toEqual([
    'TITLE: The bakery | that closed',
    'FCM: NON-DROP FRAME',
    '',
    '001  AX       AA/V  C        00:00:12:01 00:00:55:00 01:00:00:00 01:00:42:24',
    '* FROM CLIP NAME: the-bakery.mp4',
    '* COMMENT: Video clip: The sum',
    '',
    '002  AX       AA/V  C        00:01:00:00 00:01:01:00 01:00:42:24 01:00:43:24',
    '* FROM CLIP NAME: the-bakery.mp4',
    '* COMMENT: Viral moment: A | bar and lines (times estimated)',
    '',
  ])
  expect(toEdl(cuts, { ...names, rate: getFrameRate('29.97') })).toContain('FCM: DROP FRAME')
})

test.each(frameRateKeys)('%s: a reader of EDLs finds every cut, as long on the timeline as in the recording', (key) => {
  const rate = getFrameRate(key)
  const read = readEdl(toEdl(cuts, { ...names, rate }), rate)
  const frames = cuts.map((one) => toFrames(one, rate))
  expect(read.map(({ source }) => source)).toEqual(frames)
  expect(read.map(({ clip }) => clip)).toEqual(cuts.map(() => names.source))
  let at = Math.round(3600 * rate.perSecond)
  // Without dropped numbers an hour of timecode is a little longer than one of the clock.
  if (!rate.isDropFrame) at = 3600 * rate.base
  for (const [index, { record }] of read.entries()) {
    const { from, to } = frames[index]!
    expect(record).toEqual({ from: at, to: at + to - from })
    at = record.to
  }
})

test('markers for Resolve carry their note, color, name and length; a bar in a name ends no field', () => {
  const [, , , first, note, , , second] = toResolveMarkers(cuts, { ...names, rate: getFrameRate('25') }).split('\r\n')
  expect(first).toBe('001  001      V     C        01:00:12:01 01:00:12:02 01:00:12:01 01:00:12:02')
  expect(note).toBe('Why |C:ResolveColorBlue |M:The sum |D:1074')
  expect(second).toBe('Why |C:ResolveColorRed |M:A / bar and lines |D:25')
})

test('a table for scripts and spreadsheets, a label track for Audacity', () => {
  const rows = toCutCsv(cuts, getFrameRate('25')).split('\r\n')
  expect(rows[1]).toBe('Video clip,The sum,00:00:12:01,00:00:55:00,12.040,55.000,42.960,Why,from the file')
  expect(toAudacityLabels(cuts)).toBe('12.040000\t55.000000\tThe sum\n60.000000\t61.000000\tA | bar and lines\n')
})

describe('subtitles of a clip', () => {
  const [clip] = listCuts(sampleContent, ['video_clips'])
  const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

  test('hold its own words alone, counted from its beginning, read back by a parser', () => {
    const { segments } = parseTranscript(new TextEncoder().encode(clipSubtitles(clip!, sampleSegments)), 'clip.srt')
    const { text: first } = sampleSegments[1]!
    expect(normalizeSpaces(segments.map(({ text }) => text).join(' '))).toBe(
      normalizeSpaces([first, sampleSegments[2]!.text, sampleSegments[3]!.text].join(' ')),
    )
    expect(segments[0]?.start).toBe(0)
    expect(segments.at(-1)?.end).toBeCloseTo(clip!.end - clip!.start, 2)
    for (const [at, { start, end }] of segments.entries()) {
      expect(end!).toBeGreaterThan(start!)
      expect(start!).toBeGreaterThanOrEqual(segments[at - 1]?.end ?? 0)
    }
  })

  test('begin in the middle of a segment where the clip does', () => {
    const { start, end } = sampleSegments[1]!
    const words = 'I took one month of till rolls and a pencil.'
    const srt = clipSubtitles(cut(17, 27, { passage: said(1, words) }), sampleSegments)
    expect(normalizeSpaces(srt.split('\r\n').slice(2).join(' '))).toBe(words)
    expect(srt).toMatch(/^1\r\n00:00:00,\d{3} --> 00:00:(?:0\d|10),\d{3}\r\n/)
    expect(end - start).toBeGreaterThan(10)
  })

  test('fit the screen: at most two lines of about 42 characters', () => {
    const text = 'We counted every loaf that we sold after noon, and then we counted the ones we threw away. '.repeat(6)
    const long = [{ id: 0, start: 0, end: 60, text }]
    const passage = { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: text.length } }
    const cues = clipSubtitles(cut(0, 60, { passage }), long)
      .trim()
      .split('\r\n\r\n')
    for (const cue of cues) {
      const [, , ...lines] = cue.split('\r\n')
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(56)
    }
    expect(normalizeSpaces(cues.flatMap((cue) => cue.split('\r\n').slice(2)).join(' '))).toBe(normalizeSpaces(text))
  })

  test('show nothing that a transcriber wrote beside the words', () => {
    const text = 'We counted every loaf. [laughter] ♪ Then we [inaudible 00:12] the ones that we threw away.'
    const passage = { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: text.length } }
    const srt = clipSubtitles(cut(0, 60, { passage }), [{ id: 0, start: 0, end: 60, text }])
    expect(normalizeSpaces(srt)).toContain('We counted every loaf. Then we the ones that we threw away.')
  })

  test('share out the time of the clip where the file has none', () => {
    const untimed = sampleSegments.map((segment) => ({ ...segment, start: null, end: null }))
    const { segments } = parseTranscript(new TextEncoder().encode(clipSubtitles(clip!, untimed)), 'clip.srt')
    expect(segments[0]?.start).toBe(0)
    expect(segments.at(-1)?.end).toBeCloseTo(43, 2)
  })
})

/** Events as CMX 3600 sets them out: number, reel, tracks, kind of edit, four timecodes; notes behind an asterisk. */
function readEdl(edl: string, { base, perSecond, isDropFrame }: FrameRate) {
  const frame = (code: string) => {
    const frameRate = base === perSecond ? base : Math.round(perSecond * 1000) / 1000
    return new Timecode(code, frameRate as 25, isDropFrame).frameCount
  }
  const event = /^(\d{3}) {2}(\w{1,8}) +(AA\/V|V) +(C) +(\d\d:\d\d:\d\d[:;]\d\d) (\S+) (\S+) (\S+)$/
  const lines = edl.split('\r\n')
  expect(lines[0]).toMatch(/^TITLE: .{1,70}$/)
  expect(lines[1]).toBe(isDropFrame ? 'FCM: DROP FRAME' : 'FCM: NON-DROP FRAME')
  const events = lines.flatMap((line, at) => {
    const [, number, , , , ...codes] = event.exec(line) ?? []
    if (!number) return []
    const [sourceIn = 0, sourceOut = 0, recordIn = 0, recordOut = 0] = codes.map(frame)
    const clip = /^\* FROM CLIP NAME: (.+)$/.exec(lines[at + 1] ?? '')?.[1]
    return [{ number, clip, source: { from: sourceIn, to: sourceOut }, record: { from: recordIn, to: recordOut } }]
  })
  expect(events.map(({ number }) => Number(number))).toEqual(events.map((_, at) => at + 1))
  return events
}
