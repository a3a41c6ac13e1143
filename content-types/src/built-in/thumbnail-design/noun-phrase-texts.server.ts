import { type Episode, oncePer, type Sentence, sentencesOf, type Token } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { dependsOnContext, type Publishable } from '../grammar/publishable-sentences.server.ts'
import { tokensOf } from '../grammar/sentence-grammar.server.ts'
import { wordsOf } from '../headlines/sentence-words.server.ts'
import { coarse } from '../headlines/worth.server.ts'
import { bare, reasonFor, whyOf } from './text-reasons.server.ts'
import type { ThumbnailText } from './thumbnail-texts.server.ts'

/** Whatever a clip names in two to four words, for one that has nothing better. */
export function thingsNamed(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const { avoidTopics } = brief.voice
  return sentencesOf(episode, first, last)
    .filter(({ text, traits }) => traits.hygiene === null && !touchesAvoided(text, avoidTopics))
    .flatMap((sentence) =>
      nounPhrases({ sentence, strength: (sentence.traits.quotability - 50) / 7 }, brief, episode, true),
    )
    .concat(sentencesOf(episode, first, last).flatMap((sentence) => pairIn(sentence, brief)))
    .filter(({ text }) => !text.split(' ').every((word) => dull.test(word) || /^(?:and|plus|or|over)$/.test(word)))
    .sort((a, b) => Number(dull.test(a.text)) - Number(dull.test(b.text)) || b.score - a.score)
}

/** "Soft money": two to four words around a noun, where the sentence around them is strong. */
export function nounPhrases(
  { sentence, strength }: Pick<Publishable, 'sentence' | 'strength'>,
  brief: Brief,
  episode: Episode,
  any = false,
): ThumbnailText[] {
  const tokens = tokensOf(sentence)
  let words: string[] | null = null
  const found: ThumbnailText[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (!isNominal(tokens[from]) || isNominal(tokens[from - 1])) continue
    let to = from
    while (isNominal(tokens[to + 1])) to += 1
    // Most nouns stand alone; only the few others are looked for among the words.
    if (to === from || to - from > 3 || tokens[to]?.pos === 'ADJ') continue
    const run = tokens.slice(from, to + 1)
    const text = run.map((token) => token.text).join(' ')
    if (text.length < 9 || coarse.test(text) || (!any && dull.test(text)) || /[^\p{L}\p{N} '’%&+#./-]/u.test(text))
      continue
    words ??= sentence.text.split(/\s+/)
    const at = placeOf(run, words)
    if (at < 0 || /[?!]$/.test(words[at + run.length - 1] ?? '')) continue
    // Half of a quotation would be printed with its one mark.
    if (words.slice(at, at + run.length).some((word) => /["“”]/.test(word))) continue
    const lower = text.toLowerCase()
    const often = keyPhrasesOf(episode).some((phrase) => lower.includes(phrase))
    const draft = `[[${sentence.id}:${at}-${at + run.length - 1}]]`
    const reasoning = reasonFor('phrase', sentence, brief)
    found.push({
      draft,
      text,
      sentence: sentence.id,
      stressed: [run.at(-1)?.text ?? text],
      reasoning,
      // Names a thing and says nothing of it: where no statement is short enough.
      score: strength * 0.4 + (often ? 3 : 0) + (/^\p{Lu}/u.test(run[1]?.text ?? '') ? 1 : 0) - 5,
    })
  }
  return found
}

/** Which word a run of tokens begins at, or -1. */
function placeOf(run: readonly Token[], words: readonly string[]): number {
  const first = run[0]?.text ?? ''
  return words.findIndex(
    (word, index) => word.includes(first) && run.every((token, step) => bare(words[index + step] ?? '') === token.text),
  )
}

/** In small letters. */
const keyPhrasesOf = oncePer((episode: Episode) => episode.keyPhrases.map((phrase) => phrase.toLowerCase()))

function isNominal(token: Token | undefined): boolean {
  if (token === undefined || /^(?:like|mm+|m*h+m+|mhm)$/.test(token.lower)) return false
  return token.pos === 'NOUN' || token.pos === 'ADJ' || token.pos === 'PROPN'
}

export const dull =
  /\b(?:thing|things|lot|lots|bunch|kind|sort|way|ways|part|stuff|people|guy|guys|time|times|year|years|day|days|week|month|other|same|next|last|first|few|many|more|most|much|good|great|nice|different|own|whole|little|such|couple|able|sure|podcast|episode|point|bit|question|questions|person|typical|certain|interesting|my|your|mine|actual|new|easy|real|additional|given|big|trivial|i|okay|specific|important|major|main|huge|random|entire|older|old|particular|common|various|hard|right|correct|front|best|explicit|future|full|open|basic|final|early|newer|second|third|generic|main|certain|weird|cool|bad|normal|general|simple|single|broader|ton|second|fair|amount|daily|basis|side|ideal|better|sign|effective|average|ones|today|proper|context|multiple|bigger|larger|directions?|remaining|previous|throughout|favorite|opposite|successful|interim|thingies|quick|huge|larger?|word|use|using|complete|gonna|human beings|skill sets?|effort|situation|idea|role|show|space|fee|gap|ones|thinking|looking|process|example|instance|term|terms|number|numbers|case|cases|group|groups|place|places|moment|fact|reason|anyways?|phases?|scale|several|vast|majority|minority|mindset|past|biggest|crazy|believer|due|wanna|net|tomorrow|thought|manner)\b/i

/** "Credibility plus reliability": two things that the speaker puts side by side. */
function pairIn(sentence: Sentence, brief: Brief): ThumbnailText[] {
  const words = wordsOf(sentence)
  const at = words.findIndex(
    ({ pos, text }, from) =>
      pos === 'NOUN' &&
      /^(?:and|plus|or|versus|over|without)$/.test(words[from + 1]?.text ?? '') &&
      words[from + 2]?.pos === 'NOUN' &&
      /^\p{L}+$/u.test(text) &&
      words[from + 2]?.text !== 'like',
  )
  if (at < 0 || sentence.traits.hygiene !== null || touchesAvoided(sentence.text, brief.voice.avoidTopics)) return []
  const run = words.slice(at, at + 3).map(({ text }) => bare(text))
  const draft = `[[${sentence.id}:${at}-${at + 2}]]`
  const reasoning = reasonFor('phrase', sentence, brief)
  return [{ draft, text: run.join(' '), sentence: sentence.id, stressed: run.slice(2), reasoning, score: -6 }]
}

/** "Nobody cares.": a whole thought in a few words that needs nothing around it, the strongest first. */
export function punchLines(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  const lines = shortLines(episode, brief, first, last)
  const saidBy = ({ sentence }: ThumbnailText) => episode.sentences[sentence ?? -1]
  return lines
    .filter((line) => {
      const said = saidBy(line)
      return (
        said !== undefined && said.traits.quotability >= 50 && said.traits.standsAlone && !dependsOnContext(line.text)
      )
    })
    .sort((a, b) => (saidBy(b)?.traits.quotability ?? 0) - (saidBy(a)?.traits.quotability ?? 0))
}

/** "How dare you?": what a clip says in no more words than a picture holds, whatever it leans on. */
export function shortLines(episode: Episode, brief: Brief, first: number, last: number): ThumbnailText[] {
  return sentencesOf(episode, first, last).flatMap((sentence) => {
    const text = sentence.text.replace(/(?<![.!,])[.!,]+$/, '')
    const count = text.split(/\s+/).length
    const unfit =
      count < 3 ||
      count > maxThumbnailWords ||
      /^(?:yeah|yes|no|right|okay|oh|so|um|uh|and|but|or)\b|["“”[(…]|--/i.test(text)
    if (unfit || coarse.test(text) || sentence.traits.hygiene !== null || touchesAvoided(text, brief.voice.avoidTopics))
      return []
    const longest =
      text
        .split(/\s+/)
        .map(bare)
        .sort((a, b) => b.length - a.length)[0] ?? text
    const reasoning = reasonFor(sentence.traits.question ? 'question' : whyOf(sentence, text), sentence, brief)
    return [{ draft: `[[${sentence.id}]]`, text, sentence: sentence.id, stressed: [longest], reasoning, score: count }]
  })
}
