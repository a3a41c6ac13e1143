import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import type { ContentTypeKey } from '../content-type.ts'
import { analysisTasks, rankingTask, rankMoments, readAnalysis } from './analysis.server.ts'
import type { EpisodeNotes } from './episode-notes.ts'
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
  readAnalysis: (episode: Episode, { brief, answers }: { brief: Brief; answers: unknown[] }) => {
    const notes = readAnalysis(answers, episode, brief)
    return { notes, ranking: answers.length > 1 ? rankingTask(episode, notes) : null }
  },
  rankMoments: (_: Episode, { notes, answer }: { notes: EpisodeNotes; answer: unknown }) => rankMoments(notes, answer),
  writingTask: (episode: Episode, { key, ...order }: Writing) => writingTask(key, { episode, ...order }),
  readWriting: (episode: Episode, { key, answer, ...order }: Writing & { answer: unknown }) =>
    readWriting(key, answer, { episode, ...order }),
  fillWriting: (episode: Episode, { key, answer, ...order }: Writing & { answer: unknown }) =>
    fillWriting(key, answer, { episode, ...order }),
  told: (episode: Episode, { brief, notes }: { brief: Brief; notes: EpisodeNotes | null }) =>
    toldInWords(episode, brief, notes),
}
export type ModelSteps = typeof modelSteps
export type ModelStep = keyof ModelSteps
