export { dialectLabel } from './dialect-label.ts'
export { type FoundFacts, findFacts } from './facts/episode-facts.ts'
export { nameListed } from './facts/listed-names.ts'
export { nameRoles } from './facts/role-names.ts'
export { type JsonShape, jsonShape } from './json-shape.ts'
export { type LeftOutSegments, withLeftOut } from './left-out.ts'
export { maxJsonDepth } from './limits.ts'
export { parseTranscript } from './parse.ts'
export { withSparseMarks } from './sparse-marks.ts'
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
