import { dismissToasts, keepFocus, lateComponent } from '@podcastai/ui'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onSessionChange } from '../lib/session.ts'
import { useUntoldUploads } from '../lib/untold-uploads.ts'
import { CommandMenuHost } from '../screens/command-menu/command-menu-host.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const FailedUploads = lateComponent(async () => (await import('../features/upload/failed-uploads.tsx')).FailedUploads)

/** Around every screen: the skip link, the offline and failed-upload notices, and moving the focus on navigation. */
export function RootFrame() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef(path)
  const hasFailedUploads = useUntoldUploads()

  // Messages for one account aren't for the next.
  useEffect(() => onSessionChange(dismissToasts), [])

  useEffect(keepFocus, [])

  useEffect(() => {
    const moved = previous.current !== undefined && previous.current !== path
    previous.current = path
    return moved ? followMain() : undefined
  }, [path])

  return (
    <>
      <button
        type="button"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-on-ink opacity-0 focus:translate-y-0 focus:opacity-100"
        onClick={() => mainElement()?.focus()}
      >
        Skip to content
      </button>
      <OfflineNotice />
      {hasFailedUploads && <FailedUploads />}
      <Outlet />
      <CommandMenuHost />
    </>
  )
}

/** Any user input, including events that handlers stop, and the bare click of a screen reader. */
const acts = ['keydown', 'pointerdown', 'click'] as const

/**
 * Keeps the focus on the main part while the page loads, because the loading state is replaced with the focus in it.
 * Stops on user input.
 */
function followMain(): () => void {
  const follow = () => {
    if (document.activeElement === document.body) mainElement()?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(follow)
  const stop = () => {
    observer.disconnect()
    for (const act of acts) removeEventListener(act, stop, { capture: true })
  }
  follow()
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of acts) addEventListener(act, stop, { capture: true })
  return stop
}

function mainElement(): HTMLElement | null {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  return main
}
