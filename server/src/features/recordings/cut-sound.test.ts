import { spawnSync } from 'node:child_process'
import { BufferSource, EncodedPacketSink, Input, OGG } from 'mediabunny'
import { expect, test } from 'vitest'
import { makeListeningCopy } from '../../../test/listening-copy.ts'
import { cutSound } from './cut-sound.ts'

/** As tests of copies know them: each packet has its number at its end. */
async function readPackets(bytes: Uint8Array) {
  const input = new Input({ formats: [OGG], source: new BufferSource(bytes) })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('the file has no sound')
  const numbers: number[] = []
  const sink = new EncodedPacketSink(track)
  for await (const { data } of sink.packets()) numbers.push(Buffer.from(data).readUInt32BE(data.length - 4))
  const { description } = (await track.getDecoderConfig()) ?? {}
  const header = Buffer.from(description as Uint8Array)
  return { numbers, preSkip: header.readUInt16LE(10), seconds: await input.computeDuration() }
}

function sourceFrom(bytes: Buffer) {
  let taken = 0
  const read = async (start: number, end: number) => {
    taken += end - start
    return bytes.subarray(start, end)
  }
  return { bytes: bytes.length, read, getTaken: () => taken }
}

test('a stretch of a copy is a file of its own with exactly its sound, found without reading the copy', async () => {
  const copy = await makeListeningCopy(1200)
  for (const [from, to] of [
    [500.305, 520.11],
    [0, 3.5],
    [1190, 1199.9],
  ] as const) {
    const source = sourceFrom(copy)
    const cut = await cutSound(source, { from, to })
    const { numbers, preSkip, seconds } = await readPackets(cut ?? new Uint8Array())
    expect(seconds).toBeCloseTo(to - from, 3)
    // Decoders get at least 80 ms before the sound that they play, if there are any.
    const [first = Number.NaN] = numbers
    const start = first * 0.02 + preSkip / 48_000 - 312 / 48_000
    expect(start).toBeCloseTo(from, 3)
    expect(preSkip).toBeGreaterThanOrEqual(from === 0 ? 312 : 0.08 * 48_000)
    expect(preSkip).toBeLessThan(0.11 * 48_000)
    expect(numbers).toEqual(numbers.map((_, index) => first + index))
    expect(source.getTaken()).toBeLessThan(copy.length / 4)
    // Where it is installed, another reader counts the samples, and checks the pages.
    const ffmpeg = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-ar', '48000', '-'], {
      input: cut ?? '',
    })
    if (ffmpeg.error) continue
    expect(String(ffmpeg.stderr)).toBe('')
    expect(ffmpeg.stdout.length / 2 / 48_000).toBeCloseTo(to - from, 3)
  }
})

test('there is no piece behind the end of a copy, nor of a file that is no copy', async () => {
  const minute = await makeListeningCopy(60)
  expect(await cutSound(sourceFrom(minute), { from: 70, to: 80 })).toBeNull()
  const end = await cutSound(sourceFrom(minute), { from: 50, to: 80 })
  expect((await readPackets(end ?? new Uint8Array())).seconds).toBeCloseTo(10, 1)
  const others = [
    minute.subarray(0, 40),
    Buffer.from('x'.repeat(1000)),
    Buffer.concat([minute.subarray(0, 2000), Buffer.alloc(100_000)]),
  ]
  for (const other of others) expect(await cutSound(sourceFrom(other), { from: 10, to: 20 })).toBeNull()
})
