import { printable } from '../type/printable.ts'

/**
 * Returns a text as pictures show it: whole characters, no emoji. Emoji look different on every phone, none of the
 * shipped fonts has them, and speech contains none.
 */
export function drawable(text: string): string {
  return (
    printable(text)
      .normalize('NFC')
      .replace(emoji, '')
      .replace(invisible, '')
      // The same letter, as it is printed.
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .split('\n')
      .map((line) => line.replace(/[^\S\n]+/g, ' ').replace(/^ | $/g, ''))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** True if a picture would omit emoji from the text. */
export function hasEmoji(text: string): boolean {
  return text.replace(emoji, '') !== text
}

/** © ® ™ are letters, unless their colored form is requested. */
const one = String.raw`(?:\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}|[©®™]\uFE0F)\uFE0F?\p{Emoji_Modifier}?`
const flag = String.raw`\p{Regional_Indicator}{2}|\p{Emoji_Presentation}[\u{E0020}-\u{E007F}]+`
const keycap = String.raw`[0-9#*]\uFE0F?\u20E3`
const emoji = new RegExp(String.raw`${flag}|${keycap}|${one}(?:\u200D${one})*`, 'gu')
/** Soft hyphens, joiners, marks of direction; variation selectors. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
