/**
 * Returns whether a modifier is held. Shift counts for letters only: many keyboards need it for symbols and digits.
 */
export function isModified(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.getModifierState('AltGraph')) return true
  return event.shiftKey && /^\p{L}$/u.test(event.key)
}

/** Returns whether single keys are typed into a field, or belong to a dialog or menu. */
export function isBusy(target: EventTarget | null): boolean {
  const types =
    target instanceof HTMLElement && target.closest('input:not([type=range]), textarea, select, [contenteditable=true]')
  return !!types || document.querySelector('[role=dialog], [role=menu], [role=alertdialog]') !== null
}
