import type { Cue, Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { thirdOf } from '../../type/spans.ts'
import { slideLength } from '../../types/carousel-posts/carousel-posts.ts'
import { guestNames, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { type Passage, passagesOf } from '../passages/passages.server.ts'
import { namedSubjects } from '../passages/subjects.server.ts'
import type { CarouselDraft } from './carousel-draft.server.ts'
import { aboutOf, callToAction, inner, signed, whoOf } from './carousel-ends.server.ts'
import { setsAgainst } from './contrasts.ts'
import { slidePassages, spreadOut, take } from './slide-passages.server.ts'

type ListFormat = {
  format: string
  /** What every statement of the list has in common. */
  fits: (passage: Passage, episode: Episode) => boolean
  /** `about` is "", or begins with a space. */
  title: (count: number, who: string, about: string) => string
  ends: 'save' | 'send'
}

const listFormats: ListFormat[] = [
  {
    format: 'Numbered list',
    fits: (passage, episode) => claims(passage, episode),
    title: (count, who, about) => `${count} claims from ${who}${about}`,
    ends: 'save',
  },
  {
    format: 'Advice',
    fits: ({ opening, pointing }) => advises.test(opening) && !toOneself.test(opening) && pointing < 2,
    title: (count, who, about) => `${count} pieces of advice from ${who}${about}`,
    ends: 'save',
  },
  {
    format: 'This, not that',
    fits: ({ text }) => setsAgainst(text),
    title: (count, who, about) => `Not this but that: ${count} contrasts from ${who}${about}`,
    ends: 'send',
  },
  {
    format: 'By the numbers',
    fits: ({ text, opening }) => share.test(text) || (figure.test(text) && !reports.test(opening)),
    title: (count, who, about) => `${count} figures from ${who}${about}`,
    ends: 'send',
  },
  {
    format: 'Key statements',
    fits: () => true,
    title: (count, who, about) => `${count} lines from ${who}${about}`,
    ends: 'send',
  },
]

/** A figure that says how much; a year, or "two, three people", is none. */
const figure =
  /[$€£]\d|\d(?:[\d.,]{0,20}\d)? ?(?:%|percent|times|x\b|million|billion|thousand|k\b|people|users|years|days|hours|minutes|months|weeks|dollars|euros|files|tests|customers|employees|downloads|lines)|\b(?:\w+ (?:percent|million|billion|thousand|hundred)|half of|twice as|ten times)\b/i

/** Parts of a whole and money, whoever tells of them; a time or a number only where it is no report of somebody's own days. */
const share = /[$€£]\d|\d ?%|\b(?:percent|half of|twice as|ten times)\b/i

/** Something that holds beyond the speaker's own day: no report of what happened. */
function claims(passage: Passage, episode: Episode): boolean {
  return !reports.test(passage.opening) && hasCue(episode, passage, ['claim', 'superlative', 'contrast'])
}

const reports =
  /^(?:I|I[’']m|I[’']ve|We|We[’']re|We[’']ve|My|Our|If not|You may not)\b(?! (?:think|believe|never|hate|love(?! (?:that|how|what|this|it|you))|don[’']t think|don[’']t believe))|^the (?:second|third|next|other|last)\b/i

/** An order, or what one has to do, as the first thing said; at most behind a condition. */
const advises =
  /^(?:(?:if|when|whenever|before) [^,]{4,80}, )?(?:(?:don[’']t|do not|never|always|stop|start|make sure|be|ask|try|focus|take|give|write|learn|build|use|keep|find|look for|pick|choose|trust|read|talk to|listen|show)\b(?! (?:it|that|is|the next|you know|me|us)\b)|you (?:really |just |always )?(?:want to(?! know\b)|can[’']t)\b|(?:you|people|we|everyone|founders|leaders|managers|teams|companies) (?:really |just |also |always )?(?:have to|need to|should(?! have)|shouldn[’']t|must|ought to)\b|you[’']ve got to\b)|\bmy advice\b|\bI(?:[’']d| would) (?:recommend|suggest|encourage|tell (?:people|anyone))\b|^the best way to\b/i

/** Said for oneself, or with somebody else's voice, in the words of an order. */
const toOneself = /^don[’']t (?:quote|get) me\b|^(?:you|we) (?:have|need) to (?:at some point|be able to)\b|, hey,/i

/** What is said on one subject: the list that holds together best. Null where no subject gets five statements. */
export function subjectCarousel(episode: Episode, brief: Brief, used: Set<number>): CarouselDraft | null {
  if (!speaksEnglish(episode)) return null
  const passages = passagesFor(episode, brief)
  const guests = guestNames(episode, brief).join(' ').toLowerCase()
  // What holds together by a word alone is not worth a carousel: it has to be near the best that was said.
  const best24 = passages.slice(0, inner.best * 4)
  const leastWorth = (best24.reduce((sum, { score }) => sum + score, 0) / Math.max(1, best24.length)) * 0.6
  const lists = namedSubjects(episode, brief)
    .filter((subject) => !guests.includes(subject.toLowerCase()))
    .slice(0, 8)
    .map((subject) => {
      const named = passages.filter(({ text }) => text.toLowerCase().includes(subject.toLowerCase()))
      const chosen = spreadOut(named, { ...spacing(episode), used, count: inner.best, attempt: brief.attempt })
      const worth = chosen.reduce((sum, { score }) => sum + score, 0) / Math.max(1, chosen.length)
      return { subject, chosen, worth }
    })
    .filter(({ chosen, worth }) => chosen.length > inner.least && worth >= leastWorth)
    .sort((a, b) => b.worth - a.worth)
  const best = lists[brief.attempt % Math.max(1, Math.min(2, lists.length))]
  if (!best) return null
  const title = `${best.chosen.length} lines from ${whoOf(best.chosen, brief)} on ${best.subject}`
  return asCarousel(best.chosen, { format: 'On one subject', title, ends: 'save' }, episode, brief, used)
}

/**
 * Lists of one kind of statement each, for the kinds of which the episode has enough. Where that is fewer than wanted,
 * the best lines of one part of the talk each, of which some lean a little on what came before.
 */
export function listCarousels(episode: Episode, brief: Brief, used: Set<number>, wanted: Wanted): CarouselDraft[] {
  const carousels = byFormat(episode, brief, used, wanted.most)
  if (carousels.length >= wanted.least) return carousels
  const passages = passagesOf(publishableSentences(episode, brief, { social: true }), 2).filter(
    ({ text, words }) => text.length <= slideLength && words >= 6,
  )
  while (carousels.length < wanted.least) {
    const chosen = oneStretch(episode, brief, passages, used)
    if (chosen.length < leastOf(episode)) break
    const title = speaksEnglish(episode)
      ? `${chosen.length} lines from ${whoOf(chosen, brief)}${aboutOf(episode, brief, chosen) || partOf(episode, chosen)}`
      : `“${chosen[0]?.mark}”`
    carousels.push(asCarousel(chosen, { format: 'One part of the talk', title, ends: 'send' }, episode, brief, used))
  }
  return carousels
}

/** The best lines of neighbouring topics, which hold together by what they are about; of everything where none has enough. */
function oneStretch(episode: Episode, brief: Brief, passages: readonly Passage[], used: Set<number>): Passage[] {
  const choose = (from: readonly Passage[]) => spreadOut(from, { gap: 1, used, count: fewer, attempt: brief.attempt })
  const stretches = episode.topics.flatMap(({ firstSentence }, at) =>
    episode.topics.slice(at, at + neighbours).map(({ lastSentence }) => ({ firstSentence, lastSentence })),
  )
  const enough = stretches
    .map(({ firstSentence, lastSentence }) =>
      choose(passages.filter(({ first, last }) => first >= firstSentence && last <= lastSentence)),
    )
    .filter(({ length }) => length === fewer)
  const worth = (chosen: readonly Passage[]) => chosen.reduce((sum, { score }) => sum + score, 0)
  return enough.toSorted((a, b) => worth(b) - worth(a))[0] ?? choose(passages)
}

/** Topics beside each other that one carousel may reach over. */
const neighbours = 2

/** ", late in the talk": where nothing else is common to them, a promise that holds and tells two lists apart. */
function partOf({ durationSeconds }: Episode, passages: readonly Passage[]): string {
  const starts = passages.map(({ start }) => start)
  const middle = starts.reduce((sum, start) => sum + start, 0) / Math.max(1, starts.length)
  return (
    [', early in the talk', ', halfway through the talk', ', late in the talk'][thirdOf(middle, durationSeconds)] ?? ''
  )
}

/** Carousels asked for. */
type Wanted = { least: number; most: number }
/** Statements of a list where the episode does not have many. */
const fewer = inner.least + 1

function byFormat(episode: Episode, brief: Brief, used: Set<number>, most: number): CarouselDraft[] {
  const passages = passagesFor(episode, brief)
  const count = passages.length >= inner.best * 8 ? inner.best : fewer
  const turn = brief.attempt % 4
  const formats = [...listFormats.slice(turn), ...listFormats.slice(0, turn)]
  const carousels: CarouselDraft[] = []
  for (const { format, fits, title, ends } of formats) {
    if (carousels.length >= most) break
    const wanted = passages.filter((passage) => fits(passage, episode))
    const chosen = spreadOut(wanted, { ...spacing(episode), used, count, attempt: brief.attempt })
    if (chosen.length < leastOf(episode)) continue
    const heading = speaksEnglish(episode)
      ? title(chosen.length, whoOf(chosen, brief), aboutOf(episode, brief, chosen))
      : `“${chosen[0]?.mark}”`
    carousels.push(asCarousel(chosen, { format, title: heading, ends }, episode, brief, used))
  }
  return carousels
}

/** The guests' words where they give enough, else everybody's. */
function passagesFor(episode: Episode, brief: Brief): Passage[] {
  const passages = slidePassages(publishableSentences(episode, brief, { social: true }))
  const guests = new Set(episode.speakers.filter(({ role }) => role === 'guest').map(({ name }) => name))
  const theirs = passages.filter(({ speaker }) => speaker !== null && guests.has(speaker))
  return theirs.length >= inner.best * 8 ? theirs : passages
}

/** Without words of ours the first slide takes one of the statements. */
function leastOf(episode: Episode): number {
  return speaksEnglish(episode) ? inner.least : inner.least + 1
}

function spacing({ sentences }: Episode): { gap: number } {
  return { gap: Math.max(2, Math.floor(sentences.length / 120)) }
}

/** The line that stops best goes on the first slide, above what is promised; the others follow in order of time. */
function asCarousel(
  chosen: readonly Passage[],
  { format, title, ends }: { format: string; title: string; ends: 'save' | 'send' },
  episode: Episode,
  brief: Brief,
  used: Set<number>,
): CarouselDraft {
  for (const passage of chosen) take(passage, used)
  const within = (length: number) => chosen.filter(({ text }) => text.length <= length)
  const short = within(hookLength.best).length > 0 ? within(hookLength.best) : within(hookLength.most)
  const english = speaksEnglish(episode)
  const best = short.toSorted((a, b) => b.score - a.score)[0] ?? (english ? undefined : chosen[0])
  const hook = chosen.length > inner.least ? best : undefined
  const content = [hook ? `“${hook.mark}”` : '', english ? title : ''].filter(Boolean).join('\n\n')
  const rest = chosen.filter((passage) => passage !== hook)
  return {
    title,
    format,
    slides: [
      { purpose: 'Hook', content },
      ...rest.map((passage, at) => ({
        purpose: `Statement ${at + 1}`,
        content: `“${passage.mark}”${signed(passage.speaker, brief)}`,
      })),
      callToAction(episode, brief, ends),
    ],
  }
}

/** Characters of a line that stops on a first slide. */
const hookLength = { best: 130, most: 180 } as const

function hasCue(episode: Episode, { first, last }: Passage, cues: readonly Cue[]): boolean {
  return episode.sentences
    .slice(first, last + 1)
    .some(({ traits }) => cues.some((cue) => traits.cues[cue] !== undefined))
}
