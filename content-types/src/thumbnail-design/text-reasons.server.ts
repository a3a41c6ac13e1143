import type { Sentence } from '@podcastai/episode'
import { nameOf } from '../reported-speech.server.ts'
import { timeCode } from '../time-code.ts'
import type { Brief } from '../writer.server.ts'

/** What a sentence does, as a key of `reasons`. */
export function whyOf({ traits: { cues } }: Sentence): string {
  if (cues.claim) return 'claim'
  if (cues.contrast) return 'contrast'
  if (cues.confession) return 'confession'
  if (cues.superlative) return 'superlative'
  if (cues.advice) return 'counsel'
  if (cues.emotion) return 'feeling'
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
