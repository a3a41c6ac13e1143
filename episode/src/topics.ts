import type { Sentence, Topic } from './episode.ts'
import { findKeyPhrases } from './key-phrases.ts'
import { likenessAround } from './likeness.ts'
import type { Reading } from './sentences.ts'
import { listTerms } from './terms.ts'

const blockSentences = 12
const minutesPerTopic = 6
const minTopicSeconds = 60

/** Splits the episode into topics, at the boundaries where the words before and after have least in common. */
export function findTopics(
  readings: readonly Reading[],
  sentences: readonly Sentence[],
  durationSeconds: number,
): Topic[] {
  if (sentences.length === 0) return []
  const starts = [0, ...findTopicBorders(readings, sentences, durationSeconds)]
  return starts.map((first, index) => {
    const last = (starts[index + 1] ?? sentences.length) - 1
    const content = readings.filter((_, id) => id >= first && id <= last && sentences[id]?.traits.boilerplate === null)
    const keyPhrases = findKeyPhrases(content, 5)
    const start = sentences[first]?.start ?? 0
    return {
      title: chooseTitle(sentences, first, last, keyPhrases),
      firstSentence: first,
      lastSentence: last,
      start,
      keyPhrases,
    }
  })
}

function findTopicBorders(
  readings: readonly Reading[],
  sentences: readonly Sentence[],
  durationSeconds: number,
): number[] {
  const wanted = Math.min(12, Math.max(2, Math.round(durationSeconds / 60 / minutesPerTopic)))
  const likeness = likenessAround(readings.map(listTerms), blockSentences)
  const gaps = sentences.map((sentence, index) => {
    if (index < 4 || index > sentences.length - 4) return { index, drop: -1 }
    const opensTurn = sentences[index - 1]?.turn !== sentence.turn
    const asks = opensTurn && sentence.traits.question
    return { index, drop: 1 - (likeness[index] ?? 0) + (opensTurn ? 0.12 : 0) + (asks ? 0.1 : 0) }
  })
  const min = Math.max(minTopicSeconds, (durationSeconds / wanted) * 0.4)
  const chosen: number[] = []
  for (const { index, drop } of [...gaps].sort((a, b) => b.drop - a.drop || a.index - b.index)) {
    if (chosen.length >= wanted - 1 || drop < 0) break
    const time = sentences[index]?.start ?? 0
    const others = [0, durationSeconds, ...chosen.map((other) => sentences[other]?.start ?? 0)]
    if (others.every((other) => Math.abs(other - time) >= min)) chosen.push(index)
  }
  return chosen.sort((a, b) => a - b)
}

/** Length limits of a topic's title, in characters. */
const titleLength = { min: 18, max: 65 } as const

/** Returns the short sentence that best covers the topic, preferring early ones; else the first key phrase. */
function chooseTitle(sentences: readonly Sentence[], first: number, last: number, keyPhrases: string[]): string {
  let best: { title: string; score: number } | null = null
  for (const { id, text, traits } of sentences.slice(first, last + 1)) {
    const title = text.replace(/(?<![.!。,])[.!。,]+$/, '')
    const plain = title.length >= titleLength.min && title.length <= titleLength.max && traits.standsAlone
    if (!plain || traits.boilerplate !== null || traits.disfluent) continue
    const lower = title.toLowerCase()
    const about = keyPhrases.filter((phrase) => lower.includes(phrase.toLowerCase())).length
    const early = 1 - (id - first) / Math.max(1, last - first)
    const score = about * 8 + early * 6 + traits.quotability / 10 + (traits.question ? 2 : 0)
    if (best === null || score > best.score) best = { title: title.charAt(0).toUpperCase() + title.slice(1), score }
  }
  return best?.title ?? fallbackTitle(sentences, first, keyPhrases)
}

function fallbackTitle(sentences: readonly Sentence[], first: number, keyPhrases: string[]): string {
  const phrase = keyPhrases[0] ?? sentences[first]?.text.split(/\s+/).slice(0, 6).join(' ') ?? ''
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
