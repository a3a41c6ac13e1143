// Sounds that transcribers note in place of a name.

const noise =
  /^(?:laugh(?:s|ing|ter)?|applau(?:se|ds|ding)|music|silence|cross-?talk|inaudible|unintelligible|sigh(?:s|ing)?|cheer(?:s|ing)?|cough(?:s|ing)?|pauses?|phone|bells?|clap(?:s|ping)?)(?: [\p{Ll}-]+){0,3}$/u

/** True for "Music", "laughs softly", "Phone ringing"; false for "Bella" and "Bell Hooks". */
export function isNoise(name: string): boolean {
  const [first = '', ...more] = name.split(' ')
  return noise.test([first.toLowerCase(), ...more].join(' '))
}
