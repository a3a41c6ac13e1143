import { previewCharacters, type Transcript } from '@podcastai/contracts'
import { Fragment } from 'react'
import { SpeakerButton } from './speaker-button.tsx'

type Props = {
  transcript: Pick<Transcript, 'content' | 'speakers'>
  onRenameSpeaker?: (name: string) => void
}

/** The beginning of what was said. */
export function TranscriptPreview({ transcript: { content, speakers }, onRenameSpeaker }: Props) {
  const names = speakers.map(({ name }) => name)
  const paragraphs = content.slice(0, previewCharacters).split('\n\n')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Beginning of the transcript"
      className="min-h-0 flex-1 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
    >
      <p className="type-transcript whitespace-pre-line wrap-anywhere">
        {paragraphs.map((paragraph, at) => {
          const name = names.find((one) => paragraph.startsWith(`${one}: `))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name
            <Fragment key={at}>
              {at > 0 && '\n\n'}
              {name !== undefined && (
                <SpeakerButton name={name} onRename={onRenameSpeaker} className="font-sans text-[13px] font-semibold" />
              )}
              {paragraph.slice(name?.length ?? 0)}
            </Fragment>
          )
        })}
        {content.length > previewCharacters && <span className="text-text-3">…</span>}
      </p>
    </section>
  )
}
