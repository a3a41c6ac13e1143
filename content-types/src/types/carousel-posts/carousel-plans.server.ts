import { type Episode, type Excerpt, type Line, spanText } from '@podcastai/episode'
import { showsWhatItCounts } from '../../built-in/announced-list.ts'
import { isApart } from '../../built-in/attempts.server.ts'
import { signatures, whoSays } from '../../built-in/attribution.server.ts'
import { liftedOut, sentencesOut } from '../../built-in/lifted-out.server.ts'
import { evidenceFor, hasOnlyWords, type Material } from '../../built-in/material.server.ts'
import { asTitle, inQuotes, saidText } from '../../built-in/printed.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { countWords } from '../../talk/count-words.ts'
import type { Brief } from '../../type/brief.ts'
import { getEvidence } from '../../type/evidence.server.ts'
import type { Evidence } from '../../type/evidence.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { getQuotationMarks, getWording } from '../../voice/wording/get-wording.ts'
import { carouselSlides } from './carousel-posts.ts'
import { divideIntoSlides, maxCharacters, type SlideSpan } from './slides.server.ts'

/** A carousel without its last slide. */
export type Plan = {
  title: string
  format: string
  slides: { purpose: string; content: string; evidence: Evidence | null }[]
  strength: number
  spans: readonly SlideSpan[]
}

/** Minimum and maximum number of slides between the first and the last. */
const inner = { min: carouselSlides.min - 2, max: carouselSlides.max - 2 } as const
/** Maximum characters of a title and of a first slide, and minimum words of a first slide. */
const [titleLength, coverLength, coverWords] = [110, 160, 6]

/**
 * Plans a carousel for one exchange: the question first, then the whole answer, with a signature where the answer
 * begins.
 */
export function exchangePlan(episode: Episode, brief: Brief, excerpt: Excerpt): Plan | null {
  const { question, answer, first, last, strength } = excerpt
  const asked = question === null ? null : liftedOut(episode, question)
  if (question === null || asked === null || getTextWidth(asked.words) > titleLength || !readsWhole(asked.words))
    return null
  const spans = divideIntoSlides(episode, { first: answer, last }, inner)
  if (spans === null || !hasOnlyWords(episode, excerpt)) return null
  if (!showsWhatItCounts(spanText(episode, answer, last))) return null
  const cover = {
    purpose: 'Question',
    content: signed(episode, asked.words, getSignature(question.speaker, brief)),
    evidence: asked.evidence,
  }
  const speaker = episode.sentences[answer]?.speaker ?? null
  const answers = spans.map((span, at) =>
    createSlide(episode, 'Answer', span, at === 0 ? getSignature(speaker, brief) : ''),
  )
  return {
    title: saidText(asked.words),
    format: 'Question and answer',
    slides: [cover, ...answers],
    strength,
    spans: [{ first, last }],
  }
}

/** Plans a carousel for one story, explanation, or list, in its own order; its opening sentence is the first slide. */
export function passagePlan(episode: Episode, brief: Brief, excerpt: Excerpt): Plan | null {
  const { first, last, kind, speaker, strength } = excerpt
  const { words: opening, evidence } = sentencesOut(episode, first, first)
  const isCover = getTextWidth(opening) <= coverLength && countWords(opening) >= coverWords && readsWhole(opening)
  if (kind === 'exchange' || !isCover || !showsWhatItCounts(spanText(episode, first, last))) return null
  const spans = last === first ? null : divideIntoSlides(episode, { first: first + 1, last }, inner)
  const title = spans === null ? null : chooseTitle(episode, excerpt, opening)
  if (spans === null || title === null) return null
  const { label, purpose } = kinds[kind]
  return {
    title,
    format: label,
    slides: [
      { purpose: 'Opening', content: signed(episode, opening, getSignature(speaker, brief)), evidence },
      ...spans.map((span) => createSlide(episode, purpose, span)),
    ],
    strength,
    spans: [{ first, last }],
  }
}

const kinds = {
  story: { label: 'Story', purpose: 'Story' },
  explanation: { label: 'Explanation', purpose: 'Explanation' },
  list: { label: 'List', purpose: 'Point' },
} as const

/** Returns the best line of the passage that fits a title, or else its opening, or null if neither fits. */
function chooseTitle(episode: Episode, { lines }: Excerpt, opening: string): string | null {
  const fits = (text: string) => getTextWidth(text) <= titleLength && readsWhole(text)
  const line = lines.find(({ text }) => fits(text))?.text ?? (fits(opening) ? opening : null)
  return line === null ? null : inQuotes(asTitle(line), getQuotationMarks(episode))
}

/**
 * Minimum and maximum number of lines in a carousel of lines, their minimum strength, and the sentences between them.
 */
const lineList = { min: 4, max: 7, strength: 24, apart: 3 } as const
/** Points of strength that lines from several places lose against a single passage. */
const gathered = 10

/** Plans a carousel of one speaker's strongest lines, in chronological order. */
export function linesPlan(
  episode: Episode,
  brief: Brief,
  speaker: string | null,
  { lines }: Material,
  taken: readonly SlideSpan[],
): Plan | null {
  const wording = getWording(episode)
  if (wording === null) return null
  const chosen: Line[] = []
  for (const line of lines) {
    const isStrong = line.strength >= lineList.strength && line.speaker === speaker
    const isPrintable =
      getTextWidth(line.text) <= maxCharacters && readsWhole(line.text) && showsWhatItCounts(line.text)
    if (!isStrong || !isPrintable || chosen.length === lineList.max) continue
    if (isApart(line, taken) && isApart(line, chosen, lineList.apart)) chosen.push(line)
  }
  if (chosen.length < lineList.min) return null
  const title = wording.linesFrom(chosen.length, whoSays(speaker, brief))
  const slides = [...chosen]
    .sort((a, b) => a.first - b.first)
    .map((line) => ({
      purpose: 'Line',
      content: inQuotes(line.text, wording.quotationMarks),
      evidence: evidenceFor(episode, line),
    }))
  return {
    title,
    format: 'Lines',
    slides: [{ purpose: 'Opening', content: title, evidence: null }, ...slides],
    strength: chosen.reduce((sum, { strength }) => sum + strength, 0) / chosen.length - gathered,
    spans: chosen,
  }
}

function createSlide(
  episode: Episode,
  purpose: string,
  { first, last }: SlideSpan,
  signature = '',
): Plan['slides'][number] {
  const content = signed(episode, spanText(episode, first, last), signature)
  return { purpose, content, evidence: getEvidence(episode, first, last) }
}

function signed(episode: Episode, words: string, signature: string): string {
  return [inQuotes(words, getQuotationMarks(episode)), signature].filter(Boolean).join('\n\n')
}

function getSignature(speaker: string | null, brief: Brief): string {
  const [signature = ''] = signatures(speaker, brief)
  return signature
}
