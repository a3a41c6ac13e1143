import { hasTranscriberMark, spanSeconds } from '@podcastai/episode'
import {
  findRun,
  listIds,
  type Reading,
  refuseRepeats,
  toValidatedPiece,
  type ValidatedPiece,
} from '../model-interface/model-type.server.ts'
import { checkText } from '../text-checks/check-text.server.ts'
import { getTextWidth } from '../type/script-limits.ts'
import { overlaps } from '../type/spans.ts'
import { printClip } from './print-clip.server.ts'
import { clipSeconds, type VideoClip } from './video-clip.ts'

// What a model is asked for clips and how its answers are read, for clips and for viral moments.

const maxLength = { title: 80, description: 300 } as const

/** The instructions that clips and viral moments share. */
export const clipRules = `ids: the first and the last sentence, ${clipSeconds.min}–${clipSeconds.max} seconds apart; the times before the lines show it. It opens on the line that stops the scroll and makes sense by itself. It ends right after the sentence that lands the point or the joke. Never across a break. No two overlap.
text: “title | description”. title: 25–60 characters that people tap: the claim, the question it answers, the image, or the turn; it promises only what the clip delivers. description: one sentence to the viewer.
Examples: “Why feeding your bees can kill them | October syrup brought damp into Ruth Adeyemi's hives. Here's what she does instead.” “The timer that ended Sam Ito's missed deadlines | Twenty minutes a page, and why stopping early works.”`

/** Validates a clip's span, title, and description. In `text`, " | " separates the last two. */
export function validateClip(piece: ValidatedPiece['piece'], reading: Reading): ValidatedPiece {
  const { said, episode } = reading
  const run = findRun(piece, reading)
  const { title, description } = splitClipText(piece.text)
  if (typeof run === 'string') {
    const checked = { ...checkText({ text: title, ids: [] }, said, { free: true, wide: true }), problems: [run] }
    return toValidatedPiece(piece, checked, { claims: false })
  }
  const ids = listIds(run.first, run.last)
  const seconds = Math.round(spanSeconds(episode, run.first, run.last))
  const checks = [title, description].filter((text) => text !== '').map((text) => checkText({ text, ids }, said))
  const problems = checks.flatMap((checked) => checked.problems)
  if (title === '') problems.push('It has no title.')
  const ends = [episode.sentences[run.first], episode.sentences[run.last]]
  if (ends.some((sentence) => hasTranscriberMark(sentence?.text ?? '')))
    problems.push('It starts or ends on a sentence with a transcriber’s mark. Start and end on clear words.')
  if (seconds < clipSeconds.min && episode.durationSeconds > 2 * clipSeconds.min)
    problems.push(`It lasts ${seconds} seconds; the minimum is ${clipSeconds.min}.`)
  if (seconds > clipSeconds.max) problems.push(`It lasts ${seconds} seconds; the maximum is ${clipSeconds.max}.`)
  const wishes = [
    ...(getTextWidth(title) > maxLength.title
      ? [`The title has ${getTextWidth(title)} characters; the limit is 60.`]
      : []),
    ...(getTextWidth(description) > maxLength.description ? ['The description is longer than one sentence.'] : []),
  ]
  const text = checks.map((checked) => checked.text).join(' | ')
  return toValidatedPiece(
    piece,
    { text, evidence: [], ids, quotations: [], problems: [...new Set(problems)] },
    { wishes },
  )
}

function splitClipText(text: string): { title: string; description: string } {
  const [title = '', ...rest] = text.split(' | ').flatMap((part) => part.split('|'))
  const plain = (part: string) => part.trim().replace(/^[“"]([^“”"]*)[”"]$/u, '$1')
  return { title: plain(title), description: plain(rest.join(' ')) }
}

/** Refuses clips that overlap an earlier one that passed. */
export function refuseOverlaps<One extends ValidatedPiece>(validated: readonly One[]): One[] {
  return refuseRepeats(validated, (one, earlier) => {
    const { first, last } = getRun(earlier)
    if (!overlaps(getRun(one), { first, last })) return null
    return `It overlaps an earlier one, which has sentences ${first} to ${last}. Choose other sentences.`
  })
}

function getRun({ ids }: ValidatedPiece): { first: number; last: number } {
  return { first: ids[0] ?? 0, last: ids.at(-1) ?? 0 }
}

/** Prints the valid clips, skipping those that overlap an earlier one. */
export function createClips<Clip>(
  validated: readonly ValidatedPiece[],
  { episode }: Reading,
  finish: (clip: VideoClip, validated: ValidatedPiece) => Clip,
): Clip[] {
  const taken: { first: number; last: number }[] = []
  return validated.flatMap((one) => {
    const run = getRun(one)
    if (taken.some((other) => overlaps(other, run))) return []
    taken.push(run)
    const { title, description } = splitClipText(one.text)
    return finish(printClip(run, { title, description }, episode), one)
  })
}
