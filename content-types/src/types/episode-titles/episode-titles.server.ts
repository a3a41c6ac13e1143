import { episodeTitlesWriter } from '../../built-in/episode-titles/episode-titles-writer.server.ts'
import { writtenBy } from '../../built-in/writer.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { episodeTitlesModel } from './episode-titles.model.server.ts'
import { episodeTitlesRules } from './episode-titles.quality.server.ts'
import type { EpisodeTitles } from './episode-titles.ts'

export const episodeTitlesOnServer: ServerType<EpisodeTitles> = {
  key: 'episode_titles',
  write: writtenBy(episodeTitlesWriter),
  model: episodeTitlesModel,
  rules: episodeTitlesRules,
}
