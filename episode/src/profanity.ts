const words =
  /\b(?:(?:mother)?fuck\w*|(?:bull|horse)?shit\w*|asshole\w*|bitch\w*|bastard\w*|cunt\w*|dickhead\w*|wank\w*|goddamn\w*|pissed off|crap)\b/i

/** Words that nobody prints large, whoever said them. */
export function saysProfanity(text: string): boolean {
  return words.test(text)
}
