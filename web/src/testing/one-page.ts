// What every test of a screen begins and ends with. The files of a process share one page and its modules, because
// making them anew for each takes longer than the tests: so each test leaves the page as it found it.
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

declare global {
  interface Window {
    hasFrames?: true
  }
}

// A screen that is awaited may take its time on a busy machine: what is tested is that it comes, not how soon.
configure({ asyncUtilTimeout: 10_000 })

/** sonner takes a toast off the page 200 ms after it was let go. */
const toastLeavesMs = 250

/**
 * jsdom draws frames by a timer that it starts when one is asked for. Started while a test has timers of its own it would
 * never fire again, in no test after it. One frame that is always asked for keeps it running from the start.
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
  // jsdom lays nothing out: it has no place to scroll to, and no pointer to follow beyond an element.
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
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // jsdom has none of these: a test that needs one brings its own.
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

// A toast that is let go as a file ends would otherwise look for a window that is gone.
afterAll(async () => {
  const hasToasts = [...document.querySelectorAll('style')].some((style) => style.textContent?.includes('data-sonner'))
  if (hasToasts) await new Promise((resolve) => setTimeout(resolve, toastLeavesMs))
})
