import { Button, buttonStyle, Spinner } from '@podcastai/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Evidence } from '../type/evidence.ts'
import { PassageChip } from './passage-chips.web.tsx'

/** The replacement proposed for an item. */
export type SwapProposal = { text: string; evidence: Evidence | null }

export type SwapPreviewProps = {
  suggestions: readonly string[]
  isSwapping: boolean
  /** Rejects with a message for the user if there is no other choice. */
  onPreview: (instruction: string) => Promise<SwapProposal>
  /** Resolves to whether it was swapped. */
  onSwap: (instruction: string) => Promise<boolean>
  onClose: () => void
}

/** The replacement of an item, which is requested at once, and the buttons to use it. */
export function SwapPreview({ suggestions, isSwapping, onPreview, onSwap, onClose }: SwapPreviewProps) {
  const [instruction, setInstruction] = useState('')
  const [proposal, setProposal] = useState<SwapProposal | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(0)

  async function preview(wanted: string) {
    const own = ++asked.current
    setInstruction(wanted)
    setProposal(null)
    setProblem(null)
    try {
      const found = await onPreview(wanted)
      if (own === asked.current) setProposal(found)
    } catch (error) {
      if (own === asked.current) setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const previewFirst = useEffectEvent(() => void preview(''))
  useEffect(() => previewFirst(), [])

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            aria-pressed={instruction === suggestion}
            onClick={() => void preview(instruction === suggestion ? '' : suggestion)}
            className={buttonStyle({ size: 'small', className: 'rounded-full px-2.5 aria-pressed:border-text' })}
          >
            {suggestion}
          </button>
        ))}
      </div>
      {problem !== null ? (
        <p role="alert" className="type-hint text-danger">
          {problem}
        </p>
      ) : proposal === null ? (
        <p role="status" className="type-hint flex items-center gap-2 text-text-3">
          <Spinner size={14} />
          Looking for another one...
        </p>
      ) : (
        <section aria-label="The new one" className="grid max-h-60 gap-2 overflow-y-auto">
          <p className="whitespace-pre-line wrap-anywhere">{proposal.text}</p>
          <span>
            <PassageChip evidence={proposal.evidence} />
          </span>
        </section>
      )}
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" onClick={() => onClose()}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={proposal === null}
          pending={isSwapping}
          pendingLabel="Swapping..."
          onClick={async () => {
            if (await onSwap(instruction)) onClose()
          }}
        >
          Swap
        </Button>
      </div>
    </>
  )
}
