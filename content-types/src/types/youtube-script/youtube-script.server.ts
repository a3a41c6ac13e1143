import { writtenBy } from '../../built-in/writer.server.ts'
import { youtubeScriptWriter } from '../../built-in/youtube-script/youtube-script-writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { youtubeScriptModel } from './youtube-script.model.server.ts'
import { youtubeScriptRules } from './youtube-script.quality.server.ts'
import type { YoutubeScript } from './youtube-script.ts'

export const youtubeScriptOnServer: ServerType<YoutubeScript> = {
  key: 'youtube_script',
  write: writtenBy(youtubeScriptWriter),
  model: youtubeScriptModel,
  rules: youtubeScriptRules,
}
