import type { Sentence } from '@podcastai/episode'
import { opensDangling, wordsToSkip } from '../publishable-sentences.server.ts'
import { hasFiniteVerb, tokensOf } from '../sentence-grammar.server.ts'

const teaserLength = { min: 22, max: 56 } as const

/** “When I started managing people …”: the first half of a sentence near the beginning that one wants to hear the end of. */
export function teaserOf(span: readonly Sentence[], topics: readonly string[]): string | null {
  let best: { text: string; value: number } | null = null
  for (const [at, sentence] of span.entries()) {
    const text = halfOf(sentence)
    if (text === null) continue
    const about = topics.some((topic) => text.toLowerCase().includes(topic.toLowerCase())) ? 1.5 : 0
    const story = /^(?:When|If|The (?:first|last|day|moment|reason|only)|Every|Most|People|Nobody|My|I)\b/.test(text)
      ? 1
      : 0
    const value = about + story + (sentence.traits.opening - 50) / 25 - Math.min(at, 6) * 0.3
    if (value > (best?.value ?? -1.5)) best = { text, value }
  }
  return best === null ? null : `“${best.text}…”`
}

function halfOf(sentence: Sentence): string | null {
  if (sentence.traits.question || sentence.traits.hygiene !== null) return null
  const words = sentence.text.split(/\s+/).slice(wordsToSkip(sentence.text))
  let half: string | null = null
  let text = ''
  for (const [at, word] of words.entries()) {
    text = text === '' ? word : `${text} ${word}`
    if (text.length > teaserLength.max || /["“”()[\]]|--|…|\.{2}/.test(word)) break
    const next = words[at + 1] ?? ''
    const boundary =
      /,$/.test(word) || /^(?:that|why|because|which|and|but|so|when|where|who|how|if|until|unless)$/i.test(next)
    if (boundary && text.length >= teaserLength.min && at >= 4) half = text.replace(/,$/, '')
  }
  if (half === null || opensDangling(half) || messyTeaser.test(half) || !promises(half, sentence)) return null
  return half.charAt(0).toUpperCase() + half.slice(1)
}

/** A condition, or a subject with its verb; "The science behind whether or not" makes nobody wonder. */
function promises(half: string, sentence: Sentence): boolean {
  if (/^(?:when|if|every time|the (?:first|last|day|moment))\b/i.test(half)) return true
  return hasFiniteVerb(
    tokensOf(sentence).filter(({ from }) => from < sentence.text.indexOf(half.slice(1)) + half.length),
  )
}

const messyTeaser =
  /^things like\b|\b(?:um+|uh+|like|you know|i mean|kind of|sort of|i think|i guess|gonna|wanna|talk about|question|stuff|thing|things|it|this|that|they|them|those|these|he|she|yeah|okay|for lack of|in terms of|podcast|episode|actually|don['’]t know|would be|let['’]s|these|of the things)\b|\b(?:the|a|an|of|to|is|are|was|and|or|so|very|really|just|with|for|in|on|at|there|think|thinking|doing|not|saying|back|say|said|such|hiring|know|feel|believe)$|(\b\w+\b),? \1\b|[;:.?!—]/i
