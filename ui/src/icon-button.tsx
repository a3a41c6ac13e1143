import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

/** A square button of one icon. The label is read aloud and shown on hover. */
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
