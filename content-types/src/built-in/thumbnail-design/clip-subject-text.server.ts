import { type Episode, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { usefulPhrases, wordsToSkip } from '../grammar/publishable-sentences.server.ts'
import { type Word, wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse } from '../headlines/worth.server.ts'
import { capitalized, spanSubjects } from '../passages/span-subjects.server.ts'
import { dull } from './noun-phrase-texts.server.ts'
import { reasonFor } from './text-reasons.server.ts'
import type { ThumbnailText } from './thumbnail-texts.server.ts'

/** For a clip without any line short enough: what the talk keeps to and the clip names, in two words or three, and pairs of it. */
export function clipSubjectTexts(
  episode: Episode,
  brief: Brief,
  first: number,
  last: number,
): { phrases: ThumbnailText[]; pairs: ThumbnailText[] } {
  const general = generalOf(episode)
  const found = usefulPhrases(episode.keyPhrases)
    .toSorted((a, b) => Number(general.has(a.toLowerCase())) - Number(general.has(b.toLowerCase())))
    .filter((phrase) => !coarse.test(phrase) && !touchesAvoided(phrase, brief.voice.avoidTopics))
    .flatMap((phrase) => placeOf(phrase, episode, first, last))
  const pairs = found.flatMap((one, at) =>
    found.slice(at + 1).map((other) => ({
      ...one,
      draft: `${one.draft} + ${other.draft}`,
      text: `${one.text} + ${other.text}`,
      words: one.words + other.words + 1,
    })),
  )
  const texts = (places: readonly Place[]) => places.filter(({ words }) => words <= 5).map(namedText)
  return { phrases: texts(found.filter(({ words }) => words > 1)), pairs: texts(pairs) }
}

/** What the clip itself speaks of in two words or three, the most telling first. */
export function clipNames(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const general = generalOf(episode)
  const paleness = (text: string) => (dull.test(text) ? 2 : general.has(text.toLowerCase()) ? 1 : 0)
  return spanSubjects(episode, first, last, brief)
    .filter(({ words, worth }) => words > 1 && words < 5 && worth >= telling)
    .toSorted((a, b) => paleness(a.text) - paleness(b.text))
    .flatMap(({ text }) => placeOf(text, episode, first, last))
    .flatMap((place) => {
      const sentence = episode.sentences[place.sentence]
      return sentence ? [{ ...namedText(place), reasoning: reasonFor('phrase', sentence, brief) }] : []
    })
}

/** What the whole talk keeps to tells no clip from another: it comes last. */
function generalOf({ keyPhrases }: Episode): ReadonlySet<string> {
  return new Set(keyPhrases.slice(0, 3).map((phrase) => phrase.toLowerCase()))
}

/** From here on a subject tells its clip from others. */
const telling = 2

function namedText({ draft, text, sentence, stressed }: Place): ThumbnailText {
  const reasoning = 'Names what the clip speaks of, to go with a picture of it.'
  return { draft, text: capitalized(text), sentence, stressed: [stressed], reasoning, score: -10 }
}

type Place = { draft: string; text: string; sentence: number; stressed: string; words: number }

/** Where a phrase is said first in the clip, as one mark. */
function placeOf(phrase: string, episode: Episode, first: number, last: number): Place[] {
  const wanted = phrase.toLowerCase().split(' ')
  for (const sentence of sentencesOf(episode, first, last)) {
    if (sentence.traits.hygiene !== null || !sentence.text.toLowerCase().includes(phrase.toLowerCase())) continue
    const words = sentence.text.split(/\s+/)
    const at = words.findIndex((_, from) => wanted.every((word, step) => bare(words[from + step]) === word))
    if (at < 0) continue
    const draft = `[[~${sentence.id}:${at}-${at + wanted.length - 1}]]`
    const stressed = wanted.at(-1) ?? phrase
    return [{ draft, text: phrase, sentence: sentence.id, stressed, words: wanted.length }]
  }
  return []
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/^[^\p{L}\p{N}]+|,$/gu, '')
}

/** Where a clip names nothing: how its sentences begin, up to a word that can end a line, for it is given a text in any case. */
export function firstWords(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const found = sentencesOf(episode, first, last).flatMap((sentence) => {
    const { id, text, traits } = sentence
    const words = wordsOf(sentence)
    const from = wordsToSkip(text)
    if (traits.hygiene !== null || words.length < from + beginning.least) return []
    const ending = beginning.lengths.find((count) =>
      endsLine(words[from + count - 1], words.slice(from, from + count - 1)),
    )
    const count = ending ?? beginning.least
    const line = words
      .slice(from, from + count)
      .map((word) => word.text)
      .join(' ')
    if (coarse.test(line) || /["“”()[\]]|--|…|\.\./.test(line) || touchesAvoided(line, brief.voice.avoidTopics))
      return []
    const stressed =
      line
        .split(' ')
        .map(bare)
        .sort((a, b) => b.length - a.length)[0] ?? ''
    return [
      {
        draft: `[[${id}:${from}-${from + count - 1}]]`,
        text: line,
        sentence: id,
        stressed: [stressed],
        reasoning: 'How the clip begins; the picture has to say the rest.',
        score: ending === undefined ? -30 : -20,
      },
    ]
  })
  return found.sort((a, b) => b.score - a.score)
}

function endsLine(last: Word | undefined, before: readonly Word[]): boolean {
  return (
    last !== undefined &&
    !/^(?:say|get|see|think|know|go|want|mean|seeing|going|saying)$/.test(last.lower) &&
    /^(?:NOUN|PROPN|VERB)$/.test(last.pos) &&
    before.every(({ text }) => !/[,;:]$/.test(text))
  )
}

/** Words of a beginning that a phone shows large, the likelier first. */
const beginning = { least: 4, lengths: [4, 5, 6] } as const
