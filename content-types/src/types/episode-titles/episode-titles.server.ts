import type { Episode } from '@podcastai/episode'
import { chaptersOf } from '../../built-in/chapters/chapters.server.ts'
import { summaryDraft } from '../../built-in/passages/episode-summary.server.ts'
import { subjectsOf } from '../../built-in/passages/subjects.server.ts'
import type { ServerType } from '../../server-type/server-type.server.ts'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { notesFormOf } from '../../voice/examples.ts'
import { chooseTitles } from './choose-titles.server.ts'
import { episodeTitlesModel } from './episode-titles.model.server.ts'
import { episodeTitlesRules } from './episode-titles.quality.server.ts'
import type { EpisodeTitles } from './episode-titles.ts'
import { linksIn } from './links.server.ts'
import { seoScore } from './seo-score.ts'

export const episodeTitlesOnServer: ServerType<EpisodeTitles> = {
  key: 'episode_titles',
  write,
  model: episodeTitlesModel,
  rules: episodeTitlesRules,
}

/** Keywords and sentences of the summary at most. */
const most = { keywords: 10, sentences: 3 } as const

/** Titles as they were said; where nothing said makes one, the name of the project stands for it. */
function write(episode: Episode, brief: Brief): Finished<EpisodeTitles> {
  const keywords = subjectsOf(episode, brief).slice(0, most.keywords)
  const chosen = chooseTitles(episode, brief)
  const untitled = { title: brief.projectTitle || 'Untitled', angle: 'claim' as const, evidence: [] }
  const [primary = untitled, ...alternative] = chosen
  const scored = (title: (typeof chosen)[number]) => ({ ...title, seoScore: seoScore(title.title, keywords).total })
  const { voice } = brief
  const summary = printWords(summaryDraft(episode, brief, most.sentences), episode, voice.avoidTopics)
  if (summary.problems.length > 0) return { content: null, problems: summary.problems }
  const showNotes = {
    summary: [summary.text, voice.podcastDescription.trim()].filter((part) => part !== '').join('\n\n'),
    chapters: [...chaptersOf(episode, brief)],
    links: linksIn(episode),
    footer: voice.podcastFooter,
    ...(voice.podcastDescriptionExample.trim() === '' ? {} : { form: notesFormOf(voice.podcastDescriptionExample) }),
  }
  return {
    content: { primary: scored(primary), alternative: alternative.map(scored), keywords, showNotes },
    problems: [],
  }
}
