/** How texts in one script are measured. */
export type ScriptLimits = {
  /** Words that a speaker says in a minute. */
  wordsPerMinute: number
  /** True if its characters are full-width: one takes the space of two Latin ones. */
  isFullWidth: boolean
}

type Script = ScriptLimits & { letters: RegExp; languages: readonly string[] }

const scripts: readonly Script[] = [
  { letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, languages: ['ja'], wordsPerMinute: 190, isFullWidth: true },
  { letters: /\p{sc=Han}/gu, languages: ['zh'], wordsPerMinute: 160, isFullWidth: true },
  { letters: /\p{sc=Hangul}/gu, languages: ['ko'], wordsPerMinute: 110, isFullWidth: true },
  { letters: /\p{sc=Thai}/gu, languages: ['th'], wordsPerMinute: 170, isFullWidth: false },
  { letters: /\p{sc=Arabic}/gu, languages: ['ar', 'fa', 'ur'], wordsPerMinute: 130, isFullWidth: false },
  { letters: /\p{sc=Hebrew}/gu, languages: ['he'], wordsPerMinute: 130, isFullWidth: false },
]

const alphabets: ScriptLimits = { wordsPerMinute: 150, isFullWidth: false }

/** Returns the limits of the script that a language is written in; those of alphabets such as Latin for all others. */
export function getScriptLimits(language: string | null): ScriptLimits {
  return scripts.find(({ languages }) => languages.includes(language ?? '')) ?? alphabets
}

/** The share of a text's characters from which on it is in a script: Japanese is half Han. */
const enough = 0.2

/** Returns the limits of the script that a text is in. */
export function detectScriptLimits(text: string): ScriptLimits {
  return scripts.find(({ letters }) => (text.match(letters)?.length ?? 0) > text.length * enough) ?? alphabets
}

/** A quick check before the slow one. */
const beyondAlphabets = /[\u1100-\uffff]/
const fullWidth = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/gu

/** Returns the length of a text as it is seen: full-width characters count twice. */
export function getTextWidth(text: string): number {
  return text.length + (beyondAlphabets.test(text) ? (text.match(fullWidth)?.length ?? 0) : 0)
}
