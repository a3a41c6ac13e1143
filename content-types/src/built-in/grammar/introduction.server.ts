import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { nameOf } from '../../voice/speaker-names.server.ts'

/** How the opening introduces the guest, as a mark for a draft. */
export type Introduction =
  /** "Ada Lovelace, who writes programs": continues "… talks with". */
  | { form: 'clause'; mark: string }
  /** "Ada is a mathematician.": a sentence of its own. */
  | { form: 'sentence'; mark: string; words: number }

/** Characters that a reader takes in at once. */
const longest = 240
/** Share of the episode in which guests are introduced, and sentences that are looked at in any case. */
const opening = { share: 0.1, least: 12 } as const

/** Who the guest is, in the words with which somebody else introduces her; null where nobody does in plain words. */
export function introductionOf(guest: string, episode: Episode, brief: Brief): Introduction | null {
  const count = Math.max(opening.least, Math.floor(episode.sentences.length * opening.share))
  const candidates = episode.sentences
    .slice(0, count)
    .filter(({ speaker, text }) => nameOf(speaker, brief) !== guest && isPlain(text))
    .filter(({ text }) => !touchesAvoided(text, brief.voice.avoidTopics))
  return (
    firstOf(candidates, (sentence) => asClause(sentence, guest)) ?? firstOf(candidates, (one) => asSentence(one, guest))
  )
}

function firstOf(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => Introduction | null,
): Introduction | null {
  for (const sentence of sentences) {
    const found = find(sentence)
    if (found) return found
  }
  return null
}

function isPlain(text: string): boolean {
  return /[.!]$/.test(text) && !/--|…|\.\.\.|["“”[\]]|\b(?:um|uh|you know|I mean)\b/i.test(text)
}

/** "…, Ada Lovelace, who writes programs." */
function asClause({ id, text }: Sentence, guest: string): Introduction | null {
  const words = text.split(/\s+/)
  const name = guest.split(/\s+/)
  const at = positionOf(name, words)
  const rest = words.slice(at).join(' ')
  const fits = at >= 0 && bare(words[at + name.length]) === 'who' && rest.length <= longest
  return fits ? { form: 'clause', mark: `[[~${id}:${at}-${words.length - 1}]]` } : null
}

/** "Ada is a mathematician.", at the front or behind a comma. */
function asSentence({ id, text }: Sentence, guest: string): Introduction | null {
  const words = text.split(/\s+/)
  for (const name of [guest.split(/\s+/), guest.split(/\s+/).slice(0, 1)]) {
    const at = positionOf(name, words)
    const begins = at === 0 || (at > 0 && (/,$/.test(words[at - 1] ?? '') || words[at - 1] === 'and'))
    const [verb, next] = [bare(words[at + name.length]), bare(words[at + name.length + 1])]
    const tells =
      (verb === 'is' && /^(?:an?|the|one)$/.test(next)) || /^(?:runs|owns|leads|founded|wrote|makes)$/.test(verb)
    if (begins && tells && words.slice(at).join(' ').length <= longest)
      return { form: 'sentence', mark: at === 0 ? `[[${id}]]` : `[[${id}:${at}]]`, words: words.length - at }
  }
  return null
}

function positionOf(name: readonly string[], words: readonly string[]): number {
  const wanted = name.map(bare)
  return words.findIndex((_, at) => wanted.every((part, step) => bare(words[at + step]) === part))
}

function bare(word = ''): string {
  return word.replace(/[^\p{L}\p{N}’'-]/gu, '')
}
