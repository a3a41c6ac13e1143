// Phrases typical of machine-written marketing. Our own texts never contain one; a speaker's words stay verbatim.

export const bannedPhrases = [
  'in this episode',
  'in today’s episode',
  'tune in',
  'tune into',
  'dive into',
  'dive in',
  'dives in',
  'diving in',
  'dived in',
  'dive deep',
  'deep dive',
  'delve',
  'game-changer',
  'game changer',
  'game-changing',
  'unlock',
  'unleash',
  'unveil',
  'buckle up',
  'mind-blowing',
  'mind blowing',
  'must-listen',
  'must listen',
  'must-watch',
  'you won’t believe',
  'take it to the next level',
  'next-level',
  'thought-provoking',
  'insightful conversation',
  'fascinating conversation',
  'packed with',
  'treasure trove',
  'hidden gem',
  'without further ado',
  'join us as',
  'join us on a journey',
  'embark on',
  'elevate your',
  'supercharge',
  'revolutionize',
  'cutting-edge',
  'ever-evolving',
  'fast-paced world',
  'don’t miss',
  'stay tuned',
  'secrets revealed',
  'the power of',
] as const

const anyBanned = new RegExp(`(?<!\\p{L})(?:${bannedPhrases.join('|')})`, 'u')

/** Returns the first banned phrase in our own text, or null. */
export function bannedPhraseIn(text: string): string | null {
  return anyBanned.exec(text.toLowerCase().replaceAll("'", '’'))?.[0] ?? null
}
