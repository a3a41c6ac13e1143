import type { Episode, Sentence } from '@podcastai/episode'
import { type Passage, passagesFrom } from '../passages/passages.server.ts'
import { frontOf, type Publishable } from './publishable-sentences.server.ts'
import { contextWords } from './sentence-fronts.server.ts'

export type OpenQuestion = {
  question: Sentence
  skip: number
  /** As it will be printed, with the draft mark that prints it. */
  text: string
  mark: string
  /** Index into `Episode.turns`. */
  answerTurn: number
}

/** Questions that can be read alone and that somebody else takes up in the next turn. */
export function openQuestions(episode: Episode, pool: ReadonlyMap<number, Publishable>): OpenQuestion[] {
  return [...pool.values()].flatMap(({ sentence, skip, opens }) => {
    const turn = episode.turns[sentence.turn]
    const answer = episode.turns[sentence.turn + 1]
    const asks = sentence.traits.question && opens && sentence.words - skip >= 5 && /\?$/.test(sentence.text)
    if (!asks || !turn || !answer || turn.lastSentence !== sentence.id || answer.speaker === sentence.speaker) return []
    const text = frontOf(sentence.text, skip)
    if (tagQuestion.test(text) || pointsBack.test(text) || (episode.language === 'en' && !asksInForm.test(text)))
      return []
    const mark = skip > 0 ? `[[${sentence.id}:${skip}]]` : `[[${sentence.id}]]`
    return [{ question: sentence, skip, text, mark, answerTurn: sentence.turn + 1 }]
  })
}

/**
 * What answers a question: the words with which the next turn opens, of one sentence up to `longest`. Empty where they
 * evade, or say nothing that the question asks for. An answer may lean on its question ("It took three years.").
 */
export function answersTo(
  { question, text, answerTurn }: OpenQuestion,
  episode: Episode,
  pool: ReadonlyMap<number, Publishable>,
  longest: number,
): Passage[] {
  const turn = episode.turns[answerTurn]
  if (!turn) return []
  let first = turn.firstSentence
  while (first < turn.lastSentence && warmUp.test(episode.sentences[first]?.text ?? '')) first += 1
  const opener = pool.get(first)
  if (!opener || opener.sentence.traits.question || question.speaker === opener.sentence.speaker) return []
  // Behind its question a "Yes, " or "No, " is the answer, and stays.
  const { text: said } = opener.sentence
  const whole = /^(?:yes|yeah|no|because)\b/i.test(said) ? { ...opener, skip: 0, pointing: contextWords(said) } : opener
  return passagesFrom(whole, pool, longest).filter(
    (passage) => passage.words >= 6 && !evasion.test(passage.text) && answers(passage.text, text, episode.language),
  )
}

function answers(said: string, asked: string, language: string | null): boolean {
  if (language !== 'en') return true
  if (/^how (?:much|many|long|old|often|far|big)\b/i.test(asked))
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|half|years?|months?|never|always|every)\b/i.test(
      said,
    )
  if (/^(?:yes|yeah|no|because)\b/i.test(said) || (/\bwhy\b/i.test(asked) && /\bbecause\b/i.test(said))) return true
  const wanted = new Set(contentStems(asked))
  return contentStems(said).some((stem) => wanted.has(stem)) || /^(?:I|You|We|It|It[’']s|There|They)\b/.test(said)
}

/** Asks for what a stranger would want to know: no check of what was said, nothing about the guest's day or address. */
export function isWorthAsking(text: string): boolean {
  return opensWide.test(text) && !ofTheRoom.test(text) && contextWords(text.replace(/\bits\b/gi, '')) === 0
}

const opensWide =
  /^(?:(?:if|when|for|in|as) [^,?]{3,80}, )?(?:so )?(?:what|why|how(?! (?:many|much|long|old)\b)|when|should|which)\b/i
const ofTheRoom =
  /\b(?:reach out|online|find you|follow you|available|excited about|excites you|next for you|up to|day-to-day|favou?rite|recommended?|books|your (?:background|motto|story|intro|name)|did you say|you say|do I|I feel|said|mean by|going on|background images)\b/i

function contentStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => !asking.test(word)).map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''))
}

const asking =
  /^(?:what|when|where|which|about|does|have|with|this|that|there|they|your|from|would|could|should|think|thing|really|like|just)$/

/** "…, right?" asks nothing a reader could want answered. */
const tagQuestion =
  /,? (?:right|no|yeah|correct|is it|isn[’']t it|don[’']t you|doesn[’']t it|or what|or not|or|you know|too)\?$/i

/** "How do you see that?": about what, only the talk before it knows. Behind a comma the question itself may have named it. */
const pointsBack = /^[^,]*\b(?:that|this|these|those|them|it|there)\?$|\b(?:a|any) \p{L}+ there\b/iu

/** A question word or a verb in front, at most behind a name or a condition; "You can start with that?" only checks. */
const asksInForm =
  /^(?:\p{L}+, |(?:if|when|for|in|at|on|with|of) [^,?]{3,80}, )?(?:so )?(?:how|why|what|what[’']s|when|where|who|who[’']s|which|is|are|was|were|do|does|did|don[’']t|didn[’']t|isn[’']t|have|has|had|can|could|should|would|will)\b/iu

/** Said before the answer begins. */
const warmUp =
  /^(?:well|so|hm+|ah|oh|okay|ok|right|sure|great|good|yep|absolutely|exactly|that[’']s (?:a )?(?:really |very )?(?:good|great|interesting|tough|hard) question)\b[^.!?]{0,20}[.!?]+$/i

const evasion =
  /^(?:I don[’']t know|I[’']m not (?:really )?sure|I have no idea|not sure|no idea|it depends\.|thank|thanks|good question|great question|that[’']s a|let me|let[’']s|can you|sorry|what do you mean)/i
