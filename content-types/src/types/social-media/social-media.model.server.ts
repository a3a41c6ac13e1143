import {
  getPiecesAt,
  type ModelType,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { hashtagsFor, maxHashtags } from '../../voice/hashtags.ts'
import {
  type Caption,
  type CaptionSize,
  captionLengths,
  captionSizes,
  hookLimit,
  type SocialMedia,
} from './social-media.ts'

export const socialMediaModel: ModelType<SocialMedia> = {
  key: 'social_media',
  owns: (at) => at === 'hashtag' || isSize(at),
  asks: () => `Three captions, for Instagram, TikTok and YouTube Shorts: ${captionSizes.map(lengthAsked).join('; ')}. Spaces count, hashtags do not.
Three different moments, the three strongest of the talk. The first line works alone and is over before character ${hookLimit}, where the apps fold a caption; a blank line after it. Then what was said, told so that a stranger follows: who – the guest with full name and what makes them worth hearing, then “he” or “she” – what happened, what it means. The show is named once where its name is known. The last line gives a reason to listen or asks one question that people with an opinion want to answer. kind: "".
An example from another show, medium: “Ruth Adeyemi lost 31 of 40 hives in one winter.\\n\\nNot to the cold. She had fed them sugar syrup in October, and the damp did the rest. On Slow Acres she tells what she does now: stop in August, and leave the bees their own honey. What did you once ruin by helping?”
Then at: hashtag, up to ${maxHashtags} pieces of one to three words, without #: what the episode is about, as people search for it.`,
  validate,
  missing: (validated) =>
    captionSizes.flatMap((size) =>
      getPiecesAt(validated, size).length > 0 ? [] : [{ at: size, problem: 'the caption is missing.' }],
    ),
  print: (validated, reading) => {
    const [short, medium, long] = captionSizes.map((size) =>
      createCaption(validated, size, listTags(validated, reading)),
    )
    return short && medium && long ? { short, medium, long } : null
  },
  item: (path) =>
    isSize(path)
      ? {
          at: path,
          print: (validated, _, current) => {
            const caption = createCaption(validated, path, (current as SocialMedia)[path].hashtags)
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
  const { length } = checked.text
  const wishes = length < min || length > max ? [`It has ${length} characters; ${min}–${max} are wanted.`] : []
  const hook = /[.!?…]["”’)]*(?=\s|$)|\n/.exec(checked.text)?.index ?? length
  if (hook >= hookLimit)
    wishes.push(`The first thought ends at character ${hook}; it has to end before ${hookLimit}, with a full stop.`)
  const isFar = length < min * 0.8 || length > max * 1.15
  return isFar ? toValidatedPiece(piece, checked, { problems: wishes }) : toValidatedPiece(piece, checked, { wishes })
}

function listTags(validated: readonly ValidatedPiece[], { brief }: Reading): string[] {
  return hashtagsFor(
    brief.voice.savedHashtags,
    getPiecesAt(validated, 'hashtag').map(({ text }) => text),
  )
}

function createCaption(validated: readonly ValidatedPiece[], size: CaptionSize, hashtags: string[]): Caption | null {
  const [one] = getPiecesAt(validated, size)
  return one ? { caption: one.text, characterCount: one.text.length, hashtags, evidence: one.evidence } : null
}
