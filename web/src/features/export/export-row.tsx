import type { ReactNode } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

/** One way out: what it is called, what it is for, and the button at the right. */
export function ExportRow({ title, hint, children }: Props) {
  return (
    <li className="flex items-center justify-between gap-4 border-t py-2.5 first:border-t-0">
      <div className="min-w-0">
        <p className="type-label">{title}</p>
        <p className="type-hint text-text-2">{hint}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2">{children}</div>
    </li>
  )
}
