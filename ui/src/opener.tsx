import { type RefObject, useEffect, useState } from 'react'

/** The element that had the focus, then its focusable ancestors, innermost first. */
type Openers = RefObject<readonly HTMLElement[]>

/**
 * Remembers, for a dialog without a trigger, which element had the focus when it opened, so that the focus returns
 * there and not to the top of the page. A chosen menu item has been removed by then, so its menu's button is stored
 * instead.
 */
export function Opener({ openers }: { openers: Openers }) {
  // On the first render the focus hasn't moved yet.
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
 * For Radix's `onCloseAutoFocus`, which only knows triggers. If closing already moved the focus elsewhere, leaves it
 * there. If the opener is gone, focuses its nearest ancestor.
 */
export function giveFocusBack(event: Event, openers: Openers): void {
  event.preventDefault()
  const opener = openers.current.find(({ isConnected }) => isConnected) ?? null
  if (document.activeElement === document.body) focusable(opener)?.focus()
}

/** Returns the element to focus. Focusing a tab activates it, so an inactive tab is replaced by the active one. */
function focusable(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.getAttribute('role') !== 'tab') return opener
  return opener.closest('[role=tablist]')?.querySelector<HTMLElement>('[aria-selected=true]') ?? null
}
