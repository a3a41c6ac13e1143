import { buttonStyle } from '@podcastai/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

/** Settings that few people change, collapsed by default. */
export function MoreSettings({ ref, children }: { ref: Ref<HTMLDetailsElement>; children: ReactNode }) {
  return (
    <details ref={ref} className="group/more mt-7">
      <summary className="touch-area relative flex w-fit list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control [&::-webkit-details-marker]:hidden">
        <span className={buttonStyle({ variant: 'outline' })}>
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/more:rotate-180" />
          More
        </span>
        <span className="type-small text-text-2 group-open/more:hidden">
          Audience, voice, examples, footers, hashtags, and templates
        </span>
      </summary>
      <div className="mt-7 grid gap-9">{children}</div>
    </details>
  )
}
