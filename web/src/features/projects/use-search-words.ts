import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useSettled } from './use-settled.ts'

/**
 * Returns the search: `words` as typed, `q` once typing pauses. Both are in the URL, so that Back from a result returns
 * to the search; other URL changes update the field.
 */
export function useSearchWords() {
  const inAddress = useSearch({ strict: false }).q ?? ''
  const navigate = useNavigate()
  const [words, setWords] = useState(inAddress)
  const [known, setKnown] = useState({ read: inAddress, written: inAddress })
  if (inAddress !== known.read) {
    setKnown({ ...known, read: inAddress })
    if (inAddress !== known.written) setWords(inAddress)
  }
  const q = useDeferredValue(useSettled(words.trim()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says by itself is not written into it
  useEffect(() => {
    if (q === inAddress) return
    setKnown((before) => ({ ...before, written: q }))
    void navigate({
      to: '.',
      search: (before) => ({ ...before, q: q || undefined }),
      replace: true,
      resetScroll: false,
    })
  }, [q])

  return { words, setWords, q }
}
