import type { Correction, Corrections, NotSpeech, SpeakerOverrides, Transcript } from '@podcastai/contracts'
import { Button, ConfirmDialog, classNames, Dialog, IconButton, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { useUndo } from './correct-words.ts'
import { isOnItsWay } from './corrected-already.ts'
import { byWhom } from './corrected-by.tsx'

type Props = { transcript: Pick<Transcript, 'id' | 'speakers'>; mayUndo: boolean; onClose: () => void }

/** How many to show at first; the rest on demand. */
const shownAtOnce = 50

/** All corrections, newest first, each with Undo. */
export function CorrectionsList({ transcript, mayUndo, onClose }: Props) {
  const { data, error, refetch } = useQuery(correctionsQuery(transcript.id))
  const undo = useUndo(transcript)
  const [asks, setAsks] = useState(false)
  const count = (data?.corrections.length ?? 0) + (data?.given.length ?? 0) + (data?.notSpeech.length ?? 0)

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

function Acts({ data: { corrections, given, notSpeech, lost }, mayUndo, undo }: ActsProps) {
  const acts = newestFirst(
    corrections,
    given.filter((turns) => !turns.lost),
    notSpeech.filter((passage) => !passage.lost),
  )
  const goneTurns = given.filter((turns) => turns.lost)
  const gonePassages = notSpeech.filter((passage) => passage.lost)
  const [shown, setShown] = useState(shownAtOnce)
  const left = acts.length - shown
  if (acts.length + lost.length + goneTurns.length + gonePassages.length === 0)
    return <p className="text-text-2">No corrections yet.</p>
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
      {lost.length + goneTurns.length + gonePassages.length > 0 && (
        <section aria-label="No longer found" className="grid gap-1 rounded-control bg-sunken px-3.5 py-3">
          <h3 className="type-label">No longer found</h3>
          <p className="type-hint text-text-2">
            The file was read again. These words are no longer there, or are now the name of a speaker.
          </p>
          <ul className="grid">
            {newestFirst(
              lost.map((one) => ({ ...one, places: [] })),
              goneTurns,
              gonePassages,
            ).map((act) => (
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

/** A word or speaker correction as the list shows it. */
type Act = {
  id: string
  from: string
  to: string
  kind: 'words' | 'speaker' | 'not speech'
  places: string
  byWhom: string
  createdAt: string
  isOnItsWay: boolean
}

function newestFirst(
  corrections: readonly Correction[],
  given: readonly SpeakerOverrides[],
  notSpeech: readonly NotSpeech[] = [],
): Act[] {
  const words = corrections.map((one) => ({
    ...{ id: one.id, from: one.heard, to: one.written, kind: 'words' as const, createdAt: one.createdAt },
    ...{
      places: [placesWords(one), one.source === 'workspace' && 'for every episode'].filter(Boolean).join(' · '),
      byWhom: byWhom(one),
      isOnItsWay: isOnItsWay(one),
    },
  }))
  const turns = given.map(({ id, from, to, author, createdAt, turns }) => ({
    ...{ id, from: from ?? 'No speaker', to, kind: 'speaker' as const, createdAt, isOnItsWay: false },
    places: turns.length === 1 ? '1 place' : `${turns.length} places`,
    byWhom: `speaker changed${author === null ? '' : ` by ${author}`}, ${timeAgo(createdAt)}`,
  }))
  // A correction in flight has no time yet, so it sorts first.
  const isBefore = (one: Act, other: Act) => other.createdAt.localeCompare(one.createdAt)
  const passages = notSpeech.map(({ id, author, createdAt, places }) => ({
    ...{ id, from: opening(places.map((place) => place.words).join(' ')), to: 'Not speech', createdAt },
    ...{ kind: 'not speech' as const, isOnItsWay: false, places: places.length === 0 ? 'Corrected again since' : '' },
    byWhom: `marked${author === null ? '' : ` by ${author}`}, ${timeAgo(createdAt)}`,
  }))
  const all = [...words, ...turns, ...passages].sort(isBefore)
  return [...all.filter((act) => act.isOnItsWay), ...all.filter((act) => !act.isOnItsWay)]
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
        <bdi className={classNames('wrap-anywhere', act.kind === 'not speech' && 'type-hint')}>{act.to}</bdi>
      </p>
      <p className="type-hint text-text-3">{[!isLost && act.places, act.byWhom].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function placesWords({ places }: Correction): string {
  if (places.length === 0) return 'Corrected again since'
  return places.length === 1 ? '1 place' : `${places.length} places`
}

/** Characters of a passage that the list shows. */
const maxOpening = 80

function opening(words: string): string {
  if (words === '') return 'A passage'
  return words.length <= maxOpening ? words : `${words.slice(0, words.lastIndexOf(' ', maxOpening))}…`
}
