import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../../../transcript/src/index.ts'
import { spanText } from '../spans.ts'
import { understand } from '../understand.ts'
import { findPassages } from './find-passages.ts'

const read = (text: string, file = 'talk.txt') => understand(parseTranscript(new TextEncoder().encode(text), file))
const talk = (turns: readonly [string, string][]) => read(turns.map(([who, words]) => `${who}: ${words}`).join('\n\n'))

const story =
  'I had baked for thirty years when the oven broke on a Friday night. I literally stood there with two hundred loaves and no heat. My neighbor opened her kitchen, and by morning the whole street was baking for us. That night taught me more about business than any book I have read.'
const lesson =
  'If you want people to trust your bread, never sell them yesterday’s loaf. The most expensive thing in a bakery is the customer who does not come back. You should always give the old bread away before somebody has to ask for it.'

const bakery = talk([
  ['Ben', 'Welcome to another episode of The Long Table. Thanks for joining us today, Ada.'],
  ['Ada', 'Thank you so much for having me.'],
  ['Ben', 'How did you learn to run a bakery in a town without customers?'],
  ['Ada', story],
  ['Ben', 'And what would you tell somebody who wants to open one?'],
  ['Ada', lesson],
  ['Ben', 'It closed on a Saturday, right?'],
  [
    'Ada',
    'It did, and the reason was never the money, whatever the paper wrote about it in those weeks of the summer.',
  ],
  ['Ben', 'This episode is brought to you by Ledgerlark. Use the promo code TABLE at ledgerlark.com for a free trial.'],
  ['Ada', 'Flour is honest, and it never forgives a lazy hand in the morning. We weigh it before anybody has coffee.'],
  ['Ben', 'Thanks for listening. Subscribe to the show wherever you get your podcasts, and see you next week.'],
])

describe('what can be lifted out whole', () => {
  const { lines, clips, paragraphs, questions, leftOut } = findPassages(bakery)

  test('every line stands in the transcript as it is printed, said by one speaker in one go', () => {
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      const said = spanText(bakery, line.first, line.last)
      expect(said).toContain(line.text)
      expect(bakery.sentences[line.first]?.turn).toBe(bakery.sentences[line.last]?.turn)
      expect(line.speaker).toBe(bakery.sentences[line.first]?.speaker)
      expect(line.start).toBeLessThan(line.end)
    }
  })

  test('the strongest come first, each with a chance of 0 to 100', () => {
    for (const list of [lines, clips, paragraphs]) {
      const strengths = list.map(({ strength }) => strength)
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
      for (const strength of strengths) expect(strength).toBeGreaterThanOrEqual(0)
      for (const strength of strengths) expect(strength).toBeLessThanOrEqual(100)
    }
  })

  test('nothing of a sponsor, a greeting or a goodbye is in any of them', () => {
    const printed = [
      ...lines.map(({ text }) => text),
      ...[...clips, ...paragraphs].map(({ first, last }) => spanText(bakery, first, last)),
    ]
    expect(printed.length).toBeGreaterThan(10)
    for (const text of printed) expect(text).not.toMatch(/Ledgerlark|Welcome to|Thanks for listening|Subscribe/)
    const wrapping = bakery.sentences.filter(({ text }) => /Ledgerlark|Subscribe/.test(text))
    expect(wrapping.length).toBeGreaterThan(1)
    for (const { id } of wrapping) expect(leftOut[id]).toBe(true)
  })

  test('a question with the answer that follows at once is one passage; one that only asks for a nod is none', () => {
    const asked = questions.map(({ question }) => question?.text)
    expect(asked).toContain('How did you learn to run a bakery in a town without customers?')
    expect(asked).toContain('what would you tell somebody who wants to open one?')
    expect(asked.join()).not.toContain('right?')
    for (const { first, answer } of questions) {
      expect(answer).toBeGreaterThan(first)
      expect(bakery.sentences[answer]?.speaker).toBe('Ada')
    }
  })

  test('a clip lasts 15 to 90 seconds, a paragraph is said in one turn', () => {
    expect(clips.length).toBeGreaterThan(0)
    for (const { start, end } of clips) {
      expect(end - start).toBeGreaterThanOrEqual(15)
      expect(end - start).toBeLessThanOrEqual(90)
    }
    for (const { first, last } of paragraphs) expect(bakery.sentences[first]?.turn).toBe(bakery.sentences[last]?.turn)
  })

  test('a passage begins behind “Yeah, so”', () => {
    const episode = talk([
      ['Ben', 'How long does a good dough need?'],
      ['Ada', `Yeah, so, a good dough needs a whole cold night and a calm baker. ${lesson}`],
    ])
    const opening = findPassages(episode).paragraphs.find(({ first }) => first === 1)
    expect(episode.sentences[1]?.text.slice(opening?.from)).toMatch(/^a good dough/)
  })

  test('a passage ends before a last “Right.”', () => {
    const episode = talk([['Ada', `${story} Right.`]])
    const last = episode.sentences.length - 1
    expect(episode.sentences[last]?.text).toBe('Right.')
    const { lines, paragraphs } = findPassages(episode)
    const landings = [...lines, ...paragraphs].map((passage) => passage.last)
    expect(landings).toContain(last - 1)
    expect(landings).not.toContain(last)
  })

  test('an excerpt does not stop for the last few words of a turn', () => {
    const landings = (rest: string) => {
      const episode = talk([
        ['Ben', 'How did you learn to run a bakery in a town without customers?'],
        ['Ada', `${story} ${rest}`],
      ])
      const { clips, paragraphs } = findPassages(episode)
      return { all: [...clips, ...paragraphs].map(({ last }) => last), end: episode.sentences.length - 1 }
    }
    const short = landings('She died that winter.')
    expect(short.all).toContain(short.end)
    expect(short.all).not.toContain(short.end - 1)
    const asking = landings('Where were you that winter?')
    expect(asking.all).toContain(asking.end - 1)
  })

  test('an excerpt does not end on a question that another speaker answers', () => {
    const landings = (answer: string) => {
      const episode = talk([
        ['Ada', `${story} What would you have done in that winter?`],
        ['Ben', answer],
      ])
      const asked = episode.sentences.findIndex(({ text }) => text.startsWith('What would'))
      const { clips, paragraphs } = findPassages(episode)
      return [...clips, ...paragraphs].filter(({ last }) => last === asked).length
    }
    expect(landings(story)).toBe(0)
    expect(landings('Hm, no idea.')).toBeGreaterThan(0)
  })

  test('a line that the same voice takes back with “But” is not offered', () => {
    const claim = 'Every baker in this town says that cheap flour makes bad bread.'
    const offered = (episode: ReturnType<typeof talk>) =>
      findPassages(episode).lines.some(({ text, last }) => text.endsWith('bad bread.') && last === 0)
    expect(offered(talk([['Ada', `${claim} We bake ours with love. ${story}`]]))).toBe(true)
    expect(offered(talk([['Ada', `${claim} But that is not what I found. ${story}`]]))).toBe(false)
  })
})

test('without speaker names a line stays in one sentence, because the next may be another speaker’s', () => {
  const { lines } = findPassages(read(`${story}\n\n${lesson}`))
  expect(lines.length).toBeGreaterThan(0)
  for (const { first, last } of lines) expect(last).toBe(first)
  expect(findPassages(bakery).lines.some(({ first, last }) => last > first)).toBe(true)
})

test('a transcript with hardly any sentence ends is too poor for text, and still gives clips', () => {
  const words = (at: number) =>
    `and so on day ${at} we baked the bread and then the oven broke and nobody in the street had any heat`
  const cues = Array.from({ length: 60 }, (_, at) => {
    const time = (seconds: number) =>
      `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`
    return `${time(at * 8)} --> ${time(at * 8 + 7)}\n${words(at)}`
  })
  const episode = read(`WEBVTT\n\n${cues.join('\n\n')}`, 'talk.vtt')
  const { tooPoor, clips } = findPassages(episode)
  expect(tooPoor).toMatch(/^This transcript has hardly any sentence ends: clips only\./)
  expect(clips.length).toBeGreaterThan(0)
  expect(findPassages(bakery).tooPoor).toBeNull()
})

test('in other languages whole sentences of a good length are lines, by form alone', () => {
  const episode = talk([
    ['Ada', 'Der Ofen ging an einem Freitag kaputt, und niemand in der Straße hatte noch Strom für das Brot.'],
    ['Ben', 'Und was habt ihr dann in dieser Nacht mit den zweihundert Laiben gemacht?'],
    ['Ada', 'Die Nachbarin hat ihre Küche aufgemacht, und am Morgen hat die ganze Straße für uns gebacken.'],
  ])
  expect(episode.language).toBe('de')
  const { lines } = findPassages(episode)
  expect(lines.map(({ text }) => text)).toContain(
    'Die Nachbarin hat ihre Küche aufgemacht, und am Morgen hat die ganze Straße für uns gebacken.',
  )
})

describe('a clause is lifted out of its sentence', () => {
  const begins = (sentence: string) => {
    const { lines, shortLines } = findPassages(talk([['Ada', `${sentence} ${story}`]]))
    return [...lines, ...shortLines]
      .filter(({ first, from }) => first === 0 && from > 0)
      .map(({ from }) => sentence.slice(from))
  }

  test.each([
    ['I lay awake every Friday night, and there was nothing to get up for.', 'there was nothing'],
    ['We never opened on a Saturday, and people came on Tuesday instead.', 'people came'],
    ['The street was full of tourists, so we hung up a new letter.', 'we hung up'],
    ['I put the paper on the wall and we counted for three months.', 'we counted'],
    ['You know, I think people love you for the bread you bake.', 'people love'],
    ['No, you are closed on Saturday and on Sunday too.', 'you are closed'],
  ])('where a main clause begins: %s', (sentence, clause) => {
    expect(begins(sentence).some((text) => text.startsWith(clause))).toBe(true)
  })

  test.each([
    ["You know, people don't love you less because you are closed on Saturday.", 'you are closed'],
    ['Because you are closed on Saturday people love you.', 'you are closed'],
    ['If they stop buying, you have nothing to sell to anybody.', 'you have'],
    ['If you never ask, and you have no time, you are closed on Saturday.', 'you'],
    ['People think bread is cheap, and you are closed on Saturday.', 'you are closed'],
    ['You think you are closed on Saturday and on Sunday.', 'you are closed'],
    ['My brother always told me: you are closed on Saturday.', 'you are closed'],
    ["You can't sleep in and you are closed on Saturday.", 'you are closed'],
    ['You bake until noon, or you are closed on Saturday.', 'you are closed'],
    ['They hung up a sign with the words "Enjoy bread, and we are closed on Saturday."', 'we are closed'],
    ['I would sleep until noon, and you would be closed on Saturday.', 'you would'],
    ['Once the oven is broken, and you are closed on Saturday, nobody comes.', 'you are closed'],
    ['Most of our customers came, and never paid a single cent.', 'never paid'],
    ['No people came to the bakery on Saturday.', 'people came'],
  ])('and nowhere else: %s', (sentence, clause) => {
    expect(begins(sentence).filter((text) => text.startsWith(clause))).toEqual([])
  })
})
