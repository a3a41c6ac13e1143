import type { ReactNode } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

/** One export option: name, purpose, and a button on the right. */
export function ExportRow({ title, hint, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-2.5 first:border-t-0">
      <div className="min-w-40 flex-1">
        <p className="type-label">{title}</p>
        <p className="type-hint text-text-2">{hint}</p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">{children}</div>
    </li>
  )
}
