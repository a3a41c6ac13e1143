import {
  canStandAlone,
  countWords,
  type Episode,
  oncePer,
  type Sentence,
  sentencesOf,
  spanText,
} from '@podcastai/episode'
import { maxQuoteCharacters, quoteWords } from '../../types/quotes/quotes.ts'
import { hasMainClause } from '../grammar/main-clause.server.ts'
import { opensDangling, wordAt, wordsToSkip } from '../grammar/sentence-fronts.server.ts'
import { isTangled } from '../grammar/tangled-sentences.server.ts'
import type { Candidate } from '../passages/choose-spread.server.ts'
import { quoteWorth } from './quote-worth.server.ts'

const longestSpan = 3

/**
 * Every span of one turn that could be printed as a quote, with how well it would do. Kept for as long as the episode:
 * they are chosen from, and every choice is checked against them.
 */
export const quoteCandidates: (episode: Episode) => readonly Candidate[] = oncePer(findCandidates)

function findCandidates(episode: Episode): Candidate[] {
  const worthOf = quoteWorth(episode)
  const punctuated = episode.sentences.filter(({ text }) => ended.test(text)).length * 2 > episode.sentences.length
  const candidates: Candidate[] = []
  for (const opening of episode.sentences) {
    const cost = openingCost(opening)
    if (cost === null || !hasMainClause(opening) || isTangled(opening)) continue
    const front = frontLength(opening)
    for (let last = opening.id; last < opening.id + longestSpan; last += 1) {
      const span = sentencesOf(episode, opening.id, last)
      const closing = span.at(-1)
      if (!closing || closing.id !== last || closing.turn !== opening.turn || closing.traits.hygiene !== null) break
      if (!closesQuote(closing, punctuated)) continue
      const text = spanText(episode, opening.id, last).slice(front)
      if (text.length > maxQuoteCharacters) break
      const words = countWords(text)
      if (
        words < quoteWords.min ||
        words > quoteWords.max ||
        !balanced(text) ||
        givenUp.test(text) ||
        breaksInside(span)
      )
        continue
      const score = worthOf(span, text, words) - cost
      candidates.push({ first: opening.id, last, start: opening.start, text, score })
    }
  }
  return candidates
}

/** The transcript's words, without what carries nothing in front of them. */
export function quoteText(episode: Pick<Episode, 'sentences'>, first: number, last: number): string {
  const opening = episode.sentences[first]
  return spanText(episode, first, last).slice(opening ? frontLength(opening) : 0)
}

/** Characters of "And ", "So I think ", "It's cool... " that a quote opening on a sentence leaves out. */
export const frontLength: (sentence: Sentence) => number = oncePer(findFront)

function findFront(sentence: Sentence): number {
  const { text, traits } = sentence
  const marker = markerLength(text)
  if (traits.question) return marker
  if (marker > 0 || traits.standsAlone) return lastClausesAt(text).find((front) => opensAt(sentence, front)) ?? marker
  const restarts = [
    0,
    ...[...text.matchAll(/(?:\.{3}|…)\s+(?=\p{Lu})/gu)].map(({ 0: pause, index }) => index + pause.length),
  ]
  const fronts = restarts.map((at) => at + wordAt(text.slice(at), wordsToSkip(text.slice(at))))
  return (
    [...announcedAt(text), ...fronts, ...lastClausesAt(text)].find((front) => front > 0 && opensAt(sentence, front)) ??
    0
  )
}

/** "If you … , let me put it this way, everyone …": what was announced begins behind it. */
function announcedAt(text: string): number[] {
  const front = announced.exec(text)
  return front === null || front.index > 90 ? [] : [front.index + front[0].length]
}

const announced =
  /\b(?:let me (?:put|say) it (?:this|that) way|bottom line is|the truth is|here[’']s the thing|my point is)(?:,| is| that)* /i

/** Where a sentence that is too long for a card goes on with something whole: "…, and if …", "…; a garden is …". */
function lastClausesAt(text: string): number[] {
  if (text.length <= longFront) return []
  const joints = [...text.matchAll(text.length > maxQuoteCharacters ? anyJoint : reason)]
  const free = joints.filter(({ index }) => !governs.test(text.slice(0, index)))
  return free.map(({ 0: joint, index }) => index + joint.length)
}

/** Characters from which on a line is better told by its last clause, where that is a rule of its own. */
const longFront = 200
const reason = / because (?=(?:if|when) (?:you|people|a|the)\b)/g
const anyJoint =
  /(?:;|, (?:and|but|so)| because(?= (?:if|when) (?:you|people|a|the)\b)) (?=(?:if|when|you|people|everyone|everybody|nobody|the|every|most) \p{L})/gu

/** In front of a clause it may make of it a wish, a case, a denial or somebody else's opinion. */
const governs = /\b(?:if|when|unless|imagine|suppose|says?|said|saying|like|thinks?|thought|believed?|not)\b|n[’']t\b/i

function opensAt(sentence: Sentence, front: number): boolean {
  const rest = sentence.text.slice(front)
  return !opensDangling(rest) && countWords(rest) >= quoteWords.min && canStandAlone(sentence, front)
}

/** Characters of "And ", "So, ", "Yeah. But " in front of a capital. */
function markerLength(text: string): number {
  const marker =
    /^(?:(?:so|and|but|well|yeah|yes|yep|no|now|okay|ok|right|oh|also|because|again|you know|i mean|i think|i guess|anyway|absolutely|exactly|definitely|sure)[,.]?\s+(?:that\s+)?)+(?=I\b|\p{Lu}\p{Ll}+\s|\p{Lu}{2,})/iu.exec(
      text,
    )
  if (!marker || !/^(?:I\b|\p{Lu})/u.test(text.slice(marker[0].length))) return 0
  return marker[0].length
}

/** Points an opening costs, or null where it cannot open a quote. "So" reads well, "But" less so, "And" not at all. */
export function openingCost(sentence: Sentence): number | null {
  const { traits, text } = sentence
  if (traits.hygiene !== null || traits.question || /^["“]?it's like\b/i.test(text)) return null
  // "You know, …" can be cut only in front of a capital.
  if (traits.standsAlone) return /^(?:I mean|You know|Basically|Like),/.test(text) && markerLength(text) === 0 ? 6 : 0
  const front = frontLength(sentence)
  if (front === 0) return null
  // Other fronts are left out only where the rest stands alone.
  return markerLength(text) === 0 || canStandAlone(sentence, front) ? 0 : null
}

function closesQuote({ text, traits }: Sentence, punctuated: boolean): boolean {
  // Written with capitals, or among others that are, it has to be written with an end as well.
  if ((punctuated || /^\p{Lu}/u.test(text)) && !ended.test(text)) return false
  return !traits.question && !/(?:--|—|–|-|,|:|…|\.\.\.)["”']?$/.test(text)
}

const ended = /[.!?。！？؟।]["”'’)»]*$/u

/** A full stop that a transcriber put in the middle of a sentence. */
function breaksInside(span: readonly Sentence[]): boolean {
  return span.slice(1).some(({ text }) => /^\p{Lu}/u.test(span[0]?.text ?? '') && /^\p{Ll}/u.test(text))
}

/** No quotation or bracket that opens without closing, no stage direction. */
function balanced(text: string): boolean {
  if (!/["“”()[\]]/.test(text)) return true
  const straight = text.match(/"/g)?.length ?? 0
  const opened = (text.match(/[“(]/g)?.length ?? 0) - (text.match(/[”)]/g)?.length ?? 0)
  return straight % 2 === 0 && opened === 0 && !/[[\]]/.test(text)
}

/** "I, there is nothing that …", "When you say, …": begun and left, or somebody's words without what is said of them. */
const givenUp =
  /(?:^|[.,] )(?:I|we|you|he|she|they|it|there), (?!too\b|and\b|or\b)\p{Ll}|^(?:(?:so|and|but|well),? )?(?:when|if) (?:you|I|we|they|people) (?:say|said|hear|heard), /iu

/** For an episode without good spans: any sentence that says something, wrapping talk last. */
export function plainCandidates(episode: Episode): Candidate[] {
  const said = episode.sentences.filter(({ words, traits }) => words >= 3 && !traits.question)
  const content = said.filter(({ traits }) => traits.hygiene === null)
  const tiers = [content.filter(({ words }) => words >= quoteWords.min && words <= quoteWords.max), content, said]
  const pool = tiers.find((tier) => tier.length > 0) ?? episode.sentences
  return pool.map(({ id, start, text, traits, words }) => ({
    first: id,
    last: id,
    start,
    text,
    score: traits.quotability + (traits.standsAlone ? 10 : 0) - Math.abs(words - 18) / 2,
  }))
}
