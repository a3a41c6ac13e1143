import { Popover as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { classNames } from './class-names.ts'
import { isOverAll } from './is-over-all.ts'

type Props = {
  /** Accessible name. */
  label: string
  /**
   * Returns the element to float next to, read on every reposition. While it is detached, the last position is kept.
   */
  anchor: () => Element | null | undefined
  onClose: () => void
  /** Moves the focus when the popover closes. */
  onCloseFocus: () => void
  /** Returns true while an outside press should not close the popover. */
  keepsOpen?: () => boolean
  className?: string
  children: ReactNode
}

const gapPx = 6
const marginPx = 12
/** Below this height a form shows little more than its first field. */
const minHeightPx = 220

/**
 * A small popover next to a piece of text, open while mounted. It scrolls when its side is too short. If neither side
 * has usable room (a phone with the keyboard up), it starts at the top of the visual viewport.
 */
export function AnchoredPopover(props: Props) {
  const { label, anchor, onClose, onCloseFocus, keepsOpen, className, children } = props
  const content = useRef<HTMLDivElement>(null)
  const place = useMemo(() => ({ current: measurable(anchor, content) }), [anchor])
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          ref={content}
          aria-label={label}
          align="start"
          sideOffset={gapPx}
          collisionPadding={marginPx}
          onInteractOutside={(event) => (keepsOpen?.() || isOverAll(event)) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onCloseFocus()
          }}
          className={classNames(
            'z-50 max-h-[min(var(--radix-popover-content-available-height),480px)] w-80 max-w-[calc(100vw-24px)] animate-pop overflow-y-auto rounded-card bg-surface p-4 text-text shadow-pop',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function measurable(anchor: Props['anchor'], content: RefObject<HTMLElement | null>) {
  let last = new DOMRect()
  return {
    getBoundingClientRect: () => {
      // For text that wraps over two lines, anchor to the first line.
      last = anchor()?.getClientRects()[0] ?? last
      const { offsetTop, height } = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
      const room = Math.max(last.top - offsetTop, offsetTop + height - last.bottom) - gapPx - marginPx
      const isRoomy = Math.min(content.current?.scrollHeight ?? 0, minHeightPx) <= room
      return isRoomy ? last : new DOMRect(last.x, offsetTop, last.width, 0)
    },
  }
}
