import {
  type Correction,
  can,
  isRunning,
  type LabelsAsWords,
  type NotSpeech,
  type SpeakerOverrides,
  type Transcript,
  type TurnChange,
} from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { profileQuery } from '../../../lib/queries/profile.ts'
import type { Picked } from './picked.ts'

const none: Correction[] = []
const noTurns: SpeakerOverrides[] = []
const noPassages: NotSpeech[] = []
const noLabels: LabelsAsWords[] = []
const noChanges: TurnChange[] = []

/**
 * The state of correcting: what the transcript shows, and what is being corrected. It survives closing a phone's sheet.
 */
export type Correcting = {
  /** True if this user may correct words now. */
  mayCorrect: boolean
  corrections: readonly Correction[]
  /** Turns reassigned to other speakers. */
  given: readonly SpeakerOverrides[]
  /** Passages that are marked "not speech". */
  notSpeech: readonly NotSpeech[]
  /** Labels that are words. */
  labels: readonly LabelsAsWords[]
  /** Turns that were split or joined. */
  turns: readonly TurnChange[]
  /** Number of corrections whose words are no longer in the file. */
  lostCount: number
  /** A tap on a word corrects it. A click always does. */
  takesTaps: boolean
  setTakesTaps: (takesTaps: boolean) => void
  picked: Picked | null
  setPicked: (picked: Picked | null) => void
  /** The keyboard cursor should appear once the words are loaded. */
  wantsCursor: boolean
  setWantsCursor: (wantsCursor: boolean) => void
  isListOpen: boolean
  setListOpen: (isOpen: boolean) => void
}

export function useCorrecting({ id, status, content }: Pick<Transcript, 'id' | 'status' | 'content'>): Correcting {
  const role = useQuery(profileQuery()).data?.role
  const isRead = content !== '' && !isRunning(status)
  const { data } = useQuery({ ...correctionsQuery(id), enabled: isRead })
  const [takesTaps, setTakesTaps] = useState(false)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [wantsCursor, setWantsCursor] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  // Esc ends the mode wherever the focus is, after closing anything open above it.
  useEffect(() => {
    if (!takesTaps || picked !== null) return
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setTakesTaps(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [takesTaps, picked])
  return {
    mayCorrect: role !== undefined && can(role, 'generateContent') && isRead,
    corrections: data?.corrections ?? none,
    given: data?.given ?? noTurns,
    notSpeech: data?.notSpeech ?? noPassages,
    labels: data?.labels ?? noLabels,
    turns: data?.turns ?? noChanges,
    lostCount: data?.lost.length ?? 0,
    takesTaps,
    setTakesTaps,
    picked,
    setPicked,
    wantsCursor,
    setWantsCursor,
    isListOpen,
    setListOpen,
  }
}
