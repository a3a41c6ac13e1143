import { useEffect, useState } from 'react'

const settledMs = 250

/** Returns the value once it stops changing: dragging a color passes through hundreds. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds counts, not which object holds it
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
