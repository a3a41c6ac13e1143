import type { Episode } from '@podcastai/episode'
import { countWords } from '../../spoken/count-words.ts'
import { printWords } from '../../spoken/printed-words.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Finished } from '../../type/finished.ts'
import { describe } from '../../types/youtube-script/description.server.ts'
import {
  type ScriptSectionKey,
  scriptMinutes,
  scriptSections,
  wordWindow,
  type YoutubeScript,
} from '../../types/youtube-script/youtube-script.ts'
import { chaptersOf } from '../chapters/chapters.server.ts'
import { isUnbroken, publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { summaryDraft } from '../passages/episode-summary.server.ts'
import type { Writer } from '../writer.server.ts'
import { callToActionBeat } from './call-to-action.server.ts'
import { mainBeat } from './main-beats.server.ts'
import { hookBeat, problemBeat } from './script-beats.server.ts'

/** The sections as text with marks where the episode speaks. */
export type YoutubeScriptDraft = Record<ScriptSectionKey, string> & {
  summary: string
  /** Sections for which the episode does not say enough; they may be shorter. */
  unfilled: ScriptSectionKey[]
}

export const youtubeScriptWriter: Writer<YoutubeScript, YoutubeScriptDraft> = { key: 'youtube_script', draft, finish }

function draft(episode: Episode, brief: Brief): YoutubeScriptDraft {
  const hook = hookBeat(episode, brief)
  const problemSetup = problemBeat(episode, brief, hook)
  const mainContent = mainBeat(episode, brief, [...hook.used, ...problemSetup.used])
  const callToAction = callToActionBeat(episode, brief, [...hook.used, ...problemSetup.used, ...mainContent.used])
  const beats = { hook, problemSetup, mainContent, callToAction }
  const something = () => (isUnbroken(episode, brief) ? '' : anySentence(episode, brief))
  return {
    hook: hook.draft || something(),
    problemSetup: problemSetup.draft || something(),
    mainContent: mainContent.draft || something(),
    callToAction: callToAction.draft || brief.projectTitle || something(),
    summary: summaryDraft(episode, brief, 3),
    unfilled: scriptSections.flatMap(({ key }) => (beats[key].fits ? [] : [key])),
  }
}

/** For an episode of a few words: one of them, rather than words of ours. */
function anySentence(episode: Episode, brief: Brief): string {
  const loose = [...publishableSentences(episode, brief, { loose: true }).values()].sort(
    (a, b) => b.strength - a.strength,
  )
  const id = loose[0]?.sentence.id
  return id === undefined ? brief.projectTitle || 'Untitled' : `“[[${id}]]”`
}

function finish(draft: YoutubeScriptDraft, episode: Episode, brief: Brief): Finished<YoutubeScript> {
  if (draft.hook === '') return { content: null, problems: [noSentences] }
  const problems: string[] = []
  const { avoidTopics, youtubeFooter } = brief.voice
  const sections = scriptSections.map(({ key, words }) => {
    const printed = printWords(draft[key], episode, avoidTopics)
    problems.push(...printed.problems.map((problem) => `${key}: ${problem}`))
    const count = countWords(printed.text)
    const { min, max } = wordWindow(words)
    if ((count < min || count > max) && !draft.unfilled.includes(key))
      problems.push(`${key}: has ${count} words, ${min}–${max} are wanted.`)
    return [key, printed] as const
  })
  const summary = printWords(draft.summary, episode, avoidTopics)
  problems.push(...summary.problems.map((problem) => `summary: ${problem}`))
  if (problems.length > 0) return { content: null, problems }
  const texts = Object.fromEntries(sections.map(([key, { text }]) => [key, text])) as Record<ScriptSectionKey, string>
  const evidence = Object.fromEntries(
    sections.map(([key, printed]) => [key, printed.evidence]),
  ) as YoutubeScript['evidence']
  const chapters = chaptersOf(episode, brief).map(({ time, title }) => `${time} ${title}`)
  const description = describe(summary.text, chapters.join('\n'), youtubeFooter)
  return { content: { ...texts, estimatedDuration: scriptMinutes(texts), description, evidence }, problems: [] }
}

const noSentences =
  'A script needs sentences that begin and end: the transcript has hardly any punctuation, so its thoughts cannot be told apart.'
