import { useEffect, useEffectEvent } from 'react'
import { isBusy, isModified } from '../../../lib/single-keys.ts'

export type PlayerActs = {
  toggle: () => void
  /** Seconds, negative to go back. */
  step: (by: 1 | -1) => void
  changeSpeed: (by: 1 | -1) => void
}

/** Buttons that play from somewhere: with the focus on one, the space bar still pauses. */
export const playButtonAttribute = 'data-plays'

/**
 * Handles the keys of an open player, before the page's own keys: there J and K mean something else. Space works even
 * if the user turned single keys off, except where it presses what has the focus.
 */
export function usePlayerKeys(
  { isOpen, hasLetters }: { isOpen: boolean; hasLetters: boolean },
  acts: PlayerActs,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isModified(event) || isBusy(event.target)) return
    const act = event.key === ' ' ? !isPressable(event.target) && acts.toggle : hasLetters && findAct(event.key, acts)
    if (!act) return
    event.preventDefault()
    // Firefox presses a button when the space bar is released.
    if (event.type === 'keydown') act()
  })
  useEffect(() => {
    if (!isOpen) return
    for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, onKey, { capture: true })
    return () => {
      for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, onKey, { capture: true })
    }
  }, [isOpen])
}

function findAct(key: string, { toggle, step, changeSpeed }: PlayerActs): (() => void) | undefined {
  const acts: Record<string, () => void> = {
    ...{ j: () => step(-1), k: toggle, l: () => step(1) },
    ...{ '<': () => changeSpeed(-1), '>': () => changeSpeed(1) },
  }
  return acts[key.toLowerCase()]
}

function isPressable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(`button:not([${playButtonAttribute}]), a[href], summary, [role=tab], [role=option]`) !== null
}
