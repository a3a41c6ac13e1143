import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { plainText } from './plain-text.ts'

const read = (text: string, filename: string) => parseTranscript(new TextEncoder().encode(text), filename)

test.each([
  ['Tom &amp; Ada', 'Tom & Ada'],
  ['It&#39;s &quot;bread&quot;', 'It\'s "bread"'],
  ['It&#x27;s', "It's"],
  ['It&amp;#39;s', "It's"],
  ['&amp;lt;3 &amp;nbsp;so&nbsp;much', '<3 so much'],
  ['a caf&eacute;', 'a café'],
  ['AT&T and R&D; x &unknown; y', 'AT&T and R&D; x &unknown; y'],
  ['press &lt;b&gt; for bread', 'press <b> for bread'],
  ['un\u00ADbe\u00ADliev\u200Bable', 'unbelievable'],
])('%j is said as %j', (written, said) => {
  expect(plainText(written)).toBe(said)
})

test('words are not changed: composed and decomposed letters, joiners and marks inside stay', () => {
  for (const words of ['Cafe\u0301', 'Café', 'می\u200Cخواهم', '👩\u200D🍳 cooks', 'שלום \u200E(abc)\u200E עולם']) {
    expect(plainText(words)).toBe(words)
  }
})

test('marks of direction around lines and names are no part of them', () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\n\u202Bדנה: שלום לכולם.\u202C\n\n2\n00:00:03,000 --> 00:00:04,000\n\u200Fיוסי\u200F: מה שלומך?\n'
  expect(read(srt, 'talk.srt').segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['דנה', 'שלום לכולם.'],
    ['יוסי', 'מה שלומך?'],
  ])
  const json = JSON.stringify([{ speaker: '\u200Fדנה', text: '\u202Bשלום.\u202C' }])
  expect(read(json, 'talk.json').segments).toMatchObject([{ speaker: 'דנה', text: 'שלום.' }])
})
