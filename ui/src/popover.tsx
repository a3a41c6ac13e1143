import { Popover as Radix } from 'radix-ui'
import type { FocusEventHandler, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { closeListFirst } from './close-list-first.ts'
import { isOverAll } from './is-over-all.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** Accessible name. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Also receives focus events from dialogs opened inside it. */
  onFocus?: FocusEventHandler
  className?: string
  children: ReactNode
}

/** A small popover next to the button that opened it. */
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

/** If the chosen action moved the focus elsewhere, leaves it there; otherwise Radix returns it to the button. */
function leaveFocusWhereItIs(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}
