import type { Sentence } from '@podcastai/episode'
import { opensDangling, wordsToSkip } from '../publishable-sentences.server.ts'
import { hasFiniteVerb, tokensOf } from '../sentence-grammar.server.ts'

const teaserLength = { min: 22, max: 64 } as const

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
      const told = (lower.match(/[\p{L}\p{N}’'-]{4,}/gu) ?? []).filter((word) => !plain.test(word)).length
      if (told < 2) return []
      const strength = (sentence.traits.opening + sentence.traits.quotability - 110) / 50
      const value =
        about +
        Math.min(told, 5) * 0.3 +
        strength -
        Math.min(at, 6) * 0.1 -
        (/^I\b/.test(text) ? 0.4 : 0) -
        (pointing.test(text) ? 1.6 : 0)
      return [{ text: `“${text}…”`, value: Math.min(value, 2) }]
    })
    .sort((a, b) => b.value - a.value)
}

/** Words of any sentence. */
const plain =
  /^(?:when|with|have|that|what|this|they|them|there|then|than|your|you[’']re|you[’']ve|just|very|really|about|from|into|some|something|someone|anything|everything|everyone|people|person|things?|lots?|know|want|need|make|makes|made|take|goes|going|come|comes|came|went|gets?|getting|other|others|more|most|much|many|where|which|would|could|should|will|can[’']t|don[’']t|didn[’']t|doesn[’']t|weren[’']t|were|been|being|like|even|also|only|over|such|sort|kind|ways?|always|problems?|here|doing|does|done|think|thought|trying|looks?|feel|says?|said|tell|because|without|these|those|each|every|time|times|first|last|actually)$/

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
    if (comma ? !(joins || condition.test(text)) : !joins) continue
    // What only holds under a condition, or only up to a "but", shows that one comes.
    const limited = /^but$/i.test(next) || (/^(?:if|unless|until|because)$/i.test(next) && !condition.test(text))
    const candidate = limited ? `${text} ${next}` : text.replace(/,$/, '')
    if (candidate.length <= teaserLength.max && isWhole(candidate, text.replace(/,$/, ''), sentence)) half = candidate
  }
  return half === null ? null : half.charAt(0).toUpperCase() + half.slice(1)
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
  /^(?:(?:it|this|that|they|he|she|these|those)\b|things like|although|especially|rather|personally|by the way|for example|one of the|the (?:other|last|first|next|cool|hard|whole|main) (?:thing|one|part|point)|another|not|as a|the fact|literally|suddenly|maybe|probably|what (?:you|I|we)\b|I (?:remember|listened|was|look|see|mean|gave|am|would))\b|\b(?:um+|uh+|like|you know|i mean|kind of|sort of|i think|i guess|gonna|wanna|talk about|question|stuff|things?|yeah|okay|for lack of|in terms of|podcast|episode|don['’]t know|would be|let['’]s|earlier|mentioned|whatever|without the other)\b|\b(?:the|a|an|of|to|is|are|was|and|or|so|very|really|just|with|for|in|on|at|there|think|thinking|doing|not|saying|back|say|says|said|such|hiring|know|knowing|feel|believe|actually|even|if|then|be|do|as|from|than|that|those|lack|terms|because)$|(\b\w+\b),? \1\b|[;:.?!—]/i
