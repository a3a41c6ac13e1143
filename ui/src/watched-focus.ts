// Where the focus goes when the element that had it leaves the page by the very click on it: 'Remove', 'Cancel', 'Rename
// to Maya'. Browsers let it fall to the top of the page, and whoever works with keys or a screen reader starts over.

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const regions = `${layers}, main`
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]'
const reachable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((kind) => `${kind}:not(:disabled, [tabindex="-1"])`)
  .join(', ')

/**
 * Watches the page, and gives the focus to the next element in the same place when the one that had it is taken away:
 * what follows it, else what stands before it, else what holds it. A button that was disabled for as long as its act ran
 * has the focus again afterwards. What moves the focus itself is left alone, as are dialogs and menus that close.
 * @returns what ends it
 */
export function watchFocus(): () => void {
  let kept: Element | null = document.activeElement
  let byPointer = false

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) kept = target
  }
  // Whoever clicks beside everything wants the focus nowhere.
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
    // A layer that closes gives the focus back to what opened it.
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

/** Whether an element was enabled again, or moved. */
function touches({ type, target, removedNodes }: MutationRecord, element: Element | null): boolean {
  if (element === null) return false
  return type === 'attributes' ? target === element : [...removedNodes].some((node) => node.contains(element))
}

/** An open dialog takes a focus that was lost in it itself, as a whole. */
function isNowhere(lostIn?: Element): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === lostIn?.closest(layers)
}

type Place = { parent: Element; before: Node | null }

/** Where an element stood: what still holds it, and what is left before it there. */
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

/** The sibling, or what stood before it where it was taken away as well. */
function lastLeft(parent: Element, sibling: Node | null, records: readonly MutationRecord[]): Node | null {
  let before = sibling
  while (before && before.parentNode !== parent) {
    const gone: Node = before
    before =
      records.findLast(({ removedNodes }) => [...removedNodes].includes(gone as ChildNode))?.previousSibling ?? null
  }
  return before
}

/** The nearest element that can have the focus, within the dialog or the page's main part that the place is in. */
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

/** On a phone a field that gets the focus brings up the keyboard, which nobody asked for who pressed a button. */
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
