import { countWords, type Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { type Publishable, publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { answersTo, type OpenQuestion, openQuestions } from '../grammar/questions.server.ts'
import { contextWords } from '../grammar/sentence-fronts.server.ts'
import { overlap, type Passage, passagesFrom, passagesOf } from '../passages/passages.server.ts'
import { styler } from './beat.server.ts'
import { threadFrom } from './story-parts.server.ts'
import { storyWorth } from './story-worth.server.ts'

/** A passage that can tell a part of the story; `needsQuestion` where it is an answer that says nothing alone. */
export type Told = Passage & { question: OpenQuestion | null; needsQuestion: boolean }

type Tellable = { episode: Episode; brief: Brief; loose: boolean; taken: readonly Passage[] }

/** Words of a question that a listener follows. */
const longestQuestion = 24
const mostSentences = 12
const fewestWords = 20
/** Points of strength for being asked. */
const asked = 0.8

/** What can be told of an episode, best first: passages that open and close in clear words, and answers with their questions. */
export function tellableOf({ episode, brief, loose, taken }: Tellable): Told[] {
  const pool = publishableSentences(episode, brief)
  const wide = publishableSentences(episode, brief, { loose: true })
  const worth = storyWorth(episode, brief)
  const style = styler(episode, brief)
  const thread = threadFrom(taken, episode)
  const isSpeakable = speakableIn(episode, loose)
  const mayBeTold = (passage: Passage) =>
    passage.words >= fewestWords &&
    (loose || pool.has(passage.last)) &&
    !episode.sentences[passage.last]?.traits.question &&
    taken.every((other) => !overlap(other, passage)) &&
    isSpeakable(passage)
  const told: Told[] = []
  const tell = (passage: Passage, question: OpenQuestion | null, needsQuestion: boolean) => {
    if (!mayBeTold(passage)) return
    const extra = style({ ...passage, score: 0 }) + thread(passage) + (question ? asked : 0)
    told.push({ ...passage, question, needsQuestion, score: worth(passage) + extra })
  }
  const questions = new Map<number, OpenQuestion>()
  for (const open of openQuestions(episode, pool)) {
    if (countWords(open.text) > longestQuestion || contextWords(open.text) > 1) continue
    for (const passage of answersTo(open, episode, wide, mostSentences)) {
      questions.set(passage.first, open)
      if (!pool.get(passage.first)?.opens) tell(passage, open, true)
    }
  }
  const plain = loose ? passagesOf(wide, mostSentences) : openersIn(pool).flatMap((one) => passagesFrom(one, wide, 8))
  for (const passage of plain) tell(passage, questions.get(passage.first) ?? null, false)
  return told.sort((a, b) => b.score - a.score || a.first - b.first || a.last - b.last)
}

/** The sentences that open best; of the others none would be told. */
function openersIn(pool: ReadonlyMap<number, Publishable>): Publishable[] {
  return [...pool.values()]
    .filter(({ opens, sentence }) => opens && !sentence.traits.question)
    .sort((a, b) => b.sentence.traits.opening - a.sentence.traits.opening || a.sentence.id - b.sentence.id)
    .slice(0, mostOpeners)
}

const mostOpeners = 100

/** A few stumbles may be heard in the middle of a thought; one that breaks off, or quotes half, may not. */
function speakableIn({ sentences }: Episode, loose: boolean): (passage: Passage) => boolean {
  const marks: { clashes: boolean; murmurs: boolean; quotes: number }[] = []
  const marksOf = (id: number) => {
    const text = sentences[id]?.text ?? ''
    marks[id] ??= {
      clashes: (loose ? unquotable : unspeakable).test(text),
      murmurs: !loose && murmur.test(text),
      quotes: text.split('"').length - 1,
    }
    return marks[id]
  }
  return ({ first, last }) => {
    let quotes = 0
    for (let id = first; id <= last; id++) {
      const found = marksOf(id)
      if (found.clashes || (id > first && found.murmurs)) return false
      quotes += found.quotes
    }
    return quotes % 2 === 0
  }
}

/** Marks that ours would clash with, and what is not said. */
const unquotable = /[“”«»[\]]/

const unspeakable =
  /--|[—–]\s|\b(?:an?|the|is|was|are|were|to|of|like|have|has|had|never|and|but|or|so|that|I think)\.{3}|\p{L}- |[“”«»[\]]|\b(?:um+|uh+)\b/iu

/** Somebody else nods, where speakers are not told apart. */
const murmur = /^(?:yeah|yes|yep|yup|okay|ok|wow|oh|right|mm\S*|exactly|totally|thank\S*)[.,!]/i
