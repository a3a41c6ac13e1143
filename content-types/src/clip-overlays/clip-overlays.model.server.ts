import { markedText } from '../model-interface/marked-text.server.ts'
import {
  getPiecesAt,
  type ModelType,
  pictured,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../model-interface/model-type.server.ts'
import { capitalizeStart } from '../talk/capitalize.ts'
import { checkText } from '../text-checks/check-text.server.ts'
import { findSpoken } from '../text-checks/spoken-words.server.ts'
import { captionLengths, hookLimit } from '../types/social-media/social-media.ts'
import { maxThumbnailWords } from '../types/thumbnail-design/thumbnail-design.ts'
import { hashtagsFor } from '../voice/hashtags.ts'
import { getHook } from './caption-hook.ts'
import type { ClipCaption, ClipOverlays, ClipText } from './clip-overlays.ts'
import { differs, offered } from './overlay-texts.ts'

/** Number of words of a text on a clip. With fewer, it isn't clear what they are about. */
const textWords = { min: 3, max: maxThumbnailWords } as const
/** Limits of a caption for a clip, in characters. */
const captionLength = { min: captionLengths.short.min, max: captionLengths.long.max } as const
const places = ['text', 'caption', 'strategy', 'hashtag']

export const clipOverlaysModel: ModelType<ClipOverlays> = {
  key: 'clip_overlays',
  owns: (at) => places.includes(at),
  saysAsSaid: (at) => at === 'text',
  asks: () => `This is everything said in one short clip.
at: text, ${offered} texts to lay over it, ${textWords.min}–${textWords.max} words each, consecutive words of one sentence, with any “not” before them: a clash, a number, an admission, a thing you can see. One or two words to stress between *asterisks*. Then “ | ” and one short sentence on why it works. ids: that sentence. No two alike.
at: caption, one caption to post under the clip, ${captionLength.min}–${captionLength.max} characters, spaces included. The first line ends before character ${hookLimit}. Then what was said, so that a stranger can follow, and a strong last line. A blank line between thoughts. ids: the sentences it relies on.
at: strategy, one sentence on why the caption opens and ends as it does.
at: hashtag, up to three pieces, each one subject of the clip in one to three words, without #. kind: "" for all.`,
  validate,
  missing: (validated) =>
    ['text', 'caption'].flatMap((at) =>
      getPiecesAt(validated, at).length > 0 ? [] : [{ at, problem: 'is missing.' }],
    ),
  print: (validated, reading) => {
    const textOptions = createTexts(validated, reading)
    const socialMediaCaption = createCaption(validated, reading)
    return textOptions.length > 0 && socialMediaCaption ? { textOptions, socialMediaCaption } : null
  },
  item: () => null,
}

function validate(piece: ValidatedPiece['piece'], { said }: Reading): ValidatedPiece {
  if (piece.at === 'text') return validateText(piece, said)
  if (piece.at === 'strategy') {
    return toValidatedPiece(piece, checkText({ text: piece.text, ids: [] }, said, pictured), { claims: false })
  }
  if (piece.at === 'hashtag') {
    const tag = piece.text.replace(/^#/, '').trim()
    return toValidatedPiece(piece, checkText({ text: tag, ids: [] }, said, { free: true, wide: true }), {
      claims: false,
    })
  }
  const checked = checkText(piece, said)
  const { length } = checked.text
  const problems =
    length > captionLength.max * 1.15
      ? [`It has ${length} characters instead of ${captionLength.min}–${captionLength.max}.`]
      : []
  const hook = getHook(checked.text)
  const wishes =
    hook.length > hookLimit ? [`The first line has ${hook.length} characters; the limit is ${hookLimit}.`] : []
  return toValidatedPiece(piece, checked, { problems, wishes })
}

/** Checks a text for a clip: it must be consecutive words of one sentence. */
function validateText(piece: ValidatedPiece['piece'], said: Reading['said']): ValidatedPiece {
  const { text } = markedText(piece, said)
  const spoken = findSpoken(text, said, { near: piece.ids })
  const checked = checkText({ text: `“${text}”`, ids: piece.ids }, said, { free: true, wide: true })
  const words = text.split(/\s+/).length
  const problems = [
    ...(spoken === null || spoken.first !== spoken.last ? [`“${text}” was not said like that in one sentence.`] : []),
    ...(words < textWords.min || words > textWords.max
      ? [`It has ${words} words instead of ${textWords.min}–${textWords.max}.`]
      : []),
  ]
  return toValidatedPiece(piece, { ...checked, text }, { problems, claims: false })
}

function createTexts(validated: readonly ValidatedPiece[], { said }: Reading): ClipText[] {
  const options: ClipText[] = []
  for (const { piece, text } of getPiecesAt(validated, 'text')) {
    const printed = capitalizeStart(text)
    const isNew = options.every((other) => differs(other.text, printed))
    if (isNew && options.length < offered) options.push({ ...markedText(piece, said), text: printed })
  }
  return options
}

function createCaption(validated: readonly ValidatedPiece[], { brief }: Reading): ClipCaption | null {
  const [one] = getPiecesAt(validated, 'caption')
  if (!one) return null
  const tags = getPiecesAt(validated, 'hashtag').map(({ text }) => text)
  return {
    hook: getHook(one.text),
    fullCaption: one.text,
    hashtags: hashtagsFor(brief.voice.savedHashtags, tags.slice(0, 3)),
    reasoning:
      getPiecesAt(validated, 'strategy')[0]?.text ??
      `The hook is whole within ${hookLimit} characters, before a feed folds the caption.`,
  }
}
