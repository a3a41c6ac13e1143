import { Popover as Radix } from 'radix-ui'
import type { FocusEventHandler, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { closeListFirst } from './close-list-first.ts'
import { isOverAll } from './is-over-all.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** Named for reading aloud. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Heard of what is in it, and of what was opened from it. */
  onFocus?: FocusEventHandler
  className?: string
  children: ReactNode
}

/** Something small that floats beside the button which opened it. */
export function Popover({
  trigger,
  label,
  align = 'end',
  open,
  onOpenChange,
  onFocus,
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          onEscapeKeyDown={closeListFirst}
          onInteractOutside={(event) => isOverAll(event) && event.preventDefault()}
          onCloseAutoFocus={leaveFocusWhereItIs}
          onFocus={onFocus}
          align={align}
          sideOffset={6}
          collisionPadding={12}
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

/** What was chosen may have led on to another place, which has the focus by then; otherwise the button gets it back. */
function leaveFocusWhereItIs(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}
