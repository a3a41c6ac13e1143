import type { Episode, Sentence } from '@podcastai/episode'
import type { Reading } from '../model-interface/model-type.server.ts'
import { checkText } from '../text-checks/check-text.server.ts'
import { timeAbout, timeCode } from '../type/time-code.ts'
import type { Chapter } from './chapter.ts'
import { chapterRules } from './chapter.ts'
import { createChapters } from './chapters.server.ts'

// Chapters of a model's answer, used in the show notes and the video description. If only one of the two is written, the
// answer has no chapters, and the built-in engine's are used.

export const chapterTask =
  'Then at: chapter, 5–12 for an hour, fewer for less. text: what this part is about in three to seven words. ids: the one sentence it starts with. The first is at the first sentence, named by what the opening sets up.'

/** Returns the chapters in order of time, the first at 0:00, as the platforms require. */
export function chapterPieces({ pieces, said, episode, brief }: Reading): Chapter[] {
  const starts = pieces.flatMap((piece) => {
    const [id] = piece.ids
    const sentence = id === undefined ? undefined : episode.sentences[id]
    if (piece.at !== 'chapter' || !sentence) return []
    const { text, problems } = checkText({ text: piece.text, ids: [] }, said, { free: true, wide: true })
    return problems.length > 0 || text === ''
      ? []
      : [{ ...exactStart(sentence, episode), title: text.replace(/\.$/, '') }]
  })
  const sorted = starts.sort((a, b) => a.seconds - b.seconds)
  const spaced = sorted.filter(({ seconds }, at) => {
    const before = sorted[at - 1]
    return before === undefined || seconds - before.seconds >= chapterRules.seconds
  })
  if (spaced.length < chapterRules.min) return createChapters(episode, brief)
  return spaced.map(({ seconds, estimated, title }, at) => ({
    time: at === 0 ? timeCode(0) : timeAbout(seconds, estimated),
    title,
  }))
}

/** Maximum seconds that a chapter may begin before its sentence, to begin at a time that the file has. */
const maxEarlySeconds = 45

/** Returns the time of a sentence, or that of its turn if only that one is in the file and shortly before. */
function exactStart(sentence: Sentence, { sentences, turns }: Episode): { seconds: number; estimated: boolean } {
  const opening = sentences[turns[sentence.turn]?.firstSentence ?? sentence.id]
  const isNear = opening !== undefined && !opening.estimated && sentence.start - opening.start <= maxEarlySeconds
  const { start, estimated } = sentence.estimated && isNear ? opening : sentence
  return { seconds: start, estimated }
}
