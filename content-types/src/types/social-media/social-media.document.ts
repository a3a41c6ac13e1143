import { type Block, facts, paragraph, title3 } from '../../documents/blocks.ts'
import { type CaptionSize, captionForPosting, type SocialMedia, writtenSizes } from './social-media.ts'

const titles = {
  short: 'Short caption',
  medium: 'Medium caption',
  long: 'Long caption',
} as const satisfies Record<CaptionSize, string>

export function socialMediaDocument(content: SocialMedia): Block[] {
  return writtenSizes(content).flatMap((size) => [
    title3(titles[size]),
    paragraph(captionForPosting(content[size])),
    facts([`${content[size].characterCount} characters without hashtags`]),
  ])
}
