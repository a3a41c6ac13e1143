import type { Episode } from '@podcastai/episode'
import { chaptersOf } from '../chapters.server.ts'
import { summaryDraft } from '../episode-summary.server.ts'
import { printWords } from '../printed-words.server.ts'
import { subjectsOf } from '../subjects.server.ts'
import type { Brief, Finished, Writer } from '../writer.server.ts'
import { type EpisodeTitle, type EpisodeTitles, type TitleAngle, titleAngles } from './episode-titles.ts'
import { linksIn } from './links.server.ts'
import { seoScore, titleLength } from './seo-score.ts'
import { type TitleCandidate, titleCandidates } from './title-candidates.server.ts'

/** Titles and summary as text with marks where the episode speaks, the best title first. */
export type EpisodeTitlesDraft = {
  titles: { title: string; angle: TitleAngle }[]
  keywords: string[]
  summary: string
}

/** Titles offered beside the primary one. */
const alternatives = { least: 4, most: 9 } as const

export const episodeTitlesWriter: Writer<EpisodeTitles, EpisodeTitlesDraft> = {
  key: 'episode_titles',
  draft: (episode, brief) => ({
    titles: chooseTitles(titleCandidates(episode, brief), brief.attempt, brief.projectTitle),
    keywords: subjectsOf(episode, brief).slice(0, 10),
    summary: summaryDraft(episode, brief, 3),
  }),
  finish,
}

/** The best of every angle in turn, no two from the same sentence; a later attempt starts further down. */
function chooseTitles(
  candidates: readonly TitleCandidate[],
  attempt: number,
  fallback: string,
): EpisodeTitlesDraft['titles'] {
  const chosen: TitleCandidate[] = []
  const isNew = (title: TitleCandidate) =>
    chosen.every(
      (other) => (title.sentence === null || other.sentence !== title.sentence) && !alike(other.text, title.text),
    )
  const byAngle = titleAngles.map((angle) => {
    const titles = candidates.filter((title) => title.angle === angle)
    const turn = titles.length > 0 ? Math.min(attempt % 6, Math.max(0, titles.length - 2)) : 0
    return [...titles.slice(turn), ...titles.slice(0, turn)]
  })
  for (let round = 0; round < 3; round++)
    for (const titles of byAngle) {
      const next = titles.find(isNew)
      const weak = next && round > 0 && next.score < 6 && chosen.length > alternatives.least
      if (next && !weak && chosen.length < alternatives.most + 1) chosen.push(next)
    }
  chosen.sort((a, b) => b.score - a.score)
  const titles = chosen.map(({ draft, angle }) => ({ title: draft, angle }))
  return titles.length > 0 ? titles : [{ title: fallback || 'Untitled', angle: 'claim' }]
}

function alike(a: string, b: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
  const [left, right] = [words(a), words(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared >= 2 && shared / Math.min(left.size, right.size) > 0.5
}

function finish(draft: EpisodeTitlesDraft, episode: Episode, brief: Brief): Finished<EpisodeTitles> {
  const problems: string[] = []
  const { avoidTopics } = brief.voice
  const keywords = [...new Set(draft.keywords.map((word) => word.trim()).filter((word) => word !== ''))]
  const titles = draft.titles.map(({ title, angle }): EpisodeTitle => {
    const printed = printWords(title, episode, avoidTopics)
    const text = printed.text.replace(/[.,;](?=”|$)/g, '')
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
  const showNotes = {
    summary: summary.text,
    chapters: chaptersOf(episode, brief),
    links: linksIn(episode),
    footer: brief.voice.podcastFooter,
  }
  return { content: { primary, alternative, keywords, showNotes }, problems: [] }
}
