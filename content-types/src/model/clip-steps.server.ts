import type { Episode } from '@podcastai/episode'
import type { Brief } from '../brief.ts'
import { clipTask, fillClip, readClip } from '../clip-overlays/clip-overlays.model.server.ts'
import { notesFrom } from './material.server.ts'
import { type Repair, repairTask } from './mending.server.ts'

type Answered = { brief: Brief; answer: unknown }

/** What the model engine does with one clip between two questions; `clip` is read as an episode of its own. */
export const clipSteps = {
  clipTask: (clip: Episode, { brief }: { brief: Brief }) => clipTask(clip, brief),
  repairTask: (clip: Episode, { brief, ...repair }: Omit<Repair, 'what' | 'again'> & { brief: Brief }) =>
    repairTask({ ...repair, what: 'Text overlays', again: 'all' }, { episode: clip, brief, notes: notesFrom(clip) }),
  readClip: (clip: Episode, { brief, answer }: Answered) => readClip(answer, clip, brief),
  fillClip: (clip: Episode, { brief, answer }: Answered) => fillClip(answer, clip, brief),
}
export type ClipSteps = typeof clipSteps
export type ClipStep = keyof ClipSteps
