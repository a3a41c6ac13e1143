import { type Episode, sentencesOf } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { bannedPhraseIn } from '../../voice/banned-phrases.ts'
import { isFirstName, isPersonsName } from '../grammar/named-things.server.ts'
import { keyOf, type NounPhrase, nounPhrasesIn } from '../grammar/noun-phrases.server.ts'
import { usefulPhrases } from '../grammar/publishable-sentences.server.ts'
import { coarse } from '../headlines/worth.server.ts'

/** A name or noun phrase of a stretch, with how well it tells what the stretch is about: from 2 it can stand in a title. */
export type SpanSubject = { text: string; words: number; worth: number; sentences: number[] }

/** What a stretch of an English talk speaks of by name, the most telling first; no two share a word. */
export function spanSubjects(episode: Episode, first: number, last: number, brief: Brief): SpanSubject[] {
  const found = new Map<string, { said: NounPhrase; sentences: number[] }>()
  for (const sentence of sentencesOf(episode, first, last)) {
    if (sentence.traits.hygiene !== null) continue
    for (const said of nounPhrasesIn(sentence)) {
      const known = found.get(said.key)
      if (known) {
        known.sentences.push(sentence.id)
        if (said.words === 1 && said.text.length < known.said.text.length) known.said = said
      } else found.set(said.key, { said, sentences: [sentence.id] })
    }
  }
  const phrases = new Set(episode.keyPhrases.map((phrase) => keyOf(phrase)))
  // What the whole episode keeps to tells no stretch from another.
  const keeps = new Set(episode.keyPhrases.slice(0, 3).map((phrase) => keyOf(phrase)))
  const ranked = [...found].map(([key, { said, sentences }]) => {
    const single = said.words === 1
    const known = phrases.has(key) ? 2 : key.split(' ').some((word) => phrases.has(word)) ? 1 : 0
    const worth =
      (single ? (said.proper ? 0.5 : -1.5) : 1.8) -
      (single && keeps.has(key) ? 1.5 : 0) +
      (said.words === 3 ? 0.3 : 0) +
      Math.min(sentences.length - 1, 3) * 0.9 +
      known +
      (said.proper ? 0.7 : 0) -
      (((sentences[0] ?? first) - first) / Math.max(1, last - first)) * 0.6
    return { text: said.text, words: said.words, worth, sentences }
  })
  const names = new Set(episode.speakers.flatMap(({ name }) => name.toLowerCase().split(/[\s,]+/)))
  const chosen: SpanSubject[] = []
  for (const subject of ranked.toSorted((a, b) => b.worth - a.worth)) {
    if (subject.worth < least || chosen.length === most) break
    const known = chosen.some((other) => sharesWord(other.text, subject.text))
    if (!known && mayBeNamed(subject.text, names, episode, brief)) chosen.push(subject)
  }
  return chosen
}

/** Two subjects that are spoken of together and tell more than either, the best pair first. */
export function subjectPairs(subjects: readonly SpanSubject[]): SubjectPair[] {
  const telling = subjects.filter(({ worth }) => worth >= 1.6)
  return telling
    .flatMap((one, at) => telling.slice(at + 1).flatMap((other) => pairOf(one, other)))
    .sort((a, b) => b.value - a.value)
}

export type SubjectPair = { pair: [SpanSubject, SpanSubject]; together: boolean; value: number }

function pairOf(one: SpanSubject, other: SpanSubject): SubjectPair[] {
  const isBare = one.words === 1 && other.words === 1 && !(isName(one) && isName(other))
  if (isBare || isShortFor(one, other)) return []
  const together = one.sentences.some((id) => other.sentences.some((near) => Math.abs(id - near) <= 1))
  return [{ pair: [one, other], together, value: (one.worth + other.worth) / 2 + (together ? 0.3 : -0.8) }]
}

function isName({ text }: SpanSubject): boolean {
  return /\p{Lu}/u.test(text)
}

/** "PM" and "product managers". */
function isShortFor(one: SpanSubject, other: SpanSubject): boolean {
  const initials = ({ text }: SpanSubject) =>
    text
      .split(/[\s-]+/)
      .map((word) => word.charAt(0).toUpperCase())
      .join('')
  return one.text.startsWith(initials(other)) || other.text.startsWith(initials(one))
}

/** With a capital in front, but for a name that is written otherwise ("iPad"). */
export function capitalized(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

const least = 1.2
const most = 6

function mayBeNamed(text: string, names: ReadonlySet<string>, episode: Episode, brief: Brief): boolean {
  return (
    usefulPhrases([text]).length > 0 &&
    !unnamed.test(text) &&
    !text.split(' ').some((word) => names.has(word.toLowerCase().replace(/[’']s$/, ''))) &&
    !isPersonsName(text, episode) &&
    !isFirstName(text.split(' ')[0] ?? '') &&
    !coarse.test(text) &&
    bannedPhraseIn(text) === null &&
    !touchesAvoided(text, brief.voice.avoidTopics)
  )
}

/** A part or a measure of something, and a verb that was taken for the noun of its phrase. */
const unnamed =
  /^(?:world|set|series|number|kind|version|piece|sense|level|percent|size|depth|bit|couple|bunch|amount|lots?) of\b|^(?:quick|good|other) |\b(?:lives|letting|putting|getting|making|going|saying|boost|first building)\b/iu

function sharesWord(a: string, b: string): boolean {
  const words = new Set(
    a
      .toLowerCase()
      .split(/[\s-]+/)
      .map(keyOf),
  )
  return b
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => words.has(keyOf(word)))
}
