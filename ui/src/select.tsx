import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldTies } from './field.tsx'
import { controlStyle } from './input.tsx'

/** The native select with our styles: `<Select><option …/></Select>`. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const ties = useFieldTies()
  return (
    <span className="relative block">
      <select
        {...ties}
        {...rest}
        className={classNames(controlStyle, 'h-9.5 appearance-none pr-8 pl-3 touch:h-11', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-text-3"
      />
    </span>
  )
}
