import type { ServerType } from '../../server-interface/server-type.server.ts'
import { writeScript } from './write-script.server.ts'
import { youtubeScriptModel } from './youtube-script.model.server.ts'
import { youtubeScriptRules } from './youtube-script.quality.server.ts'
import type { YoutubeScript } from './youtube-script.ts'

export const youtubeScriptOnServer: ServerType<YoutubeScript> = {
  key: 'youtube_script',
  write: writeScript,
  model: youtubeScriptModel,
  rules: youtubeScriptRules,
}
