// Checks through the API that the content of a project is true, with independent rules that share no code with the
// product's own checks.
import type { ContentByType, Evidence } from '@podcastai/content-types'

export type SaidSegment = {
  id: number
  speaker: string | null
  start: number | null
  end: number | null
  text: string
}
type Engines = { moments: ReadonlySet<number>; reasons: ReadonlySet<string> }

/**
 * Claims that do not hold, each in a line. `written`: what the engine itself wrote, for scores that are no more than its
 * own; null where nobody knows.
 */
export function untrueClaims(
  content: Partial<ContentByType>,
  segments: readonly SaidSegment[],
  written: Partial<ContentByType> | null,
): string[] {
  const said = openSaid(segments)
  const scores = written && scoresIn(written)
  return [
    ...allEvidence(content).flatMap(({ at, evidence }) => said.wrongPlace(evidence).map((what) => `${at}: ${what}`)),
    ...(content.quotes ?? []).flatMap((quote, at) => wrongQuote(quote, said).map((what) => `quote ${at}: ${what}`)),
    ...(['video_clips', 'viral_clips'] as const).flatMap((type) =>
      (content[type] ?? []).flatMap((clip, at) =>
        wrongClip(clip, said, scores).map((what) => `${type} ${at}: ${what}`),
      ),
    ),
  ]
}

type Said = ReturnType<typeof openSaid>
type Quote = ContentByType['quotes'][number]
type Clip = ContentByType['video_clips'][number] & { viralScore?: number | null }

function openSaid(segments: readonly SaidSegment[]) {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const turns: { speaker: string | null; text: string }[] = []
  for (const { speaker, text } of segments) {
    const last = turns.at(-1)
    if (last && last.speaker === speaker) last.text += ` ${text}`
    else turns.push({ speaker, text })
  }
  const bare = turns.map(({ speaker, text }) => ({ speaker, text: squeezed(text) }))
  const times = segments.flatMap(({ start, end }) => [start ?? 0, end ?? 0])
  const isStated = segments.at(-1)?.end != null
  return {
    /** Infinite where the file does not state when its last words end. */
    seconds: isStated ? times.reduce((max, time) => Math.max(max, time), 0) : Number.POSITIVE_INFINITY,
    isSaid: (text: string, speaker?: string | null) =>
      bare.some((turn) => (speaker === undefined || turn.speaker === speaker) && turn.text.includes(squeezed(text))),
    wordsAt: ({ from, to }: Evidence) => squeezed(wordsBetween(segments, { from, to })),
    wrongPlace: (evidence: Evidence) => wrongPlace(evidence, byId),
  }
}

function wrongPlace({ from, to, start, end, speaker }: Evidence, byId: ReadonlyMap<number, SaidSegment>): string[] {
  const [first, last] = [byId.get(from.segment), byId.get(to.segment)]
  if (!first || !last) return [`a place in segment ${first ? to.segment : from.segment}, which is not there`]
  const wrong: string[] = []
  if (from.offset > first.text.length || to.offset > last.text.length)
    wrong.push('a place behind the end of its segment')
  if (to.segment < from.segment || (to.segment === from.segment && to.offset < from.offset))
    wrong.push('an end before its beginning')
  if (end < start) wrong.push(`seconds that end (${end}) before they begin (${start})`)
  // A second of slack: times inside a segment are shared out among its words.
  if (first.start !== null && start < first.start - 1) wrong.push(`begins at ${start} s, its segment at ${first.start}`)
  if (first.end !== null && first.start !== null && start > Math.max(first.start, first.end) + 1)
    wrong.push(`begins at ${start} s, when its segment was over at ${first.end}`)
  // Where a file goes back in time, an end is no earlier than its beginning all the same.
  if (last.end !== null && end > Math.max(last.end, last.start ?? 0, start) + 1)
    wrong.push(`ends at ${end} s, its segment at ${last.end}`)
  if (speaker !== null && speaker !== first.speaker)
    wrong.push(`said by ${JSON.stringify(speaker)}, who does not speak there`)
  return wrong
}

function wrongQuote(quote: Quote, said: Said): string[] {
  const wrong: string[] = []
  if (quote.verified && !said.isSaid(quote.text, quote.speaker))
    wrong.push(`“${quote.text.slice(0, 80)}” was not said by ${quote.speaker}`)
  if (quote.evidence === null) {
    if (quote.verified && quote.timestamp !== null) wrong.push(`a time (${quote.timestamp}) that rests on no place`)
    return wrong
  }
  if (quote.timestamp !== null && quote.timestamp !== clock(quote.evidence.start))
    wrong.push(`says ${quote.timestamp}, its place is at ${clock(quote.evidence.start)}`)
  if (quote.verified && !said.wordsAt(quote.evidence).includes(squeezed(quote.text)))
    wrong.push(`“${quote.text.slice(0, 80)}” does not stand at its place`)
  return wrong
}

function wrongClip(clip: Clip, said: Said, scores: Engines | null): string[] {
  const { evidence } = clip
  const wrong: string[] = []
  for (const sentence of [clip.firstSentence, clip.lastSentence])
    if (sentence !== '' && !said.isSaid(sentence)) wrong.push(`“${sentence.slice(0, 80)}” was never said`)
  // Whole seconds, outwards.
  const [start, end] = [Math.floor(evidence.start), Math.ceil(evidence.end)]
  if (clip.startTime !== clock(start)) wrong.push(`starts ${clip.startTime}, its place is at ${clock(start)}`)
  if (clip.endTime !== clock(end)) wrong.push(`ends ${clip.endTime}, its place at ${clock(end)}`)
  if (clip.duration !== end - start) wrong.push(`lasts ${clip.duration} s, its place ${end - start}`)
  if (evidence.end > said.seconds + 1) wrong.push(`ends at ${evidence.end} s of ${said.seconds}`)
  if (scores && clip.viralScore != null && !scores.moments.has(clip.viralScore))
    wrong.push(`a score of ${clip.viralScore} that the engine never gave`)
  if (scores && clip.why !== undefined && !scores.reasons.has(clip.why))
    wrong.push(`a reason that the engine never gave: ${clip.why}`)
  return wrong
}

function scoresIn(written: Partial<ContentByType>): Engines {
  const clips: Clip[] = [...(written.video_clips ?? []), ...(written.viral_clips ?? [])]
  return {
    moments: new Set(clips.flatMap(({ viralScore }) => viralScore ?? [])),
    reasons: new Set(clips.flatMap(({ why }) => why ?? [])),
  }
}

/** Every place that anything in the content rests on, wherever it stands. */
function allEvidence(value: unknown, at = ''): { at: string; evidence: Evidence }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('from' in value && 'to' in value && 'start' in value) return [{ at, evidence: value as Evidence }]
  return Object.entries(value).flatMap(([name, inner]) => allEvidence(inner, at === '' ? name : `${at}.${name}`))
}

function wordsBetween(segments: readonly SaidSegment[], { from, to }: Pick<Evidence, 'from' | 'to'>): string {
  return segments
    .filter(({ id }) => id >= from.segment && id <= to.segment)
    .map(({ id, text }) => text.slice(id === from.segment ? from.offset : 0, id === to.segment ? to.offset : undefined))
    .join(' ')
}

const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** `m:ss`, from an hour on `h:mm:ss`. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
