import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// A screen that is awaited may take its time on a busy machine: what is tested is that it comes, not how soon.
configure({ asyncUtilTimeout: 10_000 })

/** sonner takes a toast off the page 200 ms after it was let go. */
const toastLeavesMs = 250

// A toast that is let go as a file ends would otherwise look for a window that is gone.
afterAll(async () => {
  const hasToasts = [...document.querySelectorAll('style')].some((style) => style.textContent?.includes('data-sonner'))
  if (hasToasts) await new Promise((resolve) => setTimeout(resolve, toastLeavesMs))
})
