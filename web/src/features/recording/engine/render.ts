import {
  drawAudiogram,
  drawCaption,
  drawHeadline,
  getHeadlineAlpha,
  getLength,
  type Pen,
  placePicture,
  planCaptions,
  planHeadline,
  type Sound,
  timeInRecording,
} from '@podcastai/media'
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
} from 'mediabunny'
import { chooseCodecs } from './choose-codecs.ts'
import { loadFonts } from './fonts.ts'
import { RecordingFault, type RenderedClip, type RenderJob } from './jobs.ts'
import { openRecording } from './open-recording.ts'
import { readPictures } from './read-pictures.ts'
import { readSound } from './read-sound.ts'

const audioBitrate = 128_000
const audioSampleRate = 48_000

/**
 * Returns a clip as MP4: H.264 and AAC where the browser can encode them.
 * @throws RecordingFault
 */
export async function render(job: RenderJob, onProgress: (share: number) => void): Promise<RenderedClip> {
  const { input, sound, picture } = await openRecording(job.source)
  using _ = input
  const video = job.audiogram ? null : picture
  if (!video && !job.audiogram) throw new RecordingFault('This recording has no video.')
  const codecs = await chooseCodecs(job.size)
  await loadFonts()
  const canvas = new OffscreenCanvas(job.size.width, job.size.height)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new RecordingFault('Your browser has no room to draw the clip. Close other tabs and try again.')

  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const frameRate = video ? await chooseFrameRate(video) : 30
  const frames = new CanvasSource(canvas, { codec: codecs.video.codec, quality: QUALITY_HIGH })
  output.addVideoTrack(frames, { frameRate })
  const heard = sound && (await readSound(sound, job.cut))
  const speech = new AudioSampleSource({
    codec: codecs.audio.codec,
    bitrate: audioBitrate,
    transform: { sampleRate: audioSampleRate },
  })
  if (heard) output.addAudioTrack(speech)
  await output.start()

  const drawFrame = prepareDrawing(pen, job)
  const count = Math.max(1, Math.round(getLength(job.cut) * frameRate))
  const times = Array.from({ length: count }, (_, frame) => timeInRecording(job.cut, frame / frameRate))
  async function addFrames(): Promise<void> {
    let frame = 0
    for await (const shown of video ? readPictures(video, times) : times.map(() => null)) {
      drawFrame(frame / frameRate, shown)
      await frames.add(frame / frameRate, 1 / frameRate)
      frame += 1
      onProgress(frame / count)
    }
    frames.close()
  }
  // Side by side, because each track waits for the other: encoders hold back the last packets that they were given.
  await Promise.all([addFrames(), heard && addSound(speech, heard)])
  await output.finalize()
  if (!target.buffer) throw new Error('the output ended without a result')
  return { bytes: target.buffer, video: codecs.video.name, audio: heard && codecs.audio.name }
}

/** Frame rates that every app takes. Faster recordings are halved, which looks smoother than leaving out single frames. */
async function chooseFrameRate(video: InputVideoTrack): Promise<number> {
  const { averagePacketRate } = await video.computePacketStats(200)
  const rate = averagePacketRate > 40 ? averagePacketRate / 2 : averagePacketRate
  const choices = [24, 25, 30]
  return choices.reduce((best, choice) => (Math.abs(choice - rate) < Math.abs(best - rate) ? choice : best))
}

function prepareDrawing(context: OffscreenCanvasRenderingContext2D, job: RenderJob) {
  const { size: picture, format, crop, captions, headline, audiogram, cut } = job
  const pen: Pen = context as Pen
  const length = getLength(cut)
  const plan = captions && planCaptions(pen, { ...captions, format, picture })
  const isAudiogram = audiogram !== null
  const words = headline && planHeadline(pen, { ...headline, format, picture, captions: plan, isAudiogram })
  return (seconds: number, shown: OffscreenCanvas | null) => {
    const visible = 1 - getHeadlineAlpha(words, seconds)
    if (audiogram) drawAudiogram(pen, audiogram, { format, picture, share: seconds / length, visible })
    else if (shown) {
      for (const { source, target } of placePicture(crop, shown, picture)) {
        context.drawImage(
          shown,
          ...([source.x, source.y, source.width, source.height] as const),
          ...([target.x, target.y, target.width, target.height] as const),
        )
      }
    } else context.fillRect(0, 0, picture.width, picture.height)
    if (words) drawHeadline(pen, words, seconds)
    if (plan) drawCaption(pen, plan, seconds)
  }
}

async function addSound(source: AudioSampleSource, { sampleRate, channels }: Sound): Promise<void> {
  const length = channels[0]?.length ?? 0
  for (let from = 0; from < length; from += sampleRate) {
    const parts = channels.map((samples) => samples.subarray(from, from + sampleRate))
    const frames = parts[0]?.length ?? 0
    const data = new Float32Array(frames * parts.length)
    parts.forEach((part, index) => {
      data.set(part, index * frames)
    })
    const numberOfChannels = parts.length
    const timestamp = from / sampleRate
    const sample = new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp })
    await source.add(sample)
    sample.close()
  }
  source.close()
}
