import type { ModelTask } from '@podcastai/content-types/server'
import { askAndMend } from './ask-and-mend.ts'
import { type ClipOrder, type Engine, EngineRefusal, type Usage } from './engine.ts'
import type { PrepareClip } from './reading-threads.ts'

type ClipModelParts = {
  ask: (task: ModelTask, about: Pick<ClipOrder, 'onUsage' | 'signal'> & Pick<Usage, 'purpose'>) => Promise<unknown>
  label: string
  builtIn: Pick<Engine, 'label'>
  prepareClip: PrepareClip
}

/** Overlays of a clip by a model: asked once, mended once, and what is open then filled by the built-in engine. */
export function modelClips({ ask, label, builtIn, prepareClip }: ClipModelParts): Engine['writeClip'] {
  return async (clip) => {
    const { brief, onUsage, signal } = clip
    const task = await prepareClip('clipTask', clip, { brief })
    const outcome = await askAndMend({
      task,
      ask: (asked) => ask(asked, { purpose: 'clip_tool', onUsage, signal }),
      read: (answer) => prepareClip('readClip', clip, { brief, answer }),
      repair: (answer, failing) => prepareClip('repairTask', clip, { brief, task, answer, failing }),
    })
    if (outcome.content !== null) return { overlays: outcome.content, by: label }
    const filled = await prepareClip('fillClip', clip, { brief, answer: outcome.answer })
    if (filled.content === null) throw new EngineRefusal('not_enough_material', filled.problems.join(' '))
    const by = { model: label, both: `${label}, filled up by the built-in engine`, builtin: builtIn.label }
    return { overlays: filled.content, by: by[filled.from] }
  }
}
