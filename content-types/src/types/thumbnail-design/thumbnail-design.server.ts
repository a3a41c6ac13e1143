import type { Episode } from '@podcastai/episode'
import { materialFor } from '../../built-in/material.server.ts'
import type { ServerType } from '../../server-interface/server-type.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { addThumbnailText } from './add-thumbnail-text.server.ts'
import { colorsFor, compositionFor, visualsFor } from './picture-brief.server.ts'
import { thumbnailTexts } from './short-texts.server.ts'
import { thumbnailDesignModel } from './thumbnail-design.model.server.ts'
import { thumbnailDesignRules } from './thumbnail-design.quality.server.ts'
import type { ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignOnServer: ServerType<ThumbnailDesign> = {
  key: 'thumbnail_design',
  write,
  model: thumbnailDesignModel,
  rules: thumbnailDesignRules,
  addSelected: addThumbnailText,
}

function write(episode: Episode, brief: Brief): Finished<ThumbnailDesign> {
  const { tooPoor } = materialFor(episode, brief)
  if (tooPoor !== null) return { content: null, problems: [tooPoor] }
  const textOptions = thumbnailTexts(episode, brief)
  const content = {
    visualElements: visualsFor(episode, brief),
    colorScheme: colorsFor(episode, brief),
    composition: compositionFor(textOptions.fullEpisode[0]?.text ?? null, episode, brief),
    textOptions,
    referenceImages: [],
  }
  return { content, problems: [] }
}
