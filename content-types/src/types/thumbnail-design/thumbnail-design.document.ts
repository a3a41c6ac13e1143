import { type Block, list, paragraph, table, title3 } from '../../documents/blocks.ts'
import { noThumbnailText, type TextOption, type ThumbnailDesign } from './thumbnail-design.ts'

export function thumbnailDesignDocument(design: ThumbnailDesign): Block[] {
  const { textOptions, visualElements, colorScheme, composition, referenceImages } = design
  return [
    ...titled('Text for the episode', optionTable(textOptions.fullEpisode)),
    ...(textOptions.clips.length === 0 ? [] : titled('Text for clips', optionTable(textOptions.clips))),
    ...titled('What the image shows', list(visualElements)),
    ...titled('Colors', list(colorScheme)),
    ...titled('Composition', paragraph(composition)),
    ...(referenceImages.length === 0
      ? []
      : titled('Reference images', list(referenceImages.map(({ filename }) => filename)))),
  ]
}

const titled = (title: string, block: Block): Block[] => [title3(title), block]

function optionTable(options: readonly TextOption[]): Block {
  if (options.length === 0) return paragraph(noThumbnailText)
  return table(
    ['Text', 'Stressed', 'Why'],
    options.map(({ text, highlightedWords, reasoning }) => [text, highlightedWords.join(', '), reasoning]),
  )
}
