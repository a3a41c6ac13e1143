/**
 * True if the instruction only asks for shorter texts. An instruction that says anything else may ask for fewer or
 * other items, so it doesn't count.
 */
export function asksForShorter(instruction: string): boolean {
  const wish = instruction.toLowerCase()
  // “The shorter quotes” asks to drop the long ones.
  if (/\bthe (?:shorter|short|briefer|brief)\b/.test(wish)) return false
  const words = wish.replace(aside, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => shorter.has(word)) && words.every((word) => shorter.has(word) || about.has(word))
}

const wordsIn = (list: string) => new Set(list.split(/\s+/))

const shorter = wordsIn(
  'short shorter shorten shortened brief briefer concise tight tighter tighten trim trimmed crisp crisper',
)

/** Words that may surround such a request: what it is about, how much, and "please". */
const about = wordsIn(
  `a all an and be bit but can could down each even every everything far i is it its like little lot
  make much of please quite really should slightly so still sweet thanks that the them these they this to up very want way
  would you your keep write
  text texts sentence sentences word words line lines wording
  caption captions carousel carousels clip clips conclusion description descriptions episode headline headlines hook
  intro introduction outro post posts quote quotes script slide slides summary title titles video`,
)

/** Phrases that don't affect the number of items: length limits, tone, and “each one”. */
const aside = new RegExp(
  [
    String.raw`\b(?:(?:at|the) most |under |below |about |around |up to |no more than |max(?:imum)?\.? )*(?:\d+|one|two|three|four|five) (?:words?|characters?|sentences?|lines?)\b`,
    String.raw`\b(?:each|every|this|that) one\b`,
    String.raw`\bmore (?=concise)`,
    // The page's own suggestions.
    String.raw`\bless hype\b|\bmore specific\b|\bplainer words\b`,
  ].join('|'),
  'g',
)
