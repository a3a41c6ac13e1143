import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  /** Accessible name. */
  label: string
  children: ReactNode
}

/**
 * Covers the whole page, including open dialogs and popovers, which keep their state. Only its own content is
 * reachable. Esc and outside presses don't close it; on unmount the focus goes back.
 */
export function OverPage({ label, children }: Props) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          data-over-page=""
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 overflow-y-auto bg-bg text-text"
        >
          <Radix.Title className="only-read">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function isPageCovered(): boolean {
  return document.querySelector('[data-over-page]') !== null
}
