import { makeDocument } from '../documents/blocks.ts'
import { carouselPostsDocument } from '../types/carousel-posts/carousel-posts.document.ts'
import { captionForPosting, writtenSizes } from '../types/social-media/social-media.ts'
import { type KitFile, type KitSource, ofAtMost, textFile } from './kit-file.ts'

/** Maximum characters of a post. */
export const captionLimits = { Instagram: 2200, TikTok: 2200, LinkedIn: 3000, 'YouTube Shorts': 5000 } as const

/** Returns the captions with their hashtags, one file each. */
export function captionFiles({ content }: KitSource, platform: keyof typeof captionLimits): KitFile[] {
  const captions = content.social_media
  if (!captions) return []
  return writtenSizes(captions).flatMap((size) => {
    const text = captionForPosting(captions[size])
    const measure = ofAtMost(text.length, captionLimits[platform], 'characters')
    return textFile(`Caption ${size}.txt`, text, `Caption of a post on ${platform}: ${measure}`)
  })
}

/** Returns the files a designer needs for the slides. */
export function carouselFiles({ title, content }: KitSource, use: string): KitFile[] {
  const carousels = content.carousel_posts
  if (!carousels || Object.keys(carousels).length === 0) return []
  const document = makeDocument(`${title}: carousels`, carouselPostsDocument(carousels))
  return [{ name: 'Carousels.docx', use, document }]
}
