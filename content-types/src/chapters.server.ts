import type { Cue, Episode } from '@podcastai/episode'
import { touchesAvoided } from './avoided-topics.ts'
import type { Headline, HeadlineForm } from './headlines/headline.server.ts'
import { headlinesBetween, headlinesOf } from './headlines/headlines.server.ts'
import { isPersonsName } from './named-things.server.ts'
import { usefulPhrases } from './publishable-sentences.server.ts'
import { listed, speaksEnglish } from './reported-speech.server.ts'
import { timeCode } from './time-code.ts'
import type { Brief } from './writer.server.ts'

/** What YouTube asks of chapters; with fewer it shows none. */
export const chapterRules = { least: 3, seconds: 10 } as const

export type Chapter = { time: string; title: string }

/** A chapter with the mark that prints its title, or null where the title is the topic's own. */
export type ChapterSource = Chapter & {
  mark: string | null
  speaker: string | null
  seconds: number
  /** When the words of the mark were said: later than the chapter begins, as a rule. */
  said: { seconds: number; estimated: boolean } | null
  /** A question, or a statement that claims, counts, confesses or contrasts something: one wants to hear more. */
  teases: boolean
}

/** As `chapterSources`, for print. */
export function chaptersOf(episode: Episode, brief: Brief): Chapter[] {
  return chapterSources(episode, brief).map(({ time, title }) => ({ time, title }))
}

/**
 * Chapters from the episode's topics: the first at 0:00, ascending, ten seconds or more apart. An episode too short for
 * three has none.
 */
export function chapterSources(episode: Episode, brief: Brief): ChapterSource[] {
  const all = speaksEnglish(episode) ? headlinesOf(episode, brief) : new Map<number, Headline[]>()
  const topics = episode.topics.map((topic) => headed(episode, all, topic, brief))
  const spaced = spread(topics, episode.durationSeconds)
  if (spaced.length >= chapterRules.least) return spaced
  const parts = spread(
    thirds(episode).map((part) => headed(episode, all, part, brief)),
    episode.durationSeconds,
  )
  return parts.length >= chapterRules.least ? parts : []
}

type Stretch = { title: string; firstSentence: number; lastSentence: number; start: number; keyPhrases: string[] }

/** Words of a chapter's title, and what one must be worth; below that its subjects say more. */
const wanted = { words: { min: 3, max: 10 }, characters: 58, worth: -1 } as const

/** The best short headline of the stretch, the more so at its beginning and about what the stretch speaks of most. */
function headed(episode: Episode, all: ReadonlyMap<number, Headline[]>, stretch: Stretch, brief: Brief): ChapterSource {
  const { firstSentence, lastSentence } = stretch
  const seconds = firstSentence === 0 ? 0 : Math.floor(stretch.start)
  const base = { seconds, time: timeCode(seconds), teases: false, said: null }
  const phrases = stretch.keyPhrases.map((phrase) => phrase.toLowerCase())
  let best: { headline: Headline; value: number } | null = null
  for (const headline of headlinesBetween(all, firstSentence, lastSentence)) {
    const { text, words, sentence, firstPerson, worth } = headline
    if (words < wanted.words.min || words > wanted.words.max || text.length > wanted.characters) continue
    const lower = text.toLowerCase()
    const about = phrases.filter((phrase) => lower.includes(phrase)).length
    const late = (sentence.id - firstSentence) / Math.max(1, lastSentence - firstSentence)
    const value =
      worth +
      Math.min(about, 2) * 1.5 -
      late * 1.5 -
      (firstPerson ? 1.5 : 0) -
      (words < 5 ? 0.5 : 0) +
      formPoints[headline.form]
    if (value > (best?.value ?? wanted.worth)) best = { headline, value }
  }
  if (best === null) return { ...base, title: plainTitle(episode, stretch, brief), mark: null, speaker: null }
  const { text, draft, verbatim, sentence } = best.headline
  const said = { seconds: sentence.start, estimated: sentence.estimated }
  return {
    ...base,
    title: text,
    mark: verbatim ? draft : null,
    speaker: sentence.speaker,
    said,
    teases: teases(best.headline),
  }
}

const formPoints: Record<HeadlineForm, number> = {
  statement: 0,
  advice: 0,
  question: 1.5,
  why: 1,
  how: 1.5,
  superlative: 0.5,
  path: 1,
}

function teases({ form, figure, contrast, words, sentence: { traits } }: Headline): boolean {
  const telling: Cue[] = ['claim', 'contrast', 'superlative', 'confession', 'turning-point', 'advice', 'emotion']
  return (
    words >= 5 &&
    (form === 'question' || figure !== null || contrast || telling.some((cue) => traits.cues[cue] !== undefined))
  )
}

/** What the stretch speaks of; without English, or where it names nothing, the topic's own title. */
function plainTitle(episode: Episode, { title, keyPhrases }: Stretch, brief: Brief): string {
  const { avoidTopics } = brief.voice
  const subjects = usefulPhrases(keyPhrases).filter(
    (phrase) => !touchesAvoided(phrase, avoidTopics) && !isPersonsName(phrase, episode),
  )
  const known = (phrase: string) => episode.keyPhrases.includes(phrase)
  const telling = [
    ...subjects.filter(known),
    ...subjects.filter((phrase) => !known(phrase) && /[ \p{Lu}]/u.test(phrase)),
  ]
  const about = listed((telling.length > 0 ? telling : subjects).slice(0, 2))
  if (about !== '' && speaksEnglish(episode)) return about.charAt(0).toLocaleUpperCase() + about.slice(1)
  return touchesAvoided(title, avoidTopics) ? (subjects[0] ?? '') : shortened(title)
}

function spread(chapters: readonly ChapterSource[], end: number): ChapterSource[] {
  const kept: ChapterSource[] = []
  for (const chapter of chapters) {
    const last = kept.at(-1)
    const spaced = last === undefined || chapter.seconds - last.seconds >= chapterRules.seconds
    const known = kept.some(({ title }) => title === chapter.title)
    if (spaced && !known && chapter.title !== '' && end - chapter.seconds >= chapterRules.seconds) kept.push(chapter)
  }
  return kept[0]?.seconds === 0 ? kept : []
}

/** Where the topics are too few: the episode in three. */
function thirds({ sentences }: Episode): Stretch[] {
  return [0, 1, 2].flatMap((part) => {
    const firstSentence = Math.floor((sentences.length * part) / 3)
    const lastSentence = Math.floor((sentences.length * (part + 1)) / 3) - 1
    const first = sentences[firstSentence]
    if (!first || lastSentence < firstSentence) return []
    return [{ title: first.text, firstSentence, lastSentence, start: first.start, keyPhrases: [] }]
  })
}

function shortened(text: string): string {
  if (text.length <= 65) return text.replace(/[.,;:]$/, '')
  const cut = text.slice(0, 64)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/[.,;:]$/, '')}…`
}
