import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { ClosedByBack } from './closed-by-back.tsx'
import { isOverAll } from './is-over-all.ts'
import { giveFocusBack, Opener } from './opener.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name; the content has its own visible heading. */
  label: string
  /** Moves the focus on open instead of to the first control, and on close instead of back. */
  onOpenFocus?: () => void
  onCloseFocus?: () => void
  children: ReactNode
}

/** A bottom sheet for phones that covers most of the screen. Esc, Back and an outside tap close it. */
export function Sheet({ open, onOpenChange, label, onOpenFocus, onCloseFocus, children }: Props) {
  const openers = useRef<readonly HTMLElement[]>([])
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          data-sheet=""
          aria-describedby={undefined}
          onInteractOutside={(event) => isOverAll(event) && event.preventDefault()}
          onOpenAutoFocus={(event) => takeOver(event, onOpenFocus)}
          onCloseAutoFocus={(event) => (onCloseFocus ? takeOver(event, onCloseFocus) : giveFocusBack(event, openers))}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[82dvh] animate-sheet flex-col overflow-hidden rounded-t-dialog bg-surface text-text shadow-pop"
        >
          <Opener openers={openers} />
          <ClosedByBack onBack={() => onOpenChange(false)} />
          <Radix.Title className="only-read">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function takeOver(event: Event, focus?: () => void) {
  if (!focus) return
  event.preventDefault()
  focus()
}
