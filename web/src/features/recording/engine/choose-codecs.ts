import type { Size } from '@podcastai/media'
import { type AudioCodec, canEncodeAudio, canEncodeVideo, type VideoCodec } from 'mediabunny'
import { RecordingFault } from './jobs.ts'

/** Codecs that fit into MP4, what players know best first, and their common names. */
const videoNames = { avc: 'H.264', hevc: 'H.265', vp9: 'VP9', av1: 'AV1' } as const satisfies Partial<
  Record<VideoCodec, string>
>
const audioNames = { aac: 'AAC', opus: 'Opus' } as const satisfies Partial<Record<AudioCodec, string>>

type VideoName = keyof typeof videoNames
type AudioName = keyof typeof audioNames

export type Codecs = {
  video: { codec: VideoName; name: string }
  audio: { codec: AudioName; name: string }
}

/**
 * Returns the codecs that this browser can encode. AAC comes with the app for browsers without it.
 * @throws RecordingFault if there is none for video
 */
export async function chooseCodecs({ width, height }: Size): Promise<Codecs> {
  const video = await findFirst(['avc', 'vp9', 'av1', 'hevc'] as const, (codec) =>
    canEncodeVideo(codec, { width, height }),
  )
  if (!video) {
    throw new RecordingFault(
      'Your browser can’t make videos. Use a current Chrome, Edge, Firefox, or Safari on a computer.',
    )
  }
  const audio = (await canEncodeAudio('aac')) || (await loadAacEncoder()) ? 'aac' : 'opus'
  return { video: { codec: video, name: videoNames[video] }, audio: { codec: audio, name: audioNames[audio] } }
}

async function loadAacEncoder(): Promise<boolean> {
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
  return canEncodeAudio('aac')
}

async function findFirst<T>(candidates: readonly T[], fits: (candidate: T) => Promise<boolean>): Promise<T | null> {
  for (const candidate of candidates) if (await fits(candidate)) return candidate
  return null
}
