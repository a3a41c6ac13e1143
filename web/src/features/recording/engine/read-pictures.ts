import { type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny'
import { RecordingFault } from './jobs.ts'

/**
 * Yields what a recording shows at each time, null before its first frame. It is one canvas, drawn over each time.
 * @throws RecordingFault
 */
export async function* readPictures(
  video: InputVideoTrack,
  times: readonly number[],
): AsyncGenerator<OffscreenCanvas | null> {
  const canvas = new OffscreenCanvas(await video.getDisplayWidth(), await video.getDisplayHeight())
  const pen = canvas.getContext('2d')
  if (!pen) throw new RecordingFault('Your browser has no room to draw the clip. Close other tabs and try again.')
  pen.imageSmoothingQuality = 'high'
  const pixels = (await decodesInHardware(video)) ? null : new ImageData(canvas.width, canvas.height)
  let shown: OffscreenCanvas | null = null
  for await (const sample of new VideoSampleSink(video).samplesAtTimestamps(times)) {
    if (sample) {
      using _ = sample
      if (pixels && canCopy(sample, pixels)) {
        await sample.copyTo(pixels.data, { format: 'RGBA' })
        pen.putImageData(pixels, 0, 0)
      } else {
        // What is transparent is black.
        pen.fillRect(0, 0, canvas.width, canvas.height)
        sample.drawWithFit(pen, { fit: 'fill' })
      }
      shown = canvas
    }
    yield shown
  }
}

/**
 * True if frames are decoded on the GPU, where copying them back is slow. Other frames aren't drawn, but copied: Chrome
 * caches up to 512 MB of the ones that it draws without a GPU. The pixels are the same.
 */
async function decodesInHardware(video: InputVideoTrack): Promise<boolean> {
  const config = await video.getDecoderConfig()
  if (!config) return false
  const { supported } = await VideoDecoder.isConfigSupported({ ...config, hardwareAcceleration: 'prefer-hardware' })
  return supported === true
}

/** False for frames that are turned or stretched, and in browsers that can't convert frames to RGBA. */
function canCopy(sample: VideoSample, { width, height, data }: ImageData): boolean {
  if (sample.format === null || sample.hasAlpha || sample.rotation !== 0 || sample.flip) return false
  const { visibleRect } = sample
  const isSameSize = visibleRect.width === width && visibleRect.height === height
  return isSameSize && sample.allocationSize({ format: 'RGBA' }) === data.length
}
