import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { understand } from './index.ts'

function readKeyPhrases(text: string): string[] {
  return understand(parseTranscript(new TextEncoder().encode(text), 'talk.txt')).keyPhrases
}

test('a name with a hyphen stays whole, singular and plural are one phrase', () => {
  const phrases = readKeyPhrases(
    'Ada: I wrote Bread-Notes alone for years. Later Bread-Notes had a sourdough starter column. ' +
      'Everybody wants sourdough starters from me. One of the sourdough starters is older than Bread-Notes.',
  )
  expect(phrases).toContain('Bread-Notes')
  expect(phrases).not.toContain('Bread')
  expect(phrases.filter((phrase) => /starter/.test(phrase))).toEqual(['sourdough starters'])
})

test('a name that begins with a figure stays whole', () => {
  const phrases = readKeyPhrases(
    'Ada: I used to play 3D Bread Maker all night. Nobody but me ever paid for 3D Bread Maker.',
  )
  expect(phrases).toEqual(['3D Bread Maker'])
})

test('no weekday, no everyday noun alone and no speaker is a key phrase', () => {
  const phrases = readKeyPhrases(
    'Ada Stone: On Saturday the line was long and the money was good at Little Hearth. \n\n' +
      'Ben: Ada, the money on Saturdays was gone by Monday, and the line was angry at Little Hearth. Ada Stone laughed. \n\n' +
      'Ada Stone: Ask Ada Stone about money on a Monday.',
  )
  expect(phrases).toEqual(['Little Hearth'])
})
