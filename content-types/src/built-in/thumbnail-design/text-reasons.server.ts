import type { Cue, Sentence } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { timeCode } from '../../type/time-code.ts'
import { nameOf } from '../../voice/speaker-names.server.ts'

/** What a text out of a sentence does, as a key of `reasons`; what the sentence does elsewhere is not its doing. */
export function whyOf({ traits: { cues } }: Sentence, text: string): string {
  const lower = text.toLowerCase()
  const carries = (cue: Cue) => cues[cue] !== undefined && lower.includes(cues[cue].toLowerCase())
  if (carries('claim')) return 'claim'
  if (carries('contrast')) return 'contrast'
  if (carries('confession')) return 'confession'
  if (carries('superlative')) return 'superlative'
  if (carries('advice')) return 'counsel'
  if (carries('emotion')) return 'feeling'
  return 'statement'
}

const reasons: Record<string, string> = {
  claim: 'A claim one wants to hear argued',
  contrast: 'It sets one thing against another',
  confession: 'A confession, and therefore personal',
  superlative: 'It goes to the extreme',
  advice: 'Advice in the imperative',
  counsel: 'Advice in one line',
  feeling: 'It carries feeling',
  question: 'A question that the episode answers',
  figure: 'A figure stops the eye',
  phrase: 'Names what it is about, to go with a picture of it',
  action: 'Something one can do, and therefore see',
  statement: 'The moment in one line, short enough for a phone',
}

/** Why a text stops the eye, who said it and when. */
export function reasonFor(why: string, sentence: Sentence, brief: Brief): string {
  const name = nameOf(sentence.speaker, brief)
  const at = `${sentence.estimated ? '≈ ' : ''}${timeCode(sentence.start)}`
  return `${reasons[why] ?? reasons.statement}; said${name === null ? '' : ` by ${name}`} at ${at}.`
}

/** A word without the marks around it. */
export function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '')
}
