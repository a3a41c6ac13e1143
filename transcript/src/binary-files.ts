// Detects binary files by their first bytes.

const signatures: [string, (number | null)[]][] = [
  ['a ZIP or Word file', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['an MP3 recording', [0x49, 0x44, 0x33]],
  ['a WAV recording', [0x52, 0x49, 0x46, 0x46]],
  ['an Ogg recording', [0x4f, 0x67, 0x67, 0x53]],
  ['a FLAC recording', [0x66, 0x4c, 0x61, 0x43]],
  ['an MP4 or M4A recording', [null, null, null, null, 0x66, 0x74, 0x79, 0x70]],
  ['a compressed file', [0x1f, 0x8b]],
  ['an old Word file', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a rich text file', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]

/** Returns the kind of binary file for an error message, such as 'a PDF', or null for text. */
export function knownBinary(bytes: Uint8Array): string | null {
  for (const [kind, signature] of signatures) {
    if (signature.every((byte, at) => byte === null || bytes[at] === byte)) return kind
  }
  // An MP3 without a tag starts with eleven set bits and layer III. FF FE is the UTF-16 byte order mark.
  if (bytes[0] === 0xff && (bytes[1] === 0xfb || bytes[1] === 0xf3 || bytes[1] === 0xf2)) return 'an MP3 recording'
  return null
}
