import type { Episode } from '@podcastai/episode'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import type { EpisodeTitle, EpisodeTitles, TitleAngle } from '../../types/episode-titles/episode-titles.ts'
import { linksIn } from '../../types/episode-titles/links.server.ts'
import { seoScore, titleLength } from '../../types/episode-titles/seo-score.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { notesFormOf } from '../../voice/examples.ts'
import { chaptersOf } from '../chapters/chapters.server.ts'
import { summaryDraft } from '../passages/episode-summary.server.ts'
import { subjectsOf } from '../passages/subjects.server.ts'
import type { Writer } from '../writer.server.ts'
import { chooseTitles } from './choose-titles.server.ts'
import { type TitleCandidate, titleCandidates } from './title-candidates.server.ts'

/** Titles and summary as text with marks where the episode speaks, the best title first. */
export type EpisodeTitlesDraft = {
  titles: { title: string; angle: TitleAngle }[]
  keywords: string[]
  summary: string
}

export const episodeTitlesWriter: Writer<EpisodeTitles, EpisodeTitlesDraft> = {
  key: 'episode_titles',
  draft: (episode, brief) => ({
    titles: titlesFor(episode, brief),
    keywords: keywordsOf(episode, brief),
    summary: summaryDraft(episode, brief, 3),
  }),
  finish,
}

/** Where nothing said makes a title, the name of the project stands for one. */
function titlesFor(episode: Episode, brief: Brief): EpisodeTitlesDraft['titles'] {
  const chosen = chooseTitles(titleCandidates(episode, brief), brief.attempt)
  const keywords = keywordsOf(episode, brief)
  const first = firstChoice(chosen, keywords)
  const scores = new Map(chosen.map((title) => [title, seoScore(title.text, keywords).total]))
  const scoreOf = (title: TitleCandidate) => scores.get(title) ?? 0
  const titles = chosen
    .toSorted((a, b) => Number(b === first) - Number(a === first) || scoreOf(b) - scoreOf(a))
    .map(({ draft, angle }) => ({ title: draft, angle }))
  return titles.length > 0 ? titles : [{ title: brief.projectTitle || 'Untitled', angle: 'claim' }]
}

/** Points by which another title has to be found better before it goes first. */
const farBetter = 15

/**
 * The title that says most, unless searches find another far better: a score knows length and keywords, not whether a
 * title is worth reading, so the first may have a few points less. The others stand in the order of their scores. "Ada on bread" says too little to go first, and what
 * is short enough for the thumbnail stands there already.
 */
function firstChoice(titles: readonly TitleCandidate[], keywords: readonly string[]): TitleCandidate | undefined {
  const [most] = titles
  if (!most) return
  const scoreOf = ({ text }: TitleCandidate) => seoScore(text, keywords).total
  const [found] = titles
    .filter(({ angle, text }) => angle !== 'guest' && text.split(' ').length > maxThumbnailWords)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const isOnThumbnail = most.text.split(' ').length <= maxThumbnailWords
  return found && (isOnThumbnail || scoreOf(found) >= scoreOf(most) + farBetter) ? found : most
}

function keywordsOf(episode: Episode, brief: Brief): string[] {
  return subjectsOf(episode, brief).slice(0, 10)
}

function finish(draft: EpisodeTitlesDraft, episode: Episode, brief: Brief): Finished<EpisodeTitles> {
  const problems: string[] = []
  const { avoidTopics } = brief.voice
  const keywords = [...new Set(draft.keywords.map((word) => word.trim()).filter((word) => word !== ''))]
  const titles = draft.titles.map(({ title, angle }): EpisodeTitle => {
    const printed = printWords(title, episode, avoidTopics)
    const text = printed.text.replace(/(?<![.,;…])[.,;…]+(?=”|$| [|–])/g, '')
    problems.push(...printed.problems.map((problem) => `“${text}”: ${problem}`))
    if (text.length > titleLength.max) problems.push(`“${text}” is longer than ${titleLength.max} characters.`)
    if (/[<>]/.test(text)) problems.push(`“${text}” holds a mark that YouTube refuses.`)
    return { title: text, seoScore: seoScore(text, keywords).total, angle, evidence: printed.evidence }
  })
  const summary = printWords(draft.summary, episode, avoidTopics)
  problems.push(...summary.problems.map((problem) => `summary: ${problem}`))
  const [primary, ...alternative] = titles
  if (!primary) problems.push('There is no title.')
  if (problems.length > 0 || !primary) return { content: null, problems }
  const { podcastDescription, podcastDescriptionExample: example } = brief.voice
  const showNotes = {
    summary: [summary.text, podcastDescription.trim()].filter((part) => part !== '').join('\n\n'),
    chapters: [...chaptersOf(episode, brief)],
    links: linksIn(episode),
    footer: brief.voice.podcastFooter,
    ...(example.trim() === '' ? {} : { form: notesFormOf(example) }),
  }
  return { content: { primary, alternative, keywords, showNotes }, problems: [] }
}
