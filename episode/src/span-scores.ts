import {
  type Cue,
  type Episode,
  type MomentScore,
  momentScores,
  type Sentence,
  type SentenceTraits,
} from './episode.ts'
import { sentencesOf } from './spans.ts'

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
  emotion: 'feeling',
  joke: 'a joke',
}

type Source = Pick<Episode, 'sentences' | 'topics' | 'keyPhrases'>

/** Six scores of a span of sentences, each with a reason that cites its words. */
export function scoreSpan(episode: Source, first: number, last: number): SpanScores {
  const span = sentencesOf(episode, first, last)
  const opening = span[0]
  if (!opening)
    return Object.fromEntries(momentScores.map((part) => [part, { score: 0, reason: 'nothing said' }])) as SpanScores
  return {
    hook: hook(opening, span[1]),
    standalone: standalone(span),
    specificity: specificity(span),
    emotion: byCues(span, ['emotion', 'confession', 'joke', 'turning-point'], 30, 'a calm passage'),
    quotability: byCues(
      span,
      ['claim', 'contrast', 'superlative', 'advice', 'definition', 'condition'],
      28,
      'no phrase stands out',
    ),
    relevance: relevance(episode, span),
  }
}

/** Weighted sum, 0–100. */
export function totalOf(scores: SpanScores, by: Record<MomentScore, number> = weights): number {
  return Math.round(momentScores.reduce((sum, part) => sum + scores[part].score * by[part], 0))
}

function hook(opening: Sentence, second: Sentence | undefined): Scored {
  const { traits, text } = opening
  const cue = strongestCue(traits)
  const words = text.split(/\s+/).slice(0, 8).join(' ')
  const short = opening.words <= 18 ? 10 : opening.words <= 30 ? 4 : -8
  if (traits.question) return scored(62 + short + (second ? 6 : 0), `opens on a question: “${words}…”`)
  if (cue)
    return scored(
      58 + short + Object.keys(traits.cues).length * 5 - (traits.rough ? 15 : 0),
      `opens on ${cueNames[cue]}: “${traits.cues[cue]}”`,
    )
  return scored(35 + short - (traits.rough ? 15 : 0), `opens plainly: “${words}…”`)
}

function standalone(span: readonly Sentence[]): Scored {
  const opening = span[0]
  const rough = span.filter((sentence) => sentence.traits.rough).length / span.length
  const hygiene = span.find((sentence) => sentence.traits.hygiene !== null)
  if (hygiene) return scored(5, `holds ${hygiene.traits.hygiene} talk: “${excerpt(hygiene.text)}”`)
  if (opening && !opening.traits.standsAlone && !opening.traits.question)
    return scored(30 - rough * 20, `leans on what came before: “${excerpt(opening.text)}”`)
  return scored(90 - rough * 35, `understood from “${excerpt(opening?.text ?? '')}” on`)
}

function specificity(span: readonly Sentence[]): Scored {
  const figure = span.find((sentence) => sentence.traits.cues.number)?.traits.cues.number
  const names = [
    ...new Set(
      span.flatMap((sentence) => sentence.text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*/gu) ?? []),
    ),
  ].filter((name) => !/^I\b/.test(name))
  const cited = [figure, ...names.slice(0, 2)].filter((word): word is string => Boolean(word))
  if (cited.length === 0) return scored(25, 'no figure and no name')
  return scored(
    35 + (figure ? 30 : 0) + Math.min(3, names.length) * 12,
    `names ${cited.map((word) => `“${word}”`).join(', ')}`,
  )
}

function byCues(span: readonly Sentence[], wanted: Cue[], each: number, none: string): Scored {
  const found: string[] = []
  let strength = 0
  for (const cue of wanted) {
    const carriers = span.flatMap((sentence) => sentence.traits.cues[cue] ?? [])
    if (carriers.length === 0) continue
    found.push(`${cueNames[cue]} (“${carriers[0]}”)`)
    // The same cue again adds less each time; long spans would win by length alone.
    strength += each * (1 + Math.min(2, carriers.length - 1) * 0.25)
  }
  const dilution = Math.min(1, 0.55 + 4 / (span.length + 4))
  return found.length === 0 ? scored(15, none) : scored(25 + strength * dilution, found.slice(0, 2).join(', '))
}

function relevance(episode: Source, span: readonly Sentence[]): Scored {
  const text = span.map((sentence) => sentence.text.toLowerCase()).join(' ')
  const topic = episode.topics.find((candidate) => candidate.lastSentence >= (span[0]?.id ?? 0))
  const phrases = new Set([...episode.keyPhrases.slice(0, 12), ...(topic?.keyPhrases ?? [])])
  const hits = [...phrases].filter((phrase) => text.includes(phrase.toLowerCase()))
  if (hits.length === 0) return scored(30, 'beside the main subjects')
  return scored(
    45 + hits.length * 14,
    `about ${hits
      .slice(0, 3)
      .map((hit) => `“${hit}”`)
      .join(', ')}`,
  )
}

export function strongestCue({ cues }: SentenceTraits): Cue | null {
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
  const words = text.split(/\s+/)
  return words.length <= 7 ? text : `${words.slice(0, 7).join(' ')}…`
}

function scored(score: number, reason: string): Scored {
  return { score: Math.max(0, Math.min(100, Math.round(score))), reason }
}
