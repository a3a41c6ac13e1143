// Services and editors whose files no code names, as their documentation shows them; the words are ours.
import { describe, expect, test } from 'vitest'
import { readJsonFile, spoken } from '../testing/read-json.ts'

const morning = 'Good morning, dear bakers.'
const hello = 'Hello, Ada.'

/** A word a second from a second on. */
function words<Word>(text: string, from: number, write: (word: string, second: number, at: number) => Word): Word[] {
  return text.split(' ').map((word, at) => write(word, from + at, at))
}

const timed = (text: string, from: number) =>
  words(text, from, (word, start) => ({ text: word, start: start + 0.5, end: start + 0.9 }))

describe('who says what and when, whatever it is called', () => {
  const talk = [
    ['Ada Stone', 0.5, 3.9, morning],
    ['Ben', 4.5, 5.9, hello],
  ]

  test.each([
    [
      'autoEdit: words in lines in paragraphs of speakers',
      {
        id: 'x',
        title: 'Bread',
        text: [['Ada Stone', morning, 0] as const, ['Ben', hello, 4] as const].map(([speaker, text, from], id) => ({
          id,
          speaker,
          paragraph: [
            {
              id,
              line: timed(text, from).map(({ text, start, end }, id) => ({ id, text, startTime: start, endTime: end })),
            },
          ],
        })),
      },
    ],
    [
      'parallel lists',
      {
        said: [morning, hello, 'Yes.', 'Then we bake.'],
        by: ['Ada Stone', 'Ben', 'Ada Stone', 'Ben'],
        opens: [0.5, 4.5, 7.5, 9.5],
        closes: [3.9, 5.9, 8.5, 11],
      },
    ],
    [
      'objects under ids',
      Object.fromEntries(
        [morning, hello, 'Yes.', 'Then we bake.'].map((wording, at) => [
          `a${at}x`,
          {
            wording,
            who: at % 2 === 0 ? 'Ada Stone' : 'Ben',
            opens: [0.5, 4.5, 7.5, 9.5][at],
            closes: [3.9, 5.9, 8.5, 11][at],
          },
        ]),
      ),
    ],
  ])('%s', (_, json) => {
    expect(spoken(json).slice(0, 2)).toEqual(talk)
  })

  test('[WORDS-04] speakers apart from the words are joined to them, from a table of names and from ranges', () => {
    const spokenBy = (speaker: string, text: string, from: number) => ({
      speaker,
      words: timed(text, from).map((word) => ({ ...word, conf: 1, pristine: true })),
    })
    const amberscript = {
      id: 'x',
      filename: 'bread.mp3',
      speakers: [
        { spkid: 'spk1', name: 'Ada Stone' },
        { spkid: 'spk2', name: 'Ben' },
      ],
      segments: [spokenBy('spk1', morning, 0), spokenBy('spk2', hello, 4)],
      highlights: [],
    }
    const namesUnderIds = { ...amberscript, speakers: { spk1: 'Ada Stone', spk2: 'Ben' } }
    const digitalPaperEdit = {
      words: timed(`${morning} ${hello}`, 0).map((word, id) => ({ id, ...word })),
      paragraphs: [
        { id: 0, start: 0.5, end: 4, speaker: 'Ada Stone' },
        { id: 1, start: 4.5, end: 6, speaker: 'Ben' },
      ],
    }
    for (const json of [amberscript, namesUnderIds, digitalPaperEdit]) expect(spoken(json)).toEqual(talk)
  })

  test('Speechmatics v1: words with a time and a duration as texts, and a list of voices', () => {
    const word = (name: string, time: number) => ({ duration: '0.30', confidence: '0.98', name, time: time.toFixed(2) })
    const json = {
      job: { lang: 'en-US', name: 'bread.mp3', duration: 9 },
      speakers: [
        { duration: '2.5', confidence: null, name: 'M1', time: '0.5' },
        { duration: '2.0', confidence: null, name: 'F1', time: '3.0' },
        { duration: '2.0', confidence: null, name: 'M1', time: '6.0' },
      ],
      words: [
        ...words('Good morning .', 0.5, word),
        ...words('Hello Ada .', 3, (text, _, at) => word(text, 3 + at / 2)),
        ...words('Then we bake .', 6, (text, _, at) => word(text, 6 + at / 2)),
      ],
      format: '1.0',
    }
    expect(spoken(json)).toEqual([
      ['M1', 0.5, 2.8, 'Good morning.'],
      ['F1', 3, 4.3, 'Hello Ada.'],
      ['M1', 6, 7.8, 'Then we bake.'],
    ])
  })

  test('Amazon Transcribe Call Analytics', () => {
    const part = (Content: string, from: number, to: number, ParticipantRole: string) => ({
      LoudnessScores: [80.1, 77],
      Content,
      Items: words(Content, from, (word, start) => ({
        Content: word,
        Confidence: '0.9',
        BeginOffsetMillis: start * 100,
        EndOffsetMillis: start * 100 + 90,
      })),
      Id: `x-${from}`,
      BeginOffsetMillis: from,
      EndOffsetMillis: to,
      Sentiment: 'NEUTRAL',
      ParticipantRole,
    })
    const json = {
      JobStatus: 'COMPLETED',
      LanguageCode: 'en-US',
      Participants: [{ ParticipantRole: 'AGENT' }, { ParticipantRole: 'CUSTOMER' }],
      Transcript: [
        part(morning, 500, 2400, 'AGENT'),
        part(hello, 3000, 4400, 'CUSTOMER'),
        part('Then we bake.', 5000, 6400, 'AGENT'),
      ],
    }
    expect(spoken(json)).toEqual([
      ['AGENT', 0.5, 2.4, morning],
      ['CUSTOMER', 3, 4.4, hello],
      ['AGENT', 5, 6.4, 'Then we bake.'],
    ])
  })
})

test('numbers of rows, scores and places in the text are no times', () => {
  const sentences = [morning, hello, 'Yes, it is.', 'Then we bake all night.']
  let place = 0
  const json = {
    parts: sentences.map((wording, at) => {
      const opens = place
      place += wording.length + 1
      return { nr: at + 1, opens, score: 0.9 + at / 100, wording, who: at % 2 === 0 ? 'Ada Stone' : 'Ben' }
    }),
  }
  expect(readJsonFile(json).timeSource).toBe('none')
  expect(spoken(json).map(([speaker, , , text]) => [speaker, text])).toEqual(
    sentences.map((text, at) => [at % 2 === 0 ? 'Ada Stone' : 'Ben', text]),
  )
})

test('a list of payments is no talk', () => {
  const payment = (amount: number, account: string, purpose: string) => ({ amount, account, purpose })
  const json = [
    payment(12.5, 'Household', 'Flour and salt'),
    payment(99, 'Rent', 'March'),
    payment(4, 'Household', 'Yeast'),
    payment(99, 'Rent', 'April'),
  ]
  expect(() => readJsonFile({ payments: json })).toThrow('No speech was found')
})

test('the language of a list that names nobody is no speaker', () => {
  const json = {
    segments: [morning, hello, 'Yes.', 'Then we bake.'].map((text, at) => ({
      text,
      start: at * 3 + 0.5,
      end: at * 3 + 2.5,
      language: at % 2 === 0 ? 'English' : 'German',
    })),
  }
  expect(readJsonFile(json).speakers).toEqual([])
})
