// The schema of a clip, shared by video clips and viral moments.
import { z } from 'zod'
import { editedItemFields, itemFields } from '../items/item-fields.ts'
import { EditedLine, EditedText, maxItems } from '../type/edit-limits.ts'
import { Evidence, Passage } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'

export const levels = ['high', 'medium', 'low'] as const
export type Level = (typeof levels)[number]

/** Seconds that a clip may last. */
export const clipSeconds = { min: 15, usual: 60, max: 90 } as const

/** Maximum characters of a title, quotation marks included, that a list shows in full. */
export const maxClipTitleLength = 112

/** The number of clips per episode, fewer for a short talk. */
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
  /** What is said in the clip, besides its title. */
  description: z.string(),
  potential: z.enum(levels),
  estimated: z.boolean(),
  /** The clip's first and last sentence in the transcript's words. */
  firstSentence: z.string(),
  lastSentence: z.string(),
  /** One line that says why it ranks where it does; absent after its ends were moved by hand. */
  why: z.string().optional(),
  /** Its ends were moved by hand, so its rating is about the original cut. */
  recut: z.literal(true).optional(),
  /** Added and rated by a user; no engine scored it. */
  addedByHand: z.literal(true).optional(),
  evidence: Evidence,
  ...itemFields,
})
export type VideoClip = z.infer<typeof VideoClip>

/** Returns a clip's rating for an export, with a note if its ends were moved. */
export function asRated(rating: string, { recut }: Pick<VideoClip, 'recut'>): string {
  return recut ? `${rating} (rated before its ends were moved)` : rating
}

/** Number of words that are enough to find where a clip starts or ends. */
const wordsToFind = 10

/** Returns the words that a clip starts with. */
export function getOpeningWords({ firstSentence }: Pick<VideoClip, 'firstSentence'>): string {
  return firstSentence.split(/\s+/).slice(0, wordsToFind).join(' ')
}

/** Returns the words that a clip ends on. */
export function getClosingWords({ lastSentence }: Pick<VideoClip, 'lastSentence'>): string {
  return lastSentence.split(/\s+/).slice(-wordsToFind).join(' ')
}

/** Returns clips of the older schema, which stored the parts of their score; null for current clips. */
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

/** The fields of a clip that aren't text. */
export const clipLabels = ['startTime', 'endTime', 'potential', 'why'] as const satisfies (keyof VideoClip)[]

/** Returns the cut of a passage, rounded outwards to whole seconds so that a cut at these times contains every word. */
export function cutTimes(
  passage: Pick<Evidence, 'start' | 'end'>,
): Pick<VideoClip, 'startTime' | 'endTime' | 'duration'> {
  const [start, end] = [Math.floor(passage.start), Math.ceil(passage.end)]
  return { startTime: timeCode(start), endTime: timeCode(end), duration: end - start }
}

export const EditedClip = VideoClip.pick({ title: true }).extend({
  ...editedItemFields,
  description: EditedText.default(''),
  /** Identifies the clip. If absent, the title or the times of a stored clip identify it. */
  evidence: Passage.nullish(),
  /** Only for a new clip; a stored clip keeps its own. */
  potential: z.enum(levels).optional(),
  startTime: EditedLine.optional(),
  endTime: EditedLine.optional(),
})
export type EditedClip = z.infer<typeof EditedClip>

export const EditedClips = z.array(EditedClip).max(maxItems, `There may be ${maxItems} clips at most`)
export type EditedClips = z.infer<typeof EditedClips>

/** Formats a clip's time range without a mark before it. The end is marked if only the end is estimated. */
export function formatTimeRange({ startTime, endTime, estimated, evidence }: VideoClip): string {
  return `${startTime} – ${estimated && !evidence.estimated ? '≈ ' : ''}${endTime}`
}
