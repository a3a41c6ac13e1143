import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants = {
  primary: 'bg-ink text-on-ink hover:bg-ink-hover',
  outline: 'border-line bg-surface text-text hover:border-line-strong',
  ghost: 'text-text-2 hover:bg-sunken hover:text-text',
  danger: 'bg-danger text-on-danger hover:opacity-90',
} satisfies Record<ButtonVariant, string>

const sizes = {
  small: 'h-7.5 gap-1.5 rounded-[7px] px-2.5 text-[13px] touch:h-9',
  medium: 'h-9 gap-2 rounded-control px-3.5 text-sm touch:h-10',
  large: 'h-11 gap-2 rounded-large px-4.5 text-[15px] touch:h-12',
} satisfies Record<ButtonSize, string>

const squares = {
  small: 'w-7.5 px-0 touch:w-9',
  medium: 'w-9 px-0 touch:w-10',
  large: 'w-11 px-0 touch:w-12',
} satisfies Record<ButtonSize, string>

/** Returns button classes, also for links: `<Link className={buttonStyle({variant: 'primary'})}>`. */
export function buttonStyle(look: {
  variant?: ButtonVariant
  size?: ButtonSize
  square?: boolean
  className?: string
}): string {
  const { variant = 'outline', size = 'medium', square = false, className } = look
  return classNames(
    'touch-area relative inline-flex shrink-0 items-center justify-center border border-transparent font-[550] leading-none whitespace-nowrap transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-text-3 disabled:opacity-100',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-text-3',
    variants[variant],
    sizes[size],
    square && squares[size],
    // Narrow enough that five icon buttons and a text button fit in one row under an item.
    square && variant === 'ghost' && size === 'small' && 'touch:w-[min(11.2vw,44px)]',
    className,
  )
}
