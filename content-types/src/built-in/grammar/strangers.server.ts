import { oncePer, type Sentence } from '@podcastai/episode'

/** Whom a sentence speaks of first: somebody it names, or "he" and "she" whom it does not; else nobody. */
export type FirstMet = 'named' | 'stranger' | 'nobody'

/**
 * "She moved six inches.": in front of a passage a reader asks who. English only. Whoever reads several sentences goes by
 * the first one that speaks of anybody.
 */
export const firstMetIn = oncePer(({ text }: Sentence): FirstMet => {
  const pronoun = /\b(?:he|she|him|her|his|hers|himself|herself)\b/i.exec(text)
  const before = pronoun === null ? text : text.slice(0, pronoun.index)
  const names = before.match(/\p{Lu}\p{Ll}+/gu) ?? []
  if (person.test(before) || names.some((word) => !starters.has(word))) return 'named'
  return pronoun === null ? 'nobody' : 'stranger'
})

/** Words with a capital that name nobody: sentences begin with them, and the calendar. */
const starters = new Set(
  'The An One In At On And But So If When Then It This That These Those There Here We You They He She My Our Your His Her Their What Why How Who Where As For From With After Before Because Since While Once Every Some Most Many All No Not Now Today Yesterday Last Next First Even Just Also Still Yet Maybe Well Yeah Yes Okay Or Nor To By Of Until Although Though Each Both Either Another Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  ),
)

/** Who can be "he" or "she" from here on; a name inside a sentence can, too. */
const person =
  /\b(?:man|woman|guy|lady|gentleman|girl|boy|kid|child|baby|mother|mom|mum|father|dad|parent|wife|husband|partner|sister|brother|son|daughter|aunt|uncle|cousin|grand\w+|friend|neighbou?r|boss|teacher|doctor|nurse|professor|coach|founder|ceo|cto|manager|leader|customer|client|user|player|patient|student|apprentice|employee|colleague|coworker|actor|author|writer|singer|artist|engineer|developer|designer|researcher|scientist|president|king|queen|god|someone|somebody|everyone|everybody|nobody|anyone|anybody|person|human|\w+ (?:called|named))\b/i
