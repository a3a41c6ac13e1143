import type { Sentence } from '../episode.ts'
import type { Token } from '../tagger.ts'
import { isUnheard, piecesOf, surprises } from './sequences.ts'

// What a judgement looks at, by name. Each feature is something that a reader can check by eye: the words of a line, its
// form, where it was cut, and what stands around it. Which of them count, and how much, is fitted.

/** A line: a run of tokens from one in `first` up to (not including) one in `last`, a sentence of the same turn. */
export type LineSpan = { first: number; from: number; last: number; to: number }

export type Emit = (feature: string, value?: number) => void

/** A sentence, prepared once for all lines that are cut from it. */
export type Prepared = {
  sentence: Sentence
  tokens: readonly Token[]
  /** By token: bits of surprise of the words up to it (sums from the sentence's begin). */
  surprise: Float64Array
  unheard: Uint16Array
  words: Uint16Array
  /** By token: its feature. */
  names: readonly string[]
  /** By token: it was said within the two sentences before. */
  given: Uint8Array
  question: boolean
  leftOut: number
  role: 'host' | 'guest' | 'unknown'
  /** Sentences of its turn before and behind it. */
  before: number
  after: number
  /** Where it stands in the episode, 0–1. */
  share: number
}

const isMark = ({ pos }: Token) => pos === 'PUNCT' || pos === 'SPACE'
const isContent = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'VERB'

/** What features need of a sentence, beside its surroundings. `recent`: lemmas of content of the two sentences before. */
export function prepareWords(
  text: string,
  tokens: readonly Token[],
  recent: ReadonlySet<string>,
): Pick<Prepared, 'surprise' | 'unheard' | 'words' | 'given' | 'names'> {
  const pieces = piecesOf(text)
  const bits = surprises(pieces)
  const surprise = new Float64Array(tokens.length + 1)
  const unheard = new Uint16Array(tokens.length + 1)
  const words = new Uint16Array(tokens.length + 1)
  const given = new Uint8Array(tokens.length)
  let piece = 0
  for (const [at, token] of tokens.entries()) {
    let sum = 0
    let strange = 0
    for (; piece < pieces.length && (pieces[piece]?.at ?? 0) < token.to; piece += 1) {
      sum += bits[piece] ?? 0
      const word = pieces[piece]?.piece ?? ''
      if (token.pos !== 'PROPN' && isUnheard(word)) strange += 1
    }
    surprise[at + 1] = (surprise[at] ?? 0) + sum
    unheard[at + 1] = (unheard[at] ?? 0) + strange
    words[at + 1] =
      (words[at] ?? 0) +
      (isMark(token) || token.text.startsWith("'") || token.text.startsWith('’') || token.lower === "n't" ? 0 : 1)
    given[at] = isContent(token) && recent.has(token.lemma.toLowerCase()) ? 1 : 0
  }
  const names = tokens.map(({ pos, lower }) => (pos === 'PROPN' || pos === 'NUM' ? `w:<${pos}>` : `w:${lower}`))
  return { surprise, unheard, words, given, names }
}

const loose = new Set(
  'it this that these those they them he him she her his hers their its there one ones thing things stuff'.split(' '),
)
const me = new Set('i me my mine myself'.split(' '))
const us = new Set('we us our ours'.split(' '))
const you = new Set('you your yours yourself'.split(' '))
const past = new Set(
  'was were had did went said got came made took thought knew saw gave told felt became left kept began ran wrote met sat stood lost paid sent built spent won held brought bought heard read grew spoke fell drew chose rose'.split(
    ' ',
  ),
)
const fillers = new Set('like um uh actually basically kinda sorta yeah okay'.split(' '))

const steps = (value: number, limits: readonly number[]) => {
  let step = 0
  while (step < limits.length && value >= (limits[step] ?? 0)) step += 1
  return step
}

/** Everything that shows about a line, given the sentences of the episode. */
export function lineFeatures(all: readonly Prepared[], span: LineSpan, emit: Emit): void {
  const { first, from, last, to } = span
  const opening = all[first]
  const closing = all[last]
  if (!opening || !closing) return
  emit('bias')
  let words = 0
  let bits = 0
  let unheard = 0
  let worst = 0
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Set<string>()
  let firstNoun = -1
  let firstLoose = -1
  let content = 0
  let given = 0
  let definiteGiven = 0
  let length = 0
  let lemmasSeen: Set<string> | null = null
  let previous: Token | null = null
  let atWord = 0
  let namesSeen = false
  for (let id = first; id <= last; id += 1) {
    const here = all[id]
    if (!here) continue
    const [a, b] = [id === first ? from : 0, id === last ? to : here.tokens.length]
    words += (here.words[b] ?? 0) - (here.words[a] ?? 0)
    bits += (here.surprise[b] ?? 0) - (here.surprise[a] ?? 0)
    unheard += (here.unheard[b] ?? 0) - (here.unheard[a] ?? 0)
    for (let at = a; at + 4 <= b; at += 2)
      worst = Math.max(worst, (here.surprise[at + 4] ?? 0) - (here.surprise[at] ?? 0))
    for (let at = a; at < b; at += 1) {
      const token = here.tokens[at] as Token
      if (isMark(token)) {
        if (token.text === ',') count('commas')
        else if (/^(?:-+|–|—|\.{2,}|…)$/.test(token.text)) count('dashes')
        else if (/["“”]/.test(token.text)) count('marks')
        else if (token.text.includes('[')) count('sound')
        previous = token
        continue
      }
      const { lower, pos } = token
      length += lower.length
      if (!seen.has(lower)) {
        seen.add(lower)
        emit(here.names[at] ?? '')
      } else if (pos === 'NOUN' || pos === 'VERB') count('again')
      if (previous && previous.lower === lower) count('stutter')
      if (pos === 'NOUN' || pos === 'PROPN') {
        if (firstNoun < 0) firstNoun = atWord
        count(pos === 'NOUN' ? 'nouns' : 'names')
        if (given < 99 && here.given[at] && previous?.lower === 'the') definiteGiven += 1
      } else if (pos === 'VERB') count('verbs')
      else if (pos === 'ADJ') count('adjectives')
      else if (pos === 'NUM') count('numbers')
      else if (pos === 'INTJ') count('interjections')
      if (loose.has(lower)) {
        const next = here.tokens[at + 1]
        const points = lower === 'this' || lower === 'that' || lower === 'these' || lower === 'those'
        const names = next !== undefined && (next.pos === 'NOUN' || next.pos === 'ADJ')
        // "I think that …" points at nothing.
        const joins =
          lower === 'that' &&
          (pos === 'SCONJ' || (previous !== null && (previous.pos === 'VERB' || previous.pos === 'NOUN')))
        if (points && names && !joins) count('points at a noun')
        else if (!joins) {
          if (firstLoose < 0) firstLoose = atWord
          count(firstNoun < 0 ? 'loose before a noun' : 'loose')
          if (
            lower === 'he' ||
            lower === 'she' ||
            lower === 'him' ||
            lower === 'her' ||
            lower === 'they' ||
            lower === 'them'
          ) {
            count(namesSeen ? 'person named' : 'person not named')
          }
        }
      }
      if (pos === 'PROPN') namesSeen = true
      if (previous?.lower === 'the' && pos === 'NOUN') {
        const next = here.tokens[at + 1]?.lower
        if (next !== 'of' && next !== 'that' && next !== 'who' && !lemmasSeen?.has(token.lemma)) count('the noun')
      }
      if (me.has(lower)) count('me')
      else if (us.has(lower)) count('us')
      else if (you.has(lower)) count('you')
      if (past.has(lower) || (pos === 'VERB' && lower.endsWith('ed'))) count('past')
      if (fillers.has(lower)) count('fillers')
      if (isContent(token)) {
        content += 1
        given += here.given[at] ?? 0
        lemmasSeen ??= new Set()
        lemmasSeen.add(token.lemma)
      }
      previous = token
      atWord += 1
    }
  }
  const n = Math.max(1, words)
  emit(`words:${steps(words, [6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50])}`)
  emit(`sentences:${Math.min(3, last - first + 1)}`)
  for (const [name, times] of counts) {
    emit(`${name}#${Math.min(4, times)}`)
    emit(`${name}/`, (times / n) * 4)
  }
  emit('surprise/', bits / n / 8)
  emit(`surprise:${steps(bits / n, [5, 6, 7, 8, 9, 10, 12])}`)
  emit(`worst:${steps(worst, [35, 42, 50, 58, 68])}`)
  emit(`unheard:${Math.min(3, unheard)}`)
  emit('letters/', length / n / 5)
  emit(`content:${steps(content / n, [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6])}`)
  emit(`given:${content === 0 ? 'none' : steps(given / content, [0.01, 0.2, 0.35, 0.5, 0.75])}`)
  emit(`definite:${Math.min(2, definiteGiven)}`)
  emit(
    firstLoose >= 0 && (firstNoun < 0 || firstLoose < firstNoun)
      ? `loose first:${Math.min(4, firstLoose)}`
      : firstLoose >= 0
        ? 'loose later'
        : 'nothing loose',
  )
  const openingEdges = edgeOf(opening.tokens, from)
  emit(`first:${openingEdges.lower}`)
  emit(`first2:${openingEdges.lower} ${openingEdges.next}`)
  emit(`forms:${openingEdges.forms}`)
  const cut = previousWord(opening.tokens, from)
  emit(`cut:${from === 0 ? 'none' : cut}`)
  if (from === 0) emit(/^["“(]?\p{Ll}/u.test(opening.sentence.text) ? 'starts small' : 'starts whole')
  const ending = lastWord(closing.tokens, to)
  emit(`last:${ending?.lower ?? ''}`)
  emit(`last form:${ending?.pos ?? ''}`)
  if (to < closing.tokens.length) {
    emit('cut end')
    emit(`behind:${nextWord(closing.tokens, to)}`)
  } else {
    const mark = closing.tokens.at(-1)
    emit(`end:${mark && isMark(mark) ? mark.text.slice(0, 3) : 'open'}`)
    const next = all[last + 1]
    if (next && next.sentence.turn === closing.sentence.turn) {
      emit(`then:${next.tokens[0]?.lower ?? ''}`)
      if (next.question) emit('leads to a question')
    }
  }
  emit(`role:${opening.role}`)
  emit(`before:${Math.min(4, opening.before)}`)
  emit(`after:${Math.min(3, closing.after)}`)
  const asked = all[first - 1]
  if (asked && asked.sentence.turn !== opening.sentence.turn) emit(asked.question ? 'answers' : 'takes turn')
  const echo = all[last + 1]
  if (echo && echo.sentence.turn !== closing.sentence.turn) emit(echo.sentence.words <= 4 ? 'echoed' : 'turn ends')
  emit(`share:${steps(opening.share, [0.02, 0.05, 0.1, 0.9, 0.95, 0.98])}`)
  let leftOut = 0
  let quotability = 0
  for (let id = first; id <= last; id += 1) {
    leftOut = Math.max(leftOut, all[id]?.leftOut ?? 0)
    quotability = Math.max(quotability, all[id]?.sentence.traits.quotability ?? 0)
  }
  emit('left out', leftOut)
  const { traits } = opening.sentence
  emit('judged as a quote', quotability / 50)
  emit('judged as an opening', traits.opening / 50)
  emit('judged as a landing', closing.sentence.traits.landing / 50)
  if (traits.standsAlone) emit(from === 0 ? 'stands alone' : 'cut from what stands alone')
  if (traits.rough) emit('rough')
}

function edgeOf(tokens: readonly Token[], from: number): { lower: string; next: string; forms: string } {
  const words: Token[] = []
  for (let at = from; at < tokens.length && words.length < 3; at += 1) {
    const token = tokens[at]
    if (token && !isMark(token)) words.push(token)
  }
  return { lower: words[0]?.lower ?? '', next: words[1]?.lower ?? '', forms: words.map(({ pos }) => pos).join(' ') }
}

function previousWord(tokens: readonly Token[], from: number): string {
  const mark = tokens[from - 1]
  if (mark && isMark(mark)) return `${mark.text} ${tokens[from - 2]?.lower ?? ''}`
  return mark?.lower ?? ''
}

function nextWord(tokens: readonly Token[], to: number): string {
  for (let at = to; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token && !isMark(token)) return token.lower
  }
  return ''
}

function lastWord(tokens: readonly Token[], to: number): Token | undefined {
  for (let at = to - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token && !isMark(token)) return token
  }
  return undefined
}
