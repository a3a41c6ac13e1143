import { z } from 'zod'

/** Clips that are taken at once. */
export const maxClips = 5
/** Words of a clip that its preview and its name show. */
const clipPreviewWords = 5
/** Characters of one clip's transcript: about five minutes of talk, where one is meant. */
export const maxClipCharacters = 6000

/** Words to lay over a clip. */
export const ClipText = z.object({
  text: z.string(),
  /** Words of `text` that are stressed. */
  highlightedWords: z.array(z.string()),
  reasoning: z.string(),
})
export type ClipText = z.infer<typeof ClipText>

/** What is posted under a clip. */
export const ClipCaption = z.object({
  /** Its first thought, whole before a feed folds the rest away. */
  hook: z.string(),
  fullCaption: z.string(),
  hashtags: z.array(z.string()),
  /** Why it is built as it is: what the screens call the strategy. */
  reasoning: z.string(),
})
export type ClipCaption = z.infer<typeof ClipCaption>

export const ClipOverlays = z.object({ textOptions: z.array(ClipText), socialMediaCaption: ClipCaption })
export type ClipOverlays = z.infer<typeof ClipOverlays>

/** How a clip begins, in at most five words; empty for an empty clip. */
export function clipPreview(content: string): string {
  return content.trim().split(/\s+/).slice(0, clipPreviewWords).join(' ')
}
