import type { Episode } from '@podcastai/episode'
import { choiceAt, isApart } from '../../built-in/attempts.server.ts'
import { signatures } from '../../built-in/attribution.server.ts'
import { materialFor } from '../../built-in/material.server.ts'
import { differentOpenings } from '../../quality/wording.server.ts'
import type { Brief } from '../../type/brief.ts'
import type { Evidence } from '../../type/evidence.ts'
import type { Finished } from '../../type/finished.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { getSpeakerName, guestNames, hostNames } from '../../voice/speaker-names.server.ts'
import { getQuotationMarks } from '../../voice/wording/get-wording.ts'
import { type CaptionPassage, findCaptionPassages } from './caption-passages.server.ts'
import { chooseCaptionTags } from './caption-tags.server.ts'
import { composeCaption } from './caption-text.server.ts'
import { findClosingLines } from './closing-line.server.ts'
import { type Caption, type CaptionSize, captionLengths, captionSizes, type SocialMedia } from './social-media.ts'

// Each caption opens with a strong line, says who said it, continues with the adjacent sentences, and closes with a
// line of ours. Attribution, closing line, and those sentences bring it to the requested length.

/** Share of the best captions' worth that further attempts must reach; below it, the first captions repeat. */
const minShare = 0.5
/** Points that a caption loses for each missing character, and for quoting a host if there is a guest. */
const [perMissingCharacter, quotesHost] = [0.12, 6]
/** Minimum number of sentences between two captions if the episode is long enough. */
const gap = 3
/** Maximum number of drafts compared for each length. */
const maxDrafts = 200

/** Writes up to three captions, one of each length, each from another moment of the episode. */
export function writeCaptions(episode: Episode, brief: Brief): Finished<SocialMedia> {
  const { tooPoor } = materialFor(episode, brief)
  if (tooPoor !== null) return { content: null, problems: [tooPoor] }
  const drafts = draftCaptions(episode, brief)
  const chosen = choiceAt(
    brief.attempt,
    (taken) => chooseDrafts(drafts, taken),
    (captions) => Object.values(captions).map(({ passage }) => passage),
  )
  if (chosen === null) return { content: null, problems: [none] }
  const toCaption = (size: CaptionSize): Caption => {
    const draft = chosen[size]
    const text = draft?.text ?? ''
    const hashtags = chooseCaptionTags(episode, brief, text)
    return { caption: text, characterCount: text.length, hashtags, evidence: draft ? getEvidence(draft.passage) : [] }
  }
  return { content: { short: toCaption('short'), medium: toCaption('medium'), long: toCaption('long') }, problems: [] }
}

const none = 'A caption opens on a sentence that makes sense by itself. This transcript has none.'

function getEvidence({ hook, rest }: CaptionPassage): Evidence[] {
  return rest === null ? [hook.evidence] : [hook.evidence, rest.evidence]
}

/** `isFit`: long enough, and its opening sentence is not cut off by any platform. */
type Draft = { passage: CaptionPassage; text: string; worth: number; isFit: boolean }
type Drafts = Record<CaptionSize, readonly Draft[]>
type Chosen = Partial<Record<CaptionSize, Draft>>

/** Drafts captions of each length, best first. */
function draftCaptions(episode: Episode, brief: Brief): Drafts {
  const passages = findCaptionPassages(episode, materialFor(episode, brief), captionLengths.long.max)
  const hosts = guestNames(episode, brief).length === 0 ? [] : hostNames(episode, brief)
  const isHost = ({ speaker }: CaptionPassage) => hosts.includes(getSpeakerName(speaker, brief) ?? '')
  const draftFor = (size: CaptionSize): Draft[] => {
    return passages
      .flatMap((passage) => {
        const closings = findClosingLines(size, episode, brief, passage)
        const signedBy = signatures(passage.speaker, brief)
        const marks = getQuotationMarks(episode)
        const text = composeCaption(passage, { signatures: signedBy, closings, marks }, size)
        if (text === null) return []
        const missing = Math.max(0, captionLengths[size].min - getTextWidth(text))
        const worth = passage.worth - missing * perMissingCharacter - (isHost(passage) ? quotesHost : 0)
        return [{ passage, text, worth, isFit: missing === 0 && !passage.isFolded }]
      })
      .sort((a, b) => Number(b.isFit) - Number(a.isFit) || b.worth - a.worth)
      .slice(0, maxDrafts)
  }
  return { short: draftFor('short'), medium: draftFor('medium'), long: draftFor('long') }
}

type Span = { first: number; last: number }

/** Every order in which the lengths can choose their passages. */
const orders: readonly (readonly CaptionSize[])[] = captionSizes.flatMap((first) => {
  const [second, third] = captionSizes.filter((size) => size !== first) as [CaptionSize, CaptionSize]
  return [
    [first, second, third],
    [first, third, second],
  ]
})

/**
 * Chooses the best three, apart from each other; in a short episode they may be close together, and two may open alike.
 */
function chooseDrafts(drafts: Drafts, taken: readonly Span[]): Chosen | null {
  const ways = [
    { gap, isStrict: true },
    { gap: 0, isStrict: false },
  ]
  const pick = (others: readonly Span[]) =>
    getBest(ways.flatMap((way) => orders.map((order) => chooseApart(drafts, { ...way, order, taken: others }))))
  const chosen = pick(taken)
  if (countChosen(chosen) === 0) return null
  if (taken.length === 0) return chosen
  const first = pick([])
  const isAsGood = rank(chosen) >= rank(first) && sumWorth(chosen) >= minShare * sumWorth(first)
  return isAsGood ? chosen : null
}

/**
 * Returns the choice with the most captions, then the most that fit, then the highest worth; the first one of equals.
 */
function getBest(choices: readonly Chosen[]): Chosen {
  return choices.reduce((one, other) => {
    const more = rank(other) - rank(one)
    return more > 0 || (more === 0 && sumWorth(other) > sumWorth(one)) ? other : one
  })
}

function rank(chosen: Chosen): number {
  const fit = Object.values(chosen).filter(({ isFit }) => isFit).length
  return countChosen(chosen) * captionSizes.length + fit
}

function sumWorth(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, { worth }) => sum + worth, 0)
}

function countChosen(chosen: Chosen): number {
  return Object.keys(chosen).length
}

type Way = { order: readonly CaptionSize[]; taken: readonly Span[]; gap: number; isStrict: boolean }

function chooseApart(drafts: Drafts, { order, taken, gap: sentences, isStrict }: Way): Chosen {
  const chosen: Chosen = {}
  for (const size of order) {
    const others = Object.values(chosen)
    const spans = others.map(({ passage }) => passage)
    const opensAlike = (text: string) =>
      differentOpenings([text, ...others.map((other) => other.text)]).wrong.length > 0
    const found = drafts[size].find(
      ({ passage, text }) =>
        isApart(passage, taken) && isApart(passage, spans, sentences) && !(isStrict && opensAlike(text)),
    )
    if (found) chosen[size] = found
  }
  return chosen
}
