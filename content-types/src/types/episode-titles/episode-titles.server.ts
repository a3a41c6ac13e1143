import type { Episode } from '@podcastai/episode'
import { listSubjects } from '../../built-in/subjects.server.ts'
import { createSummary } from '../../built-in/summary.server.ts'
import { createChapters } from '../../chapters/chapters.server.ts'
import type { ServerType } from '../../server-interface/server-type.server.ts'
import type { Brief } from '../../type/brief.ts'
import { parseNotesForm } from '../../voice/examples.ts'
import { chooseTitles } from './choose-titles.server.ts'
import { episodeTitlesModel } from './episode-titles.model.server.ts'
import { episodeTitlesRules } from './episode-titles.quality.server.ts'
import type { EpisodeTitle, EpisodeTitles, ShowNotes } from './episode-titles.ts'
import { collectLinks, frameSummary } from './known-notes.server.ts'

export const episodeTitlesOnServer: ServerType<EpisodeTitles> = {
  key: 'episode_titles',
  write: (episode, brief) => ({ content: writeTitles(episode, brief), problems: [] }),
  model: episodeTitlesModel,
  rules: episodeTitlesRules,
}

/** Writes titles; if nothing in the episode makes one, the project's name is the primary title. */
function writeTitles(episode: Episode, brief: Brief): EpisodeTitles {
  const keywords = listSubjects(episode, brief)
  const [primary = projectName(brief), ...alternative] = chooseTitles(episode, brief, keywords)
  return { primary, alternative, keywords, showNotes: createShowNotes(episode, brief) }
}

/** Returns the project's name as a title without a score, since it is usually a file name. */
function projectName({ projectTitle }: Brief): EpisodeTitle {
  return { title: projectTitle || 'Untitled', angle: 'claim', seoScore: null, evidence: [] }
}

function createShowNotes(episode: Episode, brief: Brief): ShowNotes {
  const { podcastDescriptionExample: example, podcastFooter } = brief.voice
  return {
    summary: frameSummary(createSummary(episode, brief), brief),
    chapters: createChapters(episode, brief),
    links: collectLinks(episode, brief),
    footer: podcastFooter,
    ...(example.trim() === '' ? {} : { form: parseNotesForm(example) }),
  }
}
