import type { ContentPictures } from '../../pictures/content-pictures.ts'
import { drawOverlay } from '../../pictures/draw-overlay.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { parseSwatch } from './swatches.ts'
import type { TextOption, ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignPictures: ContentPictures<ThumbnailDesign> = {
  formats: ['thumbnail', 'overlay'],
  // An overlay is for a clip; a thumbnail is for a clip or the episode.
  list: ({ textOptions }, format) => [
    ...(format === 'overlay' ? [] : listed('fullEpisode', 'Episode', textOptions.fullEpisode)),
    ...listed('clips', 'Clip', textOptions.clips),
  ],
  colors: ({ colorScheme }) => {
    const [ground, , accent] = colorScheme.map((color) => longHex(parseSwatch(color)?.value))
    return ground && accent ? { ground, accent } : null
  },
  draw: ({ textOptions }, path, drawing) => {
    const [, list, at] = /^textOptions\.(fullEpisode|clips)\.(\d+)$/.exec(path) ?? []
    const option = list && textOptions[list as keyof typeof textOptions][Number(at)]
    if (!option) return null
    return drawing.format === 'overlay' ? drawOverlay(option, drawing) : drawThumbnail(option, drawing)
  },
}

function listed(list: string, what: string, options: readonly TextOption[]) {
  return options.map(({ text }, at) => ({ path: `textOptions.${list}.${at}`, name: `${what} ${text}`, words: text }))
}

/** Expands a short hex color: #fff → #ffffff. */
function longHex(value: string | undefined): string | undefined {
  return value?.length === 4 ? value.replace(/[0-9a-f]/gi, (digit) => digit + digit) : value
}
