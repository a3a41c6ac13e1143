// Texts that lean on words before them, or stop before their thought is over.

/** Words that point at something the reader has not seen, where a text opens on them. */
const pointing = new Set(
  `and or because which who whose that that's those these this it it's they they're them their he he's she she's his her
  him then also too yeah yes yep right well okay ok oh um umm uh uhh exactly absolutely definitely totally sure including
  same`.split(/\s+/),
)
/** Openings of more than one word, and those that only a comma makes loose. */
const pointingStarts = ['as well', 'another one', 'one is', 'like,', 'no,']

/** True for an opening that leans on words before it. */
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
/** Words between "it is" and what it stands for. */
const maxBetween = 6
/** With "it is" in front. */
const wordsLookedAt = 2 + maxBetween

/** "It is hard to …", "it turns out", "that person who …", "those of us": what they point at comes behind them. */
function pointsAhead(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  if (first === 'it' && second === 'turns' && third === 'out') return true
  const verbs = first === "it's" ? 1 : itOpens.has(`${first} ${second}`) ? 2 : 0
  if (verbs > 0) return words.slice(verbs, verbs + maxBetween).some((word) => clauseWords.has(word))
  if (!['this', 'that', 'these', 'those'].includes(first)) return false
  return (second.length >= 3 && relativeWords.has(third)) || (first === 'those' && ['who', 'of'].includes(second))
}

/** "Who pays for it?" is said of nobody before it. */
function asksWho(plain: string): boolean {
  return /^(?:who|whose|which)\b[^.!]*\?$/.test(plain)
}

function bare(word = ''): string {
  return word.replace(/[,.!?;:…]+$/, '')
}

const openEnds = new Set('and but or so because the a an to of with for that which'.split(' '))

/** True for a text that stops in the middle of a thought. */
export function endsDangling(text: string): boolean {
  const end = text.trim().replace(/["'”’»)\]]{1,3}$/, '')
  return /[—–,:;]$|--$/.test(end) || openEnds.has(end.slice(end.lastIndexOf(' ') + 1).toLowerCase())
}
