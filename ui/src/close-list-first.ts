/**
 * Esc in a field that offers a list closes the list, not what the field stands in: what was typed there would be gone.
 * Such a field says so by `aria-activedescendant`; its own keys close the list.
 */
export function closeListFirst(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.hasAttribute('aria-activedescendant')) event.preventDefault()
}
