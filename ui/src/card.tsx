import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A surface with a hairline. Cards never lift and never stand in cards. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card border bg-surface', className)} />
}
