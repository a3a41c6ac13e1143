import type { Evidence } from '@podcastai/content-types'
import { useCallback, useRef, useState } from 'react'
import type { Jump } from '../../features/project/transcript-pane/jump.ts'

export type Jumping = {
  jump: Jump | null
  /** The whole transcript is shown, not its beginning. */
  isFull: boolean
  setFull: (isFull: boolean) => void
  /** The sheet of a phone. */
  isSheetOpen: boolean
  setSheetOpen: (isOpen: boolean) => void
  /** The search field of the transcript is open. */
  isSearching: boolean
  setSearching: (isSearching: boolean) => void
  /** Opens the whole transcript with its search. */
  search: () => void
  /** Opens the whole transcript. */
  show: () => void
  /** Shows the whole transcript, or folds it. */
  toggle: () => void
  jumpTo: (evidence: Evidence) => void
  /** The passage shown stands elsewhere now: it is marked there, and nothing scrolls. */
  moveTo: (evidence: Evidence) => void
  /** Gives the focus back to what was pressed. */
  leave: () => void
}

/** Jumps from content into the transcript, and the way back. */
export function useJumping(): Jumping {
  const [jump, setJump] = useState<Jump | null>(null)
  const [isFull, setFull] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const pressed = useRef<HTMLElement | null>(null)

  const jumpTo = useCallback((evidence: Evidence) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setJump((last) => ({ evidence, count: (last?.count ?? 0) + 1 }))
    setFull(true)
    setSheetOpen(true)
  }, [])

  const moveTo = useCallback((evidence: Evidence) => setJump((last) => last && { ...last, evidence }), [])

  const search = useCallback(() => {
    setSearching(true)
    setFull(true)
    setSheetOpen(true)
  }, [])

  const show = useCallback(() => {
    setFull(true)
    setSheetOpen(true)
  }, [])

  const toggle = useCallback(() => {
    setSearching(false)
    setFull((isFull) => !isFull)
    setSheetOpen((isOpen) => !isOpen)
  }, [])

  const leave = useCallback(() => {
    setSheetOpen(false)
    if (pressed.current?.isConnected) pressed.current.focus()
  }, [])

  return {
    jump,
    isFull,
    setFull,
    isSheetOpen,
    setSheetOpen,
    isSearching,
    setSearching,
    search,
    show,
    toggle,
    jumpTo,
    moveTo,
    leave,
  }
}
