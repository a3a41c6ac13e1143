import type { ReactNode } from 'react'
import { BrandMark, brandStyle } from '../../features/frame/brand-mark.tsx'
import { longDate } from '../../lib/dates.ts'

/**
 * The frame of a shared project: who made the page, and when it expires. The product's name is deliberately not a link.
 */
export function SharedFrame({ expiresAt, children }: { expiresAt: string | null; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <header className="h-14 border-b bg-surface">
        <div className="mx-auto flex h-full max-w-[960px] items-center px-6 max-md:px-4">
          <span className={brandStyle}>
            <BrandMark />
            PodcastAI
          </span>
        </div>
      </header>
      <main className="mx-auto w-full max-w-[960px] flex-1 px-6 py-6 max-md:px-4">{children}</main>
      <footer className="type-small mx-auto w-full max-w-[960px] px-6 py-6 text-text-2 max-md:px-4">
        Read only. {expiresAt && `This link works until ${longDate(expiresAt)}.`}
      </footer>
    </div>
  )
}
