import { z } from 'zod'
import type { Caption, CaptionSize, SocialMedia } from './social-media.ts'

const Older = z.object({ caption: z.string().trim().min(1), hashtags: z.array(z.string()).catch([]) })
const OlderCaptions = z.object({ instagram: Older, tiktok: Older, youtubeshorts: Older })

/** Converts captions that were stored by platform: the platform with the most room gives the long caption. */
export function migrateCaptions(stored: unknown): SocialMedia | null {
  const older = OlderCaptions.safeParse(stored)
  if (!older.success) return null
  const { instagram, tiktok, youtubeshorts } = older.data
  const bySize: Record<CaptionSize, z.infer<typeof Older>> = { short: youtubeshorts, medium: tiktok, long: instagram }
  const now = ({ caption, hashtags }: z.infer<typeof Older>): Caption => ({
    caption,
    characterCount: caption.length,
    hashtags: hashtags.map((tag) => tag.replace(/^#/, '')).slice(0, maxHashtags),
    evidence: [],
  })
  return { short: now(bySize.short), medium: now(bySize.medium), long: now(bySize.long) }
}

const maxHashtags = 5
