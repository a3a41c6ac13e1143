import type { Sentence } from '@podcastai/episode'
import { frontOf, opensDangling, wordsToSkip } from '../grammar/publishable-sentences.server.ts'
import { emptiness } from '../headlines/emptiness.server.ts'
import { isStatement } from '../headlines/parse.server.ts'
import { wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse, pointsOutside } from '../headlines/worth.server.ts'

/** Words of a clip that can stand in quotation marks as its title, with how much they say: an ordinary line is 0. */
export type Line = { text: string; value: number }

/** Whole sentences, and main clauses whose sentence only adds to them, of `longest` characters; the strongest first. */
export function quotableLines(span: readonly Sentence[], longest: number): Line[] {
  return span
    .flatMap((sentence) => {
      const { traits } = sentence
      if (traits.hygiene !== null || traits.question || traits.rough) return []
      const text = wholeOf(sentence, longest) ?? clauseOf(sentence, longest)
      return text === null || !fits(text)
        ? []
        : [{ text: text.charAt(0).toUpperCase() + text.slice(1), value: worthOf(text, sentence) }]
    })
    .sort((a, b) => b.value - a.value)
}

function wholeOf({ text, traits }: Sentence, longest: number): string | null {
  if (!traits.standsAlone || !/[^.][.!]$/.test(text)) return null
  const front = frontOf(text, wordsToSkip(text)).replace(/\.$/, '')
  return front.length <= longest ? front : null
}

/** The longest front that is a statement by itself, cut where the rest adds and does not limit it. */
function clauseOf(sentence: Sentence, longest: number): string | null {
  const words = wordsOf(sentence).slice(wordsToSkip(sentence.text))
  let clause: string | null = null
  let text = ''
  for (const [at, word] of words.entries()) {
    text = text === '' ? word.text : `${text} ${word.text}`
    if (text.length > longest + 1) break
    const rest = words.slice(at + 1, at + 3).map(({ lower }) => lower)
    const strong = /[;:–—…]$|\.{3}$/.test(word.text)
    if (at < 3 || !(strong || (/,$/.test(word.text) ? addsBehindComma : adds).test(rest.join(' ')))) continue
    if (/^(?:if|when|once|unless)$/.test(words[0]?.lower ?? '') && !/,\s/.test(text)) continue
    const kept = words.slice(0, at + 1)
    if (
      turns(
        kept.map(({ lower }) => lower),
        rest[0] ?? '',
      )
    )
      continue
    if (isWhole(kept)) clause = text.replace(/(?<![,;:–—….\s])[,;:–—….\s]+$/, '')
  }
  return clause
}

function isWhole(words: readonly ReturnType<typeof wordsOf>[number][]): boolean {
  const tokensFrom = (from: number) => words.slice(from).flatMap(({ tokens }) => tokens)
  if (!/^(?:if|when|once)$/.test(words[0]?.lower ?? '')) return isStatement(tokensFrom(0))
  const comma = words.findIndex(({ text }) => text.endsWith(','))
  const then = words[comma + 1]?.lower === 'then' ? 2 : 1
  return comma > 2 && isStatement(tokensFrom(1).slice(0, -1)) && isStatement(tokensFrom(comma + then))
}

/** What stands behind these goes on; what stands behind "if", "unless", "than" or "when" limits. */
const addsBehindComma =
  /^(?:and|so|because|which|whereas|where|but)\b|^(?:especially|right|you know|I mean|for example|for instance|I think)\b/i
const adds =
  /^(?:and|but|so|because) (?:i|i'm|we|we're|you|you're|they|they're|it|it's|he|she|that|that's|there|there's|then|this)\b|^which (?:is|was|means|makes)\b|^whereas\b/

/** "Nobody throws away a toaster | because it's broken", "you should start projects, | but …": the rest says what was meant. */
function turns(kept: readonly string[], next: string): boolean {
  if (next === 'because') return kept.some((word) => /^(?:nobody|none|nothing|never|not|no|neither)$|n't$/.test(word))
  return next === 'but'
}

function fits(text: string): boolean {
  return (
    text.split(' ').length >= 4 &&
    !opensDangling(text) &&
    !pointsOutside(text) &&
    !coarse.test(text) &&
    !stumbling.test(text)
  )
}

/** Half spoken, quoted from somebody else, or said to the people in the room. */
const stumbling =
  /["“”()[\]]|--|…|\.\.| - |^(?:it|that|this|they|these|those|he|she|yeah|yes|no|okay|oh|and|but|so|or|like)\b|\b(?:I mean|gonna|wanna|gotta|you know|kinda|sorta|um|uh|you guys|what you[’']re saying|as I said|I was (?:like|saying|going)|I would (?:say|love)|let[’']s|podcast|episode|listening|thank|is like|was like|sorry|mentioned)\b|\blike,|, like\b|\b(\S{1,40}) \1\b|^(?:I (?:don[’']t know|agree|remember|think|guess|mean|know|listened|see)\b)/i

function worthOf(text: string, { traits, words }: Sentence): number {
  const share = Math.min(1, 0.3 + (text.split(' ').length / words) * 1.2)
  const strong = text.match(telling)?.length ?? 0
  return (
    ((traits.quotability - 52) / 8) * share +
    Math.min(2, strong * 0.8) -
    (/^(?:I|We|My|Our)\b/.test(text) ? 0.5 : 0) -
    (/^(?:there|here)\b|\b(?:was|were|had)\b/i.test(text) ? 0.5 : 0) -
    (flat.test(text) ? 2 : 0) -
    emptiness(text) * 0.6
  )
}

const telling =
  /\b(?:never|nobody|nothing|every\w*|only|always|worst|best|hardest|biggest|mistakes?|wrong|fail\w*|hates?|dies?|dead|love|fear|lie|broken|enough|impossible|free|trust|truth|money|hard|real|can['’]t|won['’]t|don['’]t|isn['’]t|aren['’]t|terrible|scared|lost|wins?|\d+)\b/gi

/** True, and no news. */
const flat =
  /\b(?:is|are|was|were|[’'](?:s|re)) (?:a |an )?(?:so |very |really |quite |pretty |super )?(?:good|great|nice|interesting|important|amazing|fun|fine|cool|useful|different|happening|huge|big|glad|happy|sure)(?: \w+)?$|^(?:I|We) (?:work|ran|asked|told|called|am|was|have|had|did|got|went|use|used|do|like|started|came|moved|joined|see|saw)\b|^You(?:[’']ve)? (?:just )?(?:have|had|can|could|do|were|said|did|got|lost|\w+ed)\b|\b(?:know|wrong|completely)$|^A lot of my\b|^I(?:[’']ve| have) found\b/i
