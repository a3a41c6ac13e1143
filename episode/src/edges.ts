import type { Episode } from './episode.ts'
import { opensAlone } from './stands-alone.ts'

// Where a span may begin and how well it ends, worked out once for every sentence.

/** By sentence id. */
export type Edges = {
  opens: boolean[]
  /** Points that a span ending here gains or loses by its form. */
  closing: number[]
  /** Stops in the middle of a thought: no span ends here. */
  hangs: boolean[]
  /** Says no more than "yeah, exactly". */
  murmurs: boolean[]
  /** Straight quotation marks in it; a span with an odd number ends inside somebody's reported words. */
  quotationMarks: number[]
}

type Source = Pick<Episode, 'sentences' | 'topics'>

/** A gap between two sentences that is heard as a pause. */
const pauseSeconds = 0.7
/** What a question may take before its answer. */
const questionSeconds = 8

export function edgesOf(episode: Source): Edges {
  const { sentences } = episode
  return {
    opens: sentences.map(({ id }) => canOpen(episode, id)),
    closing: sentences.map(({ id }) => closingOf(episode, id)),
    hangs: sentences.map(({ text }) => hanging.test(text)),
    murmurs: sentences.map(({ text, words }) => words <= 12 && isMurmur(text)),
    quotationMarks: sentences.map(({ text }) => countMarks(text)),
  }
}

/** Ends on a comma, a dash, or a word after which a sentence goes on. */
const hanging =
  /(?:--|—|–|,|:|;|(?:^|\s)(?:and|but|or|so|because|the|a|an|to|of|with|for|that|which|if|when|my|your|our))["”']?$/i
/** A first word that points at what was said before, in a question as in a statement. */
const pointing =
  /^["“]?(?:and|or|because|cause|'cause|like|which|who's|then|also|that|that's|this|those|these|they|they're|them|he|he's|she|she's|his|her|it['’]s|it|another|one where|yes|yeah|yep|no|nope|right|well|okay|ok|oh|exactly|absolutely|definitely|totally|sure)(?![\p{L}'’])/iu

function canOpen({ sentences }: Source, id: number): boolean {
  const sentence = sentences[id]
  if (!sentence || sentence.traits.hygiene !== null || sentence.words < 4) return false
  if (!sentence.traits.question)
    return opensAlone(sentence) && !/^["“]?(?:it's like|like|one where|who|whose|whom)\b/i.test(sentence.text)
  // A question opens a clip when its answer follows at once; asked twice in other words it is one question.
  const again = sentences[id + 1]
  const isAskedTwice = again?.traits.question === true && again.turn === sentence.turn
  const asked = isAskedTwice ? again : sentence
  const next = sentences[asked.id + 1]
  const answered = next !== undefined && next.traits.hygiene === null && !next.traits.question
  if (pointing.test(sentence.text)) return false
  const brief = asked.end - sentence.start <= questionSeconds
  return answered && sentence.words >= 5 && brief && countMarks(sentence.text) % 2 === 0
}

/** A last sentence that closes a thought lifts a span, one that hangs lowers it. */
export function closingOf({ sentences, topics }: Source, last: number): number {
  const [sentence, next] = [sentences[last], sentences[last + 1]]
  if (!sentence) return 0
  const { text, traits } = sentence
  const turnEnds = !next || next.turn !== sentence.turn
  let points = 0
  if (turnEnds) points += 4
  if (next && next.start - sentence.end >= pauseSeconds) points += 3
  if (topics.some((topic) => topic.firstSentence === last + 1)) points += 3
  if (traits.question) points -= 14
  if (traits.rough) points -= 4
  if (/(?:--|—|–|,|\.\.\.|…)["”']?$/.test(text)) points -= 14
  if (sentence.words < 4 || isMurmur(text)) points -= 8
  if (next && !turnEnds && /^(?:and|but|so|because|which|that's|it's|like)\b/i.test(next.text)) points -= 4
  return points
}

function isMurmur(text: string): boolean {
  return /^(?:\[[^\]]*\]|(?:oh |ah )?(?:yeah|yes|yep|right|exactly|sure|okay|ok|mm-?hmm|mhm|uh-huh|wow|cool|nice|gotcha|interesting|absolutely|definitely|totally|no|true|hah?a?|i see|of course|for sure|awesome|good|great|perfectly)(?:[,.!? ]+(?:yeah|yes|yep|right|exactly|sure|okay|no|man|totally|for sure|absolutely))*)[.!?…]*$/i.test(
    text.trim(),
  )
}

function countMarks(text: string): number {
  return text.split('"').length - 1
}
