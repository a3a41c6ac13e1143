import type { VideoClip } from '../clip/video-clip.ts'
import type { ContentByType } from '../registry/registry.ts'
import type { Evidence } from '../type/evidence.ts'
import { secondsAt, timeCode } from '../type/time-code.ts'

/** The content types that say where to cut. */
export const cutKinds = { video_clips: 'Video clip', viral_clips: 'Viral moment' } as const
export type CutKind = keyof typeof cutKinds
export const cutKindKeys = Object.keys(cutKinds) as CutKind[]

/** A piece to cut out of the recording. */
export type Cut = {
  kind: CutKind
  title: string
  note: string
  /** Seconds. */
  start: number
  end: number
  /** Its times are not in the file. */
  isEstimated: boolean
  passage: Pick<Evidence, 'from' | 'to'>
}

/** The clips of a project as cuts, in the order of the recording. A clip that is a viral moment as well is cut once. */
export function listCuts(content: Partial<ContentByType>, kinds: readonly CutKind[] = cutKindKeys): Cut[] {
  const cuts: Cut[] = []
  for (const cut of kinds.flatMap((kind) => (content[kind] ?? []).map((clip) => toCut(kind, clip))))
    if (!cuts.some((known) => isSame(known, cut))) cuts.push(cut)
  return cuts.sort((one, other) => one.start - other.start)
}

function isSame(one: Cut, other: Cut): boolean {
  return one.title === other.title && one.start === other.start && one.end === other.end
}

function toCut(kind: CutKind, { title, description, startTime, endTime, estimated, evidence }: VideoClip): Cut {
  return {
    kind,
    title,
    note: description,
    start: shown(startTime, evidence.start),
    end: shown(endTime, evidence.end),
    isEstimated: estimated,
    passage: { from: evidence.from, to: evidence.to },
  }
}

/** Returns the exact second, unless the user changed the shown time. */
function shown(code: string, exact: number): number {
  return timeCode(exact) === code ? exact : (secondsAt(code) ?? exact)
}
