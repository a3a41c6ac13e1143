import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Disables the button and shows `pendingLabel`, without shrinking below the resting width. */
  pending?: boolean
  pendingLabel?: string
}

/** A button: outlined and `type="button"` by default. Use one `primary` per view. */
export function Button({
  variant,
  size,
  icon,
  pending = false,
  pendingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      <span className="inline-grid justify-items-center *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:gap-2">
        {pending && (
          <span>
            <Spinner size={14} />
            {pendingLabel ?? children}
          </span>
        )}
        <span className={pending ? 'invisible' : undefined} aria-hidden={pending || undefined}>
          {icon}
          {children}
        </span>
      </span>
    </button>
  )
}
