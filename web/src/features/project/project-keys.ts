import { useEffect, useEffectEvent } from 'react'
import { isBusy, isModified } from '../../lib/single-keys.ts'

/** The single-key shortcuts of a project; '?' lists them. */
export const projectKeys = [
  { keys: ['J'], does: 'Next passage used in the content' },
  { keys: ['K'], does: 'Previous passage' },
  { keys: ['/'], does: 'Search the transcript' },
  { keys: ['F2'], does: 'Correct words in the transcript' },
  { keys: ['C'], does: 'Copy the item' },
  { keys: ['E'], does: 'Edit the item' },
  { keys: ['['], does: 'Start a clip one sentence earlier (Shift: later)' },
  { keys: [']'], does: 'End a clip one sentence later (Shift: earlier)' },
  { keys: ['1', '8'], does: 'Open a content type' },
  { keys: ['T'], does: 'Show or hide the full transcript' },
  { keys: ['Esc'], does: 'Back to the content' },
  { keys: ['?'], does: 'This list' },
] as const

/** While the player is open, these come before the keys above. */
export const playerKeys = [
  { keys: ['Space'], does: 'Play or pause the recording' },
  { keys: ['J', 'L'], does: 'Player open: back, or forward 15 seconds' },
  { keys: ['<', '>'], does: 'Player open: slower or faster' },
] as const

export type ProjectActs = {
  openType: (index: number) => void
  searchTranscript: () => void
  toggleTranscript: () => void
  correctWords: () => void
  showKeys: () => void
}

/**
 * Handles single-key shortcuts on the project page. Inactive while typing, with a modifier held, or over a dialog.
 * Users can turn all of them off except F2, because speech input types letters too. "The item" is the focused one, else
 * the passage shown, else the first item in view.
 */
export function useProjectKeys(areOn: boolean, acts: ProjectActs): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // F2 isn't a letter: speech input can't type it by accident.
    if (!areOn && event.key !== 'F2') return
    if (event.defaultPrevented || isModified(event) || isBusy(event.target)) return
    if (act(event.key.toLowerCase(), acts)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Runs a key's action; returns whether it has one. */
function act(key: string, acts: ProjectActs): boolean {
  switch (key) {
    case 'j':
    case 'k':
      return stepThroughPassages(key === 'j' ? 1 : -1)
    case 'c':
    case 'e':
      return press(currentItem(), key === 'c' ? 'copy' : 'edit')
    case '[':
    case '{':
      return press(currentItem(), key === '[' ? 'begin-earlier' : 'begin-later')
    case ']':
    case '}':
      return press(currentItem(), key === ']' ? 'end-later' : 'end-earlier')
    case '/':
      acts.searchTranscript()
      return true
    case 'f2':
      acts.correctWords()
      return true
    case 't':
      acts.toggleTranscript()
      return true
    case '?':
      acts.showKeys()
      return true
    default:
      if (!/^[1-8]$/.test(key)) return false
      acts.openType(Number(key) - 1)
      return true
  }
}

const openPanel = () => document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')

function stepThroughPassages(by: 1 | -1): boolean {
  const chips = [...(openPanel()?.querySelectorAll<HTMLElement>('button[data-passage-chip]') ?? [])]
  if (chips.length === 0) return false
  const at = chips.findIndex((chip) => chip.getAttribute('aria-pressed') === 'true')
  const next = chips[at < 0 ? (by > 0 ? 0 : chips.length - 1) : (at + by + chips.length) % chips.length]
  // Focus before jumping, because Esc in the transcript returns to this chip.
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
  next?.click()
  return true
}

function currentItem(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-item]')
  const shown = openPanel()
    ?.querySelector('[aria-pressed=true][data-passage-chip]')
    ?.closest<HTMLElement>('[data-item]')
  if (focused ?? shown) return focused ?? shown ?? null
  const items = [...(openPanel()?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  return items.find((item) => item.getBoundingClientRect().bottom > 0) ?? null
}

function press(item: HTMLElement | null, what: string): boolean {
  const button = item?.querySelector<HTMLElement>(`button[data-act=${what}]`)
  button?.click()
  return !!button
}
