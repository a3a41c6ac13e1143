import { ClipOverlays, maxClipCharacters, maxClips } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maxFilenameLength } from './limits.ts'

/** The text of a clip. Clips are stored only in the browser, which also assigns the id. */
export const Clip = z.object({
  id: z.string().min(1).max(100),
  filename: z.string().trim().min(1).max(maxFilenameLength),
  content: z
    .string()
    .trim()
    .min(1, 'Please add at least one clip with content.')
    .max(maxClipCharacters, `A clip can have at most ${maxClipCharacters} characters, about one minute of speech`),
})
export type Clip = z.infer<typeof Clip>

export const ClipResult = ClipOverlays.extend({
  id: z.string(),
  filename: z.string(),
  /** Label of the engine that wrote the texts. */
  engine: z.string(),
  /** Notes for the user: texts that were left out, and whether the meaning was checked. */
  gap: z.string().nullish(),
})
export type ClipResult = z.infer<typeof ClipResult>

export const generateClipThumbnails = endpoint({
  method: 'POST',
  path: '/api/generate-clip-thumbnails',
  summary: 'Write text overlays and a caption for short clips, without storing them',
  access: 'session',
  permission: 'generateContent',
  subscription: true,
  perMinute: 30,
  body: z.object({
    clips: z
      .array(Clip)
      .min(1, 'Please add at least one clip with content.')
      .max(maxClips, `You can upload up to ${maxClips} clips at a time.`)
      .refine((clips) => new Set(clips.map(({ id }) => id)).size === clips.length, 'Two clips have the same id'),
    /** The show whose settings apply; by default the first. */
    showId: z.uuid().optional(),
    /** Use the built-in engine instead of the configured one. */
    engine: z.literal('builtin').optional(),
  }),
  response: z.object({ clips: z.array(ClipResult) }),
})
