const frames = 40

/** Calls back once an element is mounted, immediately or within a few frames. Returns how to cancel. */
export function whenShown<Found>(find: () => Found | null | undefined, then: (found: Found) => void): () => void {
  let left = frames
  let request = 0
  function look() {
    const found = find()
    if (found) then(found)
    else if (left-- > 0) request = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(request)
}
