/**
 * Makes Esc close an open suggestion list instead of the dialog around it, which would lose the typed text. A field
 * with an open list is recognized by `aria-activedescendant`; its own key handler closes the list.
 */
export function closeListFirst(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.hasAttribute('aria-activedescendant')) event.preventDefault()
}
