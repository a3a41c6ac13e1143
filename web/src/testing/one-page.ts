// Setup and teardown of every screen test. Test files in a process share one page and its modules, because creating
// them per file takes longer than the tests. So each test must leave the page as it found it.
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

declare global {
  interface Window {
    hasFrames?: true
  }
}

// Screens may be slow on a busy machine; the tests check that they appear, not how fast.
configure({ asyncUtilTimeout: 10_000 })

/** sonner removes a toast 200 ms after it was dismissed. */
const toastLeavesMs = 250

/**
 * jsdom draws frames with a timer that starts on the first request. If a test's fake timers are active then, it never
 * fires again. Requesting a frame continuously keeps the real timer running.
 */
function keepFramesComing() {
  if (window.hasFrames) return
  window.hasFrames = true
  const { requestAnimationFrame } = window
  const ask = () => void requestAnimationFrame(ask)
  ask()
}
keepFramesComing()

beforeEach(() => {
  // jsdom has no layout: no scrolling, and no pointer tracking.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.setPointerCapture = () => undefined
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

afterEach(() => {
  cleanup()
  // Announces moved items, outside of what React renders.
  document.getElementById('moved-items')?.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // Not in jsdom; tests that need one provide it.
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

// A toast dismissed at the end of a file would otherwise look for a window that is gone.
afterAll(async () => {
  const hasToasts = [...document.querySelectorAll('style')].some((style) => style.textContent?.includes('data-sonner'))
  if (hasToasts) await new Promise((resolve) => setTimeout(resolve, toastLeavesMs))
})
