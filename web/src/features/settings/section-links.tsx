import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sectionLinks as links } from './settings-sections.ts'

/** Scrolls to the section in the URL's hash. */
export function useSectionOfAddress(): void {
  const { hash, key } = useRouterState({ select: ({ location: { hash, state } }) => ({ hash, key: state.__TSR_key }) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section is gone to again
  useEffect(() => {
    const section = links.find(({ id }) => hash === `settings-${id}`)
    if (section) leadTo(section.id)
  }, [hash, key])
}

/** Jumps within the form. Buttons instead of links, because navigation would trigger the unsaved-changes prompt. */
export function SectionLinks() {
  return (
    <nav aria-label="Settings" className="max-desk:hidden">
      <ul className="sticky top-20 grid gap-0.5">
        {links.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => leadTo(id)}
              className="w-full rounded-control px-2.5 py-1.5 text-left text-text-2 transition-colors hover:bg-sunken hover:text-text"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Focuses the heading, so that Tab continues from there. */
function leadTo(id: string) {
  const heading = document.getElementById(`settings-${id}`)
  const folded = heading?.closest('details')
  if (folded) folded.open = true
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
