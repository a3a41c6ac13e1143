import { tokensOf } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import { plainWords } from '../quality/wording.server.ts'
import type { Said } from './grounding/said.server.ts'

/** Subjects and names for hashtags and keywords: said in one go, about something, none that orders or settings forbid. */
export function subjectsIn(texts: readonly string[], said: Said): string[] {
  return [...new Set(texts.map((text) => text.replace(/^#/, '').trim()))].filter((text) => isSubject(text, said))
}

function isSubject(text: string, said: Said): boolean {
  const plain = plainWords(text)
  if (plain === '' || plain.split(' ').length > 3 || touchesAvoided(text, said.brief.voice.avoidTopics)) return false
  if (plain.split(' ').some((word) => said.planted.has(word))) return false
  if (said.known.includes(` ${plain} `)) return true
  const places = said.episode.sentences.filter(
    (sentence) => !said.forMachines.has(sentence.id) && ` ${plainWords(sentence.text)} `.includes(` ${plain} `),
  )
  if (places.length === 0) return false
  // "causes cancer", "harms heart": what looks like a plural in front of a noun is mostly a verb, and so a claim.
  if (said.english && / /.test(plain) && /(?<=\p{L}[^s])s /u.test(plain)) return false
  if (!said.english) return plain.split(' ').length <= 2 && plain.split(' ').every((word) => word.length >= 4)
  // "causes cancer" is a claim where "causes" is a verb, and a subject where it is a noun: the place tells.
  const words = plain.split(' ')
  return places.some((place) => {
    const parts = tokensOf(place).filter(({ lower }) => words.includes(plainWords(lower)))
    return (
      parts.every(({ pos }) => /^(?:NOUN|PROPN|ADJ|NUM|PART)$/.test(pos)) &&
      parts.some(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos))
    )
  })
}
