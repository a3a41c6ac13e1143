/**
 * Text that every file format takes: whole characters, and of the control characters only tabs and line breaks. XML
 * allows no others, and Word calls a file with one of them damaged.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .toWellFormed()
    .replace(unprintable, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** The same on one line, for formats in which a line is a record. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}
