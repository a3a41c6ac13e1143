import {
  getPiecesAt,
  type ModelType,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { knowsShow } from '../../voice/format-voice.server.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import {
  blankCaption,
  type Caption,
  type CaptionSize,
  captionLengths,
  captionSizes,
  hookLimit,
  type SocialMedia,
  writtenSizes,
} from './social-media.ts'

export const socialMediaModel: ModelType<SocialMedia> = {
  key: 'social_media',
  owns: (at) => at === 'hashtag' || isSize(at),
  asks: ({
    brief,
  }) => `Three captions for Instagram, TikTok, and YouTube Shorts: ${captionSizes.map(lengthAsked).join('; ')}. Spaces count, hashtags don't. kind: "".
The three strongest moments, one each. The first line works alone, ends before character ${hookLimit}, and is followed by a blank line. Then what was said, for a stranger: who (the guest's full name and why they're worth hearing), what happened, what it means.${knowsShow(brief) ? ' Name the show in one of them.' : ''} End each differently: on its strongest line, on something to try, at most one on a question.
Examples, medium and short: “Ruth Adeyemi lost 31 of her 40 hives in one winter.\\n\\nIt wasn't the cold. She'd fed them sugar syrup in October, and the damp did the rest. Now she stops in August and leaves the bees their own honey. The whole story is on Slow Acres.” “Sam Ito's best editor is a kitchen timer.\\n\\nTwenty minutes a page, then it's done. He hasn't missed a deadline since.”
Then at: hashtag, one to three per caption, each one to three words without #: its subject as people search for it, no first names. kind: the caption (${captionSizes.join(', ')}).`,
  validate,
  missing: (validated) =>
    captionSizes.flatMap((size) =>
      getPiecesAt(validated, size).length > 0 ? [] : [{ at: size, problem: 'the caption is missing.' }],
    ),
  print: (validated, reading) => {
    const caption = (size: CaptionSize) => createCaption(validated, size, listTags(validated, size, reading))
    const content = {
      short: caption('short') ?? blankCaption,
      medium: caption('medium') ?? blankCaption,
      long: caption('long') ?? blankCaption,
    }
    return writtenSizes(content).length > 0 ? content : null
  },
  item: (path) =>
    isSize(path)
      ? {
          at: path,
          with: () => ['hashtag'],
          print: (validated, reading, current) => {
            const own = getPiecesAt(validated, 'hashtag').length > 0
            const tags = own ? listTags(validated, path, reading) : (current as SocialMedia)[path].hashtags
            const caption = createCaption(validated, path, tags)
            return caption && { [path]: caption }
          },
        }
      : null,
}

function isSize(at: string): at is CaptionSize {
  return (captionSizes as readonly string[]).includes(at)
}

function lengthAsked(size: CaptionSize): string {
  const { min, max } = captionLengths[size]
  return `at: ${size}, ${min}–${max} characters`
}

function validate(piece: ValidatedPiece['piece'], { said }: Reading): ValidatedPiece {
  if (!isSize(piece.at)) {
    const tag = piece.text.replace(/^#/, '').trim()
    const checked = checkText({ text: tag, ids: [] }, said, { free: true, wide: true })
    return toValidatedPiece(piece, checked, { claims: false })
  }
  const checked = checkText(piece, said)
  const { min, max } = captionLengths[piece.at]
  const length = getTextWidth(checked.text)
  const wishes = length < min || length > max ? [`It has ${length} characters instead of ${min}–${max}.`] : []
  const hook = /[.!?…]["”’)]*(?=\s|$)|\n/.exec(checked.text)?.index ?? length
  if (hook >= hookLimit)
    wishes.push(`The first line ends at character ${hook}; it has to end before ${hookLimit}, with a period.`)
  const isFar = length < min * 0.8 || length > max * 1.15
  return isFar ? toValidatedPiece(piece, checked, { problems: wishes }) : toValidatedPiece(piece, checked, { wishes })
}

/** Maximum number of hashtags that a model adds to a caption. */
const maxOwnTags = 3

/** Returns the saved hashtags and those of one caption; hashtags that name no caption belong to all of them. */
function listTags(validated: readonly ValidatedPiece[], size: CaptionSize, { brief }: Reading): string[] {
  const tags = getPiecesAt(validated, 'hashtag').filter(({ piece }) => {
    const sizes = captionSizes.filter((one) => piece.kind.toLowerCase().includes(one))
    return sizes.length === 0 || sizes.includes(size)
  })
  return hashtagsFor(
    brief.voice.savedHashtags,
    tags.slice(0, maxOwnTags).map(({ text }) => text),
  )
}

function createCaption(validated: readonly ValidatedPiece[], size: CaptionSize, hashtags: string[]): Caption | null {
  const [one] = getPiecesAt(validated, size)
  return one ? { caption: one.text, characterCount: one.text.length, hashtags, evidence: one.evidence } : null
}
