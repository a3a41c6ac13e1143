import { createHash } from 'node:crypto'
import { beginListeningCopy, finishListeningCopy, sendCopyPart } from '@podcastai/contracts'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, OggOutputFormat, Output } from 'mediabunny'
import { formData } from './people.ts'
import type { TestApp } from './test-app.ts'

const opusHead = Buffer.from('OpusHead\x01\x01\x38\x01\xc0\x5d\0\0\0\0\0', 'latin1')

/** The first page of an Opus stream in Ogg: what a listening copy begins with. */
export const listeningCopy = Buffer.concat([
  Buffer.from('OggS\0\x02', 'latin1'),
  Buffer.alloc(20),
  Buffer.from([1, opusHead.length]),
  opusHead,
])

const packetSeconds = 0.02

/** Makes packets as long as those of speech. */
const paddingBytes = 57

/** Returns a whole copy: silence, in packets of 20 ms. Each has its number in its last 4 bytes. */
export async function makeListeningCopy(seconds: number): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new OggOutputFormat({ maximumPageDuration: 1 }), target })
  const packets = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(packets)
  await output.start()
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description: opusHead }
  for (let number = 0; number * packetSeconds < seconds; number++) {
    // One frame of 20 ms without a byte, and padding (RFC 6716, section 3.2.5).
    const data = Buffer.from([0x0b, 0x41, paddingBytes, ...Array(paddingBytes).fill(0)])
    data.writeUInt32BE(number, data.length - 4)
    await packets.add(new EncodedPacket(data, 'key', number * packetSeconds, packetSeconds), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

type Copied = { session: string; id: string; bytes: Buffer; offset?: number }

/** Uploads a copy of one part. */
export async function uploadCopy({ call }: Pick<TestApp, 'call'>, { session, id, bytes, offset = 0 }: Copied) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const params = { id }
  await call(beginListeningCopy, { session, params, body: { bytes: bytes.length, hash, offset } })
  const part = formData({}, { field: 'part', filename: 'part', bytes })
  await call(sendCopyPart, { session, params: { id, part: '0' }, ...part })
  await call(finishListeningCopy, { session, params })
}
