import { expect, test } from 'vitest'
import { isEnglishWord, maxPieceLength, tag } from './tagger.ts'

const longWords = {
  dashes: '-'.repeat(300_000),
  apostrophes: "a'".repeat(60_000),
  letters: 'x'.repeat(1_001),
  emoji: `a${'😀'.repeat(500)}`,
  'an address': `https://example.com/${'bread/'.repeat(50)}index.html`,
}

test.each(Object.entries(longWords))(
  'a word of %s is tagged in pieces that stand where they were said',
  { timeout: 20_000 },
  (_, word) => {
    const text = `We said ${word} at night. Nobody wrote it down, and ${word}, too.`
    const { tokens, sentenceStarts } = tag(text)
    expect(tokens.filter((token) => text.slice(token.from, token.to) !== token.text)).toEqual([])
    expect(tokens.filter((token) => token.text.length > maxPieceLength || !token.text.isWellFormed())).toEqual([])
    expect(tokens.map((token) => token.text).join('')).toBe(text.replaceAll(' ', ''))
    expect(sentenceStarts).toContain(text.indexOf('Nobody'))
  },
)

test('a word of the longest piece stays whole', () => {
  const word = 'x'.repeat(maxPieceLength)
  expect(tag(`So ${word} said.`).tokens.map(({ text }) => text)).toEqual(['So', word, 'said', '.'])
})

test('tokens stand behind whatever space there is', () => {
  const text = 'Bread  is \u00a0\u2003 baked \n\t here.'
  for (const { from, to, text: said } of tag(text).tokens) expect(text.slice(from, to)).toBe(said)
})

test('the dictionary has no word of any length', { timeout: 20_000 }, () => {
  expect(isEnglishWord('bread')).toBe(true)
  expect(isEnglishWord("a'".repeat(60_000))).toBe(false)
})

test.each([`https://${'1r6.'.repeat(19)}`, `https://${'2x.'.repeat(24)}`, `a@${'b-'.repeat(45)}`])(
  'an address that is none is read in one way: %s',
  { timeout: 20_000 },
  (word) => {
    expect(tag(`So ${word} said.`).tokens.at(-1)?.text).toBe('.')
  },
)

test.each([
  ['https://user@bread.example.co.uk:8080/loaf?rye=1#top', ['https://user@bread.example.co.uk:8080/loaf?rye=1#top']],
  ['Write to maya.o-neil@bread.example.org today', ['Write', 'to', 'maya.o-neil@bread.example.org', 'today']],
  ['See //bread.example, or call', ['See', '//bread.example', ',', 'or', 'call']],
])('an address is one token: %s', (text, tokens) => {
  expect(tag(text).tokens.map((token) => token.text)).toEqual(tokens)
})
