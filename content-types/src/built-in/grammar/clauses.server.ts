import type { Sentence, Token } from '@podcastai/episode'
import { dependsOnContext, opensDangling } from './publishable-sentences.server.ts'
import { finiteVerbAt, hasFiniteVerb, tokensOf } from './sentence-grammar.server.ts'

// Short pieces of a sentence that parse by themselves, for titles and pictures. A piece is one contiguous run of the
// speaker's words, and never one that turns the meaning round: no main clause without its "if", no half of a "not … but".

export type ClauseKind = 'statement' | 'imperative' | 'question' | 'indirect-question'

export type Clause = {
  sentence: Sentence
  kind: ClauseKind
  /** First and last word, counted from 0 in the sentence. */
  from: number
  to: number
  /** Its words without the mark of punctuation at the end. */
  text: string
  words: number
  /** Says "I", "we", "my" or "our", so it must stand in quotation marks. */
  firstPerson: boolean
  /** A figure with the noun it counts, for example "3,000 packages". */
  figure: string | null
  /** Its tokens with parts of speech. */
  tokens: Token[]
}

/** The mark that prints a clause; `running` when it continues a sentence of ours. */
export function clauseMark({ sentence, from, to }: Clause, running = false): string {
  return `[[${running ? '~' : ''}${sentence.id}:${from}-${to}]]`
}

/** Every clause of a sentence that parses and can be understood alone. English only. */
export function clausesOf(sentence: Sentence): Clause[] {
  const words = wordsOf(sentence)
  const found: Clause[] = []
  for (const from of starts(words))
    for (const to of ends(words)) {
      const clause = to - from >= 1 ? clauseBetween(sentence, words, from, to) : null
      if (clause) found.push(clause)
    }
  return found
}

/** Talk about the talk, interjections, and what a reader cannot place: no headline. */
export function unfitForHeadline(text: string): boolean {
  return unfit.test(text) || calling.test(text)
}

const unfit =
  /, I (?:think|guess|mean|believe),|, right\b|\b(?:podcasts?|episodes?|listeners?|congratulations|questions?|y[’']all|for some reason|like about|me that|let[’']s|stuff|in terms of|talk about|shout ?out|mentioned|said|says?|guess|yeah|definitely|basically|obviously|literally|huh|lot of your|thank you|thanks|, man|guys)\b/i

/** "What did you think, Jonas?", "No the first one …", "… on that as well": said across the table. */
const calling = /, \p{Lu}\p{Ll}+[?!]?$|^(?:No|Yes|Yeah) (?:the|it|we|I)\b|\bas well$/u

type Word = { text: string; lower: string; tokens: Token[] }

function wordsOf(sentence: Sentence): Word[] {
  const tokens = tokensOf(sentence)
  let next = 0
  return [...sentence.text.matchAll(/\S+/g)].map((match) => {
    const end = match.index + match[0].length
    const inside: Token[] = []
    for (let token = tokens[next]; token && token.from < end; token = tokens[++next]) inside.push(token)
    return { text: match[0], lower: match[0].toLowerCase().replace(/[^\p{L}\p{N}’'%$-]/gu, ''), tokens: inside }
  })
}

const skippedFronts =
  /^(?:so|and|but|well|now|look|because|i think(?: that)?|i believe(?: that)?|i feel like|i guess|i would say(?: that)?|i'd say(?: that)?|the truth is(?: that)?|the thing is(?: that)?|the point is(?: that)?|the fact is(?: that)?|it turns out(?: that)?|you know|honestly|actually|basically) $/

/** The words that `skippedFronts` can begin with. */
const skippedBegins = new Set(
  "so and but well now look because i i'd the it you honestly actually basically".split(' '),
)

/** Where a clause may begin: at the front, behind an empty front, at an embedded question, behind a colon. */
function starts(words: readonly Word[]): number[] {
  const found = new Set([0])
  const maySkip = skippedBegins.has(words[0]?.lower ?? '')
  let front = ''
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    front += `${word.lower} `
    if (maySkip && at < 8 && frontIsSkipped(front)) found.add(at + 1)
    if (before && /[:;–]$/.test(before.text)) found.add(at)
    if (at > 0 && /^(?:how|why|what)$/.test(word.lower) && isClauseSubject(words[at + 1])) found.add(at)
  }
  return [...found]
}

/** "so i think" is a chain of skippable fronts. */
function frontIsSkipped(front: string): boolean {
  let rest = front
  for (let round = 0; round < 4 && rest !== ''; round++) {
    const parts = rest.split(' ')
    const length = [5, 4, 3, 2, 1].find(
      (count) => parts.length > count && skippedFronts.test(`${parts.slice(0, count).join(' ')} `),
    )
    if (length === undefined) return false
    rest = parts.slice(length).join(' ')
  }
  return rest === ''
}

function isClauseSubject(word: Word | undefined): boolean {
  const pos = word?.tokens[0]?.pos ?? ''
  return /^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(pos) || /^(?:you|we|i|people|to)$/.test(word?.lower ?? '')
}

/** Where a clause may end: at the end, and before what only adds. Never before what limits it (if, unless, than, not). */
function ends(words: readonly Word[]): number[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (!next) return [at]
    if (/[;:]$|^[–—]$/.test(word.text)) return [at]
    const adds = /^(?:because|which|and|but|so|where)$/.test(next.lower)
    const subject = words[at + 2]
    const clauseFollows = /^(?:i|we|you|they|it|he|she|that|there|that's|it's|then|the|this)$/.test(
      subject?.lower ?? '',
    )
    if (adds && (next.lower === 'because' || (next.lower === 'which' && word.text.endsWith(',')) || clauseFollows))
      return [at]
    return []
  })
}

function clauseBetween(sentence: Sentence, words: readonly Word[], from: number, to: number): Clause | null {
  const inside = words.slice(from, to + 1)
  const text = inside
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<![\s.,;:!–—-])[\s.,;:!–—-]+$/u, '')
  const tokens = inside.flatMap((word) => word.tokens).filter((token) => token.pos !== 'PUNCT')
  if (from > 0 && /\b(?:if|unless|although|though|whether|not|n[’']t|never|wouldn|don)\b/i.test(before(words, from)))
    return null
  // "Every time it rained" waits for its main clause.
  if (/^(?:every|each|the (?:first|last|next)|any) time\b/i.test(text) && !text.includes(',')) return null
  const balanced = !/["“”()[\]]/.test(text) && !/[,;:]$/.test(text)
  if (!balanced || opensDangling(text) || dependsOnContext(text)) return null
  const kind = kindOf(text, tokens, to === words.length - 1)
  if (kind === null || !endsWell(tokens)) return null
  return {
    sentence,
    kind,
    from,
    to,
    text,
    words: inside.length,
    firstPerson: /\b(?:i|i[’']\p{L}+|me|my|mine|we|we[’']\p{L}+|us|our|ours)\b/iu.test(text),
    figure: figureIn(tokens),
    tokens,
  }
}

function before(words: readonly Word[], from: number): string {
  return words
    .slice(0, from)
    .map((word) => word.text)
    .join(' ')
}

function kindOf(text: string, tokens: readonly Token[], wholeEnd: boolean): ClauseKind | null {
  const [first, second] = tokens
  if (!first || !second) return null
  if (text.endsWith('?') && wholeEnd) return isQuestionOpener(first) ? 'question' : null
  if (/^(?:how|why|what)$/.test(first.lower)) {
    const subjectFirst = second.pos !== 'AUX' && second.pos !== 'VERB' && hasFiniteVerb(tokens.slice(1))
    return subjectFirst && !/^(?:about|if|else)$/.test(second.lower) && !commaSplit(text) ? 'indirect-question' : null
  }
  if (isImperative(tokens)) return 'imperative'
  const opens = /^(?:DET|NOUN|PROPN|ADJ|NUM|PRON)$/.test(first.pos)
  return opens && hasFiniteVerb(tokens) && hasSubject(tokens) ? 'statement' : null
}

function commaSplit(text: string): boolean {
  return /[,;:]/.test(text)
}

function isQuestionOpener({ lower }: Token): boolean {
  return /^(?:how|why|what|who|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|has|have)$/.test(
    lower,
  )
}

function isImperative(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (!first || !second) return false
  if (/^(?:don|do)$/.test(first.lower) && /^n[’']t$/.test(second.lower)) return true
  if (
    /^(?:never|always|stop|start|keep|make|ask|write|build|learn|find|use|try|give|take|remember|trust|treat|pick|choose|listen|focus|invest|read|talk|teach|show|let|be)$/.test(
      first.lower,
    )
  )
    return !/^(?:AUX|CCONJ)$/.test(second.pos) && second.lower !== 'to' && !/^(?:me|us|you)$/.test(second.lower)
  return false
}

/** The first verb that is not part of "to do" or "doing" comes after a noun or pronoun. */
function hasSubject(tokens: readonly Token[]): boolean {
  const verb = finiteVerbAt(tokens)
  return tokens.slice(0, verb).some(({ pos }) => /^(?:NOUN|PROPN|PRON|NUM)$/.test(pos)) && verb <= 8
}

function endsWell(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (!last || /^(?:AUX|DET|CCONJ|SCONJ|ADP|PART)$/.test(last.pos)) return false
  return !/^(?:i|we|they|he|she|my|your|our|their|the|a|an|and|or|but|of|to|for|with|very|so|too|really|just|also|even|like|not|then|in|on|at|by|from|into|about|because|if|than|as)$/.test(
    last.lower,
  )
}

/** The first figure with its noun, for example "57 million packages"; years and small counts do not make a title. */
function figureIn(tokens: readonly Token[]): string | null {
  for (const [at, token] of tokens.entries()) {
    if (token.pos !== 'NUM' || /^(?:one|two|0|1|2)$/.test(token.lower) || /^(?:19|20)\d\d$/.test(token.lower)) continue
    const rest = tokens.slice(at + 1, at + 4)
    let noun = rest.findIndex(({ pos, lower }) => pos === 'NOUN' || lower === '%')
    while (rest[noun + 1]?.pos === 'NOUN') noun += 1
    if (noun < 0 || rest.slice(0, noun).some(({ pos }) => !/^(?:NUM|ADJ|NOUN)$/.test(pos))) continue
    return [token, ...rest.slice(0, noun + 1)]
      .map(({ text }) => text)
      .join(' ')
      .replace(' %', '%')
  }
  return null
}
