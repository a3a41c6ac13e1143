export { dialectLabel } from './dialect-label.ts'
export { type JsonShape, jsonShape } from './json-shape.ts'
export { maxJsonDepth, maxSegments, maxSpeakerNameLength, maxSpeakers, maxWordsInTurn } from './limits.ts'
export { acceptedExtensions, parseTranscript } from './parse.ts'
export { nameSpeakers, type SpeakerNames, shownName, withSpeakerNames } from './speaker-names.ts'
export {
  type ParseNote,
  type Segment,
  type TimeSource,
  type Transcript,
  type Turn,
  transcriptText,
  turnsOf,
} from './transcript.ts'
export { type UnreadableReason, UnreadableTranscript, unreadableReasons } from './unreadable.ts'
