import type { AudioSample } from 'mediabunny'

/** Returns the samples of each channel, from −1 to 1. */
export function copyChannels(sample: AudioSample): Float32Array<ArrayBuffer>[] {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const options = { planeIndex, format: 'f32-planar' } as const
    const plane = new Float32Array(sample.allocationSize(options) / Float32Array.BYTES_PER_ELEMENT)
    sample.copyTo(plane, options)
    return plane
  })
}

/** Center and surround channels are added to both sides at −3 dB, the low-frequency one isn’t: ITU-R BS.775-3. */
const shared = Math.SQRT1_2

/** Returns one channel as it is, and more than two mixed down to two. Order: left, right, center, low, surround. */
export function mixDown(channels: Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer>[] {
  const [left, right, center, low, ...surround] = channels
  if (!left || !right || !center) return channels
  // Four channels have no low-frequency one: left, right, and two surround.
  const [middle, sides] = low && surround.length > 0 ? [center, surround] : [null, channels.slice(2)]
  const mix = (front: Float32Array<ArrayBuffer>, side: Float32Array<ArrayBuffer> | undefined) =>
    front.map((sample, index) => sample + shared * ((middle?.[index] ?? 0) + (side?.[index] ?? 0)))
  return [mix(left, sides[0]), mix(right, sides[1] ?? sides[0])]
}
