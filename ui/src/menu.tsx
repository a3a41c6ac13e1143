import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu of actions: `<Menu trigger={<IconButton …/>}><MenuItem …/></Menu>`. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-48 animate-pop rounded-large bg-surface p-1 text-text shadow-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  shortcut?: string
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, shortcut, tone = 'neutral', disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        'flex h-8 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-text-3 data-highlighted:bg-sunken touch:h-11 [&_svg]:size-4 [&_svg]:text-text-2',
        tone === 'danger' && 'text-danger [&_svg]:text-danger',
      )}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut && <kbd className="type-time pl-4 text-text-3">{shortcut}</kbd>}
    </Radix.Item>
  )
}

/** The separator before the last, destructive item. */
export function MenuRule() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}
