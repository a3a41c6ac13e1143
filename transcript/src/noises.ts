// What a transcriber heard beside the words: nobody's name, wherever a name may stand.

const noise =
  /^(?:laugh(?:s|ing|ter)?|applau(?:se|ds|ding)|music|silence|cross-?talk|inaudible|unintelligible|sigh(?:s|ing)?|cheer(?:s|ing)?|cough(?:s|ing)?|pauses?|phone|bells?|clap(?:s|ping)?)(?: [\p{Ll}-]+){0,3}$/iu

/** "Music", "laughs softly", "Phone ringing"; not "Bella". */
export function isNoise(name: string): boolean {
  return noise.test(name)
}
