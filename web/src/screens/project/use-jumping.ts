import type { Evidence } from '@podcastai/content-types'
import { useCallback, useRef, useState } from 'react'
import type { Jump } from '../../features/project/transcript-pane/jump.ts'

export type Jumping = {
  jump: Jump | null
  /** The whole transcript is shown, not the preview. */
  isFull: boolean
  setFull: (isFull: boolean) => void
  /** A phone's transcript sheet is open. */
  isSheetOpen: boolean
  setSheetOpen: (isOpen: boolean) => void
  /** The transcript's search field is open. */
  isSearching: boolean
  setSearching: (isSearching: boolean) => void
  /** Opens the whole transcript with its search. */
  search: () => void
  /** Opens the whole transcript. */
  show: () => void
  /** Expands or collapses the whole transcript. */
  toggle: () => void
  jumpTo: (evidence: Evidence) => void
  /** A passage moved: if it is still shown, highlight it there without scrolling. */
  moveTo: (from: Evidence, to: Evidence) => void
  /** Shows the passage that is heard. Only the first one after a press scrolls in any case. */
  follow: (evidence: Evidence, isFirst: boolean) => void
  /** Returns the focus to the pressed button. */
  leave: () => void
}

/** Jumps from content into the transcript and back. */
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

  const moveTo = useCallback((from: Evidence, to: Evidence) => {
    setJump((last) => (last?.evidence === from ? { ...last, evidence: to } : last))
  }, [])

  const follow = useCallback((evidence: Evidence, isFirst: boolean) => {
    setJump((last) => ({ evidence, count: (last?.count ?? 0) + 1, heard: isFirst ? 'first' : 'next' }))
  }, [])

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
    follow,
    leave,
  }
}
