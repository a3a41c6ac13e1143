import type { Episode } from '@podcastai/episode'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import {
  type CaptionSize,
  captionLengths,
  captionSizes,
  type SocialMedia,
} from '../../types/social-media/social-media.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { tagSubjects } from '../passages/subjects.server.ts'
import type { Writer } from '../writer.server.ts'
import { chooseCaptions } from './caption-choice.server.ts'

/** Captions as text with marks where the episode speaks; `hashtags` are suggestions, the saved ones come first anyway. */
export type SocialMediaDraft = Record<CaptionSize, string> & { hashtags: string[] }

export const socialMediaWriter: Writer<SocialMedia, SocialMediaDraft> = {
  key: 'social_media',
  draft: (episode, brief) => ({
    ...chooseCaptions(episode, brief),
    hashtags: tagSubjects(episode, brief),
  }),
  finish,
}

function finish(draft: SocialMediaDraft, episode: Episode, brief: Brief): Finished<SocialMedia> {
  if (captionSizes.some((size) => draft[size] === '')) return { content: null, problems: [noSentences] }
  const problems: string[] = []
  const hashtags = hashtagsFor(brief.voice.savedHashtags, draft.hashtags)
  const captions = captionSizes.map((size) => {
    const printed = printWords(draft[size], episode, brief.voice.avoidTopics)
    const { min, max } = captionLengths[size]
    const { length } = printed.text
    problems.push(...printed.problems.map((problem) => `${size}: ${problem}`))
    if (length > max || (length < min && hasMaterial(episode, brief)))
      problems.push(`${size}: has ${length} characters, ${min}–${max} are wanted.`)
    return [size, { caption: printed.text, characterCount: length, hashtags, evidence: printed.evidence }] as const
  })
  if (problems.length > 0) return { content: null, problems }
  return { content: Object.fromEntries(captions) as SocialMedia, problems: [] }
}

/** True where the episode says enough that every length can be filled; below, a short caption is the honest one. */
function hasMaterial(episode: Episode, brief: Brief): boolean {
  const pool = publishableSentences(episode, brief, { loose: true })
  const text = [...pool.values()].map(({ sentence }) => sentence.text).join(' ')
  return text.length > 3 * captionLengths.long.max && text.split(' ').length > text.length / 15
}

const noSentences =
  'No caption can be made without cutting somebody off: the transcript shows too few whole sentences of a fitting length. Punctuation helps.'
