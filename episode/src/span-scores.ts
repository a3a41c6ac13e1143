import {
  type Cue,
  type Episode,
  type MomentScore,
  momentScores,
  type Sentence,
  type SentenceTraits,
} from './episode.ts'
import { oncePer } from './once-per.ts'
import { sentencesOf } from './spans.ts'
import { opensAlone } from './stands-alone.ts'

type Scored = { score: number; reason: string }
export type SpanScores = Record<MomentScore, Scored>

/** How much each part counts for a moment's total. */
const weights: Record<MomentScore, number> = {
  hook: 0.24,
  standalone: 0.2,
  specificity: 0.12,
  emotion: 0.1,
  quotability: 0.24,
  relevance: 0.1,
}

const cueNames: Record<Cue, string> = {
  claim: 'a claim',
  contrast: 'a contrast',
  number: 'a figure',
  superlative: 'a superlative',
  advice: 'advice',
  condition: 'a condition',
  definition: 'a definition',
  confession: 'a confession',
  'turning-point': 'a turning point',
  story: 'a story',
  emotion: 'words of feeling',
  joke: 'laughter or humor',
}

type Source = Pick<Episode, 'sentences' | 'topics' | 'keyPhrases'>

/** Six scores of a span of sentences, each with a reason that cites its words. */
export function scoreSpan(episode: Source, first: number, last: number): SpanScores {
  const span = sentencesOf(episode, first, last)
  const opening = span[0]
  if (!opening)
    return Object.fromEntries(momentScores.map((part) => [part, { score: 0, reason: 'nothing said' }])) as SpanScores
  return {
    hook: hook(opening),
    standalone: standalone(span),
    specificity: specificity(episode, span),
    emotion: emotion(span),
    quotability: quotability(span),
    relevance: relevance(episode, span),
  }
}

/** Weighted sum, 0–100. */
export function totalOf(scores: SpanScores): number {
  return Math.round(momentScores.reduce((sum, part) => sum + scores[part].score * weights[part], 0))
}

function hook(opening: Sentence): Scored {
  const { traits, text } = opening
  const short = opening.words <= 16 ? 8 : opening.words <= 28 ? 3 : -8
  const rough = traits.rough ? 12 : 0
  if (traits.question) {
    const open = isOpenQuestion(text)
    return scored((open ? 66 : 36) + short - rough, `opens on a question: “${excerpt(text)}”`)
  }
  const score = traits.opening + short - rough
  const cue = strongestCue(traits)
  const words = cue === null ? undefined : traits.cues[cue]
  if (cue === null || words === undefined) return scored(score, `opens on “${excerpt(text)}”`)
  const holds = isInFront(words, text) ? `opens on ${cueNames[cue]}` : `${cueNames[cue]} in its first sentence`
  return scored(score, `${holds}: “${words}”`)
}

/** Words that may stand before those that a sentence opens on: "And so the truth is". */
const mostInFront = 2

function isInFront(words: string, text: string): boolean {
  return text.slice(0, text.indexOf(words)).split(/\s+/).filter(Boolean).length <= mostInFront
}

/** "How do you …?", not "…, right?" or "You know what I mean?". */
function isOpenQuestion(text: string): boolean {
  if (
    /(?:, (?:right|huh|no|yeah|correct|okay|\w+n't \w+|(?:is|are|did|do|does|was) \w+))\?["”']?$|you know what i mean|am i right|have you heard/i.test(
      text,
    )
  )
    return false
  return (
    /(?:^|[,.] )(?:so |and |but |well |now |okay |then )*(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|should|would|will|have|has|was|were)\b/i.test(
      text,
    ) && text.split(/\s+/).length >= 5
  )
}

function standalone(span: readonly Sentence[]): Scored {
  const opening = span[0]
  const rough = span.filter((sentence) => sentence.traits.rough).length / span.length
  const hygiene = span.find((sentence) => sentence.traits.hygiene !== null)
  if (hygiene) return scored(5, `holds ${hygiene.traits.hygiene} talk: “${excerpt(hygiene.text)}”`)
  const words = `“${excerpt(opening?.text ?? '')}”`
  if (opening?.traits.question) return scored(90 - rough * 35, `begins with a question: ${words}`)
  if (opening && !opensAlone(opening)) return scored(30 - rough * 20, `may lean on what came before: ${words}`)
  return scored(90 - rough * 35, `makes sense from the first words: ${words}`)
}

function specificity(episode: Source, span: readonly Sentence[]): Scored {
  const figure = span.find((sentence) => sentence.traits.cues.number)?.traits.cues.number
  const known = namesOf(episode)
  const named = span.flatMap((sentence) => (known[sentence.id] ??= namesIn(sentence)))
  const names = [...new Set(named)].filter((name) => !noName.test(name))
  const cited = [figure, ...names.slice(0, 2)].filter((word): word is string => Boolean(word))
  if (cited.length === 0) return scored(25, 'no figure and no name found')
  return scored(
    35 + (figure ? 30 : 0) + Math.min(3, names.length) * 12,
    `names ${cited.map((word) => `“${word}”`).join(', ')}`,
  )
}

/** Words that stand behind a comma with a capital where somebody's words are reported: ", It works". */
const noName =
  /^(?:I|It|He|She|We|You|They|This|That|These|Those|There|The|An?|And|But|So|If|When|What|Why|How|Where|Who|Oh|Okay|OK|Yeah|Yes|No|Well|Hey|Let|My|Your|Our|His|Her|Their|Is|Are|Do|Does|Did|Can|Will|Would|Should|Not|Just|Because|Maybe)$|^I\b/

/** Names inside each sentence, by its id: it stands in many overlapping spans. */
const namesOf = oncePer((_: Source): string[][] => [])

function namesIn({ text }: Sentence): string[] {
  return text.match(/\p{Lu}(?<=[\p{Ll},] \p{Lu})[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*/gu) ?? []
}

const feelings: Cue[] = ['emotion', 'confession', 'joke', 'turning-point', 'story']

function emotion(span: readonly Sentence[]): Scored {
  const carriers = feelings.flatMap((cue) => {
    const words = span.flatMap((sentence) => sentence.traits.cues[cue] ?? [])
    return words.length === 0 ? [] : [{ cue, words }]
  })
  const best = carriers.sort((a, b) => b.words.length - a.words.length)
  if (best.length === 0) return scored(15, 'no emotional words found')
  const hits = best.reduce((sum, { words }) => sum + words.length, 0)
  // By density: a long span would otherwise win by its length alone.
  const score = 18 + best.length * 11 + Math.min(1, hits / Math.max(3, span.length * 0.6)) * 40
  return scored(
    score,
    best
      .slice(0, 2)
      .map(({ cue, words }) => `${cueNames[cue]} (“${words[0]}”)`)
      .join(', '),
  )
}

function quotability(span: readonly Sentence[]): Scored {
  const best = span.reduce((a, b) => (b.traits.quotability > a.traits.quotability ? b : a))
  const mean =
    span.reduce((sum, { traits, words }) => sum + traits.quotability * words, 0) /
    span.reduce((sum, { words }) => sum + words, 0)
  const cue = strongestCue(best.traits)
  const score = best.traits.quotability * 0.6 + mean * 0.4
  return scored(
    score,
    cue ? `${cueNames[cue]}: “${best.traits.cues[cue]}”` : `its strongest line: “${excerpt(best.text)}”`,
  )
}

function relevance(episode: Source, span: readonly Sentence[]): Scored {
  const text = span
    .map((sentence) => sentence.text)
    .join(' ')
    .toLowerCase()
  const topic = episode.topics.findIndex((candidate) => candidate.lastSentence >= (span[0]?.id ?? 0))
  const hits = phrasesAt(episode, topic).filter(([lower]) => text.includes(lower))
  if (hits.length === 0) return scored(30, 'none of the main subjects by name')
  return scored(
    45 + hits.length * 14,
    `main subjects by name: ${hits
      .slice(0, 3)
      .map(([, phrase]) => `“${phrase}”`)
      .join(', ')}`,
  )
}

/** A phrase in small letters and as shown. */
type Phrase = [lower: string, phrase: string]

/** What a topic and the whole episode are about. Many spans of a topic ask. */
function phrasesAt(episode: Source, topic: number): readonly Phrase[] {
  const known = phrasesOf(episode)
  const phrases =
    known[topic + 1] ?? byLowercase([...(episode.topics[topic]?.keyPhrases ?? []), ...episode.keyPhrases.slice(0, 12)])
  known[topic + 1] = phrases
  return phrases
}

function byLowercase(phrases: readonly string[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase]))]
}

/** By place of the topic, the first for sentences beyond all. */
const phrasesOf = oncePer((_: Source): Phrase[][] => [])

function strongestCue({ cues }: SentenceTraits): Cue | null {
  const order: Cue[] = [
    'claim',
    'turning-point',
    'confession',
    'contrast',
    'superlative',
    'number',
    'advice',
    'condition',
    'definition',
    'story',
    'emotion',
    'joke',
  ]
  return order.find((cue) => cues[cue] !== undefined) ?? null
}

function excerpt(text: string): string {
  const front = /^\S+(?:\s+\S+){6}(?=\s)/.exec(text)?.[0]
  return front === undefined ? text : `${front.replace(/\s+/g, ' ')}…`
}

function scored(score: number, reason: string): Scored {
  return { score: Math.max(0, Math.min(100, Math.round(score))), reason }
}
