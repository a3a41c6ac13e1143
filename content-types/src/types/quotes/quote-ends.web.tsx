import { Button } from '@podcastai/ui'
import { useEffect, useState } from 'react'
import { movedEnds, type SpokenTurn } from '../../spoken/move-ends.ts'
import type { Evidence } from '../../type/evidence.ts'
import { useJumps } from '../../views/view.web.tsx'

type Props = {
  evidence: Evidence
  /** The words as they are being edited. */
  words: string
  disabled: boolean
  onMove: (words: string) => void
}

/** Moves the ends of a quote along the transcript, so that it stays word for word. Nothing where its words were changed. */
export function QuoteEnds({ evidence, words, disabled, onMove }: Props) {
  const turn = useSpokenTurn(evidence)
  const moved = turn && movedEnds(turn, words.trim())
  if (!moved) return null
  const end = (label: string, text: string | null) => (
    <Button
      size="small"
      aria-label={label}
      disabled={disabled || text === null}
      onClick={() => text !== null && onMove(text)}
    >
      {label.endsWith('earlier') ? '← Sentence' : 'Sentence →'}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <div className="flex items-center gap-1.5">
        <span className="type-hint text-text-2">Beginning</span>
        {end('Begin a sentence earlier', moved.beginEarlier)}
        {end('Begin a sentence later', moved.beginLater)}
      </div>
      <div className="flex items-center gap-1.5">
        <span className="type-hint text-text-2">End</span>
        {end('End a sentence earlier', moved.endEarlier)}
        {end('End a sentence later', moved.endLater)}
      </div>
    </div>
  )
}

/** Null until the transcript is there, and where it cannot be had: the words can be edited all the same. */
function useSpokenTurn(evidence: Evidence): SpokenTurn | null {
  const { turnAt } = useJumps()
  const [turn, setTurn] = useState<SpokenTurn | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once an editor opens, for where the quote is
  useEffect(() => {
    let isWanted = true
    turnAt?.(evidence).then(
      (said) => isWanted && setTurn(said),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return turn
}
