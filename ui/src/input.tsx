import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldTies } from './field.tsx'

export const controlStyle =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface text-sm text-text aria-invalid:border-danger disabled:bg-sunken disabled:text-text-3 max-md:text-base'

/** For text fields only: `:read-only` matches every select as well. */
export const readOnlyStyle = 'read-only:bg-sunken'

/** A single-line text field. 16 px text on phones, so that iOS doesn't zoom in. */
export function Input({ className, icon, ...rest }: ComponentProps<'input'> & { icon?: ReactNode }) {
  const ties = useFieldTies()
  const input = (
    <input
      {...ties}
      {...rest}
      className={classNames(controlStyle, readOnlyStyle, 'h-9.5 px-3 touch:h-11', icon && 'pl-8.5', className)}
    />
  )
  if (!icon) return input
  return (
    <span className="relative block [&>svg]:pointer-events-none [&>svg]:absolute [&>svg]:top-1/2 [&>svg]:left-2.5 [&>svg]:size-4 [&>svg]:-translate-y-1/2 [&>svg]:text-text-3">
      {icon}
      {input}
    </span>
  )
}
