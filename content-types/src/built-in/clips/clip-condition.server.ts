import type { Sentence } from '@podcastai/episode'
import { tellingWords } from '../headlines/emptiness.server.ts'
import { isStatement } from '../headlines/parse.server.ts'
import { wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse, pointsOutside } from '../headlines/worth.server.ts'
import type { Line } from './clip-lines.server.ts'

/**
 * "What if you have a high win rate?", "What happens when you ship on a Friday": the condition of a sentence of the clip
 * that says what follows of it, where both together are too long for a title.
 */
export function conditionTitles(span: readonly Sentence[], longest: number): Line[] {
  return span
    .flatMap((sentence) => {
      const text = titleOf(sentence)
      if (text === null || text.length > longest) return []
      const strength = (sentence.traits.opening + sentence.traits.quotability - 110) / 40
      return [{ text, value: strength + Math.min(tellingWords(text).length, 4) * 0.3 - 0.6 }]
    })
    .sort((a, b) => b.value - a.value)
}

function titleOf(sentence: Sentence): string | null {
  const { text, traits } = sentence
  if (traits.hygiene !== null || traits.question) return null
  const [whole, front = '', joint = '', said = ''] = conditional.exec(text) ?? []
  if (whole === undefined || !follows.test(text.slice(whole.length))) return null
  const clause = said.replace(fillers, '')
  if (unfit.test(clause) || coarse.test(clause) || pointsOutside(clause)) return null
  if (tellingWords(clause).length < 2) return null
  const from = front.split(/\s+/).length
  const words = wordsOf(sentence).slice(from, from + said.split(/\s+/).length)
  if (!isStatement(words.flatMap(({ tokens }) => tokens))) return null
  return joint.toLowerCase() === 'if' ? `What if ${clause}?` : `What happens when ${clause}`
}

/** No list goes on there; a figure may stand between. */
const follows =
  /^ (?:(?:let[’']s )?say [^,]{2,24}, )?(?!(?:and|or|nor|an?|one|two|three|four|five|\d\S*|\p{L}+ing)\b)\p{L}.{16}/iu

const conditional =
  /^((?:(?:because|and|so|but|also|well|now|I think|I mean|that),? )*)(if|when) ((?:you|your|people|a|an|the|every\w*|somebody|someone|\p{L}+s)\b[^,.;:?!–—]{12,60}),/iu

/** What is left out of a condition without changing it. */
const fillers = /\b(?:really|just|actually|basically|literally|kind of|sort of|very) /gi

const unfit =
  /["“”()[\]]|--|…|\b(?:I|we|me|us|my|our|ours|like|um|uh|gonna|wanna|gotta|you know|I mean|you[’']ve|you said|you look(?:ed)? at|you think about|you talk|talking about|you mentioned|you remember|you want|stuff|things?|not|or not|came|was|were|had|did)\b|\b(?:and|or|but|so|to|of|the|a)$/i
