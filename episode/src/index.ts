export { isDisfluent } from './disfluencies.ts'
export {
  type Cue,
  type Episode,
  episodeMinutes,
  type Sentence,
  type Speaker,
} from './episode.ts'
export { isEverydayNoun } from './everyday-nouns.ts'
export { embeddingLength } from './judgement/embedding-length.ts'
export type { EmbedTexts } from './judgement/embedding-scores.ts'
export { guessLanguage } from './language.ts'
export { oncePer } from './once-per.ts'
export { embedLines, findPassages } from './passages/find-passages.ts'
export { isDenial } from './passages/main-clause.ts'
export type { Excerpt, ExcerptKind, Line } from './passages/passages.ts'
export { saysProfanity } from './profanity.ts'
export { maxSentenceLength } from './sentence-spans.ts'
export { getTokens } from './sentence-tokens.ts'
export { getSentences, isOneTurn, placeIn, spanSeconds, spanText, timeIn } from './spans.ts'
export { excerptReasons, lineReasons, type StrengthReason } from './strength-reasons.ts'
export { isEnglishWord, type Token, tag } from './tagger.ts'
export { findTranscriberMarks, hasTranscriberMark, isSoundOnly } from './transcriber-marks.ts'
export { understand } from './understand.ts'
export { countWords, wordStarts } from './words.ts'
