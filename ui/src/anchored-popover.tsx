import { Popover as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { classNames } from './class-names.ts'
import { isOverAll } from './is-over-all.ts'

type Props = {
  /** Named for reading aloud. */
  label: string
  /** What it floats beside, asked for whenever it is placed. While that is not in the page it stays where it was. */
  anchor: () => Element | null | undefined
  onClose: () => void
  /** Where the focus goes when it closes. */
  onCloseFocus: () => void
  /** Is a press outside of it nothing that closes it? */
  keepsOpen?: () => boolean
  className?: string
  children: ReactNode
}

const gapPx = 6
const marginPx = 12
/** A form with less height shows its field, but hardly anything beneath it. */
const minHeightPx = 220

/**
 * Something small that floats beside a piece of text: open for as long as it is in the page. It scrolls in itself where
 * its side has less room than it takes. Where neither side has room for anything useful, as on a phone with its keyboard
 * up, it begins at the top edge of what is visible.
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
      // Of words over two lines the first line is where it belongs.
      last = anchor()?.getClientRects()[0] ?? last
      const { offsetTop, height } = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
      const room = Math.max(last.top - offsetTop, offsetTop + height - last.bottom) - gapPx - marginPx
      const isRoomy = Math.min(content.current?.scrollHeight ?? 0, minHeightPx) <= room
      return isRoomy ? last : new DOMRect(last.x, offsetTop, last.width, 0)
    },
  }
}
