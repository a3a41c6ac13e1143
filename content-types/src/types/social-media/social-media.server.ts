import type { ServerType } from '../../server-interface/server-type.server.ts'
import { addCaption } from './add-caption.server.ts'
import { socialMediaModel } from './social-media.model.server.ts'
import { socialMediaRules } from './social-media.quality.server.ts'
import type { SocialMedia } from './social-media.ts'
import { writeCaptions } from './write-captions.server.ts'

export const socialMediaOnServer: ServerType<SocialMedia> = {
  key: 'social_media',
  write: writeCaptions,
  model: socialMediaModel,
  rules: socialMediaRules,
  addSelected: addCaption,
}
