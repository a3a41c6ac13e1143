// What a transcriber heard beside the words: nobody's name, wherever a name may stand.

const noise =
  /^(?:laugh(?:s|ing|ter)?|applau(?:se|ds|ding)|music|silence|cross-?talk|inaudible|unintelligible|sigh(?:s|ing)?|cheer(?:s|ing)?|cough(?:s|ing)?|pauses?|phone|bells?|clap(?:s|ping)?)(?: [\p{Ll}-]+){0,3}$/u

/** "Music", "laughs softly", "Phone ringing"; not "Bella", and not "Bell Hooks". */
export function isNoise(name: string): boolean {
  const [first = '', ...more] = name.split(' ')
  return noise.test([first.toLowerCase(), ...more].join(' '))
}
