import { timeCode } from '@podcastai/content-types'
import { isRunning, type Transcript } from '@podcastai/contracts'
import { buttonStyle, Card, classNames, onFirstUse, Sheet } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { useEffect } from 'react'
import { FullTranscript, TranscriptPane } from '../../features/project/transcript-pane/transcript-pane.tsx'
import { segmentsQuery } from '../../lib/queries/transcripts.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { Jumping } from './use-jumping.ts'

type Props = { transcript: Transcript; jumping: Jumping; onRenameSpeaker?: (name: string) => void }

/** Where the transcript is: beside the content, or in a sheet on a phone. */
export function TranscriptDock({ transcript, jumping, onRenameSpeaker }: Props) {
  useSegmentsAtHand(transcript)
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const { jump, isFull, setFull, isSearching, setSearching, isSheetOpen, setSheetOpen, leave } = jumping
  const pane = {
    transcript,
    isFull,
    onFullChange: setFull,
    isSearching,
    onSearchingChange: setSearching,
    jump,
    onLeave: leave,
    onRenameSpeaker,
  }
  if (!isPhone) {
    return (
      <aside aria-label="Transcript" className="min-w-0">
        <Card
          className={classNames(
            'sticky top-19 flex max-h-[calc(100dvh-96px)] flex-col overflow-hidden',
            isFull && 'h-[660px]',
          )}
        >
          <TranscriptPane {...pane} />
        </Card>
      </aside>
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setSheetOpen(true)}
        className={buttonStyle({
          variant: 'primary',
          size: 'large',
          className:
            'fixed right-4 bottom-4 z-30 rounded-full text-sm shadow-pop group-has-[[data-editing]]/bench:hidden',
        })}
      >
        <ListTree aria-hidden size={16} />
        {jump ? `Transcript · ${jump.evidence.estimated ? '≈ ' : ''}${timeCode(jump.evidence.start)}` : 'Transcript'}
      </button>
      <Sheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        label="Transcript"
        onOpenFocus={jump ? () => {} : undefined}
        onCloseFocus={jump ? leave : undefined}
      >
        <TranscriptPane {...pane} onClose={() => setSheetOpen(false)} />
      </Sheet>
    </>
  )
}

/** Fetches what was said, and what shows it, before somebody asks for it: the first jump is as quick as the others. */
function useSegmentsAtHand(transcript: Transcript) {
  const queryClient = useQueryClient()
  const isRead = transcript.content !== '' && !isRunning(transcript.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; a renaming fetches by itself
  useEffect(() => {
    if (isRead) void queryClient.prefetchQuery(segmentsQuery(transcript))
  }, [isRead, transcript.id])
  useEffect(() => onFirstUse(() => void FullTranscript.load()), [])
}
