import { z } from 'zod'
import type { ContentType } from '../content-type.ts'
import { Evidence } from '../evidence.ts'
import { chapterLine, type NotesForm, notesFormOf } from '../voice/examples.ts'
import { seoScore } from './seo-score.ts'

export const titleAngles = ['claim', 'question', 'number', 'contrast', 'guest', 'promise'] as const
export type TitleAngle = (typeof titleAngles)[number]

export const EpisodeTitle = z.object({
  title: z.string().trim().min(1).max(200),
  seoScore: z.int().min(0).max(100),
  angle: z.enum(titleAngles),
  evidence: z.array(Evidence),
})
export type EpisodeTitle = z.infer<typeof EpisodeTitle>

/** How the podcast writes its notes, learned from its example. */
const Form: z.ZodType<NotesForm> = z.object({
  chaptersHeading: z.string().nullable(),
  linksHeading: z.string().nullable(),
  time: z.enum(['plain', 'round brackets', 'square brackets']),
  between: z.string(),
  bullet: z.string(),
})

export const ShowNotes = z.object({
  summary: z.string(),
  chapters: z.array(z.object({ time: z.string(), title: z.string() })),
  links: z.array(z.string()),
  footer: z.string(),
  form: Form.nullish(),
})
export type ShowNotes = z.infer<typeof ShowNotes>

export const EpisodeTitles = z.object({
  primary: EpisodeTitle,
  alternative: z.array(EpisodeTitle),
  keywords: z.array(z.string()),
  showNotes: ShowNotes,
})
export type EpisodeTitles = z.infer<typeof EpisodeTitles>

/** Show notes as text, ready to paste. */
export function showNotesText({ summary, chapters, links, footer, form }: ShowNotes): string {
  const own = form ?? notesFormOf('')
  const times = chapters.map((chapter) => chapterLine(chapter, own))
  return [summary, listed(own.chaptersHeading, times), listed(own.linksHeading, links), footer]
    .filter((part) => part !== '')
    .join('\n\n')
}

function listed(heading: string | null, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [...(heading === null ? [] : [heading]), ...lines].join('\n')
}

export const episodeTitles: ContentType<EpisodeTitles> = {
  key: 'episode_titles',
  label: 'Episode Titles',
  title: 'Episode Titles',
  subtitle: 'Different angles, scored for search',
  schema: EpisodeTitles,
  count: (content) => 1 + content.alternative.length,
  columns: ['Kind', 'Title', 'SEO score', 'Angle'],
  rows: (content) => [
    titleRow('Primary', content.primary),
    ...content.alternative.map((title) => titleRow('Alternative', title)),
    { Kind: 'Keywords', Title: content.keywords.join(', '), 'SEO score': '', Angle: '' },
    { Kind: 'Show notes', Title: showNotesText(content.showNotes), 'SEO score': '', Angle: '' },
  ],
  items: ({ alternative }) => [
    { path: 'primary' },
    ...alternative.map((_, at) => ({ path: `alternative.${at}` })),
    { path: 'keywords' },
    { path: 'showNotes' },
  ],
  settle: (content) => {
    const scored = (title: EpisodeTitle) => ({ ...title, seoScore: seoScore(title.title, content.keywords).total })
    return { ...content, primary: scored(content.primary), alternative: content.alternative.map(scored) }
  },
  renameSpeakers: ({ primary, alternative, keywords, showNotes }, { words, evidence }) => {
    const renamed = (title: EpisodeTitle): EpisodeTitle => ({
      ...title,
      title: words(title.title, title.evidence),
      evidence: title.evidence.map(evidence),
    })
    return {
      primary: renamed(primary),
      alternative: alternative.map(renamed),
      keywords: keywords.map((keyword) => words(keyword)),
      showNotes: {
        ...showNotes,
        summary: words(showNotes.summary),
        chapters: showNotes.chapters.map((chapter) => ({ ...chapter, title: words(chapter.title) })),
      },
    }
  },
}

function titleRow(kind: string, { title, seoScore: score, angle }: EpisodeTitle): Record<string, string> {
  return { Kind: kind, Title: title, 'SEO score': String(score), Angle: angle }
}
