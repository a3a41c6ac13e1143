/** Maximum bytes of a name; file systems allow 255, and something may still be added before the extension. */
const maxBytes = 200

/** Returns a name without characters that Windows, macOS, or Linux forbid, and short enough for all of them. */
export function safeFilename(name: string): string {
  const plain = name
    .replace(quotationMarks, '')
    .replace(apostrophes, "'")
    .replace(forbidden, '_')
    .replace(invisible, '')
    .replace(/^[.\s]+/, '')
  const [, stem = '', extension = ''] = /^(.*?)((?:\.[A-Za-z0-9]{1,8})?)$/s.exec(plain) ?? []
  const short = shortened(stem, maxBytes - extension.length)
  // Windows drops spaces and dots at the end of a name, and keeps some names for devices.
  const settled = extension === '' ? short.replace(/(?<![.\s])[.\s]+$/, '') : short
  if (settled === '') return extension === '' ? '_' : `_${extension}`
  return devices.test(settled) ? `_${settled}${extension}` : `${settled}${extension}`
}

/** Every system allows these, but people cannot type them, and old archive programs show them as something else. */
const quotationMarks = /«\s?|\s?»|[“”„‟]/g
const apostrophes = /[‘’‚‛]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f]+/g
/** Marks that change the writing direction could hide the extension. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

function shortened(text: string, max: number): string {
  const encoder = new TextEncoder()
  if (encoder.encode(text).length <= max) return text
  const characters = [...text]
  while (encoder.encode(characters.join('')).length > max) characters.pop()
  return characters.join('').trimEnd()
}
