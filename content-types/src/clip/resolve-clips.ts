// What follows from where a clip is cut: its times, its first and last sentence, and how it was scored.
import { getCandidateFields } from '../items/candidate.ts'
import { type EditContext, EditRefusal, storedItems } from '../type/apply-edit.ts'
import { type Evidence, isEstimated, isSamePassage, type Passage, passagesMeet } from '../type/evidence.ts'
import { secondsAt } from '../type/time-code.ts'
import { cutTimes, type EditedClip, type EditedClips, type VideoClip } from './video-clip.ts'

/**
 * Clips under edited titles and descriptions. One whose ends moved is told its new times and sentences by the transcript,
 * and keeps how the clip that it was is rated; why it was goes, which may be about words that are not in it any more. A clip that was not there before is cut at the words that are said at its times; `asAdded`
 * gives it what its type has beside every clip's fields.
 * @throws EditRefusal where a clip is cut where nothing is said
 */
export function resolveClips<Clip extends VideoClip>(
  edited: EditedClips,
  editContext: EditContext<readonly Clip[]>,
  asAdded: (clip: VideoClip, at: number) => Clip,
): Clip[] {
  const { before, spoken } = editContext
  const isSame = (one: Clip, { title, evidence }: EditedClip) =>
    evidence ? isSamePassage(one.evidence, evidence) : one.title === title
  const isSameByTitle = (one: Clip, clip: EditedClip) => one.title === clip.title && isSame(one, clip)
  const isSameByTimes = (one: Clip, { startTime, endTime, evidence }: EditedClip) =>
    !evidence && one.startTime === startTime && one.endTime === endTime
  const stored = storedItems(before, edited, isSameByTitle, isSame, isSameByTimes)
  const left = new Set(before)
  for (const clip of stored) if (clip) left.delete(clip)
  return edited.map((clip, at) => {
    const { title, description, potential = 'medium' } = clip
    const own = stored[at]
    if (own) {
      const isUnchanged = own.title === title && own.description === description
      return { ...withoutMark(own), ...getCandidateFields(own, isUnchanged), title, description }
    }
    const found = resolveCut(clip, at, editContext)
    const cut = { ...cutAt(found, spoken.getEnds(found)), title, description }
    const was = clip.evidence ? nearest([...left], found) : null
    if (was === null) return asAdded({ ...cut, potential, addedByHand: true }, at)
    left.delete(was)
    const { why: _, ...kept } = withoutMark(was)
    return { ...kept, ...cut, ...(!was.addedByHand && { recut: true }) } as Clip
  })
}

function withoutMark<Clip extends VideoClip>({ candidate: _, ...clip }: Clip): Clip {
  return clip as Clip
}

/** The words of a clip that was moved or is new: at its passage, else at its times. @throws EditRefusal */
function resolveCut<Clip>(
  { title, evidence, startTime, endTime }: EditedClip,
  at: number,
  editContext: EditContext<Clip>,
) {
  const { ground, spoken } = editContext
  const named = `Clip ${at + 1}, “${title}”,`
  if (evidence) {
    const found = ground(evidence)
    if (found) return found
    throw new EditRefusal(
      `${named} is cut where this transcript has no words, or far too many. Reload the page, then edit it as it stands there.`,
    )
  }
  const [start, end] = [secondsAt(startTime ?? ''), secondsAt(endTime ?? '')]
  if (start === null || end === null)
    throw new EditRefusal(`${named} needs a start and an end time, such as 1:05 and 1:50.`)
  if (end <= start) throw new EditRefusal(`${named} ends at ${endTime}, which is not after its start at ${startTime}.`)
  const found = spoken.between(start, end)
  if (found) return found
  throw new EditRefusal(`${named} has no words between ${startTime} and ${endTime}, or far too many. Check its times.`)
}

function cutAt(evidence: Evidence, ends: Pick<VideoClip, 'firstSentence' | 'lastSentence'>) {
  return { ...cutTimes(evidence), ...ends, estimated: isEstimated(evidence), evidence }
}

/** Of the clips that have words in common with a passage the one that has most time in common with it. */
function nearest<Clip extends VideoClip>(clips: readonly Clip[], passage: Passage & Evidence): Clip | null {
  const shared = ({ evidence }: Clip) => Math.min(evidence.end, passage.end) - Math.max(evidence.start, passage.start)
  return clips
    .filter(({ evidence }) => passagesMeet(evidence, passage))
    .reduce<Clip | null>((best, one) => (best && shared(best) >= shared(one) ? best : one), null)
}
