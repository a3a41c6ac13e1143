import type { Correction, Corrections, Transcript } from '@podcastai/contracts'
import { Button, ConfirmDialog, Dialog, IconButton, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { useUndo } from './correct-words.ts'
import { isOnItsWay } from './corrected-already.ts'
import { byWhom } from './corrected-by.tsx'

type Props = { transcript: Pick<Transcript, 'id' | 'speakers'>; mayUndo: boolean; onClose: () => void }

/** As many as one looks through; the rest on demand. */
const shownAtOnce = 50

/** Every act of correcting, newest first, each with a way back. */
export function CorrectionsList({ transcript, mayUndo, onClose }: Props) {
  const { data, error, refetch } = useQuery(correctionsQuery(transcript.id))
  const undo = useUndo(transcript)
  const [asks, setAsks] = useState(false)
  const count = data?.corrections.length ?? 0

  function undoAll() {
    undo.mutate(null, { onSuccess: onClose, onSettled: () => setAsks(false) })
  }

  return (
    <>
      <Dialog
        open={!asks}
        onOpenChange={(open) => !open && onClose()}
        title={count > 0 ? `Corrections (${count})` : 'Corrections'}
        text="The file is kept as you uploaded it. Transcript, content, search and exports follow these words."
      >
        {data && <Acts data={data} mayUndo={mayUndo} undo={undo} />}
        {!data && error && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-text-2">{messageOf(error)}</p>
            <Button onClick={() => refetch()}>Try Again</Button>
          </div>
        )}
        {!data && !error && <Skeleton className="h-24" />}
        {mayUndo && count > 1 && (
          <Button className="justify-self-start" disabled={undo.isPending} onClick={() => setAsks(true)}>
            Undo all
          </Button>
        )}
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Undo all ${count} corrections?`}
        text="Every word reads as it was heard again, in the transcript and in all content. What you edited yourself stays."
        confirmLabel="Undo all"
        pendingLabel="Undoing..."
        pending={undo.isPending}
        onConfirm={undoAll}
      />
    </>
  )
}

type ActsProps = { data: Corrections; mayUndo: boolean; undo: ReturnType<typeof useUndo> }

function Acts({ data: { corrections, lost }, mayUndo, undo }: ActsProps) {
  const [shown, setShown] = useState(shownAtOnce)
  const left = corrections.length - shown
  if (corrections.length + lost.length === 0) return <p className="text-text-2">Nothing is corrected.</p>
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y">
        {corrections.slice(0, shown).map((correction) => (
          <li key={correction.id} className="flex items-center gap-3 py-2.5">
            <Words correction={correction} places={placesWords(correction)} />
            {mayUndo && !isOnItsWay(correction) && (
              <IconButton
                label={`Undo “${correction.heard}” to “${correction.written}”`}
                title="Undo"
                disabled={undo.isPending}
                onClick={() => undo.mutate(correction.id)}
              >
                <Undo2 aria-hidden size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button className="justify-self-start" onClick={() => setShown(shown + shownAtOnce)}>
          Show more ({left} left)
        </Button>
      )}
      {lost.length > 0 && (
        <section aria-label="Not found any more" className="grid gap-1 rounded-control bg-sunken px-3.5 py-3">
          <h3 className="type-label">Not found any more</h3>
          <p className="type-hint text-text-2">
            The file was read again, and does not have these words where they stood.
          </p>
          <ul className="grid">
            {lost.map((correction) => (
              <li key={correction.id} className="py-1.5">
                <Words correction={{ ...correction, places: [] }} places={null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Words({ correction, places }: { correction: Correction; places: string | null }) {
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 font-serif text-[15px] leading-5">
        <bdi className="text-text-2 wrap-anywhere">{correction.heard}</bdi>
        <ArrowRight aria-label="reads" size={13} className="shrink-0 text-text-3" />
        <bdi className="wrap-anywhere">{correction.written}</bdi>
      </p>
      <p className="type-hint text-text-3">{[places, byWhom(correction)].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function placesWords({ places }: Correction): string {
  if (places.length === 0) return 'Corrected again since'
  return places.length === 1 ? '1 place' : `${places.length} places`
}
