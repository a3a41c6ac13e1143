import { isJudged } from '../../built-in/material.server.ts'
import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { isClosed } from '../../built-in/reads-whole.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import { endsDangling, startsDangling } from '../../talk/dangling-words.ts'
import { findQuotedWords } from '../../type/quotation-marks.ts'
import { maxHashtags } from '../../voice/hashtags.ts'
import { captionFold, captionLengths, captionSizes, type SocialMedia, writtenSizes } from './social-media.ts'

/** Minimum words of an episode that fill captions of all three lengths. */
const enoughWords = 300

export const socialMediaRules: Rule<SocialMedia>[] = [
  {
    label: `captions: 150–200, 250–300, and 350–400 characters from ${enoughWords} words of talk on`,
    check: (captions, { episode }) => {
      const said = episode.sentences.reduce((sum, { words }) => sum + words, 0)
      const sizes = said < enoughWords ? writtenSizes(captions) : captionSizes
      const verdict = each(sizes, (size) => {
        const { length } = captions[size].caption
        const { min, max } = captionLengths[size]
        return length <= max && (length >= min || said < enoughWords) ? null : `${size}: ${length} characters`
      })
      return { ...verdict, figure: captionSizes.map((size) => captions[size].caption.length).join(' / ') }
    },
  },
  {
    label: `captions: the first thought ends before the fold at ${captionFold} characters`,
    check: (captions, { episode }) =>
      isJudged(episode)
        ? each(writtenSizes(captions), (size) => {
            const [first = ''] = captions[size].caption.split(/(?<=[.!?]["’”]*)\s/)
            return first.length <= captionFold ? null : `${size}: ${first}`
          })
        : { figure: 'not judged', wrong: [] },
  },
  {
    label: 'captions: open differently',
    check: (captions) => differentOpenings(writtenSizes(captions).map((size) => captions[size].caption)),
  },
  {
    label: 'captions: what is quoted opens and ends whole',
    check: (captions) =>
      each(writtenSizes(captions), (size) => {
        const { caption } = captions[size]
        const quoted = findQuotedWords(caption)
        const cut = quoted.find((words) => endsDangling(words) || !isClosed(words) || !/[.!?…。！？]["’]*$/.test(words))
        if (cut !== undefined) return `${size}: … ${cut.slice(-60)}`
        return startsDangling(quoted[0] ?? caption) ? `${size}: ${caption.slice(0, 60)}` : null
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
