import { type Sentence, tag, tokensOf } from '@podcastai/episode'
import { numbersIn } from './spoken-numbers.server.ts'
import { isNegator } from './wording.server.ts'

/** A word that a sentence cannot lose or gain without saying something else; or a pronoun, which only stands in the way. */
export type MeaningWord = {
  /** The word without its inflection; a number's value. */
  key: string
  kind: 'noun' | 'verb' | 'number' | 'pronoun' | 'other'
  /** How many denials it stands under: of "not" and "never" together two. */
  denied: number
  /** Number of its clause. */
  clause: number
}

/** English only. `text` may hold the marks of voices and quotations; they are no words. */
export function meaningWords(text: string): MeaningWord[] {
  const plain = spelledOut(text)
  return fromTokens(tag(plain).tokens, plain)
}

const known = new WeakMap<Sentence, MeaningWord[]>()

export function meaningWordsSaid(sentence: Sentence): MeaningWord[] {
  const plain = spelledOut(sentence.text)
  const words =
    known.get(sentence) ?? fromTokens(plain === sentence.text ? tokensOf(sentence) : tag(plain).tokens, plain)
  known.set(sentence, words)
  return words
}

/** "$10", "10%" and "€ 10" with their units in words, so that a changed sign is a changed word. */
function spelledOut(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(
      /([$€£¥])\s?(\d+(?:[.,]\d+)*(?:\s?(?:k|m|bn|thousand|million|billion)\b)?)/gi,
      (_, sign, figure) => `${figure} ${units[sign]}`,
    )
    .replace(/(\d)\s?([$€£¥%])/g, (_, figure, sign) => `${figure} ${units[sign]}`)
}

const units: Record<string, string> = { $: 'dollars', '€': 'euros', '£': 'pounds', '¥': 'yen', '%': 'percent' }

type Token = { lower: string; pos: string; lemma: string; from: number }

function fromTokens(tokens: readonly Token[], text: string): MeaningWord[] {
  const numbers = numbersIn(text)
  const words: MeaningWord[] = []
  let [denied, clause] = [0, 0]
  for (const { lower, pos, lemma, from } of tokens) {
    const number = numbers.findLast(({ at, written }) => at <= from && from < at + written.length)
    if (number !== undefined) {
      if (number.at === from) words.push({ key: number.value, kind: 'number', denied, clause })
      continue
    }
    if (/^(?:[,;:–—-]|but|because|while|whereas)$/.test(lower)) denied = 0
    if (/^(?:[,;:–—-]|but|because|while|whereas|and|or|so)$/.test(lower)) clause += 1
    if (isNegator(lower) || denials.has(lemma.toLowerCase())) {
      denied += 1
      continue
    }
    if (/^(?:i|we|you|he|she|they|me|us|him|them)$/.test(lower))
      words.push({ key: lower, kind: 'pronoun', denied, clause })
    if (!/\p{L}/u.test(lower) || light.has(lower) || light.has(lemma.toLowerCase())) continue
    words.push({ key: keyOf(lemma.toLowerCase()), kind: kindOf(pos), denied, clause })
  }
  return words
}

function kindOf(pos: string): MeaningWord['kind'] {
  if (pos === 'NOUN' || pos === 'PROPN') return 'noun'
  return pos === 'VERB' ? 'verb' : 'other'
}

function keyOf(lemma: string): string {
  const plain = lemma.replace(/'s?$/, '')
  return plain.length <= 4
    ? plain
    : plain
        .replace(/(?<=\p{L}{3})(?:ing|ed|ly|s)$/u, '')
        .replace(/(\p{L})\1$/u, '$1')
        .replace(/e$/, '')
}

/** Words that turn round what stands behind them as a "not" does. */
const denials = new Set(
  'doubt deny refuse myth misconception false untrue rarely seldom scarcely lie fail stop avoid'.split(' '),
)

/** Words that any sentence may bring along: they join, point, and tell that something is told. A closed list. */
const light = new Set(
  `a an the this that these those it its itself i me my mine we us our ours you your yours he him his she her hers they them their theirs
  who whom whose which what when where why how there here then than as so and or but because while though although
  of in on at by for with from to into onto about over through between among within during upon per via
  be is am are was were been being 's 're 'm have has had having 've do does did doing done 'd 'll will shall
  say tell ask talk speak explain describe recall remember answer add admit advise argue call note mention discuss share
  hear listen learn read watch see find show know think mean let us please
  story reason word question answer episode podcast conversation interview talk guest host idea
  comment below link profile bio save send follow tag now also too just even own out up down off away back
  according yes oh well really today such s t re ll ve d m`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
