import { type FocusEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { Popover, type PopoverProps } from './popover.tsx'

/**
 * A popover whose entries open dialogs. The dialog replaces it, and closing the dialog closes the popover too. It stays
 * mounted but hidden, because the dialog is its React child.
 */
export function LeadingPopover(props: Omit<PopoverProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBehind, setIsBehind] = useState(false)

  function change(open: boolean) {
    setIsOpen(open)
    setIsBehind(false)
  }

  /** Portaled dialogs are React children, so their focus events bubble to this handler. */
  function followFocus({ currentTarget, target }: FocusEvent) {
    const isWithin = currentTarget.contains(target)
    if (isWithin && isBehind) change(false)
    else setIsBehind(!isWithin)
  }

  const className = classNames(props.className, isBehind && behind)
  return <Popover {...props} open={isOpen} onOpenChange={change} onFocus={followFocus} className={className} />
}

/** Not `invisible`: the focus has to pass through it on the way back. */
const behind = 'pointer-events-none opacity-0'
