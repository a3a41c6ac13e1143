import extended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

const family = 'Instrument Sans Variable'
const files = [
  {
    url: latin,
    unicodeRange: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
  },
  { url: extended, unicodeRange: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0' },
]

/** Loads the letters of captions into this worker: a canvas doesn't wait for them. */
export async function loadFonts(): Promise<void> {
  const faces = files.map(
    ({ url, unicodeRange }) => new FontFace(family, `url(${url})`, { weight: '400 700', unicodeRange }),
  )
  // The types of pages don't know that workers have fonts, too.
  const { fonts } = self as unknown as { fonts: FontFaceSet }
  for (const face of faces) fonts.add(face)
  await Promise.all(faces.map((face) => face.load()))
}
