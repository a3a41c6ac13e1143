import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import type { ContentTypeKey } from '../content-type.ts'
import { contentTypeOf } from '../registry.ts'
import { analysisTasks, rankingTask, rankMoments, readAnalysis } from './analysis.server.ts'
import type { EpisodeNotes } from './episode-notes.ts'
import { notesFrom } from './material.server.ts'
import { type Repair, repairTask } from './mending.server.ts'
import { fillWriting, readWriting } from './read-writing.server.ts'
import { toldInWords } from './told.server.ts'
import { type WritingOrder, writingTask } from './writing.server.ts'

type Writing = { key: ContentTypeKey } & Omit<WritingOrder, 'episode'>

/**
 * What the model engine does between two questions to a model, each a pure function of plain values: it can run in any
 * thread. None of them knows a network.
 */
export const modelSteps = {
  analysisTasks: (episode: Episode, { brief, most }: { brief: Brief; most: number }) =>
    analysisTasks(episode, brief, most),
  /** `gap`: why some of the answers are null. */
  readAnalysis: (
    episode: Episode,
    { brief, answers, most, gap }: { brief: Brief; answers: unknown[]; most: number; gap: string | null },
  ) => {
    const notes = readAnalysis(answers, episode, brief, most)
    const isRanked = answers.length > 1 && answers.some((answer) => answer !== null)
    return {
      notes: gap === null ? notes : { ...notes, gap },
      ranking: isRanked ? rankingTask(episode, notes) : null,
    }
  },
  rankMoments: (_: Episode, { notes, answer }: { notes: EpisodeNotes; answer: unknown }) => rankMoments(notes, answer),
  writingTask: (episode: Episode, { key, ...order }: Writing) => writingTask(key, { episode, ...order }),
  readWriting: (episode: Episode, { key, answer, ...order }: Writing & { answer: unknown }) =>
    readWriting(key, answer, { episode, ...order }),
  repairTask: (
    episode: Episode,
    { key, brief, notes, ...repair }: Omit<Repair, 'what'> & Pick<Writing, 'key' | 'brief' | 'notes'>,
  ) => {
    const setting = { episode, brief, notes: notes ?? notesFrom(episode) }
    return repairTask({ ...repair, what: contentTypeOf(key).title }, setting)
  },
  fillWriting: (episode: Episode, { key, answer, ...order }: Writing & { answer: unknown; isMended: boolean }) =>
    fillWriting(key, answer, { episode, ...order }),
  told: (episode: Episode, { brief, notes }: { brief: Brief; notes: EpisodeNotes | null }) =>
    toldInWords(episode, brief, notes),
}
export type ModelSteps = typeof modelSteps
export type ModelStep = keyof ModelSteps
