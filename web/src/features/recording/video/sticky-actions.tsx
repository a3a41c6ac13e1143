import type { ReactNode } from 'react'

type Props = { hint: ReactNode; children: ReactNode }

/** The buttons of a long list in a dialog, which stay in sight while it scrolls. */
export function StickyActions({ hint, children }: Props) {
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t bg-surface px-5 py-3 max-md:[&>button]:flex-1">
      <div className="type-hint mr-auto min-w-40 flex-1 text-pretty text-text-2 max-md:basis-full">{hint}</div>
      {children}
    </div>
  )
}
