import type { Sentence, Topic } from './episode.ts'

/**
 * Returns the ids of the episode's key statements, in order of time: the strongest one of each of the larger topics.
 */
export function summarize(sentences: readonly Sentence[], topics: readonly Topic[], max = 5): number[] {
  const best = topics.map((topic) => {
    const candidates = sentences
      .slice(topic.firstSentence, topic.lastSentence + 1)
      .map((sentence) => ({ id: sentence.id, score: statementScore(sentence, topic) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.id - b.id)
    return { candidate: candidates[0], size: topic.lastSentence - topic.firstSentence }
  })
  return best
    .filter(({ candidate }) => candidate !== undefined)
    .sort((a, b) => b.size - a.size)
    .slice(0, max)
    .map(({ candidate }) => candidate?.id ?? 0)
    .sort((a, b) => a - b)
}

function statementScore({ traits, words, text }: Sentence, topic: Topic): number {
  if (traits.boilerplate !== null || traits.question || !traits.standsAlone) return 0
  if (words < 8 || words > 40) return 0
  const lower = text.toLowerCase()
  const about = topic.keyPhrases.filter((phrase) => lower.includes(phrase.toLowerCase())).length
  return 1 + about * 3 + Object.keys(traits.cues).length * 2 - (traits.disfluent ? 5 : 0)
}
