import { Button } from '@podcastai/ui'
import { PencilLine } from 'lucide-react'
import { useId, useState } from 'react'
import type { Evidence } from '../../type/evidence.ts'
import { useJumps } from '../../views/view.web.tsx'

type Props = {
  evidence: Evidence | null
  /** Replaces the edited words with the original ones. Rejects if that could not be saved. */
  onRestore?: (said: string) => Promise<void>
}

/** Shows that a quote is not verbatim, and lets users see and restore the original words. */
export function EditedWords({ evidence, onRestore }: Props) {
  const { saidAt } = useJumps()
  const id = useId()
  const [said, setSaid] = useState<string | null>(null)
  const [isAway, setIsAway] = useState(false)
  const [isRestoring, setIsRestoring] = useState(false)

  async function show(at: Evidence) {
    setIsAway(false)
    if (said !== null) return setSaid(null)
    try {
      setSaid((await saidAt?.(at)) ?? null)
    } catch {
      setIsAway(true)
    }
  }

  async function restore(words: string) {
    setIsRestoring(true)
    // The caller reports the error; the edited words stay.
    await onRestore?.(words).catch(() => {})
    setIsRestoring(false)
  }

  return (
    <div className="grid gap-2">
      <p className="type-small flex flex-wrap items-center gap-x-2 gap-y-1 text-warn">
        <PencilLine aria-hidden size={14} className="shrink-0" />
        Not word for word
        {evidence && saidAt && (
          <Button
            size="small"
            variant="ghost"
            className="-ml-2.5"
            aria-expanded={said !== null}
            aria-controls={id}
            onClick={() => void show(evidence)}
          >
            {said === null ? 'Show original' : 'Hide original'}
          </Button>
        )}
      </p>
      {isAway && (
        <p role="alert" className="type-small text-danger">
          The transcript could not be loaded. Try again.
        </p>
      )}
      <div id={id} hidden={said === null}>
        {said !== null && (
          <div className="grid justify-items-start gap-2 rounded-control bg-sunken px-3.5 py-3">
            <blockquote dir="auto" className="type-transcript wrap-anywhere">
              “{said}”
            </blockquote>
            {onRestore && (
              <Button size="small" pending={isRestoring} pendingLabel="Restoring..." onClick={() => void restore(said)}>
                Restore original
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
