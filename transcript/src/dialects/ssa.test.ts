import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.txt')

const head = '[Script Info]\nTitle: Bread\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\n'

test('dialogue lines read, with the name column as the speaker', () => {
  const text = `${head}Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:03.10,0:00:06.00,Default,Ada,0,0,0,,{\\an8}Good morning,\\Neveryone {pause}here.
Comment: 0,0:00:03.10,0:00:06.00,Default,Ada,0,0,0,,Look this up
Dialogue: 0,0:00:06.00,0:00:07.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100
Dialogue: 0,0:00:07.00,0:00:09.00,Default,Ben,0,0,0,,Morning, all.
`
  const transcript = parse(text)
  expect(transcript).toMatchObject({
    dialect: 'ssa',
    segments: [
      { speaker: 'Ada', start: 3.1, end: 6, text: 'Good morning, everyone here.' },
      { speaker: 'Ben', start: 7, end: 9, text: 'Morning, all.' },
    ],
  })
  expect(transcript.notes).toMatchObject([
    { kind: 'dropped', what: 'comments', firstLine: 11 },
    { kind: 'dropped', what: 'cues without words', firstLine: 12 },
  ])
})

test('without a name column names come from the words, and columns may stand in another order', () => {
  const text = `${head}Format: End, Start, Text\nDialogue: 0:00:02.00,0:00:01.00,Ada: Good, good.\nDialogue: 0:00:03.00,0:00:02.00,Ben: Hm.\n`
  expect(parse(text).segments).toMatchObject([
    { speaker: 'Ada', start: 1, end: 2, text: 'Good, good.' },
    { speaker: 'Ben', start: 2, end: 3, text: 'Hm.' },
  ])
})
