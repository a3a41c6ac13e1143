/** Bidirectional controls and line breaks, which names and words must not contain. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Returns field input normalized to one line and single spaces. */
export function oneLine(typed: string): string {
  return typed.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().normalize('NFC')
}
