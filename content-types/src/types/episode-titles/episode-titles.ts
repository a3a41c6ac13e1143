import { z } from 'zod'
import { getCandidateFields } from '../../items/candidate.ts'
import { editedItemFields, itemFields } from '../../items/item-fields.ts'
import { findStored, itemWithId, listItems } from '../../items/item-ids.ts'
import type { ContentType } from '../../type/content-type.ts'
import { EditRefusal, type Spoken } from '../../type/edit-context.ts'
import { EditedLine, EditedLines, EditedText, maxItems } from '../../type/edit-limits.ts'
import { Evidence, Passages } from '../../type/evidence.ts'
import { secondsAt, timeCode } from '../../type/time-code.ts'
import { chapterLine, type NotesForm, parseNotesForm } from '../../voice/examples.ts'
import { seoScore } from './seo-score.ts'

export const titleAngles = ['claim', 'question', 'number', 'contrast', 'guest', 'promise'] as const
export type TitleAngle = (typeof titleAngles)[number]

export const EpisodeTitle = z.object({
  title: z.string().trim().min(1).max(200),
  /** Null for the project's name, which comes first if no title could be made: it is not meant for publication. */
  seoScore: z.int().min(0).max(100).nullable(),
  angle: z.enum(titleAngles),
  evidence: z.array(Evidence),
  ...itemFields,
})
export type EpisodeTitle = z.infer<typeof EpisodeTitle>

/** The format of the podcast's notes, learned from its example. */
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

/** Returns the publishable titles, the primary one first. */
export function scoredTitles({ primary, alternative }: EpisodeTitles): (EpisodeTitle & { seoScore: number })[] {
  return [primary, ...alternative].flatMap((one) => (one.seoScore === null ? [] : { ...one, seoScore: one.seoScore }))
}

const EditedTitle = EpisodeTitle.pick({ title: true }).extend({
  ...editedItemFields,
  /** If omitted, a stored title keeps its angle, and a new title's is inferred from its form. */
  angle: z.enum(titleAngles).optional(),
  evidence: Passages.nullish(),
})
type EditedTitle = z.infer<typeof EditedTitle>

/** A line without a time is allowed among chapters. */
const time = EditedLine.refine(
  (code) => code === '' || secondsAt(code) !== null,
  'A chapter begins with its time, such as 12:30',
)

export const EditedTitles = z.object({
  primary: EditedTitle,
  alternative: z.array(EditedTitle).max(maxItems),
  keywords: EditedLines,
  /** If omitted, the show notes stay as they were. */
  showNotes: z
    .object({
      summary: EditedText,
      chapters: z.array(z.object({ time, title: EditedLine })).max(500),
      links: EditedLines,
      footer: EditedText,
    })
    .optional(),
})
export type EditedTitles = z.infer<typeof EditedTitles>

/** Returns the show notes as text, ready to paste. */
export function showNotesText({ summary, chapters, links, footer, form }: ShowNotes): string {
  const own = form ?? parseNotesForm('')
  const times = chapters.map((chapter) => chapterLine(chapter, own))
  return [summary, listed(own.chaptersHeading, times), listed(own.linksHeading, links), footer]
    .filter((part) => part !== '')
    .join('\n\n')
}

function listed(heading: string | null, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [...(heading === null ? [] : [heading]), ...lines].join('\n')
}

export const episodeTitles: ContentType<EpisodeTitles, EditedTitles> = {
  key: 'episode_titles',
  label: 'Episode Titles',
  title: 'Episode Titles',
  subtitle: 'Different angles, scored for search',
  schema: EpisodeTitles,
  blank: {
    primary: { title: '', seoScore: null, angle: 'claim', evidence: [] },
    ...{ alternative: [], keywords: [] },
    showNotes: { summary: '', chapters: [], links: [], footer: '' },
  },
  edited: EditedTitles,
  labels: ['angle'],
  nameless: ['links', 'footer', 'form'],
  count: (content) => scoredTitles(content).length,
  usual: { items: 4, one: 'title', many: 'titles' },
  columns: ['Kind', 'Title', 'SEO score', 'Angle'],
  rows: (content) => [
    titleRow('Primary', content.primary),
    ...content.alternative.map((title) => titleRow('Alternative', title)),
    ...textRow('Keywords', content.keywords.join(', ')),
    ...textRow('Show notes', showNotesText(content.showNotes)),
  ],
  items: ({ primary, alternative }) => [
    itemWithId(primary, 'primary'),
    ...listItems(alternative, 'alternative'),
    { id: 'keywords', path: 'keywords' },
    { id: 'showNotes', path: 'showNotes' },
  ],
  betterLead: ({ primary, alternative, keywords }) => {
    const getScore = ({ title, seoScore: stored }: EpisodeTitle) =>
      stored === null ? -1 : seoScore(title, keywords).total
    const scores = alternative.map(getScore)
    const best = Math.max(-1, ...scores)
    return best > getScore(primary) ? { lead: 'primary', better: `alternative.${scores.indexOf(best)}` } : null
  },
  resolveEdit: ({ primary, alternative, keywords, showNotes: notes }, { before, spoken, groundFor }) => {
    const showNotes = notes ?? before.showNotes
    refuseLate(showNotes.chapters, before.showNotes.chapters, spoken)
    // A title that moved between primary and alternatives keeps its passages.
    const titles = [before.primary, ...before.alternative]
    const settled = ({ id, title, angle, evidence }: EditedTitle): EpisodeTitle => {
      const stored = findStored(titles, { id })
      const isUnchanged = stored?.title === title
      return {
        ...{ id, title },
        angle: angle ?? (stored?.title ? stored.angle : classifyTitleAngle(title)),
        seoScore: isUnchanged && stored.seoScore === null ? null : seoScore(title, keywords).total,
        evidence: groundFor(title, evidence ?? stored?.evidence),
        ...getCandidateFields(stored, isUnchanged),
      }
    }
    const { form } = before.showNotes
    const { candidate: _, ...lead } = settled(primary)
    return {
      primary: lead,
      alternative: alternative.map(settled),
      keywords,
      showNotes: { ...showNotes, ...(form !== undefined && { form }) },
    }
  },
  derive: (content) => {
    const rescored = (title: EpisodeTitle): EpisodeTitle =>
      title.seoScore === null ? title : { ...title, seoScore: seoScore(title.title, content.keywords).total }
    return { ...content, primary: rescored(content.primary), alternative: content.alternative.map(rescored) }
  },
}

/** Returns the angle of a user's title, judging by its form. */
function classifyTitleAngle(title: string): TitleAngle {
  if (title.trim().endsWith('?')) return 'question'
  return /\d/.test(title) ? 'number' : 'claim'
}

type Chapters = readonly { time: string; title: string }[]

/** Refuses a new time after the last word; stored times may stay. @throws EditRefusal */
function refuseLate(chapters: Chapters, before: Chapters, { lastWordEnds }: Spoken): void {
  const stored = new Set(before.map(({ time }) => time))
  const times = chapters.filter(({ time }) => !stored.has(time))
  const end = times.length === 0 ? null : lastWordEnds()
  const late = end === null ? undefined : times.find(({ time }) => (secondsAt(time) ?? 0) > Math.ceil(end))
  if (end === null || !late) return
  throw new EditRefusal(
    `The chapter “${late.title}” begins at ${late.time}, but the last word of this episode ends at ${timeCode(Math.ceil(end))}. Give it an earlier time.`,
  )
}

/** Returns no row if there is no text. */
function textRow(kind: string, text: string): Record<string, string>[] {
  return text === '' ? [] : [{ Kind: kind, Title: text, 'SEO score': '', Angle: '' }]
}

function titleRow(kind: string, { title, seoScore: score, angle }: EpisodeTitle): Record<string, string> {
  if (score === null) return { Kind: 'Project name', Title: title, 'SEO score': '', Angle: '' }
  return { Kind: kind, Title: title, 'SEO score': String(score), Angle: angle }
}
