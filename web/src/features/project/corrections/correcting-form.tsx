import { type Place, passagesMeet } from '@podcastai/content-types'
import type { Segment, Transcript } from '@podcastai/contracts'
import { startsTurn } from '../speakers/chosen-turn.ts'
import { wordsAt } from '../words-at.ts'
import { useCorrectWords, useUndo } from './correct-words.ts'
import { CorrectionPopover } from './correction-popover.tsx'
import { useMarkNotSpeech } from './mark-not-speech.ts'
import type { Correcting } from './use-correcting.ts'
import { useFollowedWords } from './use-followed-words.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  correcting: Correcting
  /** Opens the speaker form at a position. */
  onSpeaker: (place: Place) => void
  /** Opens the form that splits a turn before a position. */
  onSplit: (place: Place) => void
}

/** The form next to the words to correct. */
export function CorrectingForm({ transcript, segments, correcting, onSpeaker, onSplit }: Props) {
  const { picked, setPicked, corrections } = correcting
  const correct = useCorrectWords(transcript, ({ passage, written, scope }, problem) =>
    setPicked({ passage, by: 'pointer', isOpen: true, written, scope, problem }),
  )
  const undo = useUndo(transcript)
  const notSpeech = useMarkNotSpeech(transcript)
  useFollowedWords(segments, picked, setPicked)
  const seen = picked ? wordsAt(segments, picked.passage) : ''
  if (!picked?.isOpen || seen === '') return null

  /** Keyboard users continue from the corrected words. */
  const close = () => setPicked(picked.by === 'keys' ? { passage: picked.passage, by: 'keys', isOpen: false } : null)

  return (
    <CorrectionPopover
      segments={segments}
      picked={picked}
      seen={seen}
      corrections={corrections.filter(({ places }) => places.some((place) => passagesMeet(place, picked.passage)))}
      onSave={(act) => {
        close()
        correct.mutate(act)
      }}
      onUndo={(correction) => {
        close()
        undo.mutate(correction.id)
      }}
      onNotSpeech={() => {
        setPicked(null)
        notSpeech.mutate({ segments, passage: picked.passage })
      }}
      onSplit={
        startsTurn(segments, picked.passage.from)
          ? undefined
          : () => {
              setPicked(null)
              onSplit(picked.passage.from)
            }
      }
      onSpeaker={() => {
        setPicked(null)
        onSpeaker(picked.passage.from)
      }}
      onClose={close}
      onCloseFocus={() => focusOn(picked.by)}
    />
  )
}

/** For keyboard users, the cursor takes the focus by itself. */
function focusOn(by: 'pointer' | 'keys') {
  if (by === 'keys' || document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[aria-label="Full transcript"]')?.focus({ preventScroll: true })
}
