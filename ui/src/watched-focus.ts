// Moves the focus when the focused element is removed by the very click on it: 'Remove', 'Cancel', 'Rename to Maya'.
// Browsers reset it to the top of the page, so keyboard and screen reader users would have to start over.

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const regions = `${layers}, main`
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]'
const reachable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((kind) => `${kind}:not(:disabled, [tabindex="-1"])`)
  .join(', ')

/**
 * Watches the page, and moves the focus when the focused element is removed: to its next sibling, else the previous
 * one, else the parent. A button that was disabled while pending gets its focus back. Focus moved on purpose is left
 * alone, as are closing dialogs and menus.
 * @returns a function that stops it
 */
export function watchFocus(): () => void {
  let kept: Element | null = document.activeElement
  let byPointer = false

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) kept = target
  }
  // A click on nothing is meant to clear the focus.
  const release = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (kept === target && kept?.isConnected && !kept.matches(':disabled') && isNowhere()) kept = null
    })
  }
  const press = ({ target }: PointerEvent) => {
    byPointer = true
    if (isNowhere() && target instanceof Node && !kept?.contains(target)) kept = null
  }
  const type = () => {
    byPointer = false
  }

  const observer = new MutationObserver((records) => {
    if (kept === null) return
    if (kept.isConnected) {
      if (isNowhere() && !kept.matches(':disabled') && records.some((record) => touches(record, kept))) focusOn(kept)
      return
    }
    const lost = kept
    kept = null
    // A closing layer returns the focus itself.
    if (lost.closest(layers)) return
    const place = findPlace(lost, records)
    if (!place || !isNowhere(place.parent)) return
    const next = elementBeside(place, { withFields: !byPointer }) ?? mainElement()
    if (next) focusOn(next)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', release)
  document.addEventListener('pointerdown', press, { capture: true })
  document.addEventListener('keydown', type, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', release)
    document.removeEventListener('pointerdown', press, { capture: true })
    document.removeEventListener('keydown', type, { capture: true })
  }
}

/** Returns whether an element was enabled again or moved. */
function touches({ type, target, removedNodes }: MutationRecord, element: Element | null): boolean {
  if (element === null) return false
  return type === 'attributes' ? target === element : [...removedNodes].some((node) => node.contains(element))
}

/** Returns whether the focus is lost. An open dialog takes a lost focus on its container. */
function isNowhere(lostIn?: Element): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === lostIn?.closest(layers)
}

type Place = { parent: Element; before: Node | null }

/** Returns where an element was: its remaining parent, and the remaining sibling before it. */
function findPlace(lost: Node, records: readonly MutationRecord[]): Place | null {
  let gone = lost
  for (;;) {
    const removal = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    if (!(removal?.target instanceof Element)) return null
    const { target: parent } = removal
    if (parent.isConnected) return { parent, before: lastLeft(parent, removal.previousSibling, records) }
    gone = parent
  }
}

/** Returns the sibling, or the nearest earlier one still in the page. */
function lastLeft(parent: Element, sibling: Node | null, records: readonly MutationRecord[]): Node | null {
  let before = sibling
  while (before && before.parentNode !== parent) {
    const gone: Node = before
    before =
      records.findLast(({ removedNodes }) => [...removedNodes].includes(gone as ChildNode))?.previousSibling ?? null
  }
  return before
}

/** Returns the nearest focusable element within the place's dialog or the page's main part. */
function elementBeside({ parent, before }: Place, wanted: { withFields: boolean }): Element | null {
  const region = parent.closest(regions)
  if (!region) return null
  let [holder, last]: [Element, Node | null] = [parent, before]
  for (;;) {
    const after = siblings(last ? last.nextSibling : holder.firstChild, 'nextSibling')
    const earlier = siblings(last, 'previousSibling')
    for (const node of after) {
      const first = reachableIn(node, wanted)[0]
      if (first) return first
    }
    for (const node of earlier) {
      const nearest = reachableIn(node, wanted).at(-1)
      if (nearest) return nearest
    }
    if (holder === region || holder.hasAttribute('tabindex')) return holder.hasAttribute('tabindex') ? holder : null
    last = holder
    if (!holder.parentElement) return null
    holder = holder.parentElement
  }
}

function siblings(from: Node | null, way: 'nextSibling' | 'previousSibling'): Node[] {
  const all: Node[] = []
  for (let node = from; node; node = node[way]) all.push(node)
  return all
}

/** Returns the focusable elements. Without fields after a tap, because focusing one opens a phone's keyboard. */
function reachableIn(node: Node, { withFields }: { withFields: boolean }): Element[] {
  if (!(node instanceof Element)) return []
  const all = [...(node.matches(reachable) ? [node] : []), ...node.querySelectorAll(reachable)]
  return all.filter((element) => isSeen(element) && (withFields || !element.matches(fields)))
}

function isSeen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function mainElement(): HTMLElement | null {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  return main
}

function focusOn(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true })
}
