import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { readJsonFile } from './testing/read-json.ts'

/** A talk in which these people speak one after the other. */
const talk = (...speakers: string[]) =>
  readJsonFile(speakers.map((speaker, at) => ({ speaker, start: at, end: at + 1, text: `Sentence ${at}.` })))

const lines = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.txt')

describe('one person under several spellings', () => {
  test.each([
    ['capitals', ['Ada Lovelace', 'Ben', 'ADA LOVELACE'], ['Ada Lovelace', 'Ben']],
    [
      'colons, spaces and underscores',
      ['Ada Lovelace', 'Ada  Lovelace:', 'Ada_Lovelace', 'ada lovelace ;'],
      ['Ada Lovelace'],
    ],
    ['brackets and full stops', ['Ada L', '[Ada L]', 'Ada L.'], ['Ada L']],
    ['composed letters', ['Jos\u00e9', 'Jose\u0301'], ['José']],
    ['numbers of tools', ['Speaker 1', 'SPEAKER_01', 'speaker 2', 'Speaker 02'], ['Speaker 1', 'speaker 2']],
    ['a role', ['Ada Lovelace (Host)', 'Ben', 'Ada Lovelace'], ['Ada Lovelace', 'Ben']],
    [
      'a role in capitals, the family name from then on',
      ['ADA LOVELACE, HOST', 'BEN REED', 'LOVELACE', 'REED'],
      ['ADA LOVELACE, HOST', 'BEN REED'],
    ],
    ['a title', ['Dr. Ada Lovelace', 'Ben', 'Ada Lovelace'], ['Ada Lovelace', 'Ben']],
    ['the first name, once introduced', ['Ada Lovelace', 'Ben', 'Ada', 'Ben', 'ADA'], ['Ada Lovelace', 'Ben']],
  ])('%s', (_, written, speakers) => {
    expect(talk(...written).speakers).toEqual(speakers)
  })
})

describe('people who only look alike stay apart', () => {
  test.each([
    ['numbers', ['Speaker 1', 'Speaker 10', 'SPEAKER_00', 'spk_1']],
    ['two of one first name', ['Ada Lovelace', 'Ben', 'Ada Byron', 'Ben', 'Ada']],
    ['a first name that answers the full name', ['Ada Lovelace', 'Ada', 'Ben', 'Ada Lovelace']],
    ['a first name that was there before', ['Ada', 'Ben', 'Ada Lovelace']],
    ['titles of a couple', ['Mr. Reed', 'Mrs. Reed', 'Reed']],
    ['two roles of one name', ['Ada (Host)', 'Ada (Guest)', 'Ada']],
    ['what is no name', ['Host Ada', 'Ben', 'Host']],
    ['letters', ['A', 'B', 'A B']],
  ])('%s', (_, written) => {
    expect(talk(...written).speakers).toEqual([...new Set(written)])
  })
})

describe('every join is told', () => {
  test('in JSON with the entry where the other spelling stands first', () => {
    expect(talk('Ada', 'Ben', 'ADA', 'Ben', 'ADA').notes).toEqual([
      { kind: 'repaired', what: 'the speaker “ADA” taken for “Ada”', count: 2, firstLine: null, firstEntry: 3 },
    ])
  })

  test('in text with the line', () => {
    const { notes } = lines('Ada: One.\n\nBen: Two.\n\nADA: Three.\n\nBen: Four.\n')
    expect(notes).toEqual([{ kind: 'repaired', what: 'the speaker “ADA” taken for “Ada”', count: 1, firstLine: 5 }])
    const captions = ['Ada', 'Ben', 'ADA', 'Ben'].map(
      (name, at) => `00:0${at}.000 --> 00:0${at}.900\n<v ${name}>So ${at}.\n`,
    )
    const vtt = parseTranscript(new TextEncoder().encode(`WEBVTT\n\n${captions.join('\n')}`), 'talk.vtt')
    expect(vtt.notes).toMatchObject([{ what: 'the speaker “ADA” taken for “Ada”', firstLine: 9 }])
  })

  test('a colon behind every name is nobody joined', () => {
    const { speakers, notes } = talk('Ada:', 'Ben:', 'Ada:')
    expect([speakers, notes]).toEqual([['Ada', 'Ben'], []])
  })

  test('a hostile number of them is told as one', () => {
    const { notes } = talk(...Array.from({ length: 500 }, (_, at) => [`Name ${at} x`, `NAME ${at} X`]).flat())
    expect(notes).toHaveLength(21)
    expect(notes.at(-1)).toMatchObject({ count: 480 })
  })
})

test('entries without words, or with times that run back, are told by their number', () => {
  const rows = [
    { speaker: 'Ada', start: 0, end: 2, text: 'Good morning.' },
    { speaker: 'Ada', start: 2, end: 3, text: '&nbsp;' },
    { speaker: 'Ben', start: 4.5, end: 3.5, text: 'Hi.' },
  ]
  expect(readJsonFile({ segments: rows }).notes).toEqual([
    { kind: 'dropped', what: 'segments without words', count: 1, firstLine: null, firstEntry: 2 },
    { kind: 'repaired', what: 'times that end before they start', count: 1, firstLine: null, firstEntry: 3 },
  ])
})

describe('initials', () => {
  const turns = 'AB: The oven is warm.\n\nGM: Then we bake.\n\nAB: All night.\n\nGM: Yes.\n'
  const people = ['Adam Back', 'Greg Maxwell']

  test.each([
    ['a list in one line', `Speakers: Adam Back (AB), Greg Maxwell (GM)\n\n${turns}`],
    ['a list of lines', `AB: Adam Back\nGM: Greg Maxwell\n\n${turns.repeat(3)}`],
    ['front matter', `---\ntitle: Bread\nspeakers: ['Adam Back (AB)', 'Greg Maxwell (GM)']\n---\n\n${turns}`],
    ['the first labels', turns.replace('AB:', 'Adam Back (AB):').replace('GM:', 'Greg Maxwell (GM):')],
    ['full names as first labels', turns.replace('AB:', 'Adam Back:').replace('GM:', 'Greg Maxwell:')],
    ['a sentence above', `We welcome Adam Back (AB) and Greg Maxwell (GM) in the bakery.\n\n${turns}`],
  ])('introduced by %s are the full name', (_, text) => {
    const transcript = lines(text)
    expect(transcript.speakers).toEqual(people)
    expect(transcript.notes).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'the speaker “AB” taken for “Adam Back”' })]),
    )
  })

  test('in JSON as well', () => {
    expect(talk('Adam Back (AB)', 'Greg Maxwell (GM)', 'AB', 'GM', 'AB').speakers).toEqual(people)
  })

  test('ambiguous initials are not expanded', () => {
    expect(lines(turns).speakers).toEqual(['AB', 'GM'])
    expect(talk('Adam Back', 'Anna Berg', 'AB', 'Adam Back').speakers).toEqual(['Adam Back', 'Anna Berg', 'AB'])
    expect(talk('Adam Back', 'AB', 'Adam Back', 'AB').speakers).toEqual(['Adam Back', 'AB'])
    expect(lines(`Adam Back (AB) and Anna Berg (AB) bake.\n\n${turns}`).speakers).toEqual(['AB', 'GM'])
  })
})
