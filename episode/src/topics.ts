import type { Sentence, Topic } from './episode.ts'
import { headlineOf } from './headline.ts'
import { keyPhrasesOf } from './key-phrases.ts'
import { likenessAround } from './likeness.ts'
import type { Reading } from './sentences.ts'
import { termsOf } from './terms.ts'

const blockSentences = 12
const minutesPerTopic = 6
const minTopicSeconds = 60

/** Stretches about one thing: borders where the words before and after have least in common. */
export function topicsOf(
  readings: readonly Reading[],
  sentences: readonly Sentence[],
  durationSeconds: number,
): Topic[] {
  if (sentences.length === 0) return []
  const starts = [0, ...bordersOf(readings, sentences, durationSeconds)]
  return starts.map((first, index) => {
    const last = (starts[index + 1] ?? sentences.length) - 1
    const keyPhrases = keyPhrasesOf(readings.slice(first, last + 1), 5)
    const start = sentences[first]?.start ?? 0
    return {
      title: titleOf(sentences, first, last, keyPhrases),
      firstSentence: first,
      lastSentence: last,
      start,
      keyPhrases,
    }
  })
}

function bordersOf(readings: readonly Reading[], sentences: readonly Sentence[], durationSeconds: number): number[] {
  const wanted = Math.min(12, Math.max(2, Math.round(durationSeconds / 60 / minutesPerTopic)))
  const likeness = likenessAround(readings.map(termsOf), blockSentences)
  const gaps = sentences.map((sentence, index) => {
    if (index < 4 || index > sentences.length - 4) return { index, drop: -1 }
    const opensTurn = sentences[index - 1]?.turn !== sentence.turn
    const asks = opensTurn && sentence.traits.question
    return { index, drop: 1 - (likeness[index] ?? 0) + (opensTurn ? 0.12 : 0) + (asks ? 0.1 : 0) }
  })
  const least = Math.max(minTopicSeconds, (durationSeconds / wanted) * 0.4)
  const chosen: number[] = []
  for (const { index, drop } of [...gaps].sort((a, b) => b.drop - a.drop || a.index - b.index)) {
    if (chosen.length >= wanted - 1 || drop < 0) break
    const time = sentences[index]?.start ?? 0
    const others = [0, durationSeconds, ...chosen.map((other) => sentences[other]?.start ?? 0)]
    if (others.every((other) => Math.abs(other - time) >= least)) chosen.push(index)
  }
  return chosen.sort((a, b) => a - b)
}

function titleOf(sentences: readonly Sentence[], first: number, last: number, keyPhrases: string[]): string {
  let best: { title: string; score: number } | null = null
  for (const sentence of sentences.slice(first, last + 1)) {
    if (sentence.traits.hygiene !== null) continue
    const headline = headlineOf(sentence.text)
    if (headline === null) continue
    const lower = headline.title.toLowerCase()
    const about = keyPhrases.filter((phrase) => lower.includes(phrase.toLowerCase())).length
    const early = 1 - (sentence.id - first) / Math.max(1, last - first)
    const score = headline.score + about * 8 + early * 6 + Object.keys(sentence.traits.cues).length * 2
    if (best === null || score > best.score) best = { title: headline.title, score }
  }
  return best?.title ?? fallbackTitle(sentences, first, keyPhrases)
}

function fallbackTitle(sentences: readonly Sentence[], first: number, keyPhrases: string[]): string {
  const phrase = keyPhrases[0] ?? sentences[first]?.text.split(/\s+/).slice(0, 6).join(' ') ?? ''
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
