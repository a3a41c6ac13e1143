import { socialMediaWriter } from '../../built-in/social-media/social-media-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { socialMediaModel } from './social-media.model.server.ts'
import { socialMediaRules } from './social-media.quality.server.ts'
import type { SocialMedia } from './social-media.ts'

export const socialMediaOnServer: ServerType<SocialMedia> = {
  key: 'social_media',
  write: writtenBy(socialMediaWriter),
  model: socialMediaModel,
  rules: socialMediaRules,
}
