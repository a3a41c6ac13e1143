export { dialectLabel } from './dialect-label.ts'
export { type EpisodePeople, findPeople } from './episode-people.ts'
export { type JsonShape, jsonShape } from './json-shape.ts'
export { maxJsonDepth } from './limits.ts'
export { parseTranscript } from './parse.ts'
export { nameSpeakers, type SpeakerNames, shownName, withSpeakerNames } from './speaker-names.ts'
export {
  type Segment,
  type SpeakerDoubt,
  type Transcript,
  type Turn,
  toTurns,
  transcriptText,
} from './transcript.ts'
export { type UnreadableReason, UnreadableTranscript } from './unreadable.ts'
