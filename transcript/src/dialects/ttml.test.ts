import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (body: string, head = '') =>
  parseTranscript(
    new TextEncoder().encode(`<?xml version="1.0"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><head>${head}</head>
<body><div>${body}</div></body></tt>`),
    'talk.txt',
  )

test('paragraphs of words read with their agents, words marked', () => {
  const word = (text: string, begin: number) =>
    `<span begin="${begin}" end="${begin + 0.4}" podcasts:unit="word">${text}</span>`
  const sentence = (...words: string[]) => `<span podcasts:unit="sentence">${words.join('')}</span>`
  const transcript = parse(
    `<p begin="0.5" end="4" ttm:agent="SPEAKER_1">${sentence(word('Salt', 0.5), word('&amp;', 1), word('bread.', 1.5))}${sentence(word('Hm.', 2.5))}</p>
<p begin="1:04.000" end="1:06.000" ttm:agent="SPEAKER_2">${sentence(word('Right.', 64))}</p>`,
    '<metadata><ttm:agent xml:id="SPEAKER_2" type="person"><ttm:name type="full">Ben</ttm:name></ttm:agent></metadata>',
  )
  expect(transcript).toMatchObject({
    dialect: 'ttml',
    segments: [
      {
        ...{ speaker: 'SPEAKER_1', start: 0.5, text: 'Salt & bread. Hm.' },
        marks: [0, 5, 7, 14].map((offset, at) => ({ offset, seconds: [0.5, 1, 1.5, 2.5][at] })),
      },
      { speaker: 'Ben', start: 64, text: 'Right.' },
    ],
    notes: [],
  })
})

test('plain paragraphs read, in seconds or frames, and empty ones are told', () => {
  const transcript = parse(
    '<p begin="3s" end="4500ms">Ada: Good<br/>morning,\n  <span>all</span>.</p>\n<p begin="5s" end="6s"></p>\n<p begin="00:00:07:12" end="00:00:08:00">Ben: Hm.</p>',
  )
  expect(transcript.segments).toMatchObject([
    { speaker: 'Ada', start: 3, end: 4.5, text: 'Good morning, all.' },
    { speaker: 'Ben', start: 7.48, end: 8, text: 'Hm.' },
  ])
  expect(transcript.notes).toMatchObject([{ kind: 'dropped', count: 1, firstLine: 5 }])
})
