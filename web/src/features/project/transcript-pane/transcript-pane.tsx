import { timeCode } from '@podcastai/content-types'
import { previewCharacters, type Transcript } from '@podcastai/contracts'
import { Button, IconButton, lateComponent } from '@podcastai/ui'
import { ChevronsDown, ChevronsUp, PencilLine, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CorrectionsBar } from '../corrections/corrections-bar.tsx'
import type { Correcting } from '../corrections/use-correcting.ts'
import type { Jump } from './jump.ts'
import { TranscriptLoading } from './transcript-loading.tsx'
import { TranscriptPreview } from './transcript-preview.tsx'

/** The pane opens with a preview; search and row list are most of its code and load on demand. */
export const FullTranscript = lateComponent(
  async () => (await import('./full-transcript.tsx')).FullTranscript,
  <TranscriptLoading />,
)

/** In the preview, secondary buttons appear on hover. */
const quiet =
  'transition-opacity mouse:opacity-0 mouse:group-hover/pane:opacity-100 mouse:group-focus-within/pane:opacity-100'

type Props = {
  transcript: Pick<Transcript, 'id' | 'content' | 'analysis' | 'speakers' | 'recordingUrl'>
  isFull: boolean
  onFullChange: (isFull: boolean) => void
  isSearching: boolean
  onSearchingChange: (isSearching: boolean) => void
  jump: Jump | null
  /** Esc: returns to where the jump started. */
  onLeave: () => void
  /** Adds a close button, for sheets. */
  onClose?: () => void
  correcting: Correcting
  /** Starts renaming a speaker; without it speakers can't be changed. */
  onRenameSpeaker?: (name: string) => void
}

/** The transcript: a preview, or all of it with the last jump's passage highlighted. */
export function TranscriptPane(props: Props) {
  const { transcript, onFullChange, isSearching, onSearchingChange, jump, onLeave, onClose } = props
  const { correcting, onRenameSpeaker } = props
  const { content } = transcript
  const isRead = content !== ''
  // The preview of a short transcript is complete.
  const isWhole = content.length <= previewCharacters
  const isFull = props.isFull || isWhole

  function search() {
    onSearchingChange(!isSearching)
    onFullChange(true)
  }

  function correct({ detail }: { detail: number }) {
    const isOn = !correcting.takesTaps
    correcting.setTakesTaps(isOn)
    // Pressed by keyboard (detail is 0): show the cursor to pick words.
    correcting.setWantsCursor(isOn && detail === 0)
    if (!isOn) correcting.setPicked(null)
    onFullChange(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc leaves the pane, whatever in it has the focus
    <div
      className="group/pane flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (isSearching) onSearchingChange(false)
        else onLeave()
      }}
    >
      <div className="flex items-center gap-2 border-b py-2.5 pr-2.5 pl-4">
        <h2 className="type-h3">Transcript</h2>
        {isRead && (
          <span className="type-hint whitespace-nowrap text-text-3">
            {content.length.toLocaleString('en-US')} characters
          </span>
        )}
        <span className="ml-auto flex gap-1">
          {correcting.mayCorrect && (
            <IconButton
              label="Correct words"
              aria-pressed={correcting.takesTaps}
              onClick={correct}
              className={correcting.takesTaps ? 'bg-petrol-soft text-petrol' : isFull ? undefined : quiet}
            >
              <PencilLine aria-hidden size={16} />
            </IconButton>
          )}
          {isRead && (
            <IconButton
              label="Search the transcript"
              aria-pressed={isSearching}
              onClick={search}
              className={isFull ? undefined : quiet}
            >
              <Search aria-hidden size={16} />
            </IconButton>
          )}
          {onClose && (
            <IconButton label="Close the transcript" onClick={onClose}>
              <X aria-hidden size={16} />
            </IconButton>
          )}
        </span>
      </div>
      {isRead && <CorrectionsBar transcript={transcript} correcting={correcting} />}
      {!isRead && <p className="type-small p-4 text-text-2">The text appears here once we’ve read your upload.</p>}
      {isRead && !isFull && (
        <TranscriptPreview
          transcript={transcript}
          correcting={correcting}
          onPicked={() => onFullChange(true)}
          onShow={onClose}
        />
      )}
      {isRead && isFull && (
        <FullTranscript
          transcript={transcript}
          jump={jump}
          isSearching={isSearching}
          correcting={correcting}
          onRenameSpeaker={onRenameSpeaker}
          onShow={onClose}
        />
      )}
      {isRead && !isWhole && (
        <Foot text={footText(isFull, jump)}>
          <Button
            size="small"
            variant="ghost"
            icon={isFull ? <ChevronsUp aria-hidden size={14} /> : <ChevronsDown aria-hidden size={14} />}
            onClick={() => {
              onSearchingChange(false)
              onFullChange(!isFull)
            }}
          >
            {isFull ? `First ${previewCharacters} characters` : 'Show full transcript'}
          </Button>
        </Foot>
      )}
    </div>
  )
}

function Foot({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2 border-t py-1.5 pr-2 pl-4">
      <span className="type-hint min-w-0 truncate text-text-3">{text}</span>
      {children}
    </div>
  )
}

function footText(isFull: boolean, jump: Jump | null): string {
  if (!isFull) return `First ${previewCharacters} characters`
  if (!jump) return 'Full transcript'
  const { start, estimated } = jump.evidence
  return `Full transcript, at ${estimated ? '≈ ' : ''}${timeCode(start)}`
}
