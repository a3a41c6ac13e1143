import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import { opensDanglingly } from '../../spoken/loose-ends.ts'
import { maxHashtags } from '../../voice/hashtags.ts'
import { captionLengths, captionSizes, hookLimit, type SocialMedia } from './social-media.ts'

export const socialMediaRules: Rule<SocialMedia>[] = [
  {
    label: 'captions: 150–200, 250–300, 350–400 characters',
    check: (captions) => {
      const verdict = each(captionSizes, (size) => {
        const { length } = captions[size].caption
        const { min, max } = captionLengths[size]
        return length >= min && length <= max ? null : `${size}: ${length} characters`
      })
      return { ...verdict, figure: captionSizes.map((size) => captions[size].caption.length).join(' / ') }
    },
  },
  {
    label: `captions: the hook is whole before character ${hookLimit}`,
    check: (captions) => {
      const hooks = captionSizes.map((size) => hookLength(captions[size].caption))
      const verdict = each(captionSizes, (size, index) =>
        (hooks[index] ?? 0) < hookLimit ? null : `${size}: the first thought ends at ${hooks[index]}`,
      )
      return { ...verdict, figure: hooks.join(' / ') }
    },
  },
  {
    label: 'captions: open differently',
    check: (captions) => differentOpenings(captionSizes.map((size) => captions[size].caption)),
  },
  {
    label: 'captions: open without what came before',
    check: (captions) =>
      each(captionSizes, (size) =>
        opensDanglingly(captions[size].caption.replace(/^[^“:\n]{0,60}: (?=“)/, ''))
          ? `${size}: ${captions[size].caption.slice(0, 60)}`
          : null,
      ),
  },
  {
    label: `captions: at most ${maxHashtags} hashtags, none twice`,
    check: (captions) =>
      each(captionSizes, (size) => {
        const tags = captions[size].hashtags.map((tag) => tag.toLowerCase())
        return tags.length <= maxHashtags && new Set(tags).size === tags.length ? null : `${size}: ${tags.join(' ')}`
      }),
  },
  {
    label: 'captions: each rests on a moment of its own',
    check: (captions) => {
      const seen = captionSizes.map((size) =>
        captions[size].evidence.map(({ from }) => from.segment * 1e7 + from.offset),
      )
      return each(captionSizes, (size, index) =>
        seen.slice(0, index).some((other) => other.some((place) => seen[index]?.includes(place)))
          ? `${size} repeats another`
          : null,
      )
    },
  },
]

/** Characters up to the end of the first thought: the first end of a sentence or line. */
function hookLength(caption: string): number {
  const end = /[.!?…]["”’)]*(?=\s|$)|\n|,”/.exec(caption)
  return end ? end.index + end[0].trimEnd().length : caption.length
}
