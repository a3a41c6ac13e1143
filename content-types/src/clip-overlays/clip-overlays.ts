import { z } from 'zod'

/** Maximum number of clips per request. */
export const maxClips = 5
/** Number of words in a clip's preview and name. */
const clipPreviewWords = 5
/** Maximum characters of one clip's transcript: about five minutes; one is expected. */
export const maxClipCharacters = 6000

/** Words to lay over a clip. */
export const ClipText = z.object({
  text: z.string(),
  /** Words of `text` that are stressed. */
  highlightedWords: z.array(z.string()),
  reasoning: z.string(),
})
export type ClipText = z.infer<typeof ClipText>

/** The text to post with a clip. */
export const ClipCaption = z.object({
  /** The caption's first thought, short enough to be visible before a feed truncates it. */
  hook: z.string(),
  fullCaption: z.string(),
  hashtags: z.array(z.string()),
  /** Why the caption is built as it is; the UI calls it the strategy. */
  reasoning: z.string(),
})
export type ClipCaption = z.infer<typeof ClipCaption>

export const ClipOverlays = z.object({ textOptions: z.array(ClipText), socialMediaCaption: ClipCaption })
export type ClipOverlays = z.infer<typeof ClipOverlays>

/** Returns the first words of a clip, at most five; empty for an empty clip. */
export function clipPreview(content: string): string {
  return content.trim().split(/\s+/).slice(0, clipPreviewWords).join(' ')
}
