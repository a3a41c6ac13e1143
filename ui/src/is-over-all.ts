/**
 * Is what Radix takes for an act outside of something open one on a toast, or on what stands over the whole page? Both
 * lie outside of everything: an Undo is for what is seen, and what is covered is gone on with later. Nothing closes for
 * them.
 */
export function isOverAll(event: CustomEvent<{ originalEvent: Event }>): boolean {
  const { target } = event.detail.originalEvent
  return target instanceof Element && target.closest('[data-sonner-toaster], [data-over-page]') !== null
}
