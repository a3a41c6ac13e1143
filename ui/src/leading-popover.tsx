import { type FocusEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { Popover, type PopoverProps } from './popover.tsx'

/**
 * A popover that only leads to others: what is opened from it takes its place, and with that it closes as well. It
 * stays in the page meanwhile, unseen, because what it opened lives in it.
 */
export function LeadingPopover(props: Omit<PopoverProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBehind, setIsBehind] = useState(false)

  function change(open: boolean) {
    setIsOpen(open)
    setIsBehind(false)
  }

  /** What floats above is a child in React and not in the page: its focus is heard here, and so is the way back. */
  function followFocus({ currentTarget, target }: FocusEvent) {
    const isWithin = currentTarget.contains(target)
    if (isWithin && isBehind) change(false)
    else setIsBehind(!isWithin)
  }

  const className = classNames(props.className, isBehind && behind)
  return <Popover {...props} open={isOpen} onOpenChange={change} onFocus={followFocus} className={className} />
}

/** Not `invisible`: the focus comes back through it. */
const behind = 'pointer-events-none opacity-0'
