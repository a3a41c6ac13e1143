/** Thrown if a picture can't be made as it should be. The message is for the user. */
export class CannotDraw extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotDraw'
  }
}

/** Names the scripts of letters that the fonts lack: 'Hebrew', 'Chinese or Japanese'. */
export function lacksLetters(letters: readonly string[], text: string): CannotDraw {
  const names = new Set(letters.map((letter) => scripts.find(([, pattern]) => pattern.test(letter))?.[0]))
  const known = [...names].filter((name) => name !== undefined)
  const what = known.length > 0 ? `${known.join(' and ')} letters` : `“${letters.slice(0, 5).join(' ')}”`
  return new CannotDraw(
    `The fonts for images have no ${what}, so “${short(text)}” cannot be drawn. They have Latin, Greek, and Cyrillic.`,
  )
}

/** Thrown if a text doesn't fit even in the smallest type. */
export class TooLong extends CannotDraw {}

export function tooLong(text: string): TooLong {
  return new TooLong(`“${short(text)}” is too long for this image. Shorten the text, and it fits.`)
}

export function nothingToDraw(): CannotDraw {
  return new CannotDraw('There is no text to draw: emoji are left out of images.')
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Chinese or Japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Ethiopic', /\p{Script=Ethiopic}/u],
]

function short(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= 40 ? characters.join('') : `${characters.slice(0, 38).join('').trimEnd()}…`
}
