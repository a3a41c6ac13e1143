import type { ReactNode } from 'react'

/** A section of the page with components of one kind. */
export function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t pt-4">
      <h2 className="type-h2">{title}</h2>
      {children}
    </section>
  )
}

/** One component in its states, in a row. */
export function Specimen({
  name,
  stacked = false,
  children,
}: {
  name: string
  stacked?: boolean
  children: ReactNode
}) {
  return (
    <div className="grid gap-2">
      <p className="type-time text-text-3">{name}</p>
      <div className={stacked ? 'grid gap-3' : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </div>
  )
}
