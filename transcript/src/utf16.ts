// Tells UTF-16 text from other data.

export type Utf16 = 'utf-16le' | 'utf-16be'

const sampleBytes = 4096

/** Returns the byte order by its mark, or by which order gives valid letters; null for other text. */
export function utf16Order(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = wholeLetters(bytes.subarray(0, sampleBytes))
  if (!hasControlBytes(sample)) return null
  const order = orderOfSpaces(sample) ?? orderOfLetters(sample)
  return strangers(sample, order) * 50 <= sample.length / 2 ? order : null
}

/** Drops an incomplete letter at the end. */
export function wholeLetters(bytes: Uint8Array): Uint8Array {
  return bytes.length % 2 === 0 ? bytes : bytes.subarray(0, -1)
}

/** True if the sample has more control bytes than single-byte text: half of each letter in UTF-16 often is one. */
function hasControlBytes(sample: Uint8Array): boolean {
  let controls = 0
  let zeros = 0
  for (const byte of sample) {
    if (byte === 0) zeros++
    if (byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b)) controls++
  }
  return zeros * 3 > sample.length || (controls > 4 && controls * 50 > sample.length)
}

/** In UTF-16, spaces, digits, line ends, and Latin letters have one zero byte. */
function orderOfSpaces(sample: Uint8Array): Utf16 | null {
  let first = 0
  let second = 0
  for (let at = 0; at < sample.length; at += 2) {
    if (sample[at] === 0) first++
    if (sample[at + 1] === 0) second++
  }
  if (second > first * 9) return 'utf-16le'
  return first > second * 9 ? 'utf-16be' : null
}

/** Chinese letters that end in 0 (U+4E00, "one") are as frequent as spaces. */
function orderOfLetters(sample: Uint8Array): Utf16 {
  return strangers(sample, 'utf-16le') <= strangers(sample, 'utf-16be') ? 'utf-16le' : 'utf-16be'
}

/** With the wrong byte order, letters fall outside of all scripts. */
const noLetter = /[\p{Cn}\p{Co}\uFFFD]|(?!\s)\p{Cc}/gu

function strangers(sample: Uint8Array, order: Utf16): number {
  return new TextDecoder(order).decode(sample).match(noLetter)?.length ?? 0
}
