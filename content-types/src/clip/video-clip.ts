// The shape of a clip, which video clips and viral moments share.
import { z } from 'zod'
import { editedItemFields, itemFields } from '../items/item-fields.ts'
import { EditedLine, EditedText, maxItems } from '../type/edit-limits.ts'
import { Evidence, Passage } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'

export const levels = ['high', 'medium', 'low'] as const
export type Level = (typeof levels)[number]

/** Seconds a clip may last. */
export const clipSeconds = { min: 15, usual: 60, max: 90 } as const

/** Characters of a title, quotation marks and all, that a list shows whole. */
export const maxClipTitleLength = 112

/** Clips of an episode: of a short talk fewer. */
const clipCount = { max: 8, min: 2, minutesEach: 6 } as const

export function clipsWanted({ durationSeconds }: { durationSeconds: number }): number {
  const byLength = Math.round(durationSeconds / 60 / clipCount.minutesEach)
  return Math.min(clipCount.max, Math.max(clipCount.min, byLength))
}

export const VideoClip = z.object({
  title: z.string().trim().min(1).max(200),
  /** `m:ss` or `h:mm:ss`. */
  startTime: z.string(),
  endTime: z.string(),
  /** Seconds. */
  duration: z.number().min(0),
  /** What is said in it, beside its title. */
  description: z.string(),
  potential: z.enum(levels),
  estimated: z.boolean(),
  /** Ends of the clip in the transcript's own words. */
  firstSentence: z.string(),
  lastSentence: z.string(),
  /** One line that says why it ranks where it does; none once its ends were moved by hand. */
  why: z.string().optional(),
  /** Its ends were moved by hand: how it is rated is about the clip that it was. */
  recut: z.literal(true).optional(),
  /** Added by a person, who rated it; no engine scored it. */
  addedByHand: z.literal(true).optional(),
  evidence: Evidence,
  ...itemFields,
})
export type VideoClip = z.infer<typeof VideoClip>

/** How a clip is rated, for an export: of one whose ends were moved with that. */
export function asRated(rating: string, { recut }: Pick<VideoClip, 'recut'>): string {
  return recut ? `${rating} (rated before its ends were moved)` : rating
}

/** Clips that kept the parts of their score; null for clips of today. */
export function fromOlderClips(stored: unknown): VideoClip[] | null {
  if (!Array.isArray(stored) || !stored.some((clip) => isOlder(clip))) return null
  return stored.map((clip) => {
    if (!isOlder(clip)) return clip
    const { scores, ...own } = clip
    const isRecut = Object.keys(scores).length === 0 && !own.addedByHand
    return isRecut ? { ...own, recut: true } : own
  }) as VideoClip[]
}

type OlderClip = { scores: object; addedByHand?: unknown }

function isOlder(clip: unknown): clip is OlderClip {
  return typeof clip === 'object' && clip !== null && 'scores' in clip && typeof clip.scores === 'object'
}

/** Of a clip, what is no words. */
export const clipLabels = ['startTime', 'endTime', 'potential', 'why'] as const satisfies (keyof VideoClip)[]

/** Where a passage is cut out. Whole seconds, outwards: what is cut at the times shown holds every word. */
export function cutTimes(
  passage: Pick<Evidence, 'start' | 'end'>,
): Pick<VideoClip, 'startTime' | 'endTime' | 'duration'> {
  const [start, end] = [Math.floor(passage.start), Math.ceil(passage.end)]
  return { startTime: timeCode(start), endTime: timeCode(end), duration: end - start }
}

export const EditedClip = VideoClip.pick({ title: true }).extend({
  ...editedItemFields,
  description: EditedText.default(''),
  /** Which clip it is. Where it is left out, by the title or the times of one that is stored. */
  evidence: Passage.nullish(),
  /** Of a new clip; one that is stored keeps its own. */
  potential: z.enum(levels).optional(),
  startTime: EditedLine.optional(),
  endTime: EditedLine.optional(),
})
export type EditedClip = z.infer<typeof EditedClip>

export const EditedClips = z.array(EditedClip).max(maxItems, `There may be ${maxItems} clips at most`)
export type EditedClips = z.infer<typeof EditedClips>

/** When it begins and ends, without a mark in front: its end has one where that alone is not in the file. */
export function formatTimeRange({ startTime, endTime, estimated, evidence }: VideoClip): string {
  return `${startTime} – ${estimated && !evidence.estimated ? '≈ ' : ''}${endTime}`
}
