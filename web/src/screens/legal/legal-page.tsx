import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../../features/frame/brand.tsx'
import { SiteFooter } from '../../features/frame/site-footer.tsx'
import { usePageTitle } from '../../lib/page-title.ts'

export type LegalSection = {
  heading: string
  text: ReactNode
  /** Named points after the text. */
  points?: { name: string; text: string }[]
}

/** A 640 px text column. */
export function LegalPage({ title, lead, sections }: { title: string; lead: string; sections: LegalSection[] }) {
  usePageTitle(title)
  return (
    <>
      <header className="mx-auto flex h-14 max-w-[1280px] items-center px-6 max-md:px-4">
        <Brand className="flex-1" />
        <Link to="/" className="touch-area relative rounded-badge px-2 py-2 font-medium text-text-2 hover:text-text">
          Back to start
        </Link>
      </header>
      <main className="mx-auto max-w-[672px] px-4 pt-10 text-base leading-[26px]">
        <h1 className="type-section">{title}</h1>
        <p className="mt-3 text-pretty text-text-2">{lead}</p>
        {sections.map((section) => (
          <section key={section.heading} className="mt-8">
            <h2 className="type-h2">{section.heading}</h2>
            <p className="mt-1.5 text-pretty">{section.text}</p>
            {section.points && (
              <ul className="mt-2.5 grid list-disc gap-1.5 pl-5 marker:text-text-3">
                {section.points.map(({ name, text }) => (
                  <li key={name} className="text-pretty">
                    <b className="font-semibold">{name}</b>: {text}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  )
}
