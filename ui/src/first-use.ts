const uses = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls back once, on the user's first pointer, key, or touch event: a good time to prefetch what they're likely to
 * need next. Returns a function that stops listening.
 */
export function onFirstUse(act: () => void): () => void {
  const waiting = new AbortController()
  const use = () => {
    waiting.abort()
    act()
  }
  for (const type of uses)
    document.addEventListener(type, use, { capture: true, passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
