// Derives a clip's other fields from where it is cut: its times, its first and last sentence, and its rating.
import { getCandidateFields } from '../items/candidate.ts'
import { findStored } from '../items/item-ids.ts'
import { type EditContext, EditRefusal } from '../type/edit-context.ts'
import { type Evidence, isEstimated, isSamePassage, passagesMeet } from '../type/evidence.ts'
import { secondsAt } from '../type/time-code.ts'
import { cutTimes, type EditedClip, type EditedClips, type VideoClip } from './video-clip.ts'

/**
 * Returns clips with edited titles and descriptions. A clip whose ends were moved gets new times and sentences from the
 * transcript. It keeps its rating but not the reason, which may be about words that are no longer in it. A new clip is
 * cut at the words said at its times; `toAdded` adds the fields of its type.
 * @throws EditRefusal if nothing is said where a clip is cut
 */
export function resolveClips<Clip extends VideoClip>(
  edited: EditedClips,
  editContext: EditContext<readonly Clip[]>,
  toAdded: (clip: VideoClip, at: number) => Clip,
): Clip[] {
  const { before, spoken } = editContext
  const known = new Set(edited.map(({ id }) => id))
  /** Clips in the format of the specification are identified by their times. */
  const findByTimes = ({ evidence, startTime, endTime }: EditedClip): Clip | undefined => {
    const isIt = (one: Clip) => one.startTime === startTime && one.endTime === endTime && !known.has(one.id)
    const found = evidence ? undefined : before.find(isIt)
    known.add(found?.id)
    return found
  }
  return edited.map((clip, at) => {
    const { id, title, description, potential = 'medium' } = clip
    const stored = findStored(before, clip) ?? findByTimes(clip)
    if (stored && !isMoved(stored, clip)) {
      const isUnchanged = stored.title === title && stored.description === description
      return { ...withoutMark(stored), ...getCandidateFields(stored, isUnchanged), title, description }
    }
    const found = resolveCut(clip, at, editContext)
    const cut = { ...cutAt(found, spoken.getEnds(found)), id, title, description }
    if (!stored || !passagesMeet(stored.evidence, found)) return toAdded({ ...cut, potential, addedByHand: true }, at)
    const { why: _, ...kept } = withoutMark(stored)
    return { ...kept, ...cut, ...(!stored.addedByHand && { recut: true }) } as Clip
  })
}

/**
 * If no passage is given, the clip is a different one if both its title and its times differ from the stored clip's.
 */
function isMoved(stored: VideoClip, { title, evidence, startTime, endTime }: EditedClip): boolean {
  if (evidence) return !isSamePassage(stored.evidence, evidence)
  const hasTimes = startTime !== undefined && endTime !== undefined
  const isSameTimes = stored.startTime === startTime && stored.endTime === endTime
  return stored.title !== title && hasTimes && !isSameTimes
}

function withoutMark<Clip extends VideoClip>({ candidate: _, ...clip }: Clip): Clip {
  return clip as Clip
}

/** Returns the words of a moved or new clip: at its passage, or else at its times. @throws EditRefusal */
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
