// What follows from where a clip is cut: its times, its first and last sentence, and how it was scored.
import { type Evidence, isEstimated, isSamePassage, type Passage, passagesMeet } from '../type/evidence.ts'
import { EditRefusal, type Settling, storedItems } from '../type/settling.ts'
import { cutTimes, type EditedClip, type EditedClips, type VideoClip } from './video-clip.ts'

/**
 * Clips under edited titles and descriptions. One whose ends moved is told its new times and sentences by the transcript,
 * and keeps how the clip that it was is rated as a whole; the parts of that score go, whose reasons cite words which may
 * not be in it any more.
 * @throws EditRefusal where a clip was cut where nothing is, or where no clip was before, or stands there twice
 */
export function settledClips<Clip extends VideoClip>(
  edited: EditedClips,
  { before, spoken, ground }: Settling<readonly Clip[]>,
): Clip[] {
  const isSame = (one: Clip, { title, evidence }: EditedClip) =>
    evidence ? isSamePassage(one.evidence, evidence) : one.title === title
  const isSameByTitle = (one: Clip, clip: EditedClip) => one.title === clip.title && isSame(one, clip)
  const isSameByTimes = (one: Clip, { startTime, endTime, evidence }: EditedClip) =>
    !evidence && one.startTime === startTime && one.endTime === endTime
  const stored = storedItems(before, edited, isSameByTitle, isSame, isSameByTimes)
  const left = new Set(before)
  for (const clip of stored) if (clip) left.delete(clip)
  return edited.map(({ title, description, evidence }, at) => {
    const own = stored[at]
    if (own) return { ...own, title, description }
    const found = ground(evidence)
    if (evidence && found === null) {
      throw new EditRefusal(
        `Clip ${at + 1}, “${title}”, is cut where this transcript has no words, or far too many. Reload the page, then edit it as it stands there.`,
      )
    }
    const was = found && nearest([...left], found)
    if (found === null || was === null) {
      throw new EditRefusal(
        `Clip ${at + 1}, “${title}”, is a new one, or a copy. Clips can be changed, moved and deleted here. Regenerate to get others.`,
      )
    }
    left.delete(was)
    return { ...was, ...cutAt(found, spoken.endsOf(found)), scores: {}, title, description }
  })
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
