import { type Correction, can, isRunning, type SpeakerOverrides, type Transcript } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { profileQuery } from '../../../lib/queries/profile.ts'
import type { Picked } from './picked.ts'

const none: Correction[] = []
const noTurns: SpeakerOverrides[] = []

/** What the transcript shows of corrections, and what is being corrected. It outlives the sheet of a phone. */
export type Correcting = {
  /** May this person correct words, and now? */
  mayCorrect: boolean
  corrections: readonly Correction[]
  /** Acts of giving turns to other speakers. */
  given: readonly SpeakerOverrides[]
  /** Acts that the file has no words for any more. */
  lostCount: number
  /** A tap on a word corrects it. A click does so always. */
  takesTaps: boolean
  setTakesTaps: (takesTaps: boolean) => void
  picked: Picked | null
  setPicked: (picked: Picked | null) => void
  /** The cursor of the keyboard is wanted, as soon as the words are there. */
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
  // Esc leaves, wherever the focus is; what is open in front of it closes first.
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
