// Recordings whose words have known times, for tests that read videos back. Needs ffmpeg and espeak-ng.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why recordings can't be made or read on this machine; empty if they can. */
export function whyNoRecordings(): string {
  try {
    for (const tool of ['ffmpeg', 'ffprobe']) execFileSync(tool, ['-version'], { stdio: 'ignore' })
    execFileSync('espeak-ng', ['--version'], { stdio: 'ignore' })
    return ''
  } catch {
    return 'ffmpeg, ffprobe or espeak-ng is not installed'
  }
}

export type SpokenWord = { word: string; start: number; end: number }
export type Speech = { folder: string; words: SpokenWord[]; wav: string; transcript: string; seconds: number }

const sampleRate = 22_050
const gap = { word: 0.05, sentence: 0.45, pause: 1.6 }

/** Speaks a text word by word, with a silence at each `[pause]`, and writes the sound and a transcript (WebVTT) with the time of each word. */
export function speak(text: string): Speech {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'))
  const spoken = new Map<string, Int16Array>()
  const parts: Int16Array[] = []
  const words: SpokenWord[] = []
  let samples = 0
  const add = (part: Int16Array) => {
    parts.push(part)
    samples += part.length
  }
  const silence = (seconds: number) => new Int16Array(Math.round(seconds * sampleRate))
  add(silence(1))
  for (const word of text.split(' ')) {
    if (word === '[pause]') {
      add(silence(gap.pause))
      continue
    }
    const sound = spoken.get(word) ?? trim(speakWord(word))
    spoken.set(word, sound)
    const start = samples / sampleRate
    add(sound)
    words.push({ word, start, end: samples / sampleRate })
    add(silence(/[.?!]$/.test(word) ? gap.sentence : gap.word))
  }
  const wav = join(folder, 'speech.wav')
  writeFileSync(wav, toWav(parts, samples))
  const transcript = join(folder, 'speech.vtt')
  writeFileSync(transcript, toCaptions(words))
  return { folder, words, wav, transcript, seconds: samples / sampleRate }
}

function speakWord(word: string): Int16Array {
  const wav = execFileSync('espeak-ng', ['--stdout', '-s', '190', word.replace(/[^\p{L}\p{N}'’-]/gu, '')])
  // Behind the header of 44 bytes.
  return new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length - (wav.length % 2)))
}

/** Removes silence at both ends, so that a word starts where it is heard. */
function trim(sound: Int16Array): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > 300
  const first = sound.findIndex(isLoud)
  return first < 0 ? sound : sound.slice(first, sound.findLastIndex(isLoud) + 1)
}

function toWav(parts: readonly Int16Array[], samples: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples * 2, 40)
  return Buffer.concat([header, ...parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))])
}

/** WebVTT with a cue for each word. */
function toCaptions(words: readonly SpokenWord[]): string {
  const cues = words.map(({ word, start, end }) => `${formatTime(start)} --> ${formatTime(end)}\n${word}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

function formatTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** Returns the speech as a listening copy: Opus in Ogg, mono. */
export function encodeCopy({ wav }: Speech): Buffer {
  return execFileSync('ffmpeg', ['-v', 'error', '-i', wav, '-c:a', 'libopus', '-b:a', '24k', '-f', 'ogg', '-'])
}

/** Frames a second of a film. */
export const filmRate = 30

/** Adds a gray picture that changes with each frame, and starts again after ten; returns the video's path. */
export function film(speech: Speech): string {
  return addPicture(speech, 'episode.mp4', 'mod(N,10)*20+20')
}

/** Adds a picture that is black on the left and white on the right; returns the video's path. */
export function filmSlope(speech: Speech): string {
  return addPicture(speech, 'slope.mp4', 'X*8')
}

/** Returns the path of a recording whose second half is missing, though its head says that it is whole. */
export function breakOff(speech: Speech): string {
  const path = join(speech.folder, 'broken.mp4')
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', film(speech), '-c', 'copy', '-movflags', '+faststart', path])
  truncateSync(path, Math.round(statSync(path).size / 2))
  return path
}

/** `lightness`: of a pixel, as ffmpeg's filter geq takes it. */
function addPicture({ folder, wav }: Speech, name: string, lightness: string): string {
  const path = join(folder, name)
  const gray = `geq=lum='${lightness}':cb=128:cr=128,scale=640:360`
  const picture = ['-f', 'lavfi', '-i', `color=size=32x18:rate=${filmRate},format=yuvj444p,${gray}`]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuvj420p', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, '-i', wav, ...codecs, path])
  return path
}

export type VideoFacts = {
  width: number
  height: number
  seconds: number
  codecs: string[]
  framesPerSecond: number
  /** LUFS. */
  loudness: number
}

/** Reads a video's streams, and its loudness by EBU R 128. */
export function probe(path: string): VideoFacts {
  const { streams } = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]).toString(),
  )
  const video = streams.find((stream: { codec_type: string }) => stream.codec_type === 'video')
  const [frames, seconds] = video.avg_frame_rate.split('/').map(Number)
  return {
    width: video.width,
    height: video.height,
    seconds: Number(video.duration),
    codecs: streams.map((stream: { codec_name: string }) => stream.codec_name),
    framesPerSecond: frames / seconds,
    loudness: measureLoudness(path),
  }
}

/** Reads the streams of a file with sound alone. */
export function probeSound(path: string): { codec: string; channels: number; seconds: number } {
  const options = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path]
  const { streams, format } = JSON.parse(execFileSync('ffprobe', options).toString())
  return { codec: streams[0].codec_name, channels: streams[0].channels, seconds: Number(format.duration) }
}

function measureLoudness(path: string): number {
  // ffmpeg reports on standard error.
  const options = ['-hide_banner', '-nostats', '-i', path, '-vn', '-af', 'ebur128', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', options, { encoding: 'utf8' })
  return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1])
}

/** Returns each frame, scaled down, as rows of red, green, blue. */
export function readFrames(path: string, size: { width: number; height: number }): Buffer[] {
  const scale = `scale=${size.width}:${size.height}`
  const raw = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-vf', scale, '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'],
    {
      maxBuffer: 2 ** 30,
    },
  )
  const bytes = size.width * size.height * 3
  return Array.from({ length: raw.length / bytes }, (_, frame) => raw.subarray(frame * bytes, (frame + 1) * bytes))
}
