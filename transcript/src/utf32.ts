// Decodes UTF-32, which TextDecoder doesn't support.

const sampleBytes = 4096
const lastLetter = 0x10ffff

/** Returns UTF-32 text, detected by byte order mark or leading zeros; otherwise null. */
export function utf32Text(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, Math.min(sampleBytes, bytes.length - (bytes.length % 4)))
  for (const littleEndian of [true, false]) {
    if (sample.length > 7 && isUtf32(sample, littleEndian)) return decoded(bytes, littleEndian)
  }
  return null
}

function isUtf32(sample: Uint8Array, littleEndian: boolean): boolean {
  const view = toDataView(sample)
  for (let at = 0; at < sample.length; at += 4) {
    const letter = view.getUint32(at, littleEndian)
    if (letter === 0 || letter > lastLetter || isSurrogate(letter)) return false
  }
  return true
}

function decoded(bytes: Uint8Array, littleEndian: boolean): string {
  const view = toDataView(bytes)
  const pieces: string[] = []
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const letter = view.getUint32(at, littleEndian)
    const isLetter = letter <= lastLetter && !isSurrogate(letter)
    if (letter !== byteOrderMark || at > 0) pieces.push(isLetter ? String.fromCodePoint(letter) : '\uFFFD')
  }
  return pieces.join('')
}

const byteOrderMark = 0xfeff

function isSurrogate(letter: number): boolean {
  return letter >= 0xd800 && letter <= 0xdfff
}

function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
