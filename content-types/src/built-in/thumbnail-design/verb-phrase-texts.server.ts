import { type Episode, type Sentence, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { bannedPhraseIn } from '../../voice/banned-phrases.ts'
import { dependsOnContext } from '../grammar/publishable-sentences.server.ts'
import { type Word, wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse } from '../headlines/worth.server.ts'
import { bare, reasonFor } from './text-reasons.server.ts'
import type { ThumbnailText } from './thumbnail-texts.server.ts'

/**
 * "Burn the old ropes", "Writing two angry letters": what a clip says that somebody does or should do, in three to five
 * words, the strongest first.
 */
export function verbPhrases(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const { avoidTopics } = brief.voice
  return sentencesOf(episode, first, last)
    .filter(({ text, traits }) => traits.hygiene === null && !traits.question && !touchesAvoided(text, avoidTopics))
    .flatMap((sentence) => phrasesIn(sentence, brief))
    .sort((a, b) => b.score - a.score)
}

const length = { min: 3, max: 5 } as const

function phrasesIn(sentence: Sentence, brief: Brief): ThumbnailText[] {
  const words = wordsOf(sentence)
  const found: ThumbnailText[] = []
  for (let from = 1; from < words.length; from++) {
    if (!begins(words, from)) continue
    const to = endFrom(words, from)
    if (to === null) continue
    const run = words.slice(from, to + 1)
    const text = run.map((word) => word.text).join(' ')
    const object = run.findLast(({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && !empty.has(lower))
    if (object === undefined || unfit.test(text) || coarse.test(text) || bannedPhraseIn(text)) continue
    if (dependsOnContext(text)) continue
    found.push({
      draft: `[[${sentence.id}:${from}-${to}]]`,
      text: text.replace(/(?<![.,;:!])[.,;:!]+$/, ''),
      sentence: sentence.id,
      stressed: [bare(object.text)],
      reasoning: reasonFor('action', sentence, brief),
      score: (sentence.traits.quotability - 50) / 7 + (run.length === 3 || run.length === 4 ? 1.5 : 0),
    })
  }
  return found
}

/** An infinitive behind "to" or "can", a gerund behind "of", in a clause that denies nothing. */
function begins(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (before === undefined || word === undefined || word.pos !== 'VERB' || pale.has(word.lower)) return false
  if (/[,.;:!?]$/.test(before.text)) return false
  const isGerund = word.lower.endsWith('ing')
  if (isGerund ? !(before.pos === 'ADP' || steady.has(before.lower)) : !opening.has(before.lower)) return false
  for (let back = at - 1; back >= Math.max(0, at - 9); back--) {
    const { lower = '', text = '' } = words[back] ?? {}
    if (/[.;:!?]$/.test(text)) break
    if (turning.test(lower)) return false
  }
  return true
}

/** The last word of what belongs to it: where a mark stands, or a clause begins. */
function endFrom(words: readonly Word[], from: number): number | null {
  for (let to = from + length.min - 1; to < Math.min(words.length, from + length.max); to++) {
    const [word, next] = [words[to], words[to + 1]]
    if (word === undefined || /[,;:]$/.test(words[to - 1]?.text ?? '')) return null
    if (!/[.,;:!]$/.test(word.text) && next !== undefined && !clause.has(next.lower)) continue
    if (words.slice(to + 1, to + reach).some(({ lower }) => limiting.has(lower))) return null
    const names = (word.pos === 'NOUN' || word.pos === 'PROPN') && !empty.has(word.lower) && !particles.has(word.lower)
    return names ? to : null
  }
  return null
}

const opening = new Set("to can could should must will would let’s let's gotta".split(' '))
const steady = new Set('start started starts keep kept keeps means involves love loved'.split(' '))
const clause = new Set('because and but so when while if that which who where or before after than unless'.split(' '))
const particles = new Set('in on at to of for with from by up out off over into about'.split(' '))
/** Say nothing by themselves. */
const pale = new Set(
  'have be do say saying think thinking know mean meaning want seem happen guess talk talking tell telling see seeing look looking come coming go going try trying like being having doing getting get put give make let given'.split(
    ' ',
  ),
)
const empty = new Set(
  'lot lots bunch kind sort way ways part time times bit place people person day days today end course example sense fact point rest someone anyone everyone everybody anybody nobody ones terms ins sets circumstances behavior behaviour'.split(
    ' ',
  ),
)
/** What stands in front of these holds only under a condition; so many words behind it are looked at. */
const limiting = new Set('if unless until except'.split(' '))
const reach = 10
/** What follows these is not what is meant. */
const turning =
  /^(?:not|never|no|nobody|none|nothing|without|instead|rather|than|too|hard|harder|hardest|impossible|unlikely|unable|hardly|barely|rarely|seldom|few|little|(?:refus|fail|stop|quit|avoid|prevent|resist|den[iy]|doubt|pretend|forg[eo]t|wish)\p{L}*|myths?|wrong|against|if|unless|whether|before|used|supposed|afraid|scared|cannot|\p{L}+n['’]t)$/u
const unfit =
  /["“”()[\]?]|--|…|\.\.|\b(?:I|you|we|me|us|my|your|our|like|um|uh|what|how|which|really|actually|just|kind of|sort of|very|that|this|these|those|majority)\b|^better\b/i
