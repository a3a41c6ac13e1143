import { Popover as Radix } from 'radix-ui'
import { type ReactNode, useMemo } from 'react'
import { classNames } from './class-names.ts'

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

/** Something small that floats beside a piece of text: open for as long as it is in the page. */
export function AnchoredPopover(props: Props) {
  const { label, anchor, onClose, onCloseFocus, keepsOpen, className, children } = props
  const place = useMemo(() => ({ current: measurable(anchor) }), [anchor])
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => keepsOpen?.() && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onCloseFocus()
          }}
          className={classNames(
            'z-50 w-80 max-w-[calc(100vw-24px)] animate-pop rounded-card bg-surface p-4 text-text shadow-pop',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function measurable(anchor: Props['anchor']) {
  let last = new DOMRect()
  return {
    getBoundingClientRect: () => {
      // Of words over two lines the first line is where it belongs.
      last = anchor()?.getClientRects()[0] ?? last
      return last
    },
  }
}
