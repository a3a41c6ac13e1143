// What the command menu offers, and whether it is open. The page that has an act offers it; the menu asks when it opens.
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react'

export type Command = {
  /** Says the act, as its button does: 'Share'. Tells it from the others of its group. */
  label: string
  icon?: ReactNode
  /** Other words that people look for it with. */
  keywords?: string
  /** Seen beside it, in few words. */
  note?: string
  run: () => void
}

export type CommandGroup = { heading: string; commands: readonly Command[] }

/** Where a page's commands stand in the menu, from the top, whichever came first: what is looked for is found where it was. */
const places = {
  project: 'This project',
  download: 'This project',
  generate: 'This project',
  type: 'This content type',
  types: 'Content of this project',
} as const

const offered = new Map<string, { place: keyof typeof places; commands: readonly Command[] }>()
let byHeading: readonly CommandGroup[] = []

/** Offers commands in the command menu for as long as the component is on the page. */
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

/** What the page offers, by heading. */
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

/** How the keys that open it are written here: '⌘K' on a Mac, 'Ctrl K' elsewhere. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
export const commandMenuKeys = isMac ? '⌘K' : 'Ctrl K'

/** On a Mac Ctrl+K deletes to the end of the line. */
export function opensCommandMenu({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return false
  return isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
