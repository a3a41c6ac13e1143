import { TalkStrip } from '@podcastai/ui'
import type { ReactNode } from 'react'

/** A flat strip. */
const silence = Array.from({ length: 48 }, () => ({ host: 0, guests: 0 }))

/** A message shown instead of the content, and what to do. */
export function SharedMessage({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[440px] gap-5 rounded-dialog border bg-surface p-6 md:mt-16">
      <div aria-hidden>
        <TalkStrip columns={silence} label="" height={16} />
      </div>
      <div role="status">
        <h1 className="type-h1">{title}</h1>
        <p className="mt-1 text-text-2">{children}</p>
      </div>
      {action && <div>{action}</div>}
    </div>
  )
}
