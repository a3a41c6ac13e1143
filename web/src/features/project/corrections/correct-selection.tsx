import type { Passage } from '@podcastai/content-types'
import { Button } from '@podcastai/ui'
import { PencilLine } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../transcript-pane/rows.ts'
import { selectedIn } from './dom-words.ts'
import { passageOfSelection } from './use-word-picking.ts'

type Props = {
  scroller: RefObject<HTMLElement | null>
  rows: readonly Row[]
  onCorrect: (passage: Passage) => void
}

/** Distance that leaves room for a phone's selection handles. */
const below = 10
const width = 150
const height = 44

/**
 * A button below the selected words of the transcript. Nothing opens by itself, because people also select to copy.
 */
export function CorrectSelection({ scroller, rows, onCorrect }: Props) {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)

  const look = useEffectEvent(() => {
    const selected = scroller.current && selectedIn(scroller.current)
    if (!scroller.current || !selected || !passageOfSelection(rows, selected)) return setPlace(null)
    const frame = scroller.current.getBoundingClientRect()
    const last = [...selected.range.getClientRects()].at(-1) ?? selected.range.getBoundingClientRect()
    setPlace({
      top: Math.min(Math.max(last.bottom - frame.top + below, 0), frame.height - height),
      left: Math.min(Math.max(last.right - frame.left - width / 2, 8), frame.width - width - 8),
    })
  })

  useEffect(() => {
    const element = scroller.current
    const follow = () => look()
    document.addEventListener('selectionchange', follow)
    element?.addEventListener('scroll', follow, { passive: true })
    return () => {
      document.removeEventListener('selectionchange', follow)
      element?.removeEventListener('scroll', follow)
    }
  }, [scroller])

  function correct() {
    const selected = scroller.current && selectedIn(scroller.current)
    const passage = selected && passageOfSelection(rows, selected)
    getSelection()?.removeAllRanges()
    if (passage) onCorrect(passage)
  }

  if (!place) return null
  return (
    <Button
      size="small"
      icon={<PencilLine aria-hidden size={14} />}
      className="absolute z-10 bg-surface shadow-pop touch:min-h-10"
      style={place}
      // Keep the selection until it is read.
      onPointerDown={(event) => event.preventDefault()}
      onClick={correct}
    >
      Correct words
    </Button>
  )
}
