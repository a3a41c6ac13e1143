import type { Episode } from '@podcastai/episode'
import type { ClipOverlays, ClipText } from '../../clip-overlays/clip-overlays.ts'
import { differs, offered } from '../../clip-overlays/overlay-texts.ts'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { subjectsOf } from '../passages/subjects.server.ts'
import { clipSubjectTexts, firstWords } from '../thumbnail-design/clip-subject-text.server.ts'
import { shortLines, thingsNamed } from '../thumbnail-design/noun-phrase-texts.server.ts'
import { type ThumbnailText, thumbnailTexts } from '../thumbnail-design/thumbnail-texts.server.ts'
import { captionOf } from './clip-caption.server.ts'
import { spokenLines } from './spoken-lines.server.ts'

/** Score up to which a text only names a thing. */
const bareName = 0
/** Subjects that become hashtags: a minute of talk has no more. */
const tagged = 3

/** Words to lay over one short clip and a caption for it, made of what is said in it. `episode` is the clip alone. */
export function writeClipOverlays(episode: Episode, brief: Brief): Finished<ClipOverlays> {
  const textOptions = textsOf(episode, brief)
  const caption = captionOf(episode, brief)
  if (textOptions.length === 0 || caption === null) return { content: null, problems: [tooLittle] }
  const hashtags = hashtagsFor(brief.voice.savedHashtags, subjectsOf(episode, brief).slice(0, tagged))
  return { content: { textOptions, socialMediaCaption: { ...caption, hashtags } }, problems: [] }
}

const tooLittle = 'This clip holds too few words to make texts of. Paste what is said in it, about one minute.'

/** The sharpest that differ, then lines out of longer sentences, then what the clip names, then how it begins. */
function textsOf(episode: Episode, brief: Brief): ClipText[] {
  const last = episode.sentences.length - 1
  const named = clipSubjectTexts(episode, brief, 0, last)
  const candidates = [
    ...thumbnailTexts(episode, brief).filter(({ score }) => score > bareName),
    ...(speaksEnglish(episode) ? spokenLines(episode, brief) : []),
    ...named.phrases,
    ...thingsNamed(episode, brief, 0, last),
    ...shortLines(episode, brief, 0, last),
    ...named.pairs,
    ...firstWords(episode, brief, 0, last),
  ]
  const chosen: ClipText[] = []
  for (const candidate of candidates) {
    if (chosen.length === offered) break
    const option = printText(candidate, episode, brief)
    if (option && chosen.every((other) => differs(other.text, option.text))) chosen.push(option)
  }
  return chosen
}

/** As it will stand on the clip; null where its words may not, or are too many to read. */
export function printText(
  { draft, stressed, reasoning }: Pick<ThumbnailText, 'draft' | 'stressed' | 'reasoning'>,
  episode: Episode,
  brief: Brief,
): ClipText | null {
  const printed = printWords(draft, episode, brief.voice.avoidTopics)
  const plain = printed.text.replace(/(?<![.,;:…!"”])[.,;:…!"”]+$/, '')
  const unfit = plain === '' || fillers.test(plain) || plain.split(/\s+/).length > maxThumbnailWords
  if (unfit || printed.problems.length > 0) return null
  const text = plain.charAt(0).toUpperCase() + plain.slice(1)
  const lower = text.toLowerCase()
  const highlightedWords = stressed.filter((word) => word !== '' && lower.includes(word.toLowerCase()))
  return { text, highlightedWords, reasoning }
}

const fillers = /\b(?:um|uh|erm?|hmm)\b/i
