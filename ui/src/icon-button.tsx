import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

/** A square icon button. The label is its accessible name and its tooltip. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'small',
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; variant?: ButtonVariant; size?: ButtonSize }) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={buttonStyle({ variant, size, square: true, className })}
    />
  )
}
