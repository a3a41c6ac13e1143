import type { Role } from '@podcastai/contracts'
import { lateComponent, Skeleton } from '@podcastai/ui'
import { useEffect, useRef, useState } from 'react'

const waiting = <Skeleton className="h-20" />
const GlossaryEntries = lateComponent(async () => (await import('./glossary-entries.tsx')).GlossaryEntries, waiting)

/**
 * Words that transcripts get wrong, for every upload from now on. Stored at once: no part of the form above it. It stands
 * below a long form, and is fetched when somebody comes near.
 */
export function GlossarySection({ role }: { role: Role }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  return (
    <section ref={section} aria-labelledby="settings-glossary" className="mt-9 grid gap-5 border-t pt-6">
      <div className="grid gap-1">
        <h3 id="settings-glossary" tabIndex={-1} className="type-h3 scroll-mt-20 rounded-badge">
          Glossary
        </h3>
        <p className="text-text-2">
          Names and terms that your transcripts get wrong. Every upload from now on is corrected as it is read; saved as
          soon as you add one.
        </p>
      </div>
      {isNear ? <GlossaryEntries role={role} /> : waiting}
    </section>
  )
}

/** Whether something came within a screen's height of what is seen, once. */
function useIsNear(of: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !of.current) return
    const observer = new IntersectionObserver((seen) => setNear(seen.some((one) => one.isIntersecting)), {
      rootMargin: '100% 0px',
    })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [isNear, of])
  return isNear
}
