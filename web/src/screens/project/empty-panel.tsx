import type { ContentKey } from '@podcastai/content-types'
import { ContentView } from '@podcastai/content-types/web'
import { isNotWritten, isRunning, type Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { type ComponentProps, useState } from 'react'
import { useRequesting } from '../../features/project/generation-requests.ts'
import { NeedsWriter } from './needs-writer.tsx'
import { NotGenerated } from './not-generated.tsx'
import { getShownType, isUnwritable } from './panel-facts.ts'
import { PanelHead } from './panel-head.tsx'
import { TypeCommands } from './type-commands.tsx'

type Props = Pick<ComponentProps<typeof ContentView>, 'contentType' | 'episode' | 'drafts' | 'onSave'> & {
  contentType: ContentKey
  transcript: Transcript
  isGenerating: boolean
  /** Opens the editor immediately, because there is unsaved text. */
  isByHandAtFirst: boolean
  onGenerate: () => void
  onGenerateBuiltIn: (() => void) | undefined
}

/** A content type without content: generate it, or write it by hand. */
export function EmptyPanel({
  contentType,
  transcript,
  episode,
  isGenerating,
  isByHandAtFirst,
  drafts,
  onSave,
  onGenerate,
  onGenerateBuiltIn,
}: Props) {
  const generation = transcript.generation.find((one) => one.contentType === contentType)
  const type = getShownType(contentType, generation)
  const { isBuiltIn } = useRequesting()
  const [isByHand, setIsByHand] = useState(isByHandAtFirst)
  const isProjectRunning = isRunning(transcript.status)
  const isRead = transcript.content !== ''
  if (isByHand && !isGenerating && !isProjectRunning) {
    return (
      <>
        <PanelHead title={type.title} subtitle={type.subtitle}>
          <Button size="small" variant="ghost" onClick={() => setIsByHand(false)}>
            Back
          </Button>
        </PanelHead>
        <div className="grid gap-3">
          <ContentView
            contentType={contentType}
            content={type.blank}
            episode={episode}
            drafts={drafts}
            onSave={onSave}
          />
        </div>
      </>
    )
  }
  return (
    <>
      <PanelHead title={type.title} subtitle={type.subtitle} />
      {generation && isUnwritable(generation, isBuiltIn) ? (
        <NeedsWriter transcript={transcript} contentType={contentType} onWriteByHand={() => setIsByHand(true)} />
      ) : (
        <NotGenerated
          contentType={contentType}
          isGenerating={isGenerating}
          isProjectRunning={isProjectRunning}
          isRead={isRead}
          reason={generation && isNotWritten(generation) ? generation.reason : null}
          isNothingFound={generation?.state === 'nothing_found'}
          onGenerate={onGenerate}
          onWriteByHand={() => setIsByHand(true)}
          onGenerateBuiltIn={onGenerateBuiltIn}
        />
      )}
      <TypeCommands
        title={type.title}
        isWritten={false}
        onWrite={
          isGenerating || isProjectRunning || !isRead || (generation && isUnwritable(generation, isBuiltIn))
            ? undefined
            : onGenerate
        }
      />
    </>
  )
}
