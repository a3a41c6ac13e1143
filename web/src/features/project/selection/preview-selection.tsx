import { previewCharacters, type Transcript } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'
import { passageInText } from '../corrections/passage-in-text.ts'
import type { Correcting } from '../corrections/use-correcting.ts'
import { SelectedWords } from './selected-words.tsx'
import { useWordSpan } from './use-word-span.ts'
import { getPlaces } from './word-span.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'content' | 'speakers'>
  scroller: RefObject<HTMLElement | null>
  correcting: Correcting
  /** Opens the whole transcript, to correct words there. */
  onPicked: () => void
  onShow?: () => void
}

/** The toolbar and handles of a selection in the beginning of the transcript. */
export function PreviewSelection({ transcript, scroller, correcting, onPicked, onShow }: Props) {
  const { content } = transcript
  const rows = useMemo(() => [{ text: content.slice(0, previewCharacters) }], [content])
  const segments = useQuery(segmentsQuery(transcript)).data?.segments
  const selection = useWordSpan({ rows, scroller, firstInSight: () => ({ row: 0, offset: 0 }) })
  const { span } = selection
  const passage = useMemo(() => {
    if (!span || !segments) return null
    const { from, to } = getPlaces(rows, span)
    return passageInText(segments, { from: from.offset, to: to.offset })
  }, [rows, span, segments])

  const onPointerDown = useEffectEvent(selection.onPointerDown)
  const onKeyDown = useEffectEvent(selection.onKeyDown)
  useEffect(() => {
    const element = scroller.current
    const press = (event: PointerEvent) => onPointerDown(event)
    const type = (event: KeyboardEvent) => void onKeyDown(event)
    element?.addEventListener('pointerdown', press)
    element?.addEventListener('keydown', type)
    return () => {
      element?.removeEventListener('pointerdown', press)
      element?.removeEventListener('keydown', type)
    }
  }, [scroller])

  function correct() {
    if (!passage) return
    selection.clear()
    correcting.setPicked({ passage, by: 'pointer', isOpen: true })
    onPicked()
  }

  return (
    <SelectedWords
      {...{ transcript, rows, scroller, selection, passage, onShow }}
      segments={segments ?? []}
      mayChange={correcting.mayCorrect}
      onCorrect={correcting.mayCorrect ? correct : undefined}
    />
  )
}
