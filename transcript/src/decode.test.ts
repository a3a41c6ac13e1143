import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const first = (bytes: Uint8Array, filename = 'talk.txt') => parseTranscript(bytes, filename).segments[0]?.text
const codes = (text: string, of: (code: number) => number[]) =>
  Uint8Array.from([...text].flatMap((letter) => of(letter.charCodeAt(0))))
const littleEndian = (text: string) => codes(text, (code) => [code & 255, code >> 8])
const bigEndian = (text: string) => codes(text, (code) => [code >> 8, code & 255])

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
  })

  test('stray control characters and zero-width spaces go', () => {
    const json = JSON.stringify([{ text: 'Hel\u0000lo\u200B there\u0007.' }])
    expect(first(new TextEncoder().encode(json), 'talk.json')).toBe('Hello there.')
    expect(first(new TextEncoder().encode('Hel\u0001lo there.'))).toBe('Hello there.')
  })
})
