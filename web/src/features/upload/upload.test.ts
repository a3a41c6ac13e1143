import { maxPreviewBytes, maxUploadBytes } from '@podcastai/contracts'
import type { Segment, Transcript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { fileProblem, fileSize } from './file-check.ts'
import { createPreview, previewFile } from './file-preview.ts'
import { toastText } from './upload-problem.tsx'
import { toProgress } from './use-upload.ts'

test('a wrong, an empty and a too large file each show a reason; the limit itself passes', () => {
  expect(fileProblem({ name: 'talk.pdf', size: 10 })).toContain('not a transcript file')
  expect(fileProblem({ name: 'talk.xyz', size: 10 })).toContain('Choose one that ends in .txt')
  expect(fileProblem({ name: 'Talk.SRV1', size: 10 })).toContain('Rename it so that it ends in .txt')
  expect(fileProblem({ name: 'talk.mp3', size: 10 })).toContain('It is a recording')
  expect(fileProblem({ name: 'talk.TXT', size: 0 })).toContain('is empty')
  expect(fileProblem({ name: 'talk.srt', size: maxUploadBytes + 1 })).toContain('up to 10MB')
  expect(fileProblem({ name: 'talk.srt', size: maxUploadBytes })).toBeNull()
  for (const name of ['Talk.TSV', 'Talk.MD', 'Talk.docx']) expect(fileProblem({ name, size: 10 })).toBeNull()
})

test('a toast says what is wrong with a file; the expected formats are on the card', () => {
  const long = `No speech was found in this file. Looked for: ${'SRT subtitles, '.repeat(12)}LRC lines.`
  expect(toastText(long)).toBe('No speech was found in this file.')
  expect(toastText('The file is empty. Choose another.')).toBe('The file is empty. Choose another.')
})

test('an unreadable file says why before it is sent', async () => {
  expect(await previewFile(new File(['{"results": [[['], 'talk.json'))).toEqual({
    problem: expect.stringMatching(/^The JSON breaks off at line 1/),
  })
  expect(await previewFile(new File(['  \n'], 'talk.txt'))).toEqual({ problem: expect.stringContaining('is empty') })
})

test('nothing is sent for the preview of a large Word file', async () => {
  expect(await previewFile(new File([new Uint8Array(maxPreviewBytes + 1)], 'talk.docx'))).toBeNull()
})

test('[CREATE-14] the bar follows the bytes up to 65', () => {
  expect([0, 0.5, 0.999, 1].map(toProgress)).toEqual([0, 33, 65, 65])
})

test.each([
  ['file', 'Maya', 'Speakers found. Every line has a time. Times within lines over 15 seconds are estimated.'],
  ['file', null, 'No speakers found. Every line has a time. Times within lines over 15 seconds are estimated.'],
  ['partly', 'Maya', 'Speakers found. Some lines have a time. Times between the file’s marks are estimated.'],
  ['none', null, 'No speakers found. The file has no times. Times are estimated at 150 words a minute.'],
] as const)('a preview says of times what the project will say: %s', (timeSource, speaker, verdict) => {
  const segments = [{ id: 0, speaker, start: null, end: null, text: 'We closed on Saturdays.' }]
  const speakers = speaker === null ? [] : [speaker]
  expect(
    createPreview({ dialect: 'text', segments, speakers, timeSource, durationSeconds: null, notes: [] }).verdict,
  ).toBe(verdict)
})

test('a preview counts speakers, minutes and words, the first speaker above the line', () => {
  const segment = (id: number, speaker: string, text: string) => ({
    id,
    speaker,
    start: id * 30,
    end: id * 30 + 30,
    text,
  })
  const transcript: Transcript = {
    dialect: 'srt',
    segments: [segment(0, 'Maya', 'And then?'), segment(1, 'Jonas', 'We closed on Saturdays.')],
    speakers: ['Maya', 'Jonas'],
    timeSource: 'file',
    durationSeconds: 60,
    notes: [],
  }
  const preview = createPreview(transcript)
  expect(preview).toMatchObject({ minutes: 1, words: 6, estimated: false, speakers: ['Maya', 'Jonas'] })
  const total = preview.strip.reduce(
    (sum, { host, guests }) => [(sum[0] ?? 0) + host, (sum[1] ?? 0) + Number(guests)],
    [0, 0],
  )
  expect(total).toEqual([2, 4])
  expect(createPreview({ ...transcript, durationSeconds: null, timeSource: 'none' })).toMatchObject({
    estimated: true,
    minutes: 6 / 150,
  })
  const [first, second] = transcript.segments as [Segment, Segment]
  const marks = [{ offset: 10, seconds: 30 }]
  const segments = [
    { ...first, start: null, end: null, text: 'And then? So?', marks },
    { ...second, start: null, end: null },
  ]
  const partly = { ...transcript, segments, timeSource: 'partly' as const, durationSeconds: 30 }
  expect(createPreview(partly).minutes).toBeCloseTo(0.5 + 5 / 150)
})

test('a preview orders the speakers like the project: the host first, even after a teaser by the guest', async () => {
  const teaser = 'Jonas: We closed on Saturdays and sold more bread than in the whole year before that.'
  const talk = 'Maya: Welcome to the show. What did your neighbors say on that first Saturday? Who was angry?'
  const preview = await previewFile(new File([`${teaser}\n${talk}\n${teaser}\n`], 'talk.txt'))
  expect(preview).toMatchObject({ speakers: ['Maya', 'Jonas'] })
})

test('a preview names “Host” and “Guest” as the file does, and asks about names from the greeting', async () => {
  const greeting = "Host: Welcome to Wet Ground. I'm Maya Brandt, and I'm joined by Jonas Reed. What did it teach you?"
  const talk = `${greeting}\nGuest: That the river was there first, and that it took the car park along with it.\n`
  const names = async (head: string) => {
    const preview = await previewFile(new File([head + talk + talk.replace(/^.*\n/, 'Host: And then?\n')], 'talk.txt'))
    return preview && 'names' in preview ? preview.names : null
  }
  expect(await names('')).toEqual(['Host: Maya Brandt?', 'Guest: Jonas Reed?'])
  expect(await names('---\nhost: Mia Brand\nguests:\n  - name: Jo Reed\n---\n')).toEqual(['Mia Brand', 'Jo Reed'])
})

test('file sizes are human-readable', () => {
  expect([500, 64 * 1024, 1.4 * 1024 * 1024].map(fileSize)).toEqual(['500 bytes', '64 KB', '1.4 MB'])
})
