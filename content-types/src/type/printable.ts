/**
 * Returns text that every file format accepts: well-formed Unicode, with tabs and line breaks as the only control
 * characters. XML allows no others, and Word reports a file that contains one as damaged.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .toWellFormed()
    .replace(unprintable, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** Returns printable text on one line, for formats in which a line is a record. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}
