// Moves an item of a list: the others make room while it is dragged, and the result is read aloud.

type Move = (from: number, to: number) => Promise<void>
type Axis = 'x' | 'y'

type Drag = {
  handle: HTMLElement
  item: HTMLElement
  axis: Axis
  /** Where the pointer went down. */
  start: { x: number; y: number }
  pointerId: number
  onMove: Move
}

/** Distance in pixels from a window edge within which dragging scrolls, and pixels per scroll step. */
const edge = { within: 56, step: 14 } as const

/** Moves an item past its neighbor. */
export async function moveItem(item: HTMLElement, by: 1 | -1, onMove: Move): Promise<void> {
  const items = neighbors(item)
  const to = items.indexOf(item) + by
  if (to < 0 || to >= items.length) return announce(by < 0 ? 'Already first.' : 'Already last.')
  await store(item, items, to, onMove)
}

/** Drags an item until the pointer is released; Escape puts it back. */
export function dragItem({ handle, item, axis, start, pointerId, onMove }: Drag): void {
  // The pointer was released while the code was loading.
  if (!handle.hasPointerCapture(pointerId)) return
  const items = neighbors(item)
  const from = items.indexOf(item)
  const boxes = items.map((one) => findWordsBox(one, axis))
  const own = boxes[from]
  if (!own || items.length < 2) return
  const origin = axis === 'y' ? start.y + window.scrollY : start.x + getScroll(item)
  let to = from
  item.style.zIndex = '10'
  item.style.position = 'relative'

  const [previous, next] = [boxes[from - 1], boxes[from + 1]]
  /** How far the items that make room move. */
  const room = next ? next.start - own.start : own.start - (previous?.start ?? own.start)

  const follow = (event: PointerEvent) => {
    if (axis === 'y') scrollAtEdge(event.clientY)
    const by = (axis === 'y' ? event.clientY + window.scrollY : event.clientX + getScroll(item)) - origin
    const middle = own.start + own.size / 2 + by
    to = boxes.filter(({ start, size }, at) => at !== from && start + size / 2 < middle).length
    for (const [at, one] of items.entries()) {
      const passed = at === from ? by : at > from && at <= to ? -room : at < from && at >= to ? room : 0
      one.style.transform = passed === 0 ? '' : `translate${axis.toUpperCase()}(${passed}px)`
      if (at !== from) one.style.transition = 'transform 120ms'
    }
  }

  const putBack = () => {
    for (const one of items)
      for (const name of ['transform', 'transition', 'zIndex', 'position'] as const) one.style[name] = ''
  }

  const stopping = new AbortController()
  const { signal } = stopping
  const cancel = () => {
    stopping.abort()
    putBack()
  }
  const drop = () => {
    stopping.abort()
    if (to === from) return putBack()
    void store(item, items, to, onMove).finally(putBack)
  }
  handle.addEventListener('pointermove', follow, { signal })
  handle.addEventListener('pointerup', drop, { signal })
  handle.addEventListener('pointercancel', cancel, { signal })
  handle.addEventListener('lostpointercapture', cancel, { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal })
}

/** Returns the items of the list that an item may change places with, including itself. */
function neighbors(item: HTMLElement): HTMLElement[] {
  const all = [...(item.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement)
  return all.filter(({ dataset }) => dataset.index !== undefined && dataset.group === item.dataset.group)
}

let isStoring = false

/** Stores the item at its new index, announces the move, and keeps the focus on the item. */
async function store(item: HTMLElement, items: readonly HTMLElement[], to: number, onMove: Move): Promise<void> {
  const list = item.parentElement
  const [from, place] = [Number(item.dataset.index), Number(items[to]?.dataset.index)]
  if (isStoring || list === null) return
  isStoring = true
  try {
    await onMove(from, place)
  } catch {
    // The code that saves reports the error.
    return
  } finally {
    isStoring = false
  }
  announce(`Moved to place ${to + 1} of ${items.length}.`)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const moved = list.querySelector(`:scope > [data-index="${place}"] [data-act="move"]`)
      if (moved instanceof HTMLElement) moved.focus()
    }),
  )
}

/** Reads a text aloud. The region outlives the items, which are recreated after they move. */
function announce(text: string): void {
  let region = document.getElementById('moved-items')
  if (region === null) {
    region = document.createElement('p')
    region.id = 'moved-items'
    region.className = 'only-read'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = text
}

function findWordsBox(item: HTMLElement, axis: Axis): { start: number; size: number } {
  const { top, left, height, width } = item.getBoundingClientRect()
  return axis === 'y' ? { start: top + window.scrollY, size: height } : { start: left + getScroll(item), size: width }
}

const getScroll = (item: HTMLElement) => item.parentElement?.scrollLeft ?? 0

function scrollAtEdge(y: number): void {
  if (y < edge.within) window.scrollBy(0, -edge.step)
  else if (y > window.innerHeight - edge.within) window.scrollBy(0, edge.step)
}
