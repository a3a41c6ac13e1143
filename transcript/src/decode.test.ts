import { describe, expect, test } from 'vitest'
import { decodeText } from './decode.ts'
import { parseTranscript } from './parse.ts'
import { createParseWarnings } from './parse-warnings.ts'

const first = (bytes: Uint8Array, filename = 'talk.txt') => parseTranscript(bytes, filename).segments[0]?.text
const codes = (text: string, of: (code: number) => number[]) =>
  Uint8Array.from([...text].flatMap((letter) => of(letter.charCodeAt(0))))
const littleEndian = (text: string) => codes(text, (code) => [code & 255, code >> 8])
const bigEndian = (text: string) => codes(text, (code) => [code >> 8, code & 255])

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const words = 'Grüße aus dem Café, sagte sie.'

describe('encodings', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(words)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${words}`)],
    ['UTF-16 little endian', littleEndian(`\uFEFF${words}`)],
    ['UTF-16 big endian', bigEndian(`\uFEFF${words}`)],
    ['UTF-16 little endian without a mark', littleEndian(words)],
    ['UTF-16 big endian without a mark', bigEndian(words)],
    ['Latin-1', codes(words, (code) => [code])],
  ])('%s', (_, bytes) => {
    expect(first(bytes)).toBe(words)
  })

  test.each([
    ['Russian', 'Привет, как дела?\nМы говорим о хлебе.\n'],
    ['Arabic', 'صباح الخير للجميع.\nاليوم نتحدث عن الخبز.\n'],
    ['Hindi', 'नमस्ते सभी को।\nआज हम रोटी की बात करते हैं।\n'],
    ['Chinese', '大家早上好，今天我们谈谈面包。\n没有人比我的祖母更了解这一点，一点也没有。\n'],
    ['Korean', '여러분 안녕하세요.\n오늘은 빵에 대해 이야기합니다.\n'],
  ])('UTF-16 without a mark, in %s, where hardly a byte is 0', (_, text) => {
    const lines = text.trim().split('\n').join(' ')
    for (const bytes of [littleEndian(text), bigEndian(text)]) {
      const { segments } = parseTranscript(bytes, 'talk.txt')
      expect(segments.map((segment) => segment.text).join(' ')).toBe(lines)
    }
  })

  test('UTF-16 that is cut inside a letter loses that letter only', () => {
    expect(first(littleEndian(`\uFEFF${words} Ja`).subarray(0, -1))).toBe(`${words} J`)
  })

  test('Windows code pages, told to the reader', () => {
    // "Żółta łódź płynie, bo się kręci świat." in windows-1250.
    const polish = [
      175, 243, 179, 116, 97, 32, 179, 243, 100, 159, 32, 112, 179, 121, 110, 105, 101, 44, 32, 98, 111, 32,
    ]
    const rest = [115, 105, 234, 32, 107, 114, 234, 99, 105, 32, 156, 119, 105, 97, 116, 46]
    const transcript = parseTranscript(Uint8Array.from([...polish, ...rest]), 'talk.txt')
    expect(transcript.segments[0]?.text).toBe('Żółta łódź płynie, bo się kręci świat.')
    expect(transcript.notes).toMatchObject([{ kind: 'repaired', what: expect.stringContaining('windows-1250') }])
    // “Привет, как дела? …” in windows-1251.
    const russian = codes('Привет, как дела? Мы сегодня говорим о хлебе и о времени.', (code) => [
      code > 0x400 ? code - 0x350 : code,
    ])
    expect(first(russian)).toBe('Привет, как дела? Мы сегодня говорим о хлебе и о времени.')
  })

  test('one broken byte does not change the other letters', () => {
    const bytes = new TextEncoder().encode(`${words} ${words} ${words}`)
    const broken = Uint8Array.from([...bytes, 0xc3])
    expect(first(broken)).toBe(`${words} ${words} ${words}`)
    const second = Uint8Array.from([...new TextEncoder().encode('Café.\nGrüße.\nÜber'), 0xc3, ...ascii('all.')])
    expect(parseTranscript(second, 'talk.txt').notes).toMatchObject([{ kind: 'repaired', count: 1, firstLine: 3 }])
  })

  test('stray control characters and zero-width spaces go', () => {
    const json = JSON.stringify([{ text: 'Hel\u0000lo\u200B there\u0007.' }])
    expect(first(new TextEncoder().encode(json), 'talk.json')).toBe('Hello there.')
    expect(first(new TextEncoder().encode('Hel\u0001lo there.'))).toBe('Hello there.')
  })
})

describe('line ends', () => {
  const lines = [
    '1',
    '00:00:01,000 --> 00:00:02,000',
    'Good morning.',
    '',
    '2',
    '00:00:03,000 --> 00:00:04,000',
    'Hi.',
    '',
  ]
  test.each([
    ['of Windows', '\r\n'],
    ['of old Macs', '\r'],
    ['converted twice', '\r\r\n'],
    ['of Unicode', '\u2028'],
    ['form feeds', '\f'],
  ])('%s', (_, end) => {
    const { dialect, segments } = parseTranscript(new TextEncoder().encode(lines.join(end)), 'talk.srt')
    expect([dialect, ...segments.map(({ text }) => text)]).toEqual(['srt', 'Good morning.', 'Hi.'])
  })

  test('mixed in one file', () => {
    const text = 'Ada: Good morning.\r\n\r\nBen: Hi.\r\rAda: So.\n\nBen: Yes.'
    expect(parseTranscript(new TextEncoder().encode(text), 'talk.txt').segments).toHaveLength(4)
  })

  test('a line end of Unicode inside JSON is white space', () => {
    expect(first(new TextEncoder().encode('[{"text": "Good\u2028morning."}]'), 'talk.json')).toBe('Good morning.')
  })
})

describe('four bytes a letter', () => {
  const text = 'Ada: Good morning 🍞, naïve.\n\nBen: 早安 хлеб.\n\nAda: Bye.\n'

  function utf32(written: string, littleEndian: boolean): Uint8Array {
    const letters = [...written]
    const view = new DataView(new ArrayBuffer(letters.length * 4))
    for (const [at, letter] of letters.entries()) view.setUint32(at * 4, letter.codePointAt(0) ?? 0, littleEndian)
    return new Uint8Array(view.buffer)
  }

  test.each([
    ['little endian', true, ''],
    ['big endian', false, ''],
    ['little endian with its mark', true, '\ufeff'],
    ['big endian with its mark', false, '\ufeff'],
  ])('%s', (_, littleEndian, mark) => {
    expect(decodeText(utf32(mark + text, littleEndian), createParseWarnings())).toBe(text)
  })

  test('cut inside a letter, and with one that does not exist', () => {
    const notes = createParseWarnings()
    const bytes = utf32(text.repeat(80), true)
    bytes.set([0xff, 0xff, 0xff, 0xff], bytes.length - 8)
    expect(decodeText(bytes.subarray(0, -2), notes)).toBe(text.repeat(80).slice(0, -2))
    expect(notes.notes()).toMatchObject([{ what: 'characters that cannot be read, left out', count: 1 }])
  })
})
