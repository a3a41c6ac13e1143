import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A bordered surface. Cards have no shadow and are never nested. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card border bg-surface', className)} />
}
