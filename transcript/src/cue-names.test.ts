import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

/** One cue for each text, four seconds apart. */
const captions = (cues: readonly string[]) =>
  cues.map((words, at) => `${at + 1}\n00:00:${10 + at * 4},000 --> 00:00:${14 + at * 4},000\n${words}\n`).join('\n')
/** [speaker, text] of each segment. */
const spoken = (cues: readonly string[]) =>
  parseTranscript(new TextEncoder().encode(captions(cues)), 'talk.srt').segments.map(({ speaker, text }) => [
    speaker,
    text,
  ])

test('a name alone on the first line of every cue says who speaks', () => {
  expect(spoken(['Ada Stone\nThe oven is warm.', 'Ben\nIs it?', 'Ada Stone\nIt is.', 'Ben\nThen\nwe bake.'])).toEqual([
    ['Ada Stone', 'The oven is warm.'],
    ['Ben', 'Is it?'],
    ['Ada Stone', 'It is.'],
    ['Ben', 'Then we bake.'],
  ])
})

test('so does a name in brackets, twice in a cue where two people speak', () => {
  const cues = ['(Ada Stone)\nThe oven', '(Ada Stone)\nis warm.', '(Ada Stone)\nSo?\n-\n(Ben Reed)\nWe bake.']
  expect(spoken(cues)).toEqual([
    ['Ada Stone', 'The oven'],
    ['Ada Stone', 'is warm.'],
    ['Ada Stone', 'So?'],
    ['Ben Reed', 'We bake.'],
  ])
})

test('noises in brackets and captions in capitals name nobody', () => {
  expect(spoken(['(Laughter)\nStop it.', '(Laughter)\nNo.', '(Laughter)\nYes.'])[0]).toEqual([
    null,
    '(Laughter) Stop it.',
  ])
  expect(spoken(['THE OVEN\nIS WARM', 'SO WE\nBAKE', 'BREAD\nALL NIGHT', 'AND THEN\nWE SLEEP'])[0]).toEqual([
    null,
    'THE OVEN IS WARM',
  ])
})

test('>> starts a line of another speaker, named or not', () => {
  expect(
    spoken(['>> ADA: The oven is warm.', 'It really is. >> Is it?', '>> ADA: Yes.', '&gt;&gt; BEN: Then we bake.']),
  ).toEqual([
    ['ADA', 'The oven is warm.'],
    ['ADA', 'It really is.'],
    [null, 'Is it?'],
    ['ADA', 'Yes.'],
    ['BEN', 'Then we bake.'],
  ])
})

test('two lines that open with a dash belong to no known speaker, unless they name one', () => {
  const cues = ['Ada: The oven is warm.', 'It really is.', '- Is it?\n- It is.', '- Ben: Hm.\n- Ada: Yes.', 'So warm.']
  expect(spoken(cues)).toEqual([
    ['Ada', 'The oven is warm.'],
    ['Ada', 'It really is.'],
    [null, '- Is it? - It is.'],
    ['Ben', 'Hm.'],
    ['Ada', 'Yes.'],
    ['Ada', 'So warm.'],
  ])
})

test('music and noises stay as they are written', () => {
  expect(spoken(['♪ [MUSIC] ♪', '[APPLAUSE]', 'Thank you.']).map(([, text]) => text)).toEqual([
    '♪ [MUSIC] ♪',
    '[APPLAUSE]',
    'Thank you.',
  ])
})
