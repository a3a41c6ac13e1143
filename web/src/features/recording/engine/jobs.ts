import type {
  Audiogram,
  CaptionStyle,
  CaptionWord,
  ClipFormat,
  Crop,
  Cut,
  Headline,
  Peaks,
  Size,
  Stretch,
} from '@podcastai/media'

/** What a recording is made of. */
export type RecordingFacts = {
  /** Seconds; Infinity for an address, because reading it can mean loading all of it. */
  duration: number
  hasSound: boolean
  /** Size as shown, rotation included; null for sound alone. */
  picture: Size | null
}

/** A file on this computer, or the address of one that has at least the sound. */
export type RecordingSource = Blob | string

export type InspectJob = { kind: 'inspect'; source: RecordingSource }

/** Makes the listening copy. */
export type ListenJob = { kind: 'listen'; file: Blob }

/** Reads the loudness of a stretch. */
export type PeaksJob = { kind: 'peaks'; source: RecordingSource; stretch: Stretch }

export type RenderJob = {
  kind: 'render'
  source: RecordingSource
  cut: Cut
  format: ClipFormat
  size: Size
  crop: Crop
  captions: { words: readonly CaptionWord[]; style: CaptionStyle; highlight: string | null } | null
  headline: Headline | null
  /** What is drawn where the recording has no picture, or where it isn't wanted. */
  audiogram: Audiogram | null
}
export type RenderedClip = {
  bytes: ArrayBuffer
  /** Names as their standards have them, such as 'H.264' and 'AAC'. */
  video: string
  audio: string | null
}

export type Job = InspectJob | ListenJob | PeaksJob | RenderJob
export type JobResults = { inspect: RecordingFacts; listen: { bytes: ArrayBuffer }; peaks: Peaks; render: RenderedClip }

/** What a worker says of its job. */
export type JobMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: JobResults[Job['kind']] }
  /** `message` is for the user if the fault is one of the recording or the browser; otherwise null. */
  | { kind: 'failed'; message: string | null; error: string }

/** A fault of the recording or the browser, in words for the user. */
export class RecordingFault extends Error {}
