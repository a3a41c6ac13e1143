import { Button, buttonStyle, Popover, Spinner } from '@podcastai/ui'
import { type ReactElement, useRef, useState } from 'react'
import type { Evidence } from '../type/evidence.ts'
import { PassageChip } from './passage-chips.web.tsx'

/** The replacement proposed for an item. */
export type SwapProposal = { text: string; evidence: Evidence | null }

type Props = {
  /** Name of the item that is swapped, for labels: 'quote “We closed …”'. */
  what: string
  trigger: ReactElement
  note?: string
  suggestions: readonly string[]
  isSwapping: boolean
  /** Rejects with a message for the user if there is no other choice. */
  onPreview: (instruction: string) => Promise<SwapProposal>
  /** Resolves to whether it was swapped. */
  onSwap: (instruction: string) => Promise<boolean>
}

/** A button that opens a preview of an item's replacement. Nothing changes until it is confirmed. */
export function SwapPopover({ what, trigger, note, suggestions, isSwapping, onPreview, onSwap }: Props) {
  const [isOpen, setIsOpen] = useState(false)
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

  function open(isWanted: boolean) {
    setIsOpen(isWanted)
    if (isWanted) void preview('')
  }

  return (
    <Popover label={`Swap ${what}`} open={isOpen} onOpenChange={open} className="grid gap-3" trigger={trigger}>
      {note && <p className="type-small text-text-2">{note}</p>}
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
        <Button size="small" variant="ghost" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={proposal === null}
          pending={isSwapping}
          pendingLabel="Swapping..."
          onClick={async () => {
            if (await onSwap(instruction)) setIsOpen(false)
          }}
        >
          Swap
        </Button>
      </div>
    </Popover>
  )
}
