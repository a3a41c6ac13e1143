import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import { ContentView } from '@podcastai/content-types/web'
import { type ContentByType, isRunning, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, ConfirmDialog, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Cpu, Download, RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useGenerate, useGenerating } from '../../features/project/content-changes.ts'
import { typeCsv } from '../../features/project/content-csv.ts'
import { useSaveContent } from '../../features/project/content-saves.ts'
import { draftsNow, storedDrafts } from '../../features/project/drafts.ts'
import { engineLine, projectEngine } from '../../features/project/engines.ts'
import { downloadCsv } from '../../lib/csv.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { NotGenerated } from './not-generated.tsx'
import { PanelFailed, PanelHead, PanelLoading } from './panel-head.tsx'
import type { Jumping } from './use-jumping.ts'
import { VersionButton } from './version-list.tsx'

type Props = {
  contentType: ContentTypeKey
  transcript: Transcript
  content: ContentByType | undefined
  isLoading: boolean
  /** Why the content could not be fetched. What is not known is not 'not generated'. */
  failure: Error | null
  onRetry: () => void
  jump: Jumping
}

/** One content type: a prompt to generate it, or its content with what can be done with all of it. */
export function TypePanel({ contentType, transcript, content, isLoading, failure, onRetry, jump }: Props) {
  const { id } = transcript
  const type = contentTypeOf(contentType)
  const own = content?.[contentType]
  const generation = transcript.generation.find((one) => one.contentType === contentType)
  const userId = useQuery(profileQuery()).data?.id ?? ''
  const generate = useGenerate({ id, userId })
  const isGenerating = useGenerating(id).includes(contentType) || generation?.state === 'generating'
  const save = useSaveContent(id, contentType)
  const draftsOf = useMemo(() => ({ userId, projectId: id, contentType }), [userId, id, contentType])
  const drafts = useMemo(() => storedDrafts(draftsOf), [draftsOf])
  const [written, setWritten] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const hasDrafts = isAsking && draftsNow(draftsOf).size > 0

  const write = () => generate.mutate(contentType, { onSuccess: () => setWritten((count) => count + 1) })

  function regenerate() {
    if (generation?.edited || draftsNow(draftsOf).size > 0) setIsAsking(true)
    else write()
  }

  if (isLoading) return <PanelLoading title={type.title} />
  if (failure) return <PanelFailed title={type.title} failure={failure} onRetry={onRetry} />
  if (own === undefined) {
    return (
      <>
        <PanelHead title={type.title} subtitle={type.subtitle} />
        <NotGenerated
          contentType={contentType}
          isGenerating={isGenerating}
          isProjectRunning={isRunning(transcript.status)}
          isRead={transcript.content !== ''}
          reason={generation?.state === 'failed' ? generation.reason : null}
          onGenerate={write}
        />
      </>
    )
  }

  function download() {
    const file = content && typeCsv(transcript.filename, contentType, content)
    if (!file) return
    downloadCsv(file.filename, file.csv)
    toast({ title: 'Content downloaded' })
  }

  const otherEngine = generation?.engine && generation.engine !== projectEngine(transcript.generation)
  return (
    <>
      <PanelHead title={type.title} subtitle={type.subtitle} isGenerated>
        {generation && generation.version > 0 && <VersionButton id={id} generation={generation} />}
        <span className="flex items-center gap-2">
          <Button size="small" icon={<Download aria-hidden size={14} />} onClick={download}>
            CSV
          </Button>
          <Button
            size="small"
            icon={<RefreshCw aria-hidden size={14} />}
            pending={isGenerating}
            pendingLabel="Generating..."
            onClick={regenerate}
          >
            Regenerate
          </Button>
        </span>
      </PanelHead>
      {otherEngine && generation.engine && (
        <p className="type-small flex items-center gap-1.5 text-text-2">
          <Cpu aria-hidden size={14} />
          {engineLine(generation.engine)}
        </p>
      )}
      {generation?.reason && (
        <p className="type-small text-danger">It could not be written again: {generation.reason}</p>
      )}
      <div aria-busy={isGenerating} className={isGenerating ? 'grid gap-3 opacity-60' : 'grid gap-3'}>
        <ContentView
          key={written}
          contentType={contentType}
          content={own}
          episode={{ title: projectTitle(transcript.filename), seconds: secondsOf(transcript) }}
          drafts={drafts}
          onSave={async (changed) => {
            await save.mutateAsync({ base: own, baseVersion: generation?.version, edited: changed })
          }}
          onJump={jump.jumpTo}
          active={jump.jump?.evidence}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Regenerate ${type.title}?`}
        text={[
          generation?.edited && `Your edit stays as version ${generation.version}.`,
          hasDrafts && 'Your unsaved text will be dropped.',
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Regenerate"
        tone="primary"
        onConfirm={() => {
          setIsAsking(false)
          write()
        }}
      />
    </>
  )
}

function secondsOf({ analysis, episodeDuration }: Transcript): number | null {
  const minutes = analysis?.episodeDuration ?? episodeDuration
  return minutes === null ? null : minutes * 60
}
