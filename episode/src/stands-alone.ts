import { isOfWord } from './phrases.ts'
import type { Token } from './tagger.ts'

// Openers that depend on the sentence before. English only: in other languages length and punctuation decide.
const leaning =
  /^["“'‘(]?(?:um+|uh+|for (?:example|instance)|on the (?:other hand|contrary)|as you can see|in (?:that|this|which|other)|at that|from (?:there|that|this)|where|whereas|whose|who (?:is|are|was|were|do|does|did)|instead|that being said|with that|except|not (?:to|because|that|only)|even|despite|and|but|or|so|because|which|cause|'cause|yeah|yes|yep|yup|no|nope|right|okay|ok|oh|ah|hmm|mm|exactly|absolutely|definitely|sure|totally|also|too|then|well|like|plus|another|otherwise|therefore|though|either|neither|same|thanks|thank you|hey|hi|hello|sorry|wait|cool|nice|great|wow|correct|true|agreed|that's (?:right|true|correct|it|why|fair|great|cool|awesome|funny|interesting|what|how|where|when|a|the)|similarly|likewise|hence|thus|again|anyway|anyways)\b/i
const pronouns = new Set([
  'this',
  'that',
  'these',
  'those',
  'it',
  'they',
  'them',
  'he',
  'she',
  'him',
  'her',
  'his',
  'hers',
  'their',
  'theirs',
  'its',
  'such',
])
/** "It's hard to …", "It was years ago that …": "it" refers to what follows. "It's like …" refers back. */
const dummy =
  /^it(?: (?:takes|took) (?:\w+ ){1,4}to\b| turns out\b|(?:['’]s| is| was) (?!(?:\w+ )?(?:up|due|close|similar|next|related|back|down) to\b)(?!(?:not |just |really |all |so )*(?:to\b|that \w+(?:[.,!?]| (?:of|as|for)\b)))(?:(?:hard|easy|important|possible|impossible|time|okay) for (?:\w+ ){1,4}to\b|(?:\w+ ){0,2}that\b|(?:a |an |so |very |really |not |all |just |actually |kind of )*(?:\w+ )?(?:to|when|if|how)\b))/i

/** True if an English sentence makes sense without what came before it. */
export function standsAlone(text: string, tokens: readonly Token[]): boolean {
  if (!isFormedAlone(text)) return false
  const words = tokens.filter((token) => token.pos !== 'PUNCT' && token.pos !== 'SPACE')
  if (words.length < 5) return false
  // "Interesting just hearing …", "Happy to help": no subject.
  if (words[0]?.pos === 'ADJ' && !behindAdjective.has(words[1]?.pos ?? '')) return false
  if (!/[.!?]/.test(text) && !opensBare(text, words)) return false
  if (asks(words)) return false
  if (hasLoneCondition(text, tokens)) return false
  if (isPlaceOnly(text, words) || isNamedOnly(words)) return false
  const hasVerb = words.some((token) => token.pos === 'VERB' || token.pos === 'AUX')
  if (!hasVerb) return false
  return !opensOnPronoun(text, words)
}

/** True if a sentence is well formed without a look at its grammar: capitalized, not broken off, no leading "And …". */
function isFormedAlone(text: string): boolean {
  if (!/^["“'‘(]?[\p{Lu}\p{N}]/u.test(text) && /[.!?]/.test(text)) return false
  return !/(?:--|—|–|-|,|…|\.\.\.)["”']?$/.test(text) && !leaning.test(text)
}

/** True if unpunctuated text begins like a sentence: only with a subject or a condition. */
function opensBare(text: string, [first]: readonly Token[]): boolean {
  if (/^(?:you know|i mean|i guess|you see)\b/i.test(text)) return false
  return subjectForms.has(first?.pos ?? '') || bareOpeners.has(first?.lower ?? '')
}

/** Parts of speech that can follow a leading adjective, and those that can begin a subject. */
const behindAdjective = new Set(['NOUN', 'PROPN', 'ADJ', 'CCONJ'])
const subjectForms = new Set(['PRON', 'DET', 'NOUN', 'PROPN'])
const bareOpeners = new Set(['if', 'when', 'people', 'nobody', 'everybody'])

/** True if the words form a question, even without a question mark: "Do I get to eat". */
function asks([first, second, third]: readonly Token[]): boolean {
  if (first?.pos !== 'AUX') return false
  // "Don't you eat" asks, "Don't prioritize" advises.
  return second?.pos === 'PRON' || (second?.lower === "n't" && third?.pos === 'PRON')
}

/** True if a text is a condition without a main clause: "If you're a man, your risk of death." */
function hasLoneCondition(text: string, tokens: readonly Token[]): boolean {
  if (!conditions.has(leadingWord(text))) return false
  const comma = tokens.findIndex((token) => token.text === ',')
  const main = comma < 0 ? tokens.slice(1) : tokens.slice(comma + 1)
  // "were talking" counts once.
  const verbs = main.filter(
    ({ pos }, index) =>
      pos === 'VERB' || (pos === 'AUX' && main[index + 1]?.pos !== 'VERB' && main[index + 2]?.pos !== 'VERB'),
  ).length
  return comma < 0 ? verbs < 2 : verbs < 1
}

const conditions = new Set('if when while although though since unless until after before as whenever once'.split(' '))

/** Returns the lowercase letters a–z that a text begins with, or '' if a digit or "_" follows them. */
function leadingWord(text: string): string {
  const lower = text.slice(0, 12).toLowerCase()
  let end = 0
  while (lower.charCodeAt(end) >= 97 && lower.charCodeAt(end) <= 122) end += 1
  return isOfWord(lower.charCodeAt(end)) ? '' : lower.slice(0, end)
}

/** True if a text is only a place or time in which nothing happens: "In a town where nobody wants to work." */
function isPlaceOnly(text: string, words: readonly Token[]): boolean {
  if (words[0]?.pos !== 'ADP' || text.includes(',')) return false
  const verb = words.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  return words.slice(1, verb).some(({ lower }) => describing.has(lower))
}

const describing = new Set(['where', 'who', 'which', 'that', 'when'])

/** True if a subject is only described, without a main verb: "Most bakeries that are three ovens large." */
function isNamedOnly(words: readonly Token[]): boolean {
  const verb = words.findIndex(isVerb)
  const relative = words.findIndex(({ lower }, at) => relatives.has(lower) && nameForms.has(words[at - 1]?.pos ?? ''))
  if (relative < 0 || relative > verb) return false
  const rest = words.slice(relative + 1)
  // "are growing" and "want to grow" count once.
  const verbs = rest.filter((word, at) => {
    const leadsOn = word.pos === 'AUX' && rest.slice(at + 1, at + 3).some(isVerb)
    return isVerb(word) && !leadsOn && rest[at - 1]?.lower !== 'to'
  })
  return verbs.length <= 1
}

const relatives = new Set(['that', 'who', 'which'])
const nameForms = new Set(['NOUN', 'PROPN'])
const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'

/** Pronouns that name a subject as well as a noun does: "If something is done, it …", "Everybody I know says they …" */
const anybody = new Set('someone anyone everyone noone somebody anybody everybody nobody'.split(' '))
const anything = new Set(['something', 'anything', 'everything'])

/** "I hate this whole idea of a day off": "this" is explained at once. */
const explained = /^(?:\S+ ){1,4}th(?:is|at) (?:whole |entire )?(?:idea|concept|notion|myth|belief) (?:of|that)\b/i

/**
 * True if a pronoun before the first noun refers back: it does unless a relative clause or an infinitive explains it.
 */
function opensOnPronoun(text: string, words: readonly Token[]): boolean {
  if (dummy.test(text) || explained.test(text)) return false
  for (const [index, token] of words.slice(0, 7).entries()) {
    const next = words[index + 1]
    if (token.pos === 'NOUN' || token.pos === 'PROPN' || anybody.has(token.lower)) return false
    if (index > 0 && anything.has(token.lower)) return false
    if (!pronouns.has(token.lower)) continue
    if (token.lower === 'that' && (token.pos === 'SCONJ' || (index > 0 && next?.pos === 'PRON'))) continue
    const determines = next !== undefined && (next.pos === 'NOUN' || next.pos === 'PROPN')
    if (token.lower === 'those' && (next?.lower === 'who' || next?.lower === 'of')) return false
    return !(determines && index > 2)
  }
  return false
}
