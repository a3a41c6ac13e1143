import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  /** Named for reading aloud. */
  label: string
  children: ReactNode
}

/**
 * Stands over a whole page and hides it, with the dialogs and popovers that are open there: they stay as they are, and
 * nothing but what it holds can be reached. Neither Esc nor a press beside anything ends it; the focus goes back then.
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
