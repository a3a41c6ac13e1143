import { previewCharacters, type Transcript } from '@podcastai/contracts'
import { fetchThroughOffline, lateComponent } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type MouseEvent, useRef, useState } from 'react'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'
import { rowAttribute } from '../corrections/row-attribute.ts'
import type { Correcting } from '../corrections/use-correcting.ts'

/** Loaded on demand: most people never select words here. */
const PreviewSelection = lateComponent(
  async () => (await import('../selection/preview-selection.tsx')).PreviewSelection,
)

type Props = {
  transcript: Pick<Transcript, 'id' | 'content' | 'speakers'>
  correcting: Correcting
  /** Called when a word is picked: corrections happen in the whole transcript. */
  onPicked: () => void
  /** Called before the page shows an item that was made of selected words. */
  onShow?: () => void
}

/** The beginning of the transcript. Turns are reassigned in the whole transcript. */
export function TranscriptPreview({ transcript, correcting, onPicked, onShow }: Props) {
  const { content, speakers } = transcript
  const queryClient = useQueryClient()
  const pointer = useRef('mouse')
  const scroller = useRef<HTMLElement>(null)
  const [isUsed, setUsed] = useState(false)
  const names = speakers.map(({ name }) => name)
  const paragraphs = content.slice(0, previewCharacters).split('\n\n')

  async function pick(event: MouseEvent) {
    // Ignore taps here, which also scroll and close keyboards; correction mode is in the whole transcript.
    if (!correcting.mayCorrect || pointer.current !== 'mouse' || getSelection()?.isCollapsed === false) return
    const { findClickedPassage } = await fetchThroughOffline(() => import('../corrections/find-clicked-passage.ts'))
    const passage = await findClickedPassage(event, () => queryClient.ensureQueryData(segmentsQuery(transcript)))
    if (!passage) return
    correcting.setPicked({ passage, by: 'pointer', isOpen: true })
    onPicked()
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: F2 leads to the words by keys */}
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Beginning of the transcript"
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType
        }}
        onClick={pick}
        onPointerEnter={() => setUsed(true)}
        onFocus={() => setUsed(true)}
      >
        <p {...{ [rowAttribute]: 0 }} className="type-transcript whitespace-pre-line wrap-anywhere">
          {paragraphs.map((paragraph, at) => {
            const name = names.find((one) => paragraph.startsWith(`${one}: `))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name
              <Fragment key={at}>
                {at > 0 && '\n\n'}
                {name !== undefined && <bdi className="font-sans text-[13px] font-semibold">{name}</bdi>}
                {paragraph.slice(name?.length ?? 0)}
              </Fragment>
            )
          })}
          {content.length > previewCharacters && <span className="text-text-3">…</span>}
        </p>
      </section>
      {isUsed && <PreviewSelection {...{ transcript, scroller, correcting, onPicked, onShow }} />}
    </div>
  )
}
