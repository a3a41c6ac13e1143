import type { Cue, Episode } from '@podcastai/episode'
import { touchesAvoided } from './avoided-topics.ts'
import { type Clause, clauseMark, clausesOf, unfitForHeadline } from './clauses.server.ts'
import { type Publishable, publishableSentences } from './publishable-sentences.server.ts'
import { speaksEnglish } from './reported-speech.server.ts'
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
  const pool = speaksEnglish(episode) ? publishableSentences(episode, brief) : new Map<number, Publishable>()
  const topics = episode.topics.map((topic) => headed(episode, brief, pool, topic))
  const spaced = spread(topics, episode.durationSeconds)
  if (spaced.length >= chapterRules.least) return spaced
  const parts = spread(
    thirds(episode).map((part) => headed(episode, brief, pool, part)),
    episode.durationSeconds,
  )
  return parts.length >= chapterRules.least ? parts : []
}

type Stretch = { title: string; firstSentence: number; lastSentence: number; start: number; keyPhrases: string[] }

/** The sharpest short statement or question of the stretch; where none parses, the topic's own title. */
function headed(
  episode: Episode,
  brief: Brief,
  pool: ReadonlyMap<number, Publishable>,
  stretch: Stretch,
): ChapterSource {
  const { firstSentence, lastSentence, keyPhrases } = stretch
  const seconds = firstSentence === 0 ? 0 : Math.floor(stretch.start)
  const base = { seconds, time: timeCode(seconds), teases: false, said: null }
  const phrases = [...keyPhrases, ...episode.keyPhrases.slice(0, 8)].map((phrase) => phrase.toLowerCase())
  let best: (Omit<ChapterSource, 'time' | 'seconds'> & { score: number }) | null = null
  for (let id = firstSentence; id <= lastSentence; id++) {
    const one = pool.get(id)
    if (!one) continue
    for (const clause of clausesOf(one.sentence)) {
      const { text, firstPerson, kind } = clause
      if (text.length < 15 || clause.words < 4 || text.length > 65 || unfitForHeadline(text)) continue
      const about = phrases.filter((phrase) => text.toLowerCase().includes(phrase)).length
      const score =
        one.strength +
        Math.min(about, 2) * 1.5 -
        (firstPerson ? 2 : 0) +
        (kind === 'question' ? 3 : 0) +
        (teases(clause) ? 1.5 : 0) +
        5
      const title = text.charAt(0).toLocaleUpperCase() + text.slice(1)
      if (score <= (best?.score ?? 0)) continue
      const { speaker, start, estimated } = one.sentence
      const said = { seconds: start, estimated }
      best = { score, title, mark: clauseMark(clause), speaker, said, teases: teases(clause) }
    }
  }
  if (best) {
    const { score: _, ...heading } = best
    return { ...base, ...heading }
  }
  const avoided = touchesAvoided(stretch.title, brief.voice.avoidTopics)
  const title = avoided
    ? (keyPhrases.find((phrase) => !touchesAvoided(phrase, brief.voice.avoidTopics)) ?? '')
    : stretch.title
  return { ...base, title: shortened(title), mark: null, speaker: null }
}

function teases({ kind, figure, sentence: { traits }, words }: Clause): boolean {
  const telling: Cue[] = ['claim', 'contrast', 'superlative', 'confession', 'turning-point', 'advice', 'emotion']
  return words >= 5 && (kind === 'question' || figure !== null || telling.some((cue) => traits.cues[cue] !== undefined))
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
