import { type Episode, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { speaksEnglish } from '../../voice/speaker-names.server.ts'
import { frontOf, wordsToSkip } from '../grammar/publishable-sentences.server.ts'
import type { Headline } from '../headlines/headline.server.ts'
import { headlinesOf } from '../headlines/headlines.server.ts'
import { capitalized, spanSubjects } from '../passages/span-subjects.server.ts'
import { conditionTitles } from './clip-condition.server.ts'
import { quotableLines } from './clip-lines.server.ts'
import { questionsFor } from './clip-question.server.ts'
import { subjectTitles } from './clip-subjects.server.ts'
import { teasersOf } from './clip-teaser.server.ts'

/** Characters of a clip's title: what a list shows whole, and what reads best. */
const wanted = { min: 25, best: 60, max: 70 } as const
/** From here on nothing better is looked for. */
const goodWorth = 6
/** A headline that says so much is its clip's title. */
const plainlyGood = 0.5
/** Points of a headline over a line that only names something. */
const saysSomething = 2.2

type Span = { firstSentence: number; lastSentence: number }

/** How a title came to be; a list shows several kinds. */
export type Kind = 'headline' | 'question' | 'condition' | 'quoted' | 'named' | 'subjects' | 'teaser' | 'beginning'
export type Title = { text: string; kind: Kind; value: number }

/**
 * A title for each clip out of its own words: its sharpest headline; else the best of the question it answers, a line
 * said in it, what it speaks of, with who speaks for one clip of a list, and the beginning of a line. No two are the same.
 */
export function clipTitles(spans: readonly Span[], episode: Episode, brief: Brief): string[] {
  const all = speaksEnglish(episode) ? headlinesOf(episode, brief) : null
  const titles: Title[] = []
  for (const span of spans) {
    const { firstSentence: first, lastSentence: last } = span
    const headline = all === null ? null : bestOf(all.between(first, last), first, titles)
    const others = headline !== null && headline.value >= plainlyGood ? [] : otherTitles(span, episode, brief)
    const inOrder = [...(headline === null ? [] : [{ ...headline, value: headline.value + saysSomething }]), ...others]
      .map((title) => ({ ...title, value: title.value - dullness(title, titles) }))
      .sort((a, b) => b.value - a.value)
    titles.push(inOrder.find((one) => isNew(one, titles)) ?? inOrder.at(-1) ?? lastResort)
  }
  return titles.map(({ text }) => text)
}

const lastResort: Title = { text: 'Clip', kind: 'beginning', value: 0 }

/** What a list has of a kind already makes another one worth less. */
function dullness({ kind }: Title, taken: readonly Title[]): number {
  const times = taken.filter((other) => other.kind === kind).length
  return kind === 'named' ? times * 9 : kind === 'headline' ? 0 : times * 0.15
}

function isNew({ text }: Pick<Title, 'text'>, taken: readonly Title[]): boolean {
  return taken.every((other) => opens(other.text, 3) !== opens(text, 3))
}

function bestOf(headlines: Iterable<Headline>, first: number, taken: readonly Title[]): Title | null {
  let best: Title | null = null
  for (const { text, words, worth, sentence, form } of headlines) {
    if ((words < 4 && form !== 'advice') || text.length > wanted.max || !isNew({ text }, taken)) continue
    const at = sentence.id - first
    const opening = at === 0 ? 2.5 : at === 1 ? 1 : 0
    const off =
      text.length < wanted.min
        ? (wanted.min - text.length) / 5
        : text.length > wanted.best
          ? (text.length - wanted.best) / 6
          : 0
    const alike = taken.some((other) => opens(other.text, 2) === opens(text, 2)) ? 2 : 0
    const value = worth + opening - off - alike - (offhand.test(text) ? 2.5 : 0)
    if (best === null || value > best.value) best = { text, kind: 'headline', value }
    if (value >= goodWorth) break
  }
  return best
}

/** Said in passing: nobody would put it over a clip. */
const offhand =
  /^(?:I (?:do think|joke|just|could be wrong|still do|might|got|was just|had a|[\p{L}]+ the)\b|We were just\b|You, |You think you)|\b(?:a discussion about|wrong and|that are \d+$)/iu

function opens(title: string, words: number): string {
  const bare = title.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return bare.slice(0, words).join(' ')
}

function otherTitles(clip: Span, episode: Episode, brief: Brief): Title[] {
  const span = sentencesOf(episode, clip.firstSentence, clip.lastSentence)
  const begins = span
    .slice(0, 4)
    .map(({ text }, at): Title => ({ text: beginning(text), kind: 'beginning', value: -9 - at }))
  if (!speaksEnglish(episode)) return begins
  const subjects = spanSubjects(episode, clip.firstSentence, clip.lastSentence, brief)
  const told = (kind: Kind, lines: readonly { text: string; value: number }[], points = 0) =>
    lines.map(({ text, value }): Title => ({ text, kind, value: value + points }))
  return [
    ...told('question', questionsFor(episode, clip, brief, wanted.max)),
    ...told('condition', conditionTitles(span, wanted.max), 0.3),
    ...told(
      'quoted',
      quotableLines(span, wanted.max - 2).map(({ text, value }) => ({ text: `“${text}”`, value })),
    ),
    ...subjectTitles(span, subjects, brief),
    ...told(
      'teaser',
      teasersOf(
        span,
        subjects.map(({ text }) => text),
      ),
      -0.5,
    ),
    ...begins,
  ].filter(({ text }) => text !== '' && text.length <= wanted.max)
}

/** The first words up to a mark; without one as many as fit, with a sign that it goes on. */
function beginning(text: string): string {
  const plain = saidInARow(text)
  const front = frontOf(plain, wordsToSkip(plain))
  const clause = /^.{20,66}?(?=[.!?;:](?:\s|$)|$)/u.exec(front)?.[0]
  if (clause !== undefined)
    return capitalized(clause.replace(/(?<![\s,.])[\s,.]+$/, '') + (front.charAt(clause.length) === '?' ? '?' : ''))
  const cut = front.slice(0, wanted.best)
  const words = front.length <= wanted.best ? front : wholeWords(cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)))
  const title = capitalized(words.replace(/(?<![\s,;:.—–-])[\s,;:.—–-]+$/, ''))
  if (title === '') return lastResort.text
  return words.length < front.length ? `${title}…` : title
}

/** Up to where somebody is heard to laugh, or from there on where that is soon: what is around was not said in a row. */
function saidInARow(text: string): string {
  const spoken = text.replace(/^(?:\s*\[[^\]]*\])+|(?:\[[^\]]*\]\s*)+$/g, '').trim()
  const heard = spoken.indexOf('[')
  if (heard < 0) return spoken
  if (heard < wanted.best / 3) return spoken.slice(spoken.lastIndexOf(']') + 1).trim()
  const front = spoken.slice(0, heard).trim()
  return /[.!?]$/.test(front) ? front : `${front}…`
}

/** Without a clause that has only begun, and without words that wait for another one. */
function wholeWords(words: string): string {
  const clause = joint.exec(words)?.[0] ?? words
  return clause.replace(waiting, '')
}

const joint = /^.{25,}(?=,|,? (?:and|but|because|so|or|which|who|that|when|if|while|as|than|where)\b)/u
const waiting =
  /(?:,? (?:in|the|an?|that|this|or|and|on|of|to|for|with|is|are|was|were|am|be|our|my|your|their|its|at|by|from|very|really|so|every|not|it[’']s|I[’']m|we[’']re|you[’']re|they[’']re|gonna|just|also))+$/iu
