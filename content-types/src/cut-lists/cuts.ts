import { getClosingWords, getOpeningWords, type VideoClip } from '../clip/video-clip.ts'
import type { ContentByType } from '../registry/registry.ts'
import type { Evidence } from '../type/evidence.ts'
import { inQuotationMarks } from '../type/quotation-marks.ts'
import { secondsAt, timeCode } from '../type/time-code.ts'

/** The content types with cuts. */
export const cutKinds = { video_clips: 'Video clip', viral_clips: 'Viral moment' } as const
export type CutKind = keyof typeof cutKinds
export const cutKindKeys = Object.keys(cutKinds) as CutKind[]

/** A range to cut out of the recording. */
export type Cut = {
  kind: CutKind
  title: string
  /** What the clip is about and, if its times are estimated, the words that it starts and ends with. */
  note: string
  /** Seconds. */
  start: number
  end: number
  /** Its times aren't in the file. */
  isEstimated: boolean
  passage: Pick<Evidence, 'from' | 'to'>
}

/** Returns the clips of a project as cuts, in recording order. A clip that is also a viral moment is listed once. */
export function listCuts(content: Partial<ContentByType>, kinds: readonly CutKind[] = cutKindKeys): Cut[] {
  const cuts: Cut[] = []
  for (const cut of kinds.flatMap((kind) => (content[kind] ?? []).map((clip) => toCut(kind, clip))))
    if (!cuts.some((known) => isSame(known, cut))) cuts.push(cut)
  return cuts.sort((one, other) => one.start - other.start)
}

function isSame(one: Cut, other: Cut): boolean {
  return one.title === other.title && one.start === other.start && one.end === other.end
}

function toCut(kind: CutKind, clip: VideoClip): Cut {
  const { title, description, startTime, endTime, estimated, evidence } = clip
  return {
    kind,
    title,
    note: estimated ? `${description} ${endsInWords(clip)}`.trim() : description,
    start: shown(startTime, evidence.start),
    end: shown(endTime, evidence.end),
    isEstimated: estimated,
    passage: { from: evidence.from, to: evidence.to },
  }
}

/** Returns the words by which an editor finds a clip in the recording if its times are estimated. */
function endsInWords(clip: VideoClip): string {
  return `Starts: ${inQuotationMarks(getOpeningWords(clip))} Ends: ${inQuotationMarks(getClosingWords(clip))}`
}

/** Returns the exact second, unless the user changed the shown time. */
function shown(code: string, exact: number): number {
  return timeCode(exact) === code ? exact : (secondsAt(code) ?? exact)
}
