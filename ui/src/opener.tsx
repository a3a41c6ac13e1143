import { type RefObject, useEffect, useState } from 'react'

/** What had the focus, and what that stood in and could have it as well, from the inside out. */
type Openers = RefObject<readonly HTMLElement[]>

/**
 * Stands in what is opened without a trigger of its own, and remembers what had the focus before: it goes back there,
 * not to the top of the page. What was chosen in a menu is gone by then, so its menu's button is remembered.
 */
export function Opener({ openers }: { openers: Openers }) {
  // While it is drawn for the first time the focus has not moved yet.
  const [found] = useState(openersNow)
  useEffect(() => {
    openers.current = found
  }, [openers, found])
  return null
}

function openersNow(): HTMLElement[] {
  const { activeElement } = document
  const menuButton = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = menuButton ? document.getElementById(menuButton) : activeElement
  if (!(opener instanceof HTMLElement)) return []
  const around: HTMLElement[] = []
  for (let element = opener.parentElement; element; element = element.parentElement)
    if (element.hasAttribute('tabindex')) around.push(element)
  return [opener, ...around]
}

/**
 * For Radix' `onCloseAutoFocus`, which knows of triggers alone. Where closing led on to another place, that has the
 * focus by then and keeps it. An opener that left the page meanwhile leaves it to what it stood in.
 */
export function giveFocusBack(event: Event, openers: Openers): void {
  event.preventDefault()
  const opener = openers.current.find(({ isConnected }) => isConnected) ?? null
  if (document.activeElement === document.body) focusable(opener)?.focus()
}

/** The focus alone opens a tab: one that was not opened after all leaves it to the one that is. */
function focusable(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.getAttribute('role') !== 'tab') return opener
  return opener.closest('[role=tablist]')?.querySelector<HTMLElement>('[aria-selected=true]') ?? null
}
