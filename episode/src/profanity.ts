// Whole words with their inflections, so that Wankel, shitake, and Bitche don't match.
const words = [
  '(?:mother|cluster|mind|head)?fuck\\w*',
  '(?:bull|horse|dip|bat|ape|chicken)?shit(?:s|e|ty|tier|tiest|ting|ted|ters?|less|faced|can|cans|canned)?',
  '(?:bull)?shit(?:heads?|holes?|hous\\w*|shows?|storms?|bags?|loads?|lists?|tons?|post\\w*)',
  '(?:ass|arse)hole\\w*',
  'bitch(?:es|ed|ing|in|y|iness)?',
  'bastards?',
  'cunt(?:s|y|ish)?',
  'dickhead\\w*',
  'cocksuck\\w*',
  'wank(?:s|ed|ers?|ing|y)?',
  'goddamn\\w*',
  'pissed off',
  'crap',
]
const profanity = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')

/** True if a text has a word that must not appear in large print. */
export function saysProfanity(text: string): boolean {
  return profanity.test(text)
}
