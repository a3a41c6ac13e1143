import { type RefObject, useEffect, useState } from 'react'

/**
 * Stands in what is opened without a trigger of its own, and remembers what had the focus before: it goes back there,
 * not to the top of the page. What was chosen in a menu is gone by then, so its menu's button is remembered.
 */
export function Opener({ element }: { element: RefObject<HTMLElement | null> }) {
  // While it is drawn for the first time the focus has not moved yet.
  const [opener] = useState(openerNow)
  useEffect(() => {
    element.current = opener
  }, [element, opener])
  return null
}

function openerNow(): HTMLElement | null {
  const { activeElement } = document
  const menuButton = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = menuButton ? document.getElementById(menuButton) : activeElement
  return opener instanceof HTMLElement ? opener : null
}

/**
 * For Radix' `onCloseAutoFocus`, which knows of triggers alone. Where closing led on to another place, that has the
 * focus by then and keeps it.
 */
export function giveFocusBack(event: Event, opener: RefObject<HTMLElement | null>): void {
  event.preventDefault()
  if (document.activeElement === document.body) focusable(opener.current)?.focus()
}

/** The focus alone opens a tab: one that was not opened after all leaves it to the one that is. */
function focusable(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.getAttribute('role') !== 'tab') return opener
  return opener.closest('[role=tablist]')?.querySelector<HTMLElement>('[aria-selected=true]') ?? null
}
