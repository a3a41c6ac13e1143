import { z } from 'zod'
import { countWords } from '../../talk/count-words.ts'
import type { ContentType } from '../../type/content-type.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import { EditedText } from '../../type/edit-limits.ts'
import { Evidence, Passages } from '../../type/evidence.ts'
import { detectScriptLimits, type ScriptLimits } from '../../type/script-limits.ts'

/** The four sections of a three-minute script with their start and end in seconds, and words at about 150 a minute. */
export const scriptSections = [
  { key: 'hook', label: 'Hook', from: 0, to: 15, words: 37 },
  { key: 'problemSetup', label: 'Problem', from: 15, to: 45, words: 75 },
  { key: 'mainContent', label: 'Main content', from: 45, to: 150, words: 262 },
  { key: 'callToAction', label: 'Call to action', from: 150, to: 180, words: 75 },
] as const
export type ScriptSectionKey = (typeof scriptSections)[number]['key']

/** Empty if no text of a model passed the checks, or until someone who writes a script by hand gets to the section. */
const section = z.string().trim().max(10_000)

export const YoutubeScript = z.object({
  hook: section,
  problemSetup: section,
  mainContent: section,
  callToAction: section,
  /** In minutes. */
  estimatedDuration: z.number().min(0),
  /** The description below the video: summary, chapters, footer. At most 5,000 bytes. */
  description: z.string(),
  evidence: z.object({
    hook: z.array(Evidence),
    problemSetup: z.array(Evidence),
    mainContent: z.array(Evidence),
    callToAction: z.array(Evidence),
  }),
})
export type YoutubeScript = z.infer<typeof YoutubeScript>

export const EditedScript = YoutubeScript.pick({
  hook: true,
  problemSetup: true,
  mainContent: true,
  callToAction: true,
}).extend({
  /** If omitted, the description stays as it was. */
  description: EditedText.optional(),
  evidence: z
    .object({ hook: Passages, problemSetup: Passages, mainContent: Passages, callToAction: Passages })
    .partial()
    .nullish(),
})
export type EditedScript = z.infer<typeof EditedScript>

/** A sound bite's time and speaker, before its words: "[12:30] Ada Fenn: ", "[≈ 12:30] ". */
const biteLabel = /^\[(?:≈ )?[\d:]+\](?:[^“„«\n]*:)? (?=[“„«])/gm

/** Counts the words of a section that are heard, without the times and speakers of its sound bites. */
export function spokenWords(section: string): number {
  return countWords(section.replace(biteLabel, ''))
}

/** Returns the words for a section in the script of a language, in which a minute may have more or fewer. */
export function sectionWords(words: number, { wordsPerMinute }: Pick<ScriptLimits, 'wordsPerMinute'>): number {
  return Math.round((words * wordsPerMinute) / latinWordsPerMinute)
}

/** The words of `scriptSections` are at this rate. */
const latinWordsPerMinute = 150

/** Returns how many words of a script are spoken in a minute. */
export function getRate(script: Pick<YoutubeScript, ScriptSectionKey>): ScriptLimits {
  return detectScriptLimits(scriptSections.map(({ key }) => script[key]).join(' '))
}

/** Returns the minutes that the script takes to speak at the rate of its language, to one decimal. */
export function scriptMinutes(script: Pick<YoutubeScript, ScriptSectionKey>): number {
  const words = scriptSections.reduce((sum, { key }) => sum + spokenWords(script[key]), 0)
  const { wordsPerMinute } = getRate(script)
  return Math.round((words / wordsPerMinute) * 10) / 10
}

export const youtubeScript: ContentType<YoutubeScript, EditedScript> = {
  key: 'youtube_script',
  label: 'YouTube Script',
  title: 'YouTube Script',
  subtitle: 'Up to three minutes, in four parts',
  schema: YoutubeScript,
  blank: {
    ...{ hook: '', problemSetup: '', mainContent: '', callToAction: '', estimatedDuration: 0, description: '' },
    evidence: { hook: [], problemSetup: [], mainContent: [], callToAction: [] },
  },
  edited: EditedScript,
  count: () => 1,
  columns: ['Section', 'Seconds', 'Text'],
  rows: (content) => [
    ...writtenSections(content).map(({ key, label, from, to }) => ({
      Section: label,
      Seconds: `${from}-${to}`,
      Text: content[key],
    })),
    { Section: 'Description', Seconds: '', Text: content.description },
    { Section: 'Estimated duration', Seconds: '', Text: `${content.estimatedDuration} minutes` },
  ],
  items: (content) => [...writtenSections(content).map(toItem), { id: 'description', path: 'description' }],
  emptyPlaces: (content) => scriptSections.filter(({ key }) => content[key] === '').map(toItem),
  resolveEdit: (edited, { before, groundFor }) => {
    refuseEmptied(edited, before)
    const resolveEvidence = (key: ScriptSectionKey) =>
      groundFor(edited[key], edited.evidence?.[key] ?? (edited[key] === before[key] ? before.evidence[key] : []))
    const { hook, problemSetup, mainContent, callToAction, description = before.description } = edited
    return {
      ...{ hook, problemSetup, mainContent, callToAction, description },
      estimatedDuration: scriptMinutes(edited),
      evidence: {
        hook: resolveEvidence('hook'),
        problemSetup: resolveEvidence('problemSetup'),
        mainContent: resolveEvidence('mainContent'),
        callToAction: resolveEvidence('callToAction'),
      },
    }
  },
  derive: (content) => ({ ...content, estimatedDuration: scriptMinutes(content) }),
}

/** Returns the sections that have a text. */
export function writtenSections(script: Pick<YoutubeScript, ScriptSectionKey>) {
  return scriptSections.filter(({ key }) => script[key] !== '')
}

function toItem({ key }: { key: ScriptSectionKey }) {
  return { id: key, path: key, also: [`evidence.${key}`] }
}

/** Refuses a section that loses all its words, and a script without any. @throws EditRefusal */
function refuseEmptied(edited: EditedScript, before: YoutubeScript): void {
  const empty = scriptSections.filter(({ key }) => edited[key] === '')
  const emptied = empty.find(({ key }) => before[key] !== '')
  if (emptied) throw new EditRefusal(`The section “${emptied.label}” has no words. Write at least one.`)
  const hasText = empty.length < scriptSections.length || Boolean(edited.description)
  if (!hasText) throw new EditRefusal('Write at least one section of the script.')
}

/** Returns the words a section may have: its target, plus or minus ten percent. */
export function wordWindow(words: number): { min: number; max: number } {
  return { min: Math.ceil(words * 0.9), max: Math.floor(words * 1.1) }
}
