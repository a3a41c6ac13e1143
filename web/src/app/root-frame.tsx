import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Around every screen: the skip link, and the focus that follows a change of page. */
export function RootFrame() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef(path)

  useEffect(() => {
    const moved = previous.current !== undefined && previous.current !== path
    previous.current = path
    if (moved && document.activeElement === document.body) mainElement()?.focus({ preventScroll: true })
  }, [path])

  return (
    <>
      <button
        type="button"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-on-ink focus:translate-y-0"
        onClick={() => mainElement()?.focus()}
      >
        Skip to content
      </button>
      <Outlet />
    </>
  )
}

function mainElement(): HTMLElement | null {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  return main
}
