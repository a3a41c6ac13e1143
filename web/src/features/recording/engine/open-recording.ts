import { ALL_FORMATS, BlobSource, Input, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import { RecordingFault, type RecordingSource } from './jobs.ts'
import { openAddress } from './open-address.ts'

export type OpenRecording = { input: Input; sound: InputAudioTrack | null; picture: InputVideoTrack | null }

/**
 * Opens a recording. It is read in slices, never whole. Cover pictures don't count as video.
 * @throws RecordingFault if it is no recording, or if the browser can't decode it
 */
export async function openRecording(source: RecordingSource): Promise<OpenRecording> {
  const isFile = typeof source !== 'string'
  const input = new Input({ source: isFile ? new BlobSource(source) : openAddress(source), formats: ALL_FORMATS })
  if (!(await input.canRead())) {
    throw new RecordingFault(isFile ? await describeOther(source) : 'The link leads to no sound file.')
  }
  const [sound, picture] = [await input.getPrimaryAudioTrack(), await input.getPrimaryVideoTrack()]
  if (!sound && !picture) {
    throw new RecordingFault(
      'No sound or video was found in this file. If it should have some, the file isn’t complete: copy or export it again.',
    )
  }
  if (sound && !(await sound.canDecode())) {
    throw new RecordingFault(cannotDecode('sound', await sound.getInternalCodecId(), await sound.getCodec()))
  }
  if (picture && !(await picture.canDecode())) {
    throw new RecordingFault(cannotDecode('video', await picture.getInternalCodecId(), await picture.getCodec()))
  }
  return { input, sound, picture }
}

function cannotDecode(what: string, id: unknown, codec: string | null): string {
  if (typeof AudioDecoder === 'undefined') return 'This browser can’t cut recordings. Update it, or use Chrome or Edge.'
  const name = codec ?? (typeof id === 'string' ? id : 'an unknown format')
  return `Your browser can’t decode the ${what} of this file (${name}). Chrome and Edge read most formats; otherwise, convert it to MP4 or MP3.`
}

/** Bytes at the start of files that people mistake for recordings. */
const otherFiles: readonly [string, string][] = [
  ['%PDF', 'a PDF document'],
  ['PK\u0003\u0004', 'a ZIP archive or an Office document'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['WEBVTT', 'a transcript (WebVTT)'],
  ['{', 'a text file (JSON)'],
  ['MThd', 'a MIDI file'],
]

async function describeOther(file: Blob): Promise<string> {
  if (file.size === 0) return 'This file is empty.'
  const first = [...new Uint8Array(await file.slice(0, 512).arrayBuffer())]
  const start = String.fromCharCode(...first)
  const known = otherFiles.find(([bytes]) => start.startsWith(bytes))?.[1]
  const isText = first.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13)
  const found = known ?? (isText ? 'a text file' : null)
  const kinds = 'Choose an MP4, MOV, WebM, MKV, MP3, M4A, WAV, OGG, or FLAC file.'
  return found ? `This is ${found}, not a recording. ${kinds}` : `This isn’t a recording, or it is damaged. ${kinds}`
}
