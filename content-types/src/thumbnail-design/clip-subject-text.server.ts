import { type Episode, sentencesOf } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import { coarse } from '../headlines/worth.server.ts'
import { usefulPhrases, wordsToSkip } from '../publishable-sentences.server.ts'
import type { Brief } from '../writer.server.ts'
import type { ThumbnailText } from './thumbnail-texts.server.ts'

/** For a clip without any line short enough: one thing it names in two words or three, else two that it names. */
export function clipSubjectTexts(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const found = usefulPhrases(episode.keyPhrases)
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
  return [...found.filter(({ words }) => words > 1), ...pairs]
    .filter(({ words }) => words <= 5)
    .map(({ draft, text, sentence, stressed }) => ({
      draft,
      text: text.charAt(0).toUpperCase() + text.slice(1),
      sentence,
      stressed: [stressed],
      reasoning: 'Names what the clip speaks of, to go with a picture of it.',
      score: -10,
    }))
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

/** Where a clip names nothing: how its sentences begin, for it is given a text in any case. */
export function firstWords(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  return sentencesOf(episode, first, last).flatMap(({ id, text, traits }) => {
    const words = text.split(/\s+/)
    const from = wordsToSkip(text)
    const shown = words.slice(from, from + beginning)
    const line = shown.join(' ')
    const unfit = traits.hygiene !== null || coarse.test(line) || /["“”()[\]]|--|…|\.\./.test(line)
    if (shown.length < beginning || unfit || touchesAvoided(line, brief.voice.avoidTopics)) return []
    const stressed = shown.map(bare).sort((a, b) => b.length - a.length)[0] ?? ''
    return [
      {
        draft: `[[${id}:${from}-${from + beginning - 1}]]`,
        text: line,
        sentence: id,
        stressed: [stressed],
        reasoning: 'How the clip begins; the picture has to say the rest.',
        score: -20,
      },
    ]
  })
}

/** Words of a beginning that a phone shows large. */
const beginning = 4
