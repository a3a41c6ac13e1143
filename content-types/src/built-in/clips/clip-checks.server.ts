import { type Episode, sentencesOf, spanSeconds, spanText } from '@podcastai/episode'
import type { ClipSpan } from '../../clip/print-clip.server.ts'
import { clipSeconds } from '../../clip/video-clip.ts'
import type { Brief } from '../../type/brief.ts'
import { overlaps, thirdOf } from '../../type/spans.ts'
import { touchesAvoided } from '../../voice/avoided-topics.ts'
import { bannedPhraseIn } from '../../voice/banned-phrases.ts'
import { spanProblem } from '../passages/span-problem.server.ts'
import { chooseClips, fitsClip } from './clip-candidates.server.ts'

/** What an episode of 45 minutes or more has to give, if it holds that much. */
const least = { minutes: 45, clips: 5 } as const

/** What is wrong with a draft of clips, in words for whoever made it. */
export function clipProblems(draft: readonly ClipSpan[], episode: Episode, brief: Brief): string[] {
  const problems = draft.flatMap((clip, index) => {
    const problem = clipProblem(clip, episode, brief)
    return problem === null ? [] : [`Clip ${index + 1}: ${problem}`]
  })
  for (const [index, clip] of draft.entries()) {
    const twin = draft.slice(0, index).findIndex((other) => overlaps(rangeOf(other), rangeOf(clip)))
    if (twin >= 0) problems.push(`Clip ${index + 1}: overlaps clip ${twin + 1}.`)
  }
  return [...problems, ...spreadProblems(draft, episode, brief)]
}

/** Why one span makes no clip, or null. */
function clipProblem(clip: ClipSpan, episode: Episode, { voice: { avoidTopics } }: Brief): string | null {
  const { firstSentence, lastSentence } = clip
  const outside = spanProblem(episode, firstSentence, lastSentence)
  if (outside) return outside
  const own = [clip.title, clip.description].filter((text) => typeof text === 'string').join(' ')
  const banned = bannedPhraseIn(own)
  if (banned) return `says “${banned}”, which we never write.`
  if (touchesAvoided(`${own} ${spanText(episode, firstSentence, lastSentence)}`, avoidTopics))
    return 'touches a topic to avoid.'
  // An episode without one good moment gives what it has.
  if (!episode.moments.some(fitsClip)) return null
  const seconds = spanSeconds(episode, firstSentence, lastSentence)
  if (seconds < clipSeconds.min) return `lasts ${seconds.toFixed(0)} s; a clip lasts at least ${clipSeconds.min}.`
  if (seconds > clipSeconds.max) return `lasts ${seconds.toFixed(0)} s; a clip lasts at most ${clipSeconds.max}.`
  if (episode.moments.some((moment) => moment.firstSentence === firstSentence && moment.lastSentence === lastSentence))
    return null
  return edgeProblem(episode, firstSentence, lastSentence)
}

function edgeProblem(episode: Episode, first: number, last: number): string | null {
  const span = sentencesOf(episode, first, last)
  const [opening, closing] = [span[0], span.at(-1)]
  if (opening && !opening.traits.standsAlone && !opening.traits.question)
    return `opens on sentence ${first}, which needs what came before it.`
  const wrapping = span.find((sentence) => sentence.traits.hygiene !== null)
  if (wrapping) return `sentence ${wrapping.id} is ${wrapping.traits.hygiene} talk.`
  if (closing?.traits.question) return `ends on a question, sentence ${last}.`
  if (/(?:--|—|–|,)["”']?$/.test(closing?.text ?? '')) return `is cut off in sentence ${last}.`
  return null
}

/** A long episode gives enough, from all over it: as much as the built-in engine finds in it. */
function spreadProblems(draft: readonly ClipSpan[], episode: Episode, brief: Brief): string[] {
  const { durationSeconds, sentences } = episode
  const long = durationSeconds >= least.minutes * 60
  const found = chooseClips(episode, { ...brief, attempt: 0 })
  if (draft.length === 0) return ['No clips: nothing in this episode can be cut out.']
  const wanted = Math.min(long ? least.clips : 1, found.length)
  const problems = draft.length < wanted ? [`${draft.length} clips; this episode gives at least ${wanted}.`] : []
  if (!long) return problems
  for (const [third, name] of ['first', 'second', 'last'].entries()) {
    const there = (seconds: number) => thirdOf(seconds, durationSeconds) === third
    const taken = draft.some((clip) => there(sentences[clip.firstSentence]?.start ?? -1))
    if (!taken && found.some(({ start }) => there(start)))
      problems.push(`No clip from the ${name} third of the episode.`)
  }
  return problems
}

function rangeOf({ firstSentence, lastSentence }: ClipSpan): { first: number; last: number } {
  return { first: firstSentence, last: lastSentence }
}
