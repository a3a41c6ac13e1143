// The current cut of a clip: the stored one, or the one that the user is editing.
import type { Limits } from '../talk/move-ends.ts'
import { outerSentences } from '../talk/move-ends.ts'
import { type Ends, findEnds, type Talk, toPassage, wordsBetween } from '../talk/talk.ts'
import { type Evidence, isEstimated, type Passage, passageOfKey, toKey } from '../type/evidence.ts'
import type { Editing } from '../views/editing.web.tsx'
import type { Trim } from '../views/trim-handle.web.tsx'
import { type TalkHere, useTalk } from '../views/use-talk.web.tsx'
import { cutTimes, type VideoClip } from './video-clip.ts'

export type ClipCut = {
  here: TalkHere | null
  /** Null until the transcript has loaded, or if none is available. */
  trim: Trim | null
  /** Times and sentences of the current cut. */
  shown: Pick<
    VideoClip,
    'startTime' | 'endTime' | 'duration' | 'firstSentence' | 'lastSentence' | 'estimated' | 'evidence'
  >
  isMoved: boolean
  /** The clip isn't being edited. */
  isResting: boolean
  /** The ranking reason is about the old cut, so it will be removed. */
  losesReason: boolean
  /** The ends can't be moved here. */
  isFixed: boolean
  spelled: Record<string, { label: string; read: (value: string) => string }>
}

type Options = { editing: Editing; what: string; isWanted: boolean; isFixed?: boolean }

/** Returns the current cut of a clip. The edit stores its ends in the field `ends`, as a passage key (`toKey`). */
export function useClipCut(clip: VideoClip, { editing, what, isWanted, isFixed = false }: Options): ClipCut {
  const here = useTalk(clip.evidence, isWanted)
  const talk = here?.talk ?? null
  const stored = talk && findEnds(talk, clip.evidence)
  const passage = passageOfKey(editing.values.ends ?? '')
  const isMoved = passage !== null && editing.values.ends !== toKey(clip.evidence)
  const ends = talk && ((isMoved && findEnds(talk, passage)) || stored)

  function onMove(next: Ends) {
    if (!talk) return
    const ends = toKey(toPassage(talk, next))
    if (editing.isOpen) editing.set({ ends })
    else editing.open({ ends })
  }

  return {
    ...{ here, isMoved, isFixed, isResting: !editing.isOpen },
    losesReason: isMoved && clip.why !== undefined,
    trim: talk &&
      stored &&
      ends && { talk, ends, what, onMove, isDisabled: editing.isSaving, limits: getLimits(talk, stored) },
    shown: isMoved && talk && ends ? { ...clip, ...toCut(talk, ends, passage) } : clip,
    spelled: { ends: { label: 'Cut', read: (key) => spellCut(talk, passageOfKey(key)) } },
  }
}

/** Returns a clip with a new cut. The server derives the rest, such as the times. */
export function withCut<Clip extends VideoClip>(clip: Clip, ends: string | undefined): Clip {
  const passage = passageOfKey(ends ?? '')
  return passage ? { ...clip, evidence: { ...clip.evidence, ...passage } } : clip
}

/** Maximum characters of a clip. The server rejects longer passages. */
const maxCharacters = 20_000

/**
 * The ends may move over any speaker's words, but part of the original clip must remain, or it would be a different
 * one.
 */
function getLimits({ words }: Talk, stored: Ends): Limits {
  return { first: { from: 0, to: stored.last }, last: { from: stored.first, to: words.length - 1 }, maxCharacters }
}

function toCut(talk: Talk, ends: Ends, passage: Passage) {
  const [opening, closing] = [talk.words[ends.first], talk.words[ends.last]]
  const [start, end] = [opening?.start ?? 0, closing?.end ?? 0]
  const evidence: Evidence = {
    ...{ ...passage, start, end: Math.max(start, end), estimated: opening?.isStartEstimated ?? false, speaker: null },
    ...(closing?.isEndEstimated && { endEstimated: true }),
  }
  return { ...cutTimes(evidence), ...outerSentences(talk, ends), estimated: isEstimated(evidence), evidence }
}

function spellCut(talk: Talk | null, passage: Passage | null): string {
  const ends = talk && passage && findEnds(talk, passage)
  return ends ? wordsBetween(talk, ends) : ''
}
