/**
 * Returns whether Radix's "outside" event happened on a toast or on an overlay that covers the whole page. Neither
 * should close an open dialog or popover: an Undo refers to what is on screen, and a covered dialog must still be there
 * afterward.
 */
export function isOverAll(event: CustomEvent<{ originalEvent: Event }>): boolean {
  const { target } = event.detail.originalEvent
  return target instanceof Element && target.closest('[data-sonner-toaster], [data-over-page]') !== null
}
