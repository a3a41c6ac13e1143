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

/** For Radix' `onCloseAutoFocus`, which knows of triggers alone. */
export function giveFocusBack(event: Event, opener: RefObject<HTMLElement | null>): void {
  event.preventDefault()
  opener.current?.focus()
}
