// A list item that people can move, by dragging its handle or with the arrow keys.
import { IconButton } from '@podcastai/ui'
import { GripVertical } from 'lucide-react'
import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, useContext } from 'react'
import { useQuiet } from './quiet.web.tsx'

/** Most people never drag, so this code loads when a handle is first hovered. */
const loadMoving = () => import('./move-item.web.tsx')

type Move = (from: number, to: number) => Promise<void>

type DragStart = (event: PointerEvent<HTMLButtonElement>) => void

const HandleContext = createContext<DragStart | null>(null)

type Props = {
  /** Its index in the content. */
  index: number
  /** The item moves only among neighbors of the same group, so that a candidate stays one. */
  group?: 'pick' | 'candidate'
  axis?: 'x' | 'y'
  /** Stores the list with the item at another index. Without this the item can't be moved. */
  onMove?: Move | undefined
  className?: string
  children: ReactNode
}

/** A list item. Its handle is wherever `MoveHandle` is rendered. */
export function MovableItem({ index, group = 'pick', axis = 'y', onMove, className, children }: Props) {
  /** Alt and an arrow key move the item from anywhere in it except a field; on the handle the arrow key is enough. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = getStep(event.key, axis)
    const item = event.currentTarget.closest('li')
    const isField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    const isHandle = event.target instanceof Element && event.target.closest('[data-act="move"]') !== null
    if (!onMove || !by || !item || isField || event.defaultPrevented || !(event.altKey || isHandle)) return
    event.preventDefault()
    event.stopPropagation()
    void loadMoving().then(({ moveItem }) => moveItem(item, by, onMove))
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    const handle = event.currentTarget
    const item = handle.closest('li')
    if (!onMove || !item || event.button !== 0) return
    handle.setPointerCapture(event.pointerId)
    const start = { x: event.clientX, y: event.clientY }
    void loadMoving().then(({ dragItem }) =>
      dragItem({ handle, item, axis, start, pointerId: event.pointerId, onMove }),
    )
  }

  return (
    <li tabIndex={-1} data-index={index} data-group={group} className={className} onKeyDown={onKeyDown}>
      <HandleContext value={onMove ? onPointerDown : null}>{children}</HandleContext>
    </li>
  )
}

function getStep(key: string, axis: 'x' | 'y'): 1 | -1 | null {
  if (key === 'ArrowUp' || (axis === 'x' && key === 'ArrowLeft')) return -1
  return key === 'ArrowDown' || (axis === 'x' && key === 'ArrowRight') ? 1 : null
}

/** The handle that drags its list item; nothing if the item can't be moved. */
export function MoveHandle({ what }: { what: string }) {
  const onPointerDown = useContext(HandleContext)
  const quiet = useQuiet()
  if (!onPointerDown) return null
  return (
    <IconButton
      label={`Move ${what}`}
      title="Drag to move, or press Alt and an arrow key"
      data-act="move"
      onPointerEnter={() => void loadMoving()}
      onPointerDown={onPointerDown}
      className={`cursor-grab touch-none text-text-3 active:cursor-grabbing ${quiet}`}
    >
      <GripVertical aria-hidden size={14} />
    </IconButton>
  )
}
