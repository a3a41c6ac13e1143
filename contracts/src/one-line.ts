/** What turns the direction of writing or breaks a line is no part of a name or a word. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** What a person typed into a field, as it is kept: one line, single spaces. */
export function oneLine(typed: string): string {
  return typed.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().normalize('NFC')
}
