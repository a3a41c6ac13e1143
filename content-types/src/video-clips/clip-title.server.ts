import { type Episode, type Sentence, sentencesOf } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import type { Headline } from '../headlines/headline.server.ts'
import { headlinesOf } from '../headlines/headlines.server.ts'
import { coarse } from '../headlines/worth.server.ts'
import {
  dependsOnContext,
  frontOf,
  opensDangling,
  usefulPhrases,
  wordsToSkip,
} from '../publishable-sentences.server.ts'
import { listed, nameOf, speaksEnglish } from '../reported-speech.server.ts'
import type { Brief } from '../writer.server.ts'
import { teaserOf } from './clip-teaser.server.ts'

/** Characters of a clip's title: what a list shows whole, and what reads best. */
const wanted = { min: 25, best: 60, max: 68 } as const
/** Below this a headline says less than who speaks about what. */
const leastWorth = -2
/** From here on nothing better is looked for. */
const goodWorth = 6

type Span = { firstSentence: number; lastSentence: number }

/**
 * A title for each clip out of its own words: its sharpest headline. Where none can be understood alone, who speaks
 * about what, but only for one clip of a list; then how it begins. No two are the same.
 */
export function clipTitles(spans: readonly Span[], episode: Episode, brief: Brief): string[] {
  const all = speaksEnglish(episode) ? headlinesOf(episode, brief) : null
  const titles: string[] = []
  let named = false
  for (const { firstSentence: first, lastSentence: last } of spans) {
    const span = sentencesOf(episode, first, last)
    const headline = bestOf(all?.between(first, last) ?? [], first, titles)
    const others =
      headline === null ? plainTitles(span, episode, brief) : { line: [], teaser: [], named: [], plain: [] }
    const inOrder = [...others.line, ...others.teaser, ...(named ? [] : others.named), ...others.plain]
    const title =
      headline ??
      inOrder.find((one) => titles.every((other) => opens(other, 3) !== opens(one, 3))) ??
      inOrder.at(-1) ??
      'Clip'
    named ||= others.named.includes(title)
    titles.push(title)
  }
  return titles
}

function bestOf(headlines: Iterable<Headline>, first: number, taken: readonly string[]): string | null {
  let best: { text: string; value: number } | null = null
  for (const { text, words, worth, sentence, form } of headlines) {
    if (
      (words < 4 && form !== 'advice') ||
      text.length > wanted.max ||
      taken.some((other) => opens(other, 3) === opens(text, 3))
    )
      continue
    const at = sentence.id - first
    const opening = at === 0 ? 2.5 : at === 1 ? 1 : 0
    const off =
      text.length < wanted.min
        ? (wanted.min - text.length) / 5
        : text.length > wanted.best
          ? (text.length - wanted.best) / 6
          : 0
    const alike = taken.some((other) => opens(other, 2) === opens(text, 2)) ? 2 : 0
    const value = worth + opening - off - alike
    if (value > (best?.value ?? leastWorth)) best = { text, value }
    if (value >= goodWorth) break
  }
  return best?.text ?? null
}

function opens(title: string, words: number): string {
  const bare = title.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  return bare.slice(0, words).join(' ')
}

type PlainTitles = { line: string[]; teaser: string[]; named: string[]; plain: string[] }

/** In order: a short line as it was said, how a telling sentence begins, "Ada on bread", its strongest line, what it speaks of, how it begins. */
function plainTitles(span: readonly Sentence[], episode: Episode, brief: Brief): PlainTitles {
  const begins = span.slice(0, 4).map(({ text }) => beginning(text))
  if (!speaksEnglish(episode)) return { line: [], teaser: [], named: [], plain: begins }
  const text = ` ${span.map((sentence) => sentence.text.toLowerCase()).join(' ')} `
  const speaker = [...span].sort((a, b) => b.words - a.words)[0]?.speaker ?? null
  const times = timesWithin(text)
  // What the clip says most; the rarer in the episode, the better it tells this clip from the others.
  const topics = usefulPhrases(episode.keyPhrases)
    .toReversed()
    .filter(
      (phrase) =>
        times(phrase) > 0 &&
        !coarse.test(phrase) &&
        phrase !== speaker &&
        !touchesAvoided(phrase, brief.voice.avoidTopics),
    )
    .sort((a, b) => times(b) - times(a))
  const telling = topics.filter((phrase) => tellsMuch.test(phrase))
  const pairs = telling.slice(0, 4).flatMap((one, at) => telling.slice(at + 1, 5).map((other) => listed([one, other])))
  const often = topics.filter((phrase) => times(phrase) >= 2)
  const about = telling.length > 1 ? pairs : [...telling, ...often]
  const name = nameOf(speaker, brief)?.replace(/,.*$/, '') ?? null
  const teaser = teaserOf(span, topics.slice(0, 3))
  return {
    line: shortLines(span),
    teaser: teaser === null ? [] : [teaser],
    named: name === null ? [] : about.map((subjects) => `${name} on ${subjects}`),
    plain: [quotedLine(span), ...about.filter((subject) => subject.includes(' ')).map(capitalized), ...begins].filter(
      (title) => title !== '',
    ),
  }
}

/** How often a text in small letters has words that begin as a phrase; each is counted once. */
function timesWithin(text: string): (phrase: string) => number {
  const known = new Map<string, number>()
  return (phrase) => {
    const times = known.get(phrase) ?? text.split(` ${phrase.toLowerCase()}`).length - 1
    known.set(phrase, times)
    return times
  }
}

/** A name or more than one word: "function" or "cloud" beside another subject says nothing. */
const tellsMuch = /\s|\p{Lu}|\d/u

/** “A whole sentence that a title holds”, the strongest first. */
function shortLines(span: readonly Sentence[]): string[] {
  return span
    .filter(({ traits, words, text }) => {
      const long = words >= 5 && text.length <= wanted.max
      return (
        long &&
        traits.standsAlone &&
        !traits.question &&
        !traits.rough &&
        traits.quotability >= 62 &&
        /[^.][.!]$/.test(text)
      )
    })
    .filter(
      ({ text }) => !dependsOnContext(text) && !coarse.test(text) && !stumbling.test(text) && !opensDangling(text),
    )
    .sort((a, b) => b.traits.quotability - a.traits.quotability)
    .map(({ text }) => `“${text.replace(/\.$/, '')}”`)
}

/** “As much of its strongest line as a title holds …”; empty where no line stands alone. */
function quotedLine(span: readonly Sentence[]): string {
  const alone = span.filter(
    ({ traits, words }) => traits.standsAlone && !traits.question && !traits.rough && words >= 5,
  )
  const [line] = alone.sort((a, b) => b.traits.quotability - a.traits.quotability)
  if (!line) return ''
  const words = beginning(line.text)
  return opensDangling(words) || coarse.test(words) || stumbling.test(words) ? '' : `“${words}”`
}

const stumbling =
  /^(?:it|that|this|they|these|those|he|she)\b|\b(?:I mean|gonna|wanna|you know|um|uh)\b|\blike,|, like\b|\b(\S+) \1\b/i

/** The first words up to a mark; without one as many as fit, with a sign that it goes on. */
function beginning(text: string): string {
  const plain = saidInARow(text)
  const front = frontOf(plain, wordsToSkip(plain))
  const clause = /^.{20,66}?(?=[.!?;:](?:\s|$)|$)/u.exec(front)?.[0]
  if (clause !== undefined)
    return capitalized(clause.replace(/[\s,.]+$/, '') + (front.charAt(clause.length) === '?' ? '?' : ''))
  const cut = front.slice(0, wanted.best)
  const words = front.length <= wanted.best ? front : wholeWords(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)))
  return `${capitalized(words.replace(/[\s,;:.—–-]+$/, '')) || 'Clip'}${words.length < front.length ? '…' : ''}`
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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
