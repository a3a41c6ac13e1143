// The current cut of a clip: as stored, or while the user moves its ends.
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
  /** Null until the transcript is there, and where it is not at hand. */
  trim: Trim | null
  /** Times and sentences between the ends of now. */
  shown: Pick<
    VideoClip,
    'startTime' | 'endTime' | 'duration' | 'firstSentence' | 'lastSentence' | 'estimated' | 'evidence'
  >
  isMoved: boolean
  /** Nobody is changing anything of the clip. */
  isResting: boolean
  /** Why it ranks where it does is about where it was cut before, and goes. */
  losesReason: boolean
  /** Nobody here may move the ends. */
  isFixed: boolean
  spelled: Record<string, { label: string; read: (value: string) => string }>
}

type Options = { editing: Editing; what: string; isWanted: boolean; isFixed?: boolean }

/** The cut of a clip, whose ends an edit has under the name `ends`, as a passage in words (`toKey`). */
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

/** A clip that an edit cuts elsewhere. What follows from that, as its times, the server tells. */
export function withCut<Clip extends VideoClip>(clip: Clip, ends: string | undefined): Clip {
  const passage = passageOfKey(ends ?? '')
  return passage ? { ...clip, evidence: { ...clip.evidence, ...passage } } : clip
}

/** Words that a clip may have at most, in characters: the server stores no longer passage. */
const maxCharacters = 20_000

/** Over anybody's words, but some of the clip stay: without them it is another one. */
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
