import type { Cue, Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { type CaptionSize, captionLengths, captionSizes } from '../../types/social-media/social-media.ts'
import { postFormOf } from '../../voice/examples.ts'
import { isUnbroken, type Publishable, publishableSentences } from '../grammar/publishable-sentences.server.ts'
import { type CaptionCandidate, type CaptionForm, captionCandidates } from './caption-candidates.server.ts'
import { type Tail, tailsFor } from './caption-tails.server.ts'

/** Rounds of different captions before the first come again. */
const rounds = 8
/** Candidates of each form that are tried together for each length. */
const tried = 8

/** One caption of each length: the strongest three that open differently, differ in form and rest on different moments. */
export function chooseCaptions(episode: Episode, brief: Brief): Record<CaptionSize, string> {
  const form = wantedForm(brief)
  const lists = fittingLists(episode, brief, form)
  const usedBefore = new Set<number>()
  let chosen = chooseRound(lists, usedBefore, form)
  for (let round = 0; round < brief.attempt % rounds; round++) {
    for (const caption of chosen) for (const { first } of caption?.sentences ?? []) usedBefore.add(first)
    chosen = chooseRound(lists, usedBefore, form)
  }
  const drafts = captionSizes.map((size, at) => [size, chosen[at]?.draft ?? wholeWords(size, episode, brief)])
  return Object.fromEntries(drafts) as Record<CaptionSize, string>
}

/** What fits each length. Rough ones where nothing else does, and where the clean ones all rest on the same few moments. */
function fittingLists(episode: Episode, brief: Brief, form: CaptionForm | null): Fitted[][] {
  const candidates = captionCandidates(episode, brief)
  const clean = captionSizes.map((size) => fittingOf(candidates, size, episode, brief))
  const isMissing = clean.some((list) => list.length === 0)
  if (!isMissing && !repeats(chooseRound(clean, new Set(), form))) return clean
  const others = captionCandidates(episode, brief, true)
  return captionSizes.map((size, at) => {
    const list = clean[at] ?? []
    if (list.length > 0 && isMissing) return list
    // So many of each form as leave room for others among those that are tried.
    const best = captionForms.flatMap((form) => list.filter((one) => one.form === form).slice(0, tried / 2))
    const rough = fittingOf(others, size, episode, brief)
      .filter(({ draft }) => list.every((one) => one.draft !== draft))
      .map((one) => ({ ...one, score: one.score - roughness }))
    return [...best, ...rough]
  })
}

/** Strength that a rough one loses beside clean ones: less than telling one moment twice costs. */
const roughness = 8

/** The form in which the workspace's example opens. */
function wantedForm({ voice }: Brief): CaptionForm | null {
  const { opens } = postFormOf(voice.socialMediaExample)
  return opens === 'statement' ? 'name' : opens
}

type Fitted = CaptionCandidate & { tail: Tail }

/** Those that come out at the length, with or without words of ours below. Where a name can be read early, only such. */
function fittingOf(
  candidates: readonly CaptionCandidate[],
  size: CaptionSize,
  episode: Episode,
  brief: Brief,
): Fitted[] {
  const { min, max } = captionLengths[size]
  const tailsOf = tailsFor(size, episode, brief)
  const early: Fitted[] = []
  const late: Fitted[] = []
  for (const candidate of candidates) {
    if (early.length >= mostFitting) break
    if (candidate.length > max || candidate.length < min - longestTail) continue
    for (const tail of tailsOf((cue) => candidate.sentences.some((span) => showsCue(episode, span, cue)))) {
      const length = candidate.length + tail.text.length
      if (length < min || length > max) continue
      const score = candidate.score - (tail.asks === null ? 0 : 0.3) - (tail.points ? 0.3 : 0)
      const fitted = { ...candidate, draft: candidate.draft + tail.text, length, score, tail }
      if (candidate.signedLate) late.push(fitted)
      else early.push(fitted)
    }
  }
  return (early.length > 0 ? early : late).sort((a, b) => b.score - a.score)
}

/** Of the candidates, which come best first, as many as all rounds together can look at. */
const mostFitting = 400

/** Characters that words of ours may take below a caption. */
const longestTail = 220

function showsCue({ sentences }: Episode, { first, last }: { first: number; last: number }, cue: Cue): boolean {
  for (let id = first; id <= last; id += 1) if (sentences[id]?.traits.cues[cue] !== undefined) return true
  return false
}

type Chosen = (Fitted | undefined)[]

/** The best three together; a form that the example shows is worth more than a strong line. */
function chooseRound(lists: readonly Fitted[][], usedBefore: ReadonlySet<number>, wanted: CaptionForm | null): Chosen {
  const shortened = lists.map((list) => {
    const fresh = list.filter((one) => !isUsed(one, usedBefore))
    const from = fresh.length > 0 ? fresh : list
    return captionForms.flatMap((form) => from.filter((one) => one.form === form).slice(0, tried))
  })
  let best: { chosen: Chosen; worth: number } = { chosen: [], worth: Number.NEGATIVE_INFINITY }
  const worthOf = (one: Fitted) => one.score + (one.form === wanted ? wantedWorth : 0)
  /** What the lists from each on add at most. */
  const hope = shortened.map((_, at) =>
    shortened
      .slice(at)
      .reduce((sum, list) => sum + Math.max(-twice, ...list.map(worthOf)), captionForms.length * otherForm),
  )
  const search = (at: number, chosen: Chosen, worth: number) => {
    if (at === shortened.length) {
      const forms = new Set(chosen.flatMap((one) => one?.form ?? [])).size
      const ways = chosen.filter((one) => one?.tail.points).length
      const total = worth + forms * otherForm - Math.max(0, ways - 1) * sameWay
      if (total > best.worth) best = { chosen, worth: total }
      return
    }
    if (worth + (hope[at] ?? 0) <= best.worth) return
    const fitting = (shortened[at] ?? []).filter((one) => isNew(one, chosen))
    for (const one of fitting) search(at + 1, [...chosen, one], worth + worthOf(one))
    if (fitting.length === 0) search(at + 1, [...chosen, anyOther(lists[at] ?? [], chosen)], worth - twice)
  }
  search(0, [], 0)
  return best.chosen
}

function repeats(chosen: Chosen): boolean {
  return chosen.some((one, at) => one !== undefined && !isNew(one, chosen.slice(0, at)))
}

/** Where the episode has too little for moments of their own: at least another opening. */
function anyOther(list: readonly Fitted[], chosen: Chosen): Fitted | undefined {
  return list.find(({ opens }) => chosen.every((other) => other?.opens !== opens)) ?? list[0]
}

/** Strength that telling one moment twice costs. */
const twice = 10

const captionForms: CaptionForm[] = ['question', 'quote', 'name']
/** Strength that a further form among the three is worth. */
const otherForm = 1.5
const wantedWorth = 6
/** Strength that a second line about the whole talk costs. */
const sameWay = 1.5

function isUsed(candidate: CaptionCandidate, usedBefore: ReadonlySet<number>): boolean {
  return candidate.sentences.some(({ first }) => usedBefore.has(first))
}

/** Opens on other words, and not within a few sentences of what another caption says already. */
function isNew(candidate: Fitted, chosen: Chosen): boolean {
  const distance = 6
  return chosen.every(
    (other) =>
      other === undefined ||
      (other.opens !== candidate.opens &&
        (other.tail.asks === null || other.tail.asks !== candidate.tail.asks) &&
        other.sentences.every(({ first, last }) =>
          candidate.sentences.every((span) => span.first > last + distance || span.last < first - distance),
        )),
  )
}

/**
 * Where no caption of the length can be made: the words of a turn as far as they are whole and short enough. Empty where
 * they would have to be cut in the middle, as in a transcript without punctuation.
 */
function wholeWords(size: CaptionSize, episode: Episode, brief: Brief): string {
  const pool = publishableSentences(episode, brief, { loose: true })
  if (isUnbroken(episode, brief)) return ''
  const { min, max } = captionLengths[size]
  const starts = [...pool.values()].sort((a, b) => Number(b.opens) - Number(a.opens) || b.strength - a.strength)
  const turn = captionSizes.indexOf(size) + brief.attempt
  let longest = { draft: '', length: 0 }
  for (let step = 0; step < starts.length; step++) {
    const start = starts[(turn + step) % starts.length]?.sentence
    const whole = start ? wholeFrom(episode, pool, start.id, max) : null
    if (whole && whole.length >= min) return whole.draft
    if (whole && whole.length > longest.length) longest = whole
  }
  const said = starts.reduce((sum, { sentence }) => sum + sentence.text.length, 0)
  if (longest.length > 0 && said <= 3 * captionLengths.long.max) return longest.draft
  return pool.size === 0 ? brief.projectTitle.slice(0, max) || 'Untitled' : ''
}

/** The sentences of one turn from one on, as many as fit; null where not even the first does. */
function wholeFrom(episode: Episode, pool: ReadonlyMap<number, Publishable>, first: number, max: number) {
  const turn = episode.sentences[first]?.turn
  let last = first
  let length = (episode.sentences[first]?.text.length ?? 0) + 2
  if (length > max) return null
  for (;;) {
    const next = pool.get(last + 1)
    if (!next || next.sentence.turn !== turn || length + 1 + next.sentence.text.length > max) break
    length += 1 + next.sentence.text.length
    last += 1
  }
  return { draft: `“[[${first}..${last}]]”`, length }
}
