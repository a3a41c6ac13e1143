import type { Place } from '@podcastai/content-types'
import type { Transcript } from '@podcastai/contracts'
import { Button, IconButton, Input } from '@podcastai/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'
import { useUndo } from '../corrections/correct-words.ts'
import { CorrectingForm } from '../corrections/correcting-form.tsx'
import { rowAttribute } from '../corrections/row-attribute.ts'
import type { Correcting } from '../corrections/use-correcting.ts'
import { type ChosenTurn, findTurn, turnFrom } from '../speakers/chosen-turn.ts'
import { SplitPopover } from '../speakers/split-popover.tsx'
import { TurnPopover } from '../speakers/turn-popover.tsx'
import type { Jump } from './jump.ts'
import { findInRows, passageIn, type Row, toRows } from './rows.ts'
import { TranscriptLoading } from './transcript-loading.tsx'
import { TranscriptRows } from './transcript-rows.tsx'

type Props = {
  transcript: Pick<Transcript, 'id' | 'analysis' | 'speakers' | 'recordingUrl'>
  jump: Jump | null
  isSearching: boolean
  correcting: Correcting
  onRenameSpeaker?: (name: string) => void
  /** Called before the page shows an item that was made of selected words. */
  onShow?: () => void
}

/** The whole transcript, with a search. */
export function FullTranscript(props: Props) {
  const { transcript, jump, isSearching, correcting, onRenameSpeaker, onShow } = props
  const { notSpeech } = correcting
  const undo = useUndo(transcript)
  const segments = useQuery({ ...segmentsQuery(transcript), placeholderData: keepPreviousData })
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  /** The turn being reassigned. */
  const [turn, setTurn] = useState<ChosenTurn | null>(null)
  /** Where a turn is being split. */
  const [splitAt, setSplitAt] = useState<Place | null>(null)
  const wanted = useDeferredValue(isSearching ? query : '')
  const rows = useMemo(() => toRows(segments.data?.segments ?? [], notSpeech), [segments.data, notSpeech])
  const hits = useMemo(() => findInRows(rows, wanted), [rows, wanted])
  const passage = useMemo(() => (jump ? passageIn(rows, jump.evidence) : new Map()), [rows, jump])
  const hosts = (transcript.analysis?.speakers ?? []).filter(({ role }) => role === 'host').map(({ name }) => name)

  if (segments.isError) {
    return (
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-text-2">The transcript could not be loaded.</p>
        <Button size="small" onClick={() => segments.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!segments.data) return <TranscriptLoading />

  const said = segments.data.segments
  const pickTurn = (row: number) => setTurn(findTurn(said, rows[row]?.pieces[0]?.segment ?? -1))
  // Browsers snap taps to a nearby button or link, so in this mode no control is shown next to the words.
  const { takesTaps } = correcting
  const go = (by: number) => setCurrent((at) => (hits.length === 0 ? 0 : (at + by + hits.length) % hits.length))
  return (
    <>
      {isSearching && (
        <div className="flex items-center gap-1 border-b px-3 py-2">
          <span className="min-w-0 flex-1">
            <Input
              autoFocus
              type="search"
              aria-label="Search the transcript"
              icon={<Search aria-hidden />}
              className="h-9 [&::-webkit-search-cancel-button]:hidden"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setCurrent(0)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
              }}
            />
          </span>
          <span role="status" className="type-hint w-16 shrink-0 text-center text-text-3">
            {wanted.trim() === '' ? '' : hits.length === 0 ? 'Not found' : `${current + 1} of ${hits.length}`}
          </span>
          <IconButton label="Previous match" disabled={hits.length === 0} onClick={() => go(-1)}>
            <ChevronUp aria-hidden size={16} />
          </IconButton>
          <IconButton label="Next match" disabled={hits.length === 0} onClick={() => go(1)}>
            <ChevronDown aria-hidden size={16} />
          </IconButton>
        </div>
      )}
      <TranscriptRows
        {...{ transcript, onShow }}
        segments={said}
        recordingUrl={takesTaps ? null : transcript.recordingUrl}
        rows={rows}
        hosts={hosts}
        passage={passage}
        jumpCount={jump?.count ?? 0}
        heard={jump?.heard}
        hits={hits}
        currentHit={current}
        correcting={correcting}
        onSpeaker={takesTaps || !onRenameSpeaker ? undefined : pickTurn}
        onBringBack={takesTaps || !correcting.mayCorrect ? undefined : (act) => undo.mutate(act)}
      />
      <CorrectingForm
        transcript={transcript}
        segments={said}
        correcting={correcting}
        onSpeaker={(place) => setTurn(turnFrom(said, place))}
        onSplit={setSplitAt}
      />
      {splitAt && (
        <SplitPopover
          transcript={transcript}
          segments={said}
          place={splitAt}
          anchor={() => rowElement(rows, splitAt.segment)}
          onClose={() => setSplitAt(null)}
        />
      )}
      {turn && onRenameSpeaker && (
        <TurnPopover
          transcript={transcript}
          segments={said}
          turn={turn}
          anchor={() => speakerElement(rows, turn)}
          onRename={onRenameSpeaker}
          onClose={() => setTurn(null)}
        />
      )}
    </>
  )
}

/** Returns the element at the start of a turn: the speaker's name, or the words if no name is above them. */
function speakerElement(rows: readonly Row[], { from, opens }: ChosenTurn): Element | null {
  const words = rowElement(rows, from)
  return (opens === null ? words?.parentElement?.querySelector('[data-speaker]') : null) ?? words
}

/** Returns the element with the words of a segment. */
function rowElement(rows: readonly Row[], segment: number): Element | null {
  const row = rows.findIndex(({ pieces }) => pieces.some((piece) => piece.segment === segment))
  return document.querySelector(`[aria-label="Full transcript"] [${rowAttribute}="${row}"]`)
}
