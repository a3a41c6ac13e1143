import { quoteLine, quoteWithTranslation, saidQuotes } from '../types/quotes/quotes.ts'
import { captionForPosting, writtenSizes } from '../types/social-media/social-media.ts'
import { type KitFile, type KitSource, ofAtMost, textFile } from './kit-file.ts'
import { quotesLeftOut } from './quotes-left-out.ts'

/** The limit without a subscription. Latin, Greek, Cyrillic, and Hebrew characters count as 1, most others as 2. */
export const xLimit = 280

export function xKit({ content }: KitSource): KitFile[] {
  const { quotes = [] } = content
  const posts = saidQuotes(quotes).flatMap((quote) => {
    const fitting = [quoteWithTranslation(quote), quoteLine(quote)].find((post) => xLength(post) <= xLimit)
    return fitting ?? []
  })
  const use = `One post each, between the rules; none over ${xLimit}`
  const captions = content.social_media
  return [
    ...textFile('Quote posts.txt', posts.join('\n\n---\n\n'), [use, quotesLeftOut(quotes)].filter(Boolean).join('. ')),
    ...(captions
      ? writtenSizes(captions).flatMap((size) => {
          const withTags = captionForPosting(captions[size])
          const post = xLength(withTags) <= xLimit ? withTags : captions[size].caption
          if (xLength(post) > xLimit) return []
          return textFile(`Post ${size}.txt`, post, `A post: ${ofAtMost(xLength(post), xLimit, 'characters')}`)
        })
      : []),
  ]
}

/** Returns the length as X counts it (twitter-text, configuration 3), except that X shortens links to 23. */
export function xLength(post: string): number {
  let length = 0
  for (const character of post.normalize('NFC')) length += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  return length
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}
