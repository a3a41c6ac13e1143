// The command menu's contents and state. Pages register their commands; the menu reads them when it opens.
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react'

export type Command = {
  /** The command's name, as on its button: 'Share'. Unique within its group. */
  label: string
  icon?: ReactNode
  /** Other words that find the command. */
  keywords?: string
  /** A short note next to the label. */
  note?: string
  run: () => void
}

export type CommandGroup = { heading: string; commands: readonly Command[] }

/** The order of groups in the menu, whichever is registered first, so that commands stay where users expect them. */
const places = {
  project: 'This project',
  download: 'This project',
  generate: 'This project',
  type: 'This content type',
  types: 'Content of this project',
} as const

const offered = new Map<string, { place: keyof typeof places; commands: readonly Command[] }>()
let byHeading: readonly CommandGroup[] = []

/** Registers commands while the component is mounted. */
export function useCommands(place: keyof typeof places, commands: readonly Command[]): void {
  const id = useId()
  useEffect(() => {
    offered.set(id, { place, commands })
    tellOffered()
  })
  useEffect(
    () => () => {
      offered.delete(id)
      tellOffered()
    },
    [id],
  )
}

/** Returns the page's commands by group. */
export function useOfferedCommands(): readonly CommandGroup[] {
  return useSyncExternalStore(subscribe, () => byHeading)
}

function tellOffered(): void {
  const inOrder = (Object.keys(places) as (keyof typeof places)[]).flatMap((place) =>
    [...offered.values()].filter((one) => one.place === place),
  )
  byHeading = [...new Set(Object.values(places))]
    .map((heading) => ({
      heading,
      commands: inOrder.filter(({ place }) => places[place] === heading).flatMap(({ commands }) => commands),
    }))
    .filter(({ commands }) => commands.length > 0)
  for (const listener of listeners) listener()
}

let isOpen = false
const listeners = new Set<() => void>()

export function setCommandMenu(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useCommandMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
/** The shortcut as written on this platform. */
export const commandMenuKeys = isMac ? '⌘K' : 'Ctrl K'

/** Returns whether a key opens the command menu. Ctrl+K on a Mac does not: there it deletes to the end of the line. */
export function opensCommandMenu({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return false
  return isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
