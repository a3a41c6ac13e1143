import { isEverydayNoun, oncePer, type Sentence, type Token } from '@podcastai/episode'
import { tokensOf } from './sentence-grammar.server.ts'

/** `key`: the same for one and many, only ever compared. `proper`: a name. */
export type NounPhrase = { text: string; key: string; words: number; proper: boolean }

/** What an English sentence names: nouns with their adjectives, and nouns joined by "of", without words that say nothing. */
export const nounPhrasesIn = oncePer(readPhrases)

function readPhrases(sentence: Sentence): readonly NounPhrase[] {
  const tokens = tokensOf(sentence)
  const found: NounPhrase[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from
    while (isNominal(tokens[to]) || isHyphen(tokens, to, from) || isOf(tokens, to, from)) to += 1
    if (to === from) continue
    const said = trimmed(sentence.text, tokens, from, to)
    if (said) found.push(said)
    from = to
  }
  return found
}

function isNominal(token: Token | undefined): boolean {
  if (token?.pos !== 'NOUN' && token?.pos !== 'PROPN' && token?.pos !== 'ADJ') return false
  return /^\p{L}[\p{L}\p{N}+#.&’'-]*$/u.test(token.text)
}

function isHyphen(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return at > from && token?.text === '-' && before?.to === token.from && after?.from === token.to && isNominal(after)
}

/** "software bill of materials", but of nothing that only counts: "a lot of bread" is about bread. */
function isOf(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    at > from && token?.lower === 'of' && before?.pos !== 'ADJ' && !empty.has(before?.lower ?? '') && isNominal(after)
  )
}

/** Without the words in front that say nothing; null where none is left that tells. */
function trimmed(text: string, tokens: readonly Token[], from: number, to: number): NounPhrase | null {
  let begin = from
  while (begin < to && (leading.has(tokens[begin]?.lower ?? '') || tokens[begin]?.text === '-')) begin += 1
  // "Three-Body Problem": half of it is no name.
  if (/^[-.]$/.test(tokens[begin - 1]?.text ?? '') && tokens[begin - 1]?.to === tokens[begin]?.from) return null
  const run = tokens.slice(begin, to).filter((token) => token.text !== '-')
  const [head, last] = [run[0], run.at(-1)]
  if (!head || !last || run.length > 4 || (run.length > 3 && !run.some(({ lower }) => lower === 'of'))) return null
  if (last.pos === 'ADJ' || leading.has(last.lower) || last.lower === 'stage') return null
  if (run.some(({ lower }) => empty.has(lower) || /^\p{L}$/u.test(lower))) return null
  const shown = text.slice(head.from, last.to)
  if (/["“”()[\]]|--|\. /.test(shown) || shown.length > longest) return null
  const opens = head.from === 0
  const proper = run.every(({ text: word }, at) => /\p{Lu}/u.test(word) && (at > 0 || !opens || /.\p{Lu}/u.test(word)))
  if (run.length === 1 && (opens || (!proper && isEverydayNoun(head.lower)))) return null
  if (!proper && run.every(({ lower }) => isEverydayNoun(lower))) return null
  // "executives wake", "research shows": a verb that was taken for a noun.
  if (run.length > 1 && !proper && (saysVerb.has(last.lower) || isMany(head.lower))) return null
  const plain = opens && !proper ? shown.charAt(0).toLowerCase() + shown.slice(1) : shown
  return { text: plain, key: keyOf(plain), words: plain.split(/\s+/).length, proper }
}

const longest = 36

const saysVerb = new Set(
  'shows show drives works means helps makes gives needs runs wins comes goes wake talking dotted'.split(' '),
)

/** A plural in front of another noun; "sales" and "operations" stand there as well. */
function isMany(word: string): boolean {
  return (
    /[^sui]s$/.test(word) &&
    !/^(?:sales|operations?|systems?|news|sports|windows|ops|communications?|savings|arts|mathematics|physics|politics|economics|robotics|analytics|graphics|ads|payments|developers|parents|women|teams)$/.test(
      word,
    )
  )
}

/** The same for one and many. */
export function keyOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '')
}

/** Left off in front of a noun, and no noun to end on. */
const leading = new Set(
  `other same next last more most less least many much few own whole entire great good nice different certain interesting actual
  new old easy real additional given big huge giant massive random older newer particular common various hard true simple single
  normal general basic beautiful specific important major main own very such several every each any some only even just
  pretty total amazing crazy awesome incredible latest recent current initial previous remaining future favorite typical`.split(
    /\s+/,
  ),
)

/** Say nothing in a title, wherever they stand in a phrase. */
const empty = new Set(
  `thing things lot lots bunch kind kinds sort sorts way ways part parts stuff people guy guys folks time times year years day days week
  weeks month months minute minutes hour hours little couple able sure podcast episode episodes point points bit bits question questions
  person persons right left wrong correct front back best better worst biggest bigger explicit full late later weird cool bad
  ton tons fair amount amounts daily basis side sides ideal sign average one ones today tomorrow yesterday tonight proper
  multiple larger smaller opposite use complete example examples instance instances term terms number numbers case cases group groups
  place places moment moments fact facts reason reasons idea ideas situation situations effort process phase phases sense like yeah okay ok
  mm hmm um uh oh wow thank thanks sorry god gosh thought thoughts everything anything something nothing someone anyone everyone
  everybody nobody end start beginning middle gonna wanna gotta lol possible available fun funny half top bottom extra my your our
  his her their word words sentence line lines name names list mind deal guess talk look feeling regard matter degree sudden course hand
  hands else digit version versions era decade topic topics realm type types subset last next swathe piece pieces step steps worth cost costs
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday respect extent giving wearing going making getting having doing taking trying saying ass damn hell`.split(
    /\s+/,
  ),
)
