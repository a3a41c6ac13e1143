import { type Episode, headlineOf, type Sentence, sentencesOf } from '@podcastai/episode'
import { clausesOf, unfitForHeadline } from '../clauses.server.ts'
import { usefulPhrases, wordsToSkip } from '../publishable-sentences.server.ts'

/** Characters a clip list shows whole. */
const longestTitle = 72

/**
 * A clip's title out of its own words: its sharpest claim or complete question. Where none can be understood alone, who
 * speaks, and about what.
 */
export function clipTitle(episode: Episode, first: number, last: number): string {
  const span = sentencesOf(episode, first, last)
  let best: { title: string; score: number } | null = null
  for (const [index, sentence] of span.entries()) {
    const opening = index === 0 ? 7 : index === 1 ? 3 : 0
    const worth = opening + sentence.traits.quotability / 4 - (sentence.traits.rough ? 6 : 0)
    for (const { title, score } of titlesOf(sentence, episode.language))
      if (best === null || score + worth > best.score) best = { title, score: score + worth }
  }
  return best?.title ?? plainTitle(episode, span)
}

/** Clauses that parse alone come before headlines that only look complete. */
function titlesOf(sentence: Sentence, language: string | null): { title: string; score: number }[] {
  const headline = headlineOf(sentence.text)
  const loose = headline && saysSomething(headline.title) ? [headline] : []
  if (language !== 'en') return loose
  const clauses = clausesOf(sentence).filter(({ kind, text }) => kind !== 'indirect-question' && saysSomething(text))
  const sharp = clauses.map(({ text, figure, kind }) => ({
    title: capitalized(text),
    score: 20 + (figure ? 3 : 0) + (kind === 'question' ? 2 : 0) + (text.length >= 30 ? 4 : 0),
  }))
  return [...sharp, ...loose.map(({ title, score }) => ({ title, score: score / 3 }))]
}

/** At least four words, one of them no pronoun and no helper; nothing said to the people in the room, nothing cut. */
function saysSomething(title: string): boolean {
  const words = title.split(/\s+/)
  const content = words.filter((word) => word.replace(/\P{L}/gu, '').length >= 5 && !hollow.test(word))
  if (words.length < 4 || content.length === 0 || title.length > longestTitle) return false
  return !unfitForHeadline(title) && !vague.test(title) && !/["“”]|\b(?:Oh|like|anyway)$/u.test(title)
}

const hollow =
  /^(?:about|there|their|these|those|would|could|should|which|where|going|really|doing|think|thing|things|something|people|other|being|having|every|never|always|still|might|right|maybe)\W*$/i

/** Questions and claims whose point stands in an earlier sentence. */
const vague =
  /\b(?:it|it[’']s|this|they|they[’']re|them|those|these|he|she|him|her|that one|whatever|oh|was like|were like|i[’']m like|--)(?!\S)|\b(?:that|before|after|until|while|introduced|here|there)[?]?$|\b(?:that|before|because|if|when|as|and) \S+$|\b(?:are|is|was|were) in$|^(?:what made|what about|do you know|let me|here[’']s|i mean|i think|you know)\b|^(?:you[’']re|i[’']m|we[’']re) (?:not )?(?:just |sort of )?like\b|^(?:how|why|what|where|when) (?:you|we|i|they|the)\b.*[?]$/i

/** "Ada on bread": for a clip without any line that could be its title; else how it begins, as far as it is whole. */
function plainTitle(episode: Episode, span: readonly Sentence[]): string {
  const text = span.map((sentence) => sentence.text.toLowerCase()).join(' ')
  const speaker = [...span].sort((a, b) => b.words - a.words)[0]?.speaker ?? null
  const times = (phrase: string) => text.split(phrase.toLowerCase()).length - 1
  // What the clip says most; the rarer in the episode, the better it tells this clip from the others.
  const topics = usefulPhrases(episode.keyPhrases)
    .toReversed()
    .filter((phrase) => times(phrase) > 0 && phrase !== speaker)
    .sort((a, b) => times(b) - times(a))
    .slice(0, 2)
  const about = topics.filter((one) => topics.every((other) => one === other || !other.includes(one))).join(' and ')
  if (about !== '' && episode.language === 'en') return speaker === null ? capitalized(about) : `${speaker} on ${about}`
  return beginning(span[0]?.text ?? '')
}

/** The first words up to a mark; without one, as many as fit, so that no word is cut. */
function beginning(text: string): string {
  const plain = text.replace(/\[[^\]]*\]/g, '').trim()
  const words = plain.split(/\s+/).slice(wordsToSkip(plain))
  let title = ''
  for (const word of words) {
    if (title.length + word.length + 1 > longestTitle) break
    title = title === '' ? word : `${title} ${word}`
    if (/[.!?;:]$/.test(word) && title.length > 20) break
  }
  return capitalized((title || plain.slice(0, longestTitle)).replace(/[\s,;:.—–-]+$/, '')) || 'Clip'
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
