/** Languages that texts can be written in, as ISO 639-1 codes: those that the checks recognize in a text. */
export const outputLanguages = [
  ...['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'ca', 'sv', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr', 'id', 'vi', 'el'],
  ...['ru', 'ar', 'he', 'hi', 'ja', 'ko', 'zh'],
] as [string, ...string[]]

/** The setting: a language, or that of each episode. */
export const outputLanguageChoices = ['auto', ...outputLanguages] as [string, ...string[]]

/** Returns the English name of a language: 'German'. */
export function getLanguageName(code: string): string {
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language' })
  return languageNames.of(code) ?? code
}

let languageNames: Intl.DisplayNames | undefined

/** Returns the name of a language in that language: 'Deutsch'. */
export function getOwnLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
