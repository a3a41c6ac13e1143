import { timeCode } from '@podcastai/content-types'
import { isRunning, type Transcript } from '@podcastai/contracts'
import { buttonStyle, Card, classNames, onFirstUse, Sheet } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ListTree } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Correcting } from '../../features/project/corrections/use-correcting.ts'
import { useFollowedJump } from '../../features/project/corrections/use-followed-jump.ts'
import { FullTranscript, TranscriptPane } from '../../features/project/transcript-pane/transcript-pane.tsx'
import { segmentsQuery } from '../../lib/queries/transcripts.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { Jumping } from './use-jumping.ts'

type Props = {
  transcript: Transcript
  jumping: Jumping
  correcting: Correcting
  onRenameSpeaker?: (name: string) => void
  /** Takes a place at the bottom of the phone's sheet while that is open. */
  onSheet: (place: HTMLElement | null) => void
  /** Shown next to the transcript button on phones. */
  acts: ReactNode
}

/** The transcript: next to the content, or in a sheet on a phone. */
export function TranscriptDock({ transcript, jumping, correcting, onRenameSpeaker, onSheet, acts }: Props) {
  useSegmentsAtHand(transcript)
  useFollowedJump(transcript, jumping)
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
    correcting,
    onRenameSpeaker,
  }
  if (!isPhone) {
    return (
      <aside aria-label="Transcript" className="min-w-0">
        <Card
          className={classNames(
            'sticky top-19 flex max-h-[calc(100dvh-96px)] group-has-[[data-player]]/page:max-h-[calc(100dvh-152px)] flex-col overflow-hidden',
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
      {/* A separate bar, because a floating button would cover the items' buttons. */}
      <div
        data-dock=""
        data-bar="bottom"
        className="fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t bg-surface px-4 py-2 group-has-[[data-editing]]/bench:hidden"
      >
        <button
          type="button"
          onClick={() => setSheetOpen(true)}
          className={buttonStyle({ className: 'min-w-0 flex-1' })}
        >
          <ListTree aria-hidden size={16} />
          {jump ? `Transcript · ${jump.evidence.estimated ? '≈ ' : ''}${timeCode(jump.evidence.start)}` : 'Transcript'}
        </button>
        {acts}
      </div>
      <Sheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        label="Transcript"
        onOpenFocus={jump ? () => {} : undefined}
        onCloseFocus={jump ? leave : undefined}
      >
        <TranscriptPane {...pane} onClose={() => setSheetOpen(false)} />
        <div ref={onSheet} />
      </Sheet>
    </>
  )
}

/** Prefetches the segments and the transcript's code, so that the first jump is as fast as the others. */
function useSegmentsAtHand(transcript: Transcript) {
  const queryClient = useQueryClient()
  const isRead = transcript.content !== '' && !isRunning(transcript.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; a renaming fetches by itself
  useEffect(() => {
    if (isRead) void queryClient.prefetchQuery(segmentsQuery(transcript))
  }, [isRead, transcript.id])
  useEffect(() => onFirstUse(() => void FullTranscript.load()), [])
}
