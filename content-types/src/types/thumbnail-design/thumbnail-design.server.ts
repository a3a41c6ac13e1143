import { thumbnailDesignWriter } from '../../built-in/thumbnail-design/thumbnail-design-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { thumbnailDesignModel } from './thumbnail-design.model.server.ts'
import { thumbnailDesignRules } from './thumbnail-design.quality.server.ts'
import type { ThumbnailDesign } from './thumbnail-design.ts'

export const thumbnailDesignOnServer: ServerType<ThumbnailDesign> = {
  key: 'thumbnail_design',
  write: writtenBy(thumbnailDesignWriter),
  model: thumbnailDesignModel,
  rules: thumbnailDesignRules,
}
