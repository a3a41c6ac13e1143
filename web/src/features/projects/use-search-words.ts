import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useSettled } from './use-settled.ts'

/**
 * What somebody searches for: `words` as they stand in the field, `q` once they rested. They stand in the address as well,
 * so that Back from what was found leads to them; a change of the address from elsewhere changes the field.
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
