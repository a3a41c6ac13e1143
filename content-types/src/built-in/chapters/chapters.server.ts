import { type Episode, oncePer, sentencesOf } from '@podcastai/episode'
import { type Chapter, chapterRules } from '../../chapters/chapter.ts'
import type { Brief } from '../../type/brief.ts'
import { timeCode } from '../../type/time-code.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { guestNames, listed, nameOf, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { asked } from '../clips/clip-question.server.ts'
import type { HeadlineForm } from '../headlines/headline.server.ts'
import { type Headlines, headlinesOf } from '../headlines/headlines.server.ts'
import { subjectsOfStretch } from './chapter-subjects.server.ts'

/**
 * Chapters from the episode's topics: the first at 0:00, ascending, ten seconds or more apart. An episode too short for
 * three has none.
 */
export function chaptersOf(episode: Episode, brief: Brief): readonly Chapter[] {
  return chaptersIn(episode)(brief)
}

/** The script and the titles ask for the same ones. */
const chaptersIn = oncePer((episode: Episode) => oncePer((brief: Brief) => findChapters(episode, brief)))

function findChapters(episode: Episode, brief: Brief): Chapter[] {
  const all = speaksEnglish(episode) ? headlinesOf(episode, brief) : null
  const spacedOut = (stretches: readonly Stretch[]) => {
    const named = new Set<string>()
    return spread(
      stretches.map((stretch) => headed(episode, all, { ...stretch, named }, brief)),
      episode.durationSeconds,
    )
  }
  const spaced = spacedOut(episode.topics)
  const chapters = spaced.length >= chapterRules.least ? spaced : spacedOut(thirds(episode))
  return chapters.length < chapterRules.least
    ? []
    : chapters.map(({ seconds, title }) => ({ time: timeCode(seconds), title }))
}

type Begun = { seconds: number; title: string }
type Stretch = { title: string; firstSentence: number; lastSentence: number; start: number; keyPhrases: string[] }

/** `named`: subjects that earlier chapters are called by. */
type InTurn = Stretch & { named: Set<string> }

/** Words of a chapter's title, and what one must be worth; below that its subjects say more, at 0:00 who is there. */
const wanted = { words: { min: 3, max: 10 }, characters: 58, relaxed: -5, atOnce: 2, enough: 5 } as const

/** The best short headline of the stretch, the more so at its beginning and about what the stretch speaks of most. */
function headed(episode: Episode, all: Headlines | null, stretch: InTurn, brief: Brief): Begun {
  const { firstSentence } = stretch
  const seconds = firstSentence === 0 ? 0 : Math.floor(stretch.start)
  const opens = firstSentence === 0 && all !== null
  const best = bestHeadline(all, stretch)
  const surely = best !== null && !opens && best.value > leastOf(wanted.enough)
  const told = all === null || opens || surely ? null : subjectsOfStretch(episode, stretch, brief)
  const least = opens ? wanted.atOnce : told === null ? wanted.relaxed : leastOf(told.worth)
  const headline =
    best !== null && best.value > least ? best.text : opens ? null : openingQuestion(episode, stretch, brief)
  const plain = opens ? introduction(episode, brief) : (told?.title ?? plainTitle(stretch, brief))
  if (headline === null) for (const subject of told?.subjects ?? []) stretch.named.add(subject)
  // A word alone tells nobody where to jump.
  return { seconds, title: headline ?? (opens || all === null || plain.includes(' ') ? plain : '') }
}

/** What a headline must be worth beside subjects of a worth. */
function leastOf(worth: number): number {
  return Math.min(worth, wanted.enough) / 2 - 2.4
}

function bestHeadline(all: Headlines | null, stretch: Stretch): { text: string; value: number } | null {
  const { firstSentence, lastSentence } = stretch
  const phrases = stretch.keyPhrases.map((phrase) => phrase.toLowerCase())
  let best: { text: string; value: number } | null = null
  for (const headline of all?.between(firstSentence, lastSentence, stretch.keyPhrases) ?? []) {
    const { text, words, sentence, firstPerson, worth, form } = headline
    if (words < wanted.words.min || words > wanted.words.max || text.length > wanted.characters) continue
    if ((form === 'question' && saysLittle.test(text)) || isNoChapter.test(text)) continue
    const lower = text.toLowerCase()
    const about = phrases.filter((phrase) => lower.includes(phrase)).length
    const late = (sentence.id - firstSentence) / Math.max(1, lastSentence - firstSentence)
    const value =
      worth +
      Math.min(about, 2) * 1.5 -
      late * 1.5 -
      (firstPerson ? 3 : 0) -
      (about === 0 ? namesNothing[form] : 0) -
      (words < 5 ? 0.5 : 0) +
      formPoints[form]
    if (best === null || value > best.value) best = { text, value }
  }
  return best
}

/** What a headline loses that says nothing of what the stretch keeps to: a question may open any subject. */
const namesNothing: Record<HeadlineForm, number> = {
  statement: 0.7,
  advice: 0.5,
  question: 1,
  why: 0,
  how: 0,
  superlative: 0,
  path: 0,
}

/** A list that was cut off, and talk about the talk. */
const isNoChapter =
  /, [\p{L}-]+$|^(?:We|I)[’']ve (?:talked|said|mentioned)\b|^(?:A|The) (?:guy|fella)\b|^You[’']re not\b|^(?:Have|Has) (?:you|he|she) /iu

/** What the stretch begins with, where somebody asks there and names what it speaks of. */
function openingQuestion(episode: Episode, { firstSentence, keyPhrases }: Stretch, brief: Brief): string | null {
  const phrases = keyPhrases.map((phrase) => phrase.toLowerCase())
  for (const sentence of sentencesOf(episode, firstSentence, firstSentence + openingSentences)) {
    const question = asked(sentence, wanted.characters, brief)
    if (question !== null && phrases.some((phrase) => question.toLowerCase().includes(phrase))) return question
  }
  return null
}

const openingSentences = 5

const formPoints: Record<HeadlineForm, number> = {
  statement: 0,
  advice: 0,
  question: 1.5,
  why: 1,
  how: 1.5,
  superlative: 0.5,
  path: 1,
}

/** "What was the process like?" tells nobody where to jump. */
const saysLittle =
  /^(?:what|how)(?:[’']s| is| was| were| are) (?:(?:the|that|this|your|it)\b ?){0,2}[\p{L}-]*(?: like)?\?$|^what do(?:es|n[’']t)? you (?:like|think|mean|do)\?$/iu

/** What most talks begin with. */
function introduction(episode: Episode, brief: Brief): string {
  const said = (guest: string) => episode.speakers.find(({ name }) => nameOf(name, brief) === guest)?.words ?? 0
  const guests = guestNames(episode, brief)
  const most = Math.max(0, ...guests.map(said))
  const heard = guests.filter((guest) => said(guest) >= most / 2)
  return heard.length === 0 || heard.length > 2 ? 'Introduction' : `Introducing ${listed(heard)}`
}

/** The topic's own title, or the first of its subjects that may be named. */
function plainTitle({ title, keyPhrases }: Stretch, brief: Brief): string {
  const { avoidTopics } = brief.voice
  if (!touchesAvoided(title, avoidTopics)) return shortened(title)
  return keyPhrases.find((phrase) => !touchesAvoided(phrase, avoidTopics)) ?? ''
}

function spread(chapters: readonly Begun[], end: number): Begun[] {
  const kept: Begun[] = []
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
