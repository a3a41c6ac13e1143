/** Where the bytes of an Ogg file with Opus come from. */
export type SoundSource = {
  bytes: number
  /** Returns the bytes from `start` up to, not including, `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>
}

/** Seconds. */
export type Stretch = { from: number; to: number }

/** Seconds of sound that a decoder needs before what it plays, to converge (RFC 7845, section 4.6). */
const preRoll = 0.08

/** Samples a second of everything that Ogg says of Opus, whatever the sound was sampled at (RFC 7845, section 4). */
const granuleRate = 48_000

/** Position of the pre-skip in the identification header (RFC 7845, section 5.1). */
const preSkipAt = 10

/**
 * Seconds of sound in a page, at most. So no page has 255 segments, where the library leaves the last packet out of the
 * page's position.
 */
const maximumPageDuration = 0.5

/**
 * Returns a stretch of an Opus recording as an Ogg file of its own, which plays from 0; null if the recording ends
 * before it, or isn't whole. Packets are copied into new pages (RFC 3533). The first ones are decoded and skipped, the
 * last one is cut by its page's position, so both ends are exact (RFC 7845, sections 4.2 and 4.5). The place is found by
 * bisecting, which reads a few hundred kB.
 */
export async function cutSound(source: SoundSource, stretch: Stretch): Promise<Uint8Array | null> {
  let failure: unknown
  const read = (start: number, end: number) =>
    source.read(start, end).catch((error: unknown) => {
      failure = error
      throw error
    })
  try {
    return await copyPackets({ ...source, read }, stretch)
  } catch (error) {
    if (failure) throw failure
    // The library asserts that pages are whole.
    if (error instanceof Error) return null
    throw error
  }
}

async function copyPackets({ bytes, read }: SoundSource, { from, to }: Stretch): Promise<Uint8Array | null> {
  // The library takes a moment to load, and few servers need it.
  const {
    BufferTarget,
    CustomSource,
    EncodedAudioPacketSource,
    EncodedPacketSink,
    Input,
    OGG,
    OggOutputFormat,
    Output,
  } = await import('mediabunny')
  using input = new Input({ formats: [OGG], source: new CustomSource({ getSize: () => bytes, read }) })
  const track = await input.getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || config?.codec !== 'opus' || !config.description) return null
  const sink = new EncodedPacketSink(track)
  const start = Math.max(0, from)
  const first = (await sink.getPacket(start - preRoll)) ?? (await sink.getFirstPacket())
  if (!first || first.timestamp + first.duration < start - preRoll) return null

  const header = Buffer.from(config.description as Uint8Array)
  // What the recording skips itself is before the time of its first packet.
  const skipped = first.timestamp === 0 ? header.readUInt16LE(preSkipAt) : 0
  header.writeUInt16LE(skipped + Math.round((start - first.timestamp) * granuleRate), preSkipAt)
  const target = new BufferTarget()
  const output = new Output({ format: new OggOutputFormat({ maximumPageDuration }), target })
  const packets = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(packets)
  await output.start()
  for (
    let packet: typeof first | null = first;
    packet && packet.timestamp < to;
    packet = await sink.getNextPacket(packet)
  ) {
    const timestamp = packet.timestamp - first.timestamp
    const duration = Math.min(packet.duration, to - packet.timestamp)
    await packets.add(packet.clone({ timestamp, duration }), { decoderConfig: { ...config, description: header } })
  }
  await output.finalize()
  return target.buffer && new Uint8Array(target.buffer)
}
