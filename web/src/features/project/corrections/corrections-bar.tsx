import type { Transcript } from '@podcastai/contracts'
import { Button, lateComponent } from '@podcastai/ui'
import { countActs } from './acts.ts'
import type { Correcting } from './use-correcting.ts'

const CorrectionsList = lateComponent(async () => (await import('./corrections-list.tsx')).CorrectionsList)

type Props = { transcript: Pick<Transcript, 'id' | 'speakers'>; correcting: Correcting }

/**
 * How to correct words while that mode is on, and a link to all corrections. Renders nothing if there is nothing to
 * show.
 */
export function CorrectionsBar({ transcript, correcting }: Props) {
  const { lostCount, takesTaps, picked, mayCorrect, isListOpen, setListOpen } = correcting
  const count = countActs(correcting) + lostCount
  const isByKeys = picked?.by === 'keys'
  const isOn = mayCorrect && (takesTaps || isByKeys)
  return (
    <>
      {(isOn || count > 0) && (
        <div className="flex items-center gap-2 border-b bg-sunken py-1 pr-2 pl-4">
          <p role="status" className="type-hint min-w-0 flex-1 text-text-2">
            {isOn && (isByKeys ? keysHint : <PointerHint />)}
          </p>
          {count > 0 && (
            <Button size="small" variant="ghost" aria-haspopup="dialog" onClick={() => setListOpen(true)}>
              Corrections ({count})
            </Button>
          )}
        </div>
      )}
      {isListOpen && (
        <CorrectionsList transcript={transcript} mayUndo={mayCorrect} onClose={() => setListOpen(false)} />
      )}
    </>
  )
}

const keysHint = 'Arrow keys choose a word, Shift selects more, Enter corrects.'

function PointerHint() {
  return (
    <>
      <span className="pointer-coarse:hidden">Click a word, or select several.</span>
      <span className="hidden pointer-coarse:inline">Tap a word, or hold and select several.</span>
    </>
  )
}
