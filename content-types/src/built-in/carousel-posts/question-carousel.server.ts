import type { Episode, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { slideLength } from '../../types/carousel-posts/carousel-posts.ts'
import { firstPerson, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { answersTo, isWorthAsking, openQuestions } from '../grammar/questions.server.ts'
import type { CarouselDraft } from './carousel-draft.server.ts'
import { aboutOf, callToAction, inner, signed, whoOf } from './carousel-ends.server.ts'
import { isTaken } from './slide-passages.server.ts'

/** Asked of every guest, and answered in a word. */
const quickRound = /\b(?:favou?rite|recommended? (?:the )?most|TV shows?|movies?|motto|pronounce)\b/i

/** "Is that an acronym?", "What do you mean?": asked to follow the talk. */
const checksOnly =
  /^(?:(?:is|was|are|were|does|do|did|has|have) (?:that|this|it|they|these|those|he|she)\b|what do you mean\b|\p{Lu}\p{Ll}+, )/iu

/** Questions that a stranger would want answered, below which nobody swipes. */
const leastWorth = 2

/** Pairs below which there is no such carousel. */
const leastPairs = 4

/** What the host asks and the guest answers, a pair a slide. */
export function questionCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  const pool = publishableSentences(episode, brief, { social: true })
  const pairs = openQuestions(episode, pool)
    .filter(({ text }) => text.length <= 120 && !quickRound.test(text) && !checksOnly.test(text))
    .flatMap((open) => {
      const answers = answersTo(open, episode, pool, 4).filter(
        (passage) => passage.text.length <= slideLength && !isTaken(passage, used),
      )
      const answer = answers.sort((a, b) => b.score - a.score)[0]
      return answer ? [{ question: open.question, text: open.text, mark: open.mark, answer }] : []
    })
    .sort((a, b) => b.answer.score - a.answer.score)
  const start = Math.min(brief.attempt * 2, Math.max(0, pairs.length - inner.best))
  const chosen = pairs.slice(start, start + inner.best).sort((a, b) => a.question.id - b.question.id)
  if (chosen.length < leastPairs) return null
  if (speaksEnglish(episode) && chosen.filter(({ text }) => isWorthAsking(text)).length < leastWorth) return null
  for (const { question, answer } of chosen) for (const id of [question.id, answer.first, answer.last]) used.add(id)
  const answerers = whoOf(
    chosen.map(({ answer }) => answer),
    brief,
  )
  const asker = firstPerson(chosen[0]?.question.speaker ?? null, brief)
  const ours =
    asker === null
      ? `${chosen.length} questions for ${answerers}`
      : `${chosen.length} questions ${asker} asked ${answerers}`
  const title = speaksEnglish(episode)
    ? `${ours}${aboutOf(
        episode,
        brief,
        chosen.map(({ answer }) => answer),
      )}`
    : (chosen[0]?.mark ?? '')
  return {
    title,
    format: 'Question and answer',
    slides: [
      { purpose: 'Hook', content: hookOf(chosen, title, speaksEnglish(episode)) },
      ...chosen.map(({ mark, answer }, at) => ({
        purpose: `Question ${at + 1}`,
        content: `${mark}\n\n“${answer.mark}”${signed(answer.speaker, brief)}`,
      })),
      callToAction(episode, brief, 'answer'),
    ],
  }
}

/** The question that one most wants answered, above the number of them. */
function hookOf(
  pairs: readonly { question: Sentence; text: string; mark: string }[],
  title: string,
  english: boolean,
): string {
  const asking = pairs.filter(({ text }) => !english || isWorthAsking(text))
  const [sharpest] = asking.sort((a, b) => b.question.traits.opening - a.question.traits.opening)
  return sharpest === undefined || sharpest.mark === title ? title : `${sharpest.mark}\n\n${title}`
}
