import { openComplaints } from '../model/complaints.server.ts'
import type { Piece } from '../model/model-task.server.ts'
import type { ModelWriter, Read, Reading } from '../model/model-writer.server.ts'
import { type Held, hold, piecesAt } from '../model/read-pieces.server.ts'
import { subjectsIn } from '../model/subject-tags.server.ts'
import { printWords } from '../printed-words.server.ts'
import type { SocialMediaDraft } from './social-media.server.ts'
import { type CaptionSize, captionLengths, captionSizes, hookLimit, maxHashtags } from './social-media.ts'

export const socialMediaModel: ModelWriter<SocialMediaDraft> = {
  key: 'social_media',
  asks: () => `Write three captions, for Instagram, TikTok and YouTube Shorts. ${captionSizes.map(lengthAsked).join(', ')} characters, spaces included: count, and aim for the middle.
Three different moments, three different openings: a claim, a scene or question, a quotation. The first thought is whole before character ${hookLimit}, where the platforms fold. Then what was said about it, by whom, in their words; then one line that makes readers answer or listen – once, and only about this talk. A blank line between thoughts. Emoji only if the example has them. kind: empty.
Then at: hashtag, up to ${maxHashtags} pieces, each one subject or name of the talk in one to three words, without #.`,
  read,
  item: (path) => (captionSizes.includes(path as CaptionSize) ? { at: path, from: path } : null),
}

function lengthAsked(size: CaptionSize): string {
  return `at: ${size} ${captionLengths[size].min}–${captionLengths[size].max}`
}

function read(pieces: readonly Piece[], reading: Reading<SocialMediaDraft>): Read<SocialMediaDraft> {
  const { said, fill, only } = reading
  const complaints = openComplaints()
  const filled: string[] = []
  const evidence: Read<SocialMediaDraft>['evidence'] = {}
  const texts: Partial<Record<CaptionSize, string>> = {}
  for (const size of captionSizes) {
    const isAsked = only === null || only.at === size
    const held = isAsked ? captionOf(pieces, size, reading) : null
    if (held) complaints.of(held.piece, held.problems)
    else if (isAsked) complaints.more(size, `${size}: is missing.`)
    if (held && held.problems.length === 0) {
      texts[size] = held.draft
      evidence[`${size}.evidence`] = held.evidence
    } else if (fill) {
      texts[size] = fill[size]
      if (!only) filled.push(`the ${size} caption`)
    }
  }
  const hashtags = subjectsIn(
    piecesAt(pieces, 'hashtag').map(({ text }) => text),
    said,
  )
  const { short, medium, long } = texts
  const isWhole = short !== undefined && medium !== undefined && long !== undefined
  const draft = isWhole
    ? { short, medium, long, hashtags: hashtags.length > 0 ? hashtags : (fill?.hashtags ?? []) }
    : null
  return { draft, complaints, filled, evidence }
}

/** The caption of a size, held against the episode and its length. */
function captionOf(
  pieces: readonly Piece[],
  size: CaptionSize,
  { said, episode, brief, fill }: Reading<SocialMediaDraft>,
): Held | null {
  const [piece] = piecesAt(pieces, size)
  if (!piece) return null
  const held = hold(piece, said)
  if (held.problems.length > 0) return held
  const printed = printWords(held.draft, episode, brief.voice.avoidTopics)
  const { min, max } = captionLengths[size]
  const { length } = printed.text
  const problems = printed.problems.map((problem) => `${size}: ${problem}`)
  // The strict check of the lower bound is the writer's: a talk of a few words may give less.
  if (length > max || (fill !== null && length < min))
    problems.push(`${size}: has ${length} characters, ${min}–${max} are wanted.`)
  const hook = /[.!?…]["”’)]*(?=\s|$)|\n/.exec(printed.text)?.index ?? length
  if (hook >= hookLimit)
    problems.push(`${size}: the first thought ends at character ${hook}; it has to end before ${hookLimit}.`)
  return { ...held, problems }
}
