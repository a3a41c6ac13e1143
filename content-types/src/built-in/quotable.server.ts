import { type Episode, findPassages, getTokens, isDisfluent, oncePer, type Sentence } from '@podcastai/episode'
import { hasOnlyWords } from './material.server.ts'

// Which sentences can be quoted in a written text, besides the strong line that a passage was chosen for.

/** A shorter sentence is often a backchannel, and if no speakers are named, it may be another person's. */
const fewWords = 4

/**
 * True if another person may be speaking, if no speakers are named: after a question, in a backchannel, or in the
 * file's next paragraph.
 */
export function mayBeAnotherVoice(episode: Episode, first: number, last: number): boolean {
  const { sentences } = episode
  const isOneSegment = sentences[first]?.from.segment === sentences[last]?.to.segment
  if (!isOneSegment && isInParagraphs(episode)) return true
  return sentences.slice(first, last + 1).some(({ words, traits }, at, all) => {
    return words < fewWords || (traits.question && at < all.length - 1)
  })
}

/**
 * Minimum sentences per segment of a file in paragraphs, and maximum share of sentences that run into the next segment.
 */
const paragraph = { sentences: 1.5, runningOver: 0.05 } as const

/** True if the segments are paragraphs of whole sentences, not subtitle lines. */
const isInParagraphs = oncePer(({ sentences }: Episode): boolean => {
  const segments = new Set(sentences.map(({ from }) => from.segment)).size
  const runningOver = sentences.filter(({ runsInto }) => runsInto.length > 0).length
  return sentences.length >= paragraph.sentences * segments && runningOver <= paragraph.runningOver * sentences.length
})

const trailing = /\.\.|…|--|—\s*$|^\s*[-–—]|\s-\s*$|,\s(?:like|you know|so)[.?]$/i
/** Phrases that refer to the episode itself: to what was said or shown elsewhere in it. */
const aboutTalk: readonly RegExp[] = [
  /\b(?:as|like) (?:I|you|we)(?:['’]ve)? (?:said|mentioned|talked)\b/i,
  /\b(?:I|you|we)(?:['’]ve)? (?:just )?(?:mentioned|described|asked|talked about|touched on)\b/i,
  /\b(?:earlier|in the (?:show ?notes|description)|(?:this|last|next|another|that) (?:episode|podcast)|have a link|your question)\b/i,
]

/** True if a sentence breaks off, starts over, or hesitates: understandable when heard, but not when read. */
export function isHardToRead({ text, traits }: Sentence): boolean {
  return traits.disfluent || isDisfluent(text) || trailing.test(text)
}

/** True if the sentences are whole, may be published, and don't address anyone in the conversation. */
export function isQuotable(episode: Episode, first: number, last: number): boolean {
  const { sentences, speakers } = episode
  const { leftOut } = findPassages(episode)
  const names = speakers.flatMap(({ name }) => name.split(/[\s,]+/).filter((word) => word.length > 2))
  return sentences.slice(first, last + 1).every(({ id, text, traits }) => {
    if (leftOut[id] || traits.boilerplate !== null) return false
    if (aboutTalk.some((pattern) => pattern.test(text)) || !hasOnlyWords(episode, { first: id, last: id })) return false
    return !names.some(
      (name) => text.startsWith(`${name},`) || text.includes(`, ${name},`) || text.includes(`, ${name}.`),
    )
  })
}

/** True if a statement is finished: it ends with punctuation, and the same speaker does not take it back with "But". */
export function endsWhole({ sentences }: Episode, last: number): boolean {
  const [here, next] = [sentences[last], sentences[last + 1]]
  if (!here || here.traits.question || !/[.!。！]["”’)]*$/.test(here.text) || breaksOff(here)) return false
  return next?.turn !== here.turn || !/^but\b/i.test(next.text)
}

/** True if a sentence ends on a word that needs more after it: "which was." */
function breaksOff(sentence: Sentence): boolean {
  const words = getTokens(sentence).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const [before, last] = words.slice(-2)
  if (!before || !last) return false
  return openForms.has(last.pos) || (last.pos === 'AUX' && relatives.has(before.lower))
}

const openForms = new Set(['DET', 'CCONJ', 'SCONJ'])
const relatives = new Set(['which', 'that', 'who'])
