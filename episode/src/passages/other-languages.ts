import type { Episode, Sentence } from '../episode.ts'
import { spanText } from '../spans.ts'
import { isSoundOnly } from '../transcriber-marks.ts'
import type { Excerpt, Line, Passages } from './passages.ts'
import { whyTooPoor } from './too-poor.ts'

// In languages other than English no model judges what was said. The rest needs no grammar: whole sentences of a good
// length, and the turns that contain them, ranked by `judgeElsewhere`.

/** Limits of a line in words, of a paragraph in characters, and of a clip in seconds. */
const lineWords = { min: 5, max: 35 } as const
const paragraphCharacters = { min: 60, max: 700 } as const
const clipSeconds = { min: 15, max: 90 } as const

/** Returns the passages of an episode by form and length alone. */
export function passagesElsewhere(episode: Episode): Passages {
  const { sentences } = episode
  const leftOut = sentences.map(({ traits }) => traits.boilerplate !== null)
  const whole = sentences.filter(
    ({ id, traits, words }) => !leftOut[id] && traits.standsAlone && words >= lineWords.min && words <= lineWords.max,
  )
  const lines = whole.map(toLine).sort((a, b) => b.strength - a.strength || a.first - b.first)
  const paragraphs = spans(sentences, { leftOut }, (first, last) => {
    const { length } = spanText(episode, first.id, last.id)
    if (first.turn !== last.turn || length > paragraphCharacters.max) return 'too long'
    return length >= paragraphCharacters.min ? 'fits' : 'too short'
  })
  const sounds = sentences.map(({ text }) => isSoundOnly(text))
  const clips = spans(sentences, { leftOut, sounds }, (first, last) => {
    const seconds = last.end - first.start
    return seconds > clipSeconds.max ? 'too long' : seconds >= clipSeconds.min ? 'fits' : 'too short'
  })
  const excerpts = (found: { first: Sentence; last: Sentence }[]) =>
    found
      .map(({ first, last }) => createExcerpt(first, last, lines))
      .sort((a, b) => b.strength - a.strength || a.first - b.first)
  return {
    lines,
    shortLines: sentences
      .filter(({ id, traits, words }) => !leftOut[id] && traits.standsAlone && words >= 2 && words <= 6)
      .map(toLine),
    clips: excerpts(clips),
    paragraphs: excerpts(paragraphs),
    questions: [],
    leftOut,
    tooPoor: whyTooPoor(episode),
  }
}

/** Returns the runs of sentences that fit; `sounds`: sentences left out of everything that may be inside one. */
function spans(
  sentences: readonly Sentence[],
  { leftOut, sounds = [] }: { leftOut: readonly boolean[]; sounds?: readonly boolean[] },
  measure: (first: Sentence, last: Sentence) => 'too short' | 'fits' | 'too long',
): { first: Sentence; last: Sentence }[] {
  return sentences.flatMap((first, at) => {
    const found: { first: Sentence; last: Sentence }[] = []
    if (!first.traits.standsAlone) return found
    for (const last of sentences.slice(at, at + 30)) {
      const size = measure(first, last)
      if (size === 'too long' || (leftOut[last.id] && !sounds[last.id])) break
      if (size === 'fits' && !leftOut[last.id]) found.push({ first, last })
    }
    return found
  })
}

function toLine({ id, text, words, speaker, start, end, traits }: Sentence): Line {
  return {
    first: id,
    last: id,
    from: 0,
    to: text.length,
    text,
    words,
    speaker,
    start,
    end,
    strength: traits.quotability,
  }
}

function createExcerpt(first: Sentence, last: Sentence, lines: readonly Line[]): Excerpt {
  return {
    kind: 'explanation',
    first: first.id,
    last: last.id,
    from: 0,
    question: null,
    answer: first.id,
    speaker: first.speaker,
    start: first.start,
    end: last.end,
    strength: (first.traits.opening + last.traits.landing) / 2,
    lines: lines.filter((line) => line.first >= first.id && line.last <= last.id).slice(0, 6),
  }
}
