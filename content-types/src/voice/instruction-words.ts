/**
 * Asks for shorter texts and for nothing else: a wish that says anything more may be one for fewer items, or for other
 * ones, and is never taken for this.
 */
export function asksForShorter(instruction: string): boolean {
  const wish = instruction.toLowerCase()
  // Who wants “the shorter quotes” wants to be rid of the long ones.
  if (/\bthe (?:shorter|short|briefer|brief)\b/.test(wish)) return false
  const words = wish.replace(aside, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => shorter.has(word)) && words.every((word) => shorter.has(word) || about.has(word))
}

const wordsIn = (list: string) => new Set(list.split(/\s+/))

const shorter = wordsIn(
  'short shorter shorten shortened brief briefer concise tight tighter tighten trim trimmed crisp crisper',
)

/** Whom such a wish is about, how much, and please. */
const about = wordsIn(
  `a all an and be bit but can could down each even every everything far i is it its like little lot
  make much of please quite really should slightly so still sweet thanks that the them these they this to up very want way
  would you your keep write
  text texts sentence sentences word words line lines wording
  caption captions carousel carousels clip clips conclusion description descriptions episode headline headlines hook
  intro introduction outro post posts quote quotes script slide slides summary title titles video`,
)

/** What leaves the number of items alone: how long a text may be, how it is to sound, and “each one”. */
const aside = new RegExp(
  [
    String.raw`\b(?:(?:at|the) most |under |below |about |around |up to |no more than |max(?:imum)?\.? )*(?:\d+|one|two|three|four|five) (?:words?|characters?|sentences?|lines?)\b`,
    String.raw`\b(?:each|every|this|that) one\b`,
    String.raw`\bmore (?=concise)`,
    // As the page suggests them.
    String.raw`\bless hype\b|\bmore specific\b|\bplainer words\b`,
  ].join('|'),
  'g',
)
