const uses = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls back once, when somebody begins to use the page by pointer, key or finger: the moment to fetch what they are
 * likely to ask for next. Returns how to stop waiting for it.
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
