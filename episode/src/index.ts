export {
  type Cue,
  cues,
  type Episode,
  episodeMinutes,
  type Moment,
  type MomentScore,
  momentScores,
  type Place,
  type Sentence,
  type SentenceTraits,
  type Speaker,
  type Topic,
  type TurnSummary,
} from './episode.ts'
export { isEverydayNoun } from './everyday-nouns.ts'
export { guessLanguage } from './language.ts'
export { momentSeconds, scoresOf } from './moments.ts'
export { oncePer } from './once-per.ts'
export { passagesOf } from './passages/find-passages.ts'
export type { Excerpt, ExcerptKind, Line } from './passages/passages.ts'
export { longestSentence } from './sentence-spans.ts'
export { tokensOf } from './sentence-tokens.ts'
export { type SpanScores, scoreSpan, strongestCue, totalOf } from './span-scores.ts'
export { isOneTurn, placeIn, sentencesOf, spanSeconds, spanText } from './spans.ts'
export { canStandAlone } from './stands-alone.ts'
export { isEnglishWord, type Tagged, type Token, tag } from './tagger.ts'
export { understand } from './understand.ts'
export { countWords } from './words.ts'
