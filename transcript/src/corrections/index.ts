export {
  createNumbering,
  cut,
  listSplits,
  type PlacedSplit,
  type TurnSplit,
  toPieces,
} from '../turn-splits.ts'
export { anchoredAgain } from './anchored-again.ts'
export { correctSegments } from './correct-segments.ts'
export { type Correction, type Pair, type Place, type Span, standing } from './correction.ts'
export { correctionsFor, type Reading } from './corrections-for.ts'
export { insertLabels, withoutSpeakers } from './labels-as-words.ts'
export { matchCase, opensSentence } from './letter-case.ts'
export { notSpeechIn, notSpeechPlaces, withNotSpeech } from './not-speech.ts'
export { everywhere, findOccurrences, type Search, searchIn } from './occurrences.ts'
export { splitTurns, type TurnBreak } from './placed-splits.ts'
export { placeMap, placesBetween } from './places.ts'
export { applySpeakerOverrides, type SpeakerOverride } from './speaker-overrides.ts'
export { type AnchoredTurn, createTurnAnchor, turnsFoundAgain } from './turns-found-again.ts'
