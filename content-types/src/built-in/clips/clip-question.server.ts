import { type Episode, type Sentence, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { dependsOnContext, frontOf, opensDangling, wordsToSkip } from '../grammar/publishable-sentences.server.ts'
import { coarse } from '../headlines/worth.server.ts'

/** Sentences before a clip among which what it answers was asked. */
const reach = 3

/** What the clip answers, asked by somebody else right before it or in it, where a stranger understands the question. */
export function questionsFor(
  episode: Episode,
  { firstSentence: first, lastSentence: last }: { firstSentence: number; lastSentence: number },
  brief: Brief,
  longest: number,
): { text: string; value: number }[] {
  const opener = episode.sentences[first]
  const before = sentencesOf(episode, Math.max(0, first - reach), first - 1).filter(
    ({ speaker, turn }) => speaker !== opener?.speaker && turn === (opener?.turn ?? 0) - 1,
  )
  // What is asked at the end is not answered any more.
  const inside = sentencesOf(episode, first, last - 2)
  const found = (sentences: readonly Sentence[], value: number) =>
    sentences.flatMap((sentence) => {
      const text = asked(sentence, longest, brief)
      return text === null ? [] : [{ text, value: value - (/\byou(?:r|[’']re)?\b/i.test(text) ? 0.4 : 0) }]
    })
  return [...found(before.toReversed(), 1.6), ...found(inside, 0.2)]
}

/** A question as a title prints it, where a stranger understands it. */
export function asked({ text, traits }: Sentence, longest: number, brief: Brief): string | null {
  if (!traits.question || traits.hygiene !== null || !text.endsWith('?')) return null
  // "I'm curious, how do you …?": the question begins behind its front.
  const front = frontOf(text, wordsToSkip(text))
  const question = asksInForm.test(front)
    ? front
    : (/(?:, |[.:] )((?:how|why|what|when|where|who)\b[^,]*\?)$/i.exec(front)?.[1] ?? '')
  if (question.length > longest || question.split(' ').length < 5) return null
  if (opensDangling(question) || dependsOnContext(question) || empty.test(question) || coarse.test(question))
    return null
  if (touchesAvoided(question, brief.voice.avoidTopics)) return null
  return question.charAt(0).toUpperCase() + question.slice(1)
}

const asksInForm =
  /^(?:how|why|what|what[’']s|when|where|who|who[’']s|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b/i

/** Asks about nothing, only checks, or speaks of the room. */
const empty =
  /\bthat\b(?! (?:you|we|I|people|the|a|an|makes?|can|will|should)\b)|\bwhy don[’']t you\b|^how many\b.*,|["“”()[\]]|--|…|\.\.|\b(?:you know|i mean|like,|um|uh|this|that\?|guys|mean by|so far|right|correct|okay|yeah|or no|or not|we doing|sound good|make sense|makes sense|I (?:right|correct|wrong)|you (?:say|think|mean|feel|guess)\?|talk about|tell (?:me|us)|ask you|go ahead|question|podcast|episode|show)\b|^(?:what|how)(?:[’']s| is| was| were| are) (?:(?:the|that|this|your|it)\b ?){0,2}[\p{L}-]*(?: like)?\?$|^(?:(?:do|did|can|could|would|have|are|were|will) (?:you|we|I)|is there any|anything|what else|what about|how about|what if|why not)\b|\bdo you (?:like|do|mean)\?$/iu
