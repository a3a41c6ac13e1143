/**
 * Is what Radix takes for an act outside of something open one on a toast? A toast lies outside of everything, and its
 * Undo is for what is seen: nothing closes for it.
 */
export function isOnToast(event: CustomEvent<{ originalEvent: Event }>): boolean {
  const { target } = event.detail.originalEvent
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
