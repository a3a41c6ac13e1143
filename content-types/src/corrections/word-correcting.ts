// What corrected words of a transcript do to what was written of it: places move along, texts say the new words.
import {
  correctSegments,
  matchCase,
  opensSentence,
  type Pair,
  placesBetween,
  searchIn,
  standing,
} from '@podcastai/transcript/corrections'
import type { Passage } from '../type/evidence.ts'
import { type ChangedPhrase, changedPhrases } from './changed-phrases.ts'
import { type CorrectionsChange, changedWords, type HeardSegment } from './changed-words.ts'
import { besideIt, neighborsIn } from './neighbors.ts'
import { replacedInTag, tagsIn } from './tags.ts'

/** Characters of a text that are others now. */
export type TextChange = { from: number; to: number; written: string }

export type WordCorrecting = {
  /** The same words of the transcript, where they stand now; never none. */
  passage: <One extends Passage>(passage: One) => One
  /**
   * What changes in a text that rests on these passages, in its order. Words that were corrected in the whole episode
   * change in every text; those of one place only where it is made of that place.
   */
  changes: (text: string, evidence: readonly Passage[]) => TextChange[]
  /** A hashtag without its #. */
  tag: (tag: string, evidence: readonly Passage[]) => string
}

/** Reads the transcript as it was heard once; what it is asked then takes as long as the text that is asked about. */
export function wordCorrecting(heard: readonly HeardSegment[], change: CorrectionsChange): WordCorrecting {
  const [was, is] = [standing(change.was), standing(change.is)]
  const move = placesBetween(was, is)
  const now = new Map(correctSegments(heard, is).map(({ id, text }) => [id, text]))
  const changes = changedWords(heard, change)
  const phrases = changes.length === 0 ? [] : changedPhrases(changes, searchIn(correctSegments(heard, was)))

  return {
    passage: (passage) => {
      const moved = { from: move(passage.from), to: move(passage.to, 'to') }
      return { ...passage, ...overWords(moved, now) }
    },
    changes: (text, evidence) => changesIn(text, evidence, phrases),
    tag: (tag, evidence) => correctedTag(tag, evidence, phrases),
  }
}

/**
 * A text in which a phrase is written otherwise wherever it stands, in hashtags as well: not in an address of the web or
 * of an account, which nobody said. The very text that came in where it has none.
 */
export function withWords(text: string, pair: Pair): string {
  const phrase: ChangedPhrase = {
    pair,
    writtenIn: ({ seen, before }) => matchCase(seen, pair, opensSentence(before)),
    writtenGlued: () => pair.written,
  }
  return withChanges(text, changesIn(text, [], [phrase]))
}

/** The text with its changes. */
export function withChanges(text: string, changes: readonly TextChange[]): string {
  let [made, at] = ['', 0]
  for (const { from, to, written } of changes) {
    made += text.slice(at, from) + written
    at = to
  }
  return made + text.slice(at)
}

/**
 * Words that went to the next segment, or came from it, leave an end where nothing is: it moves to the words beside it.
 * Where none are left, the passage is the segment that has them now.
 */
function overWords({ from, to }: Passage, texts: ReadonlyMap<number, string>): Passage {
  const [begin, end] = [{ ...from }, { ...to }]
  while (
    begin.segment < end.segment &&
    begin.offset >= (texts.get(begin.segment)?.length ?? Number.POSITIVE_INFINITY)
  ) {
    begin.segment += 1
    begin.offset = 0
  }
  while (begin.segment < end.segment && end.offset === 0) {
    end.segment -= 1
    end.offset = texts.get(end.segment)?.length ?? 0
  }
  const text = texts.get(begin.segment)
  const isEmpty = begin.segment === end.segment && begin.offset >= end.offset
  if (!isEmpty || text === undefined) return { from: begin, to: end }
  return { from: { ...begin, offset: 0 }, to: { ...begin, offset: text.length } }
}

function changesIn(text: string, evidence: readonly Passage[], phrases: readonly ChangedPhrase[]): TextChange[] {
  if (phrases.length === 0) return []
  const search = searchIn([{ id: 0, speaker: null, text }])
  const tags = tagsIn(text)
  const found: TextChange[] = tags.flatMap(({ from, to }) => {
    const tag = text.slice(from, to)
    const written = correctedTag(tag, evidence, phrases)
    return written === tag ? [] : [{ from, to, written }]
  })
  for (const phrase of phrases) {
    for (const span of search.toCorrect(phrase.pair)) {
      const [from, to] = [span.from.offset, span.to.offset]
      if ([...tags, ...found].some((one) => one.from < to && from < one.to) || isInAddress(text, from, to)) continue
      const seen = text.slice(from, to)
      const neighbors = neighborsIn(search.around(span, besideIt))
      const written = phrase.writtenIn({ seen, before: text.slice(0, from), neighbors, evidence })
      if (written !== null && written !== seen) found.push({ from, to, written })
    }
  }
  return found.sort((one, other) => one.from - other.from)
}

function correctedTag(tag: string, evidence: readonly Passage[], phrases: readonly ChangedPhrase[]): string {
  for (const { pair, writtenGlued } of phrases) {
    const replaced = replacedInTag(tag, pair.heard, () => writtenGlued(evidence))
    if (replaced !== null) return replaced
  }
  return tag
}

/** Part of an address of the web or of an account. */
function isInAddress(text: string, from: number, to: number): boolean {
  let [begin, end] = [from, to]
  while (begin > 0 && !/\s/.test(text.charAt(begin - 1))) begin -= 1
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1
  return /:\/\/|^[("“]*www\.|@/i.test(text.slice(begin, end))
}
