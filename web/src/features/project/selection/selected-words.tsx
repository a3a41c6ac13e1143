import type { Passage } from '@podcastai/content-types'
import type { Segment, Transcript } from '@podcastai/contracts'
import { type RefObject, useState } from 'react'
import { wordsAt } from '../words-at.ts'
import { CaptionOffer } from './caption-offer.tsx'
import { useSelectionActions } from './selection-actions.tsx'
import { SelectionHandles } from './selection-handles.tsx'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { useSelectionPlace } from './use-selection-place.ts'
import type { WordSelection } from './use-word-span.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  segments: readonly Segment[]
  rows: readonly { text: string }[]
  scroller: RefObject<HTMLElement | null>
  selection: WordSelection
  /** Where the selected words are in the transcript; null if nothing is selected. */
  passage: Passage | null
  /** The user may change content. */
  mayChange: boolean
  /** Corrects the selected words; without it they can't be corrected. */
  onCorrect?: (passage: Passage) => void
  /** Called before the page shows an item. */
  onShow?: () => void
}

/** The toolbar and handles of a selection in the transcript. */
export function SelectedWords({ transcript, segments, rows, scroller, selection, passage, ...props }: Props) {
  const { span, isPressed } = selection
  const place = useSelectionPlace({ rows, scroller, span })
  const [isBusy, setBusy] = useState(false)
  const selected = passage && { passage, words: wordsAt(segments, passage) }
  const { actions, offer } = useSelectionActions({
    ...{ transcript, segments, selected, onDone: selection.clear, onBusy: setBusy },
    ...props,
  })
  return (
    <>
      {span && place && selected && selected.words !== '' && (
        <>
          <SelectionHandles {...{ rows, scroller, selection, span, place }} />
          {!isPressed && (
            <SelectionToolbar
              {...{ actions, place, isBusy }}
              words={selected.words}
              onLeave={() => leave(scroller, selection)}
            />
          )}
        </>
      )}
      {offer && <CaptionOffer {...offer} />}
    </>
  )
}

function leave(scroller: RefObject<HTMLElement | null>, selection: WordSelection) {
  selection.clear()
  scroller.current?.focus({ preventScroll: true })
}
