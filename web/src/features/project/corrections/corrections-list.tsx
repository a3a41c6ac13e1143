import type { Corrections, Transcript } from '@podcastai/contracts'
import { Button, ConfirmDialog, classNames, Dialog, IconButton, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { type Act, countActs, listActs } from './acts.ts'
import { useUndo } from './correct-words.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'speakers'>; mayUndo: boolean; onClose: () => void }

/** How many to show at first; the rest on demand. */
const shownAtOnce = 50

/** All corrections, newest first, each with Undo. */
export function CorrectionsList({ transcript, mayUndo, onClose }: Props) {
  const { data, error, refetch } = useQuery(correctionsQuery(transcript.id))
  const undo = useUndo(transcript)
  const [asks, setAsks] = useState(false)
  const count = data ? countActs(data) : 0

  function undoAll() {
    undo.mutate(null, { onSuccess: onClose, onSettled: () => setAsks(false) })
  }

  return (
    <>
      <Dialog
        open={!asks}
        onOpenChange={(open) => !open && onClose()}
        title={count > 0 ? `Corrections (${count})` : 'Corrections'}
        text="Your uploaded file stays unchanged. The transcript, content, search, and exports are updated."
      >
        {data && <Acts data={data} mayUndo={mayUndo} undo={undo} />}
        {!data && error && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-text-2">{getErrorMessage(error)}</p>
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
        text="This restores the file’s words and speakers in the transcript and all content. Your own edits stay. Glossary entries added by these corrections are undone too, unless someone has changed them."
        confirmLabel="Undo all"
        pendingLabel="Undoing..."
        pending={undo.isPending}
        onConfirm={undoAll}
      />
    </>
  )
}

type ActsProps = { data: Corrections; mayUndo: boolean; undo: ReturnType<typeof useUndo> }

function Acts({ data, mayUndo, undo }: ActsProps) {
  const all = listActs(data)
  const acts = all.filter((act) => !act.isLost)
  const lost = all.filter((act) => act.isLost)
  const [shown, setShown] = useState(shownAtOnce)
  const left = acts.length - shown
  if (all.length === 0) return <p className="text-text-2">No corrections yet.</p>
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y">
        {acts.slice(0, shown).map((act) => (
          <li key={act.id} className="flex items-center gap-3 py-2.5">
            <Words act={act} />
            {mayUndo && !act.isOnItsWay && (
              <IconButton
                label={`Undo “${act.from}” to “${act.to}”`}
                title="Undo"
                disabled={undo.isPending}
                onClick={() => undo.mutate(act.id)}
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
        <section aria-label="No longer found" className="grid gap-1 rounded-control bg-sunken px-3.5 py-3">
          <h3 className="type-label">No longer found</h3>
          <p className="type-hint text-text-2">
            The file was read again. These words are no longer there, or are now the name of a speaker.
          </p>
          <ul className="grid">
            {lost.map((act) => (
              <li key={act.id} className="py-1.5">
                <Words act={act} isLost />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Words({ act, isLost = false }: { act: Act; isLost?: boolean }) {
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p
        className={classNames(
          'flex flex-wrap items-center gap-x-2 text-[15px] leading-5',
          act.kind === 'speaker' ? 'font-[550]' : 'font-serif',
        )}
      >
        <bdi className={classNames('text-text-2 wrap-anywhere', act.kind === 'not speech' && 'line-through')}>
          {act.from}
        </bdi>
        <ArrowRight aria-label={act.kind === 'words' ? 'reads' : 'is'} size={13} className="shrink-0 text-text-3" />
        <bdi className={classNames('wrap-anywhere', act.kind === 'not speech' && 'font-sans text-[13px] text-text-2')}>
          {act.to}
        </bdi>
      </p>
      <p className="type-hint text-text-3">{[!isLost && act.places, act.byWhom].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
