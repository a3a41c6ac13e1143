// Detects texts that depend on the words before them, or stop before the thought is complete.

/** Words at the start of a text that refer to something the reader hasn't seen. */
const pointing = new Set(
  `and or because which who whose that that's those these this it it's they they're them their he he's she she's his her
  him then also too yeah yes yep right well okay ok oh um umm uh uhh exactly absolutely definitely totally sure including
  same`.split(/\s+/),
)
/** Openings with several words, and words that only dangle before a comma. */
const pointingStarts = ['as well', 'another one', 'one is', 'like,', 'no,']

/** True if the opening depends on the words before it. */
export function startsDangling(text: string): boolean {
  const plain = text
    .replace(/^[“"'‘([]+/, '')
    .replaceAll('’', "'")
    .toLowerCase()
  const words = plain.split(/\s+/, wordsLookedAt)
  if (pointsAhead(words) || asksWho(plain)) return false
  return pointing.has(bare(words[0])) || pointingStarts.some((start) => plain.startsWith(start))
}

const itOpens = new Set(['it is', 'it takes', 'it was'])
const clauseWords = new Set(['to', 'that', 'when', 'how', 'if'])
const relativeWords = new Set(['who', 'that', 'where', 'of', 'in'])
/** Maximum words between "it is" and what "it" refers to. */
const maxBetween = 6
/** Including "it is". */
const wordsLookedAt = 2 + maxBetween

/** True if the reference follows: "It is hard to …", "it turns out", "that person who …", "those of us". */
function pointsAhead(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  if (first === 'it' && second === 'turns' && third === 'out') return true
  const verbs = first === "it's" ? 1 : itOpens.has(`${first} ${second}`) ? 2 : 0
  if (verbs > 0) return words.slice(verbs, verbs + maxBetween).some((word) => clauseWords.has(word))
  if (!['this', 'that', 'these', 'those'].includes(first)) return false
  return (second.length >= 3 && relativeWords.has(third)) || (first === 'those' && ['who', 'of'].includes(second))
}

/** True for a question such as "Who pays for it?", which refers to no one before it. */
function asksWho(plain: string): boolean {
  return /^(?:who|whose|which)\b[^.!]*\?$/.test(plain)
}

function bare(word = ''): string {
  return word.replace(/[,.!?;:…]+$/, '')
}

const openEnds = new Set('and but or so because the a an to of with for that which'.split(' '))

/** True if the text stops in the middle of a thought. */
export function endsDangling(text: string): boolean {
  const end = text.trim().replace(/["'”’»)\]]{1,3}$/, '')
  return /[—–,:;]$|--$/.test(end) || openEnds.has(end.slice(end.lastIndexOf(' ') + 1).toLowerCase())
}
