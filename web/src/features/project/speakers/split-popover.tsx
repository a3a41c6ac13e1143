import type { Place } from '@podcastai/content-types'
import { type Segment, SpeakerName, type Transcript } from '@podcastai/contracts'
import { AnchoredPopover, Button } from '@podcastai/ui'
import { type FormEvent, useState } from 'react'
import { firstWords } from './chosen-turn.ts'
import { SpeakerChoice } from './speaker-choice.tsx'
import { useSplitTurn, wordsFrom } from './split-turn.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  /** The first character of the second part. */
  place: Place
  anchor: () => Element | null | undefined
  onClose: () => void
}

/** Splits a turn before a word, and sets who speaks the rest of the turn. */
export function SplitPopover({ transcript, segments, place, anchor, onClose }: Props) {
  const seen = wordsFrom(segments, place)
  const now = segments.find(({ id }) => id === place.segment)?.speaker ?? null
  const names = transcript.speakers.map(({ name }) => name)
  const people = now === null ? names : [now, ...names.filter((name) => name !== now)]
  const [chosen, setChosen] = useState<string | null>(now ?? people[0] ?? null)
  const [typed, setTyped] = useState('')
  const split = useSplitTurn(transcript, onClose)
  const parsed = SpeakerName.safeParse(chosen ?? typed)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!parsed.success || split.isPending) return
    split.mutate({ at: place, seen, speaker: parsed.data === now ? null : parsed.data })
  }

  return (
    <AnchoredPopover
      label="Split the turn here"
      anchor={anchor}
      onClose={onClose}
      onCloseFocus={focusTranscript}
      className="grid gap-3.5"
    >
      <form className="grid gap-3.5" onSubmit={send}>
        <SpeakerChoice
          legend={
            <>
              Split before “<bdi className="font-serif text-[15px] font-normal">{firstWords(seen)}</bdi>”. The rest is
              said by
            </>
          }
          people={people}
          {...{ chosen, setChosen, typed, setTyped }}
          focused={chosen ?? undefined}
        />
        <div className="flex justify-end gap-2">
          <Button size="small" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="primary"
            type="submit"
            disabled={!parsed.success}
            pending={split.isPending}
            pendingLabel="Splitting..."
          >
            Split
          </Button>
        </div>
      </form>
    </AnchoredPopover>
  )
}

function focusTranscript() {
  document.querySelector<HTMLElement>('[aria-label="Full transcript"]')?.focus({ preventScroll: true })
}
