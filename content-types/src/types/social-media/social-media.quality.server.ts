import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import { endsHanging, opensDanglingly } from '../../spoken/loose-ends.ts'
import { maxHashtags } from '../../voice/hashtags.ts'
import { captionLengths, captionSizes, type SocialMedia, writtenSizes } from './social-media.ts'

export const socialMediaRules: Rule<SocialMedia>[] = [
  {
    // Shorter is allowed where nobody says enough in one go.
    label: 'captions: up to 200, 300 and 400 characters',
    check: (captions) => {
      const verdict = each(writtenSizes(captions), (size) => {
        const { length } = captions[size].caption
        return length <= captionLengths[size].max ? null : `${size}: ${length} characters`
      })
      return { ...verdict, figure: captionSizes.map((size) => captions[size].caption.length).join(' / ') }
    },
  },
  {
    label: 'captions: open differently',
    check: (captions) => differentOpenings(writtenSizes(captions).map((size) => captions[size].caption)),
  },
  {
    label: 'captions: what is quoted opens and ends whole',
    check: (captions) =>
      each(writtenSizes(captions), (size) => {
        const [, words = ''] = /^“([^“”]+)”/.exec(captions[size].caption) ?? []
        const opening = words || captions[size].caption
        return opensDanglingly(opening) || endsHanging(words) ? `${size}: ${captions[size].caption.slice(0, 60)}` : null
      }),
  },
  {
    label: 'captions: nothing that is left out',
    check: (captions, setting) =>
      nothingLeftOut(
        captionSizes.flatMap((size) => captions[size].evidence),
        setting,
      ),
  },
  {
    label: 'captions: no profanity',
    check: (captions) => noProfanity(writtenSizes(captions).map((size) => captions[size].caption)),
  },
  {
    label: `captions: at most ${maxHashtags} hashtags, none twice`,
    check: (captions) =>
      each(writtenSizes(captions), (size) => {
        const tags = captions[size].hashtags.map((tag) => tag.toLowerCase())
        return tags.length <= maxHashtags && new Set(tags).size === tags.length ? null : `${size}: ${tags.join(' ')}`
      }),
  },
  {
    label: 'captions: each rests on a moment of its own',
    check: (captions) => {
      const sizes = writtenSizes(captions)
      const seen = sizes.map((size) => captions[size].evidence.map(({ from }) => from.segment * 1e7 + from.offset))
      return each(sizes, (size, index) =>
        seen.slice(0, index).some((other) => other.some((place) => seen[index]?.includes(place)))
          ? `${size} repeats another`
          : null,
      )
    },
  },
]
