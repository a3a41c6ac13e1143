import { countWords } from '@podcastai/episode'
import { markedText } from '../../model-interface/marked-text.server.ts'
import {
  getPiecesAt,
  type ModelType,
  pictured,
  type Reading,
  toValidatedPiece,
  type ValidatedPiece,
} from '../../model-interface/model-type.server.ts'
import { capitalizeStart } from '../../talk/capitalize.ts'
import { checkText } from '../../text-checks/check-text.server.ts'
import { maxThumbnailWords, type TextOption, type ThumbnailDesign } from './thumbnail-design.ts'

const places = ['episode_text', 'clip_text', 'visual', 'color', 'composition']

export const thumbnailDesignModel: ModelType<ThumbnailDesign> = {
  key: 'thumbnail_design',
  owns: (at) => places.includes(at),
  asks: () => `The thumbnail, 1280 × 720.
at: episode_text, three texts for the whole episode, the best first; at: clip_text, six, each for another moment. Two to four words, never more than ${maxThumbnailWords}: a claim, a contrast, a question, a number with its noun, a thing you can see. Plain, true, and understood at once; no one's illness, grief, or fear of death. One or two words to stress between *asterisks*, then “ | ” and one short sentence on why it works. ids: the sentences behind it.
Examples: “*31* silent hives | A number with its noun, and a loss.” “Stop *helping* bees | Turns a good intention upside down.”
at: visual, three or four things to show: whose portrait with which expression, one object from the talk, what to keep out. at: color, four as “Name #hex”: background, readable text, two accents. at: composition, two or three sentences: what goes where; the lower right corner stays empty. kind: "".`,
  validate,
  missing: (validated) =>
    validated.some(({ piece }) => isText(piece)) ? [] : [{ at: 'episode_text', problem: 'there is no text.' }],
  print: (validated, reading) => {
    const [fullEpisode = [], clips = []] = ['episode_text', 'clip_text'].map((at) =>
      getPiecesAt(validated, at).map((one) => toTextOption(one, reading)),
    )
    if (fullEpisode.length + clips.length === 0) return null
    return { ...createPictureBrief(validated), textOptions: { fullEpisode, clips }, referenceImages: [] }
  },
  item: (path) => {
    if (path === 'composition') {
      return {
        at: 'composition',
        with: () => ['at: visual', 'at: color'],
        text: (current) => (current as ThumbnailDesign).composition,
        print: (validated, _, current) => {
          const { visualElements, colorScheme, composition } = createPictureBrief(validated)
          if (composition === '') return null
          const { visualElements: visuals, colorScheme: colors } = current as ThumbnailDesign
          return {
            visualElements: visualElements.length > 0 ? visualElements : visuals,
            colorScheme: colorScheme.length > 0 ? colorScheme : colors,
            composition,
          }
        },
      }
    }
    const [, part] = /^textOptions\.(fullEpisode|clips)\.\d+$/.exec(path) ?? []
    if (part === undefined) return null
    const at = part === 'clips' ? 'clip_text' : 'episode_text'
    return {
      at,
      print: (validated, reading) => {
        const [one] = getPiecesAt(validated, at)
        return one ? { [path]: toTextOption(one, reading) } : null
      },
    }
  },
}

function isText({ at }: ValidatedPiece['piece']): boolean {
  return at === 'episode_text' || at === 'clip_text'
}

function validate(piece: ValidatedPiece['piece'], { said }: Reading): ValidatedPiece {
  if (!isText(piece)) {
    const checked = checkText({ text: piece.text, ids: [] }, said, pictured)
    const isNoColor = piece.at === 'color' && !/#[0-9a-f]{6}\b/i.test(piece.text)
    return toValidatedPiece(piece, checked, { problems: isNoColor ? ['Write it as “Name #hex”.'] : [], claims: false })
  }
  const { text } = markedText(piece, said)
  const checked = checkText({ ...piece, text }, said)
  const words = countWords(text)
  const isLong = words > maxThumbnailWords
  return toValidatedPiece(piece, checked, {
    problems: isLong ? [`It has ${words} words; the limit is ${maxThumbnailWords}.`] : [],
  })
}

function toTextOption({ piece, text, evidence }: ValidatedPiece, { said }: Reading): TextOption {
  const { highlightedWords, reasoning } = markedText(piece, said)
  return {
    text: capitalizeStart(text),
    highlightedWords,
    reasoning,
    evidence: evidence[0] ?? null,
  }
}

function createPictureBrief(
  validated: readonly ValidatedPiece[],
): Pick<ThumbnailDesign, 'visualElements' | 'colorScheme' | 'composition'> {
  const textsAt = (at: string) => getPiecesAt(validated, at).map(({ text }) => text)
  return {
    visualElements: textsAt('visual'),
    colorScheme: textsAt('color'),
    composition: textsAt('composition').join(' '),
  }
}
