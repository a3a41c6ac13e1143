import type { Sentence } from '@podcastai/episode'
import { opensDangling, wordsToSkip } from '../grammar/publishable-sentences.server.ts'
import { hasFiniteVerb, tokensOf } from '../grammar/sentence-grammar.server.ts'
import { tellingWords } from '../headlines/emptiness.server.ts'
import { isStatement } from '../headlines/parse.server.ts'
import { wordsOf } from '../headlines/sentence-words.server.ts'

const teaserLength = { min: 22, told: 34, max: 66 } as const

/**
 * “If you pick something so ridiculous that you would never launch …”, “You have a naming problem if …”: as much of a
 * sentence as makes one want to hear its end, the most telling first.
 */
export function teasersOf(span: readonly Sentence[], topics: readonly string[]): { text: string; value: number }[] {
  const known = topics.map((topic) => topic.toLowerCase())
  return span
    .flatMap((sentence, at) => {
      const text = halfOf(sentence)
      if (text === null) return []
      const lower = text.toLowerCase()
      const about = known.some((topic) => lower.includes(topic)) ? 0.8 : 0
      const told = tellingWords(text).length
      if (told < 2) return []
      const strength = (sentence.traits.opening + sentence.traits.quotability - 110) / 50
      const value =
        about +
        Math.min(told, 5) * 0.3 +
        strength -
        Math.min(at, 6) * 0.1 -
        (/^I\b/.test(text) ? 0.4 : 0) -
        (pointing.test(text) ? 1.6 : 0) -
        (/ (?:if|but|because|until|unless)$/.test(text) || condition.test(text) ? 0 : 1)
      return [{ text: `“${text}…”`, value: Math.min(value, 2) }]
    })
    .sort((a, b) => b.value - a.value)
}

function halfOf(sentence: Sentence): string | null {
  if (sentence.traits.question || sentence.traits.hygiene !== null) return null
  const words = sentence.text.split(/\s+/).slice(wordsToSkip(sentence.text))
  let half: string | null = null
  let text = ''
  for (const [at, word] of words.entries()) {
    text = text === '' ? word : `${text} ${word}`
    if (text.length > teaserLength.max || /["“”()[\]:;?!]|--|…|\.{2}|^[-–—]$/.test(word)) break
    if (text.length < teaserLength.min || at < 4) continue
    const next = words[at + 1] ?? ''
    const comma = /,$/.test(word)
    const joins = joint.test(next)
    if (!comma && adjunct.test(next)) {
      if (text.length >= teaserLength.told && isWhole(text, text, sentence) && says(sentence, words.length, at))
        half = text
      continue
    }
    if (comma ? !(joins || condition.test(text)) : !joins) continue
    // What only holds under a condition, or only up to a "but", shows that one comes.
    const limited = /^but$/i.test(next) || (/^(?:if|unless|until|because)$/i.test(next) && !condition.test(text))
    const candidate = limited ? `${text} ${next}` : text.replace(/,$/, '')
    if (candidate.length <= teaserLength.max && isWhole(candidate, text.replace(/,$/, ''), sentence)) half = candidate
  }
  return half === null ? null : half.charAt(0).toUpperCase() + half.slice(1)
}

/** "I've seen people try a million dollar deal | as a small startup": the rest says how or where. */
const adjunct = /^(?:as|in|on|for|with|at|into|after|before|from|rather|like)$/

function says(sentence: Sentence, count: number, at: number): boolean {
  const words = wordsOf(sentence)
  const front = words.length - count
  return isStatement(words.slice(front, front + at + 1).flatMap(({ tokens }) => tokens))
}

function isWhole(text: string, before: string, sentence: Sentence): boolean {
  return !opensDangling(text) && !messy.test(before) && promises(before, sentence)
}

/** With a verb that carries it; "The science behind whether or not" makes nobody wonder. */
function promises(half: string, sentence: Sentence): boolean {
  const end = sentence.text.indexOf(half.slice(1)) + half.length
  return hasFiniteVerb(tokensOf(sentence).filter(({ from }) => from < end))
}

const condition = /^(?:when|if|once|every time|the (?:first|last|day|moment|only|\w+est))\b/i
const joint = /^(?:that|why|because|which|and|but|so|when|where|who|how|if|until|unless)$/i

/** Leans on what only the talk knows. */
const pointing = /\b(?:it(?!…)|this|they|them|those|these|he|she|things?)\b|\bthat (?:is|was|one|thing|would)\b/i

const messy =
  /^(?:(?:if|when) you (?:said|think about|talk about)|since|as|perhaps|speaking|now|I acknowledge|I even|I have had|I never|I just|I've had|I've got|(?:it|this|that|they|he|she|these|those)\b|things like|although|especially|rather|personally|by the way|for example|one of the|the (?:other|last|first|next|cool|hard|whole|main) (?:thing|one|part|point)|another|not|as a|the fact|literally|suddenly|maybe|probably|what (?:you|I|we)\b|I (?:remember|listened|was|look|see|mean|gave|am|would))\b|\b(?:um+|uh+|like|you know|i mean|kind of|sort of|i think|i guess|gonna|wanna|talk about|question|stuff|things?|yeah|okay|for lack of|in terms of|podcast|episode|don['’]t know|would be|let['’]s|earlier|mentioned|whatever|without the other)\b|\b(?:the|a|an|of|to|is|are|was|and|or|so|very|really|just|with|for|in|on|at|there|think|thinking|doing|not|saying|back|say|says|said|such|hiring|know|knowing|feel|believe|actually|even|if|then|be|do|as|from|than|that|those|lack|terms|because|definitely|probably|two|three|four|five|\d+)$|(\b\w+\b),? \1\b|[;:.?!—]/i
