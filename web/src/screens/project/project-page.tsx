import { type ContentKey, contentTypeKeys } from '@podcastai/content-types'
import { getContentTypeView, PictureTies } from '@podcastai/content-types/web'
import type { Transcript } from '@podcastai/contracts'
import { projectTitle } from '@podcastai/contracts'
import { isRoleLabel } from '@podcastai/transcript/role-names'
import { lateComponent, onFirstUse, Skeleton, TabPanel, Tabs } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ExportButton } from '../../features/export/export-button.tsx'
import { ReadyNotice } from '../../features/processing/ready-notice.tsx'
import { useContentArrivals } from '../../features/project/content-changes.ts'
import { useCorrecting } from '../../features/project/corrections/use-correcting.ts'
import { useCorrectionArrivals } from '../../features/project/corrections/use-correction-arrivals.ts'
import { useProjectKeys } from '../../features/project/project-keys.ts'
import { useReferenceImages } from '../../features/project/reference-images.ts'
import { SpeakerQuestion } from '../../features/project/speakers/speaker-question.tsx'
import { useSpeakerRenaming } from '../../features/project/speakers/use-speaker-renaming.ts'
import { useProjectNews } from '../../features/project/use-project-news.ts'
import { ShareButton } from '../../features/share/share-button.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { PlayProvider } from '../../lib/play-at.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { contentQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { findFirstType } from './first-type.ts'
import { VideosExport } from './late-videos-export.ts'
import { ProjectFacts, ProjectHeader } from './project-header.tsx'
import { ProjectStrip } from './project-strip.tsx'
import { TranscriptDock } from './transcript-dock.tsx'
import { TypePanel } from './type-panel.tsx'
import { TypeRail } from './type-rail.tsx'
import { useArrival } from './use-arrival.ts'
import { useJumping } from './use-jumping.ts'
import { useListening } from './use-listening.tsx'
import { WriterOffer } from './writer-offer.tsx'

/** The command menu isn't opened before the page is used. */
const ProjectCommands = lateComponent(async () => (await import('./project-commands.tsx')).ProjectCommands)
const KeysDialog = lateComponent(async () => (await import('../../features/project/keys-dialog.tsx')).KeysDialog)
const RoleNames = lateComponent(async () => (await import('../../features/project/speakers/role-names.tsx')).RoleNames)
const EngineTrouble = lateComponent(
  async () => (await import('../../features/project/engine-trouble.tsx')).EngineTrouble,
)
const ProcessingState = lateComponent(async () => (await import('./processing-state.tsx')).ProcessingState)
const ProjectNotFound = lateComponent(async () => (await import('./project-not-found.tsx')).ProjectNotFound)
const SessionInDoubt = lateComponent(
  async () => (await import('./session-in-doubt.tsx')).SessionInDoubt,
  <ProjectLoading />,
)
const RenameSpeakerDialog = lateComponent(
  async () => (await import('../../features/project/speakers/rename-speaker-dialog.tsx')).RenameSpeakerDialog,
)

export function ProjectPage({ id }: { id: string }) {
  const transcript = useQuery(transcriptQuery(id))
  useContentArrivals(transcript.data)
  useCorrectionArrivals(transcript.data)
  useProjectNews(id)
  usePageTitle(transcript.data ? projectTitle(transcript.data.filename) : 'Project')
  // Deleted by someone else, or the user was removed from the team: stop showing the project.
  const isGone = transcript.error instanceof ApiError && transcript.error.status === 404
  if (transcript.data && !isGone) return <Project transcript={transcript.data} />
  if (transcript.error instanceof ApiError && transcript.error.status === 401) {
    return <SessionInDoubt waiting={<ProjectLoading />} onRetry={() => transcript.refetch()} />
  }
  if (transcript.isError) return <ProjectNotFound onRetry={() => transcript.refetch()} error={transcript.error} />
  return <ProjectLoading />
}

function Project({ transcript }: { transcript: Transcript }) {
  const { id } = transcript
  const content = useQuery(contentQuery(id))
  const [open, setOpen] = useOpenType(transcript)
  useViewAtHand(open)
  const jumping = useJumping()
  useArrival(jumping.jumpTo)
  const listening = useListening(transcript, jumping)
  const pictures = useReferenceImages(id)
  const renaming = useSpeakerRenaming(transcript)
  const correcting = useCorrecting(transcript)
  const [showsKeys, setShowsKeys] = useState(false)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => onFirstUse(() => setUsed(true)), [])
  const hasSingleKeys = useQuery(profileQuery()).data?.singleKeys ?? false
  useProjectKeys(hasSingleKeys, {
    openType: (index) => {
      const key = contentTypeKeys[index]
      if (key) setOpen(key)
    },
    searchTranscript: jumping.search,
    toggleTranscript: jumping.toggle,
    correctWords: () => {
      if (!correcting.mayCorrect) return
      jumping.show()
      correcting.setWantsCursor(true)
    },
    showKeys: () => setShowsKeys(true),
  })
  const hasRail = useMediaQuery('(min-width: 1120px)', true)
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const strip = (
    <ProjectStrip
      analysis={transcript.analysis}
      contentType={open}
      content={content.data}
      active={jumping.jump?.evidence ?? null}
      onJump={jumping.jumpTo}
    />
  )
  const offer = (
    <WriterOffer transcript={transcript} content={content.data} isLoading={content.isPending} contentType={open} />
  )
  return (
    <PlayProvider value={listening.playAt}>
      <main className="group/page flex min-h-[calc(100dvh-56px)] flex-col has-[[data-player]]:pb-14">
        <div className="border-b">
          <div className="mx-auto max-w-[1280px] px-6 pt-5.5 pb-3.5 max-md:px-4 max-md:pt-2.5 max-md:pb-2">
            <ProjectHeader
              transcript={transcript}
              content={content.data}
              contentType={open}
              onRenameSpeaker={renaming.begin}
            />
            {!isPhone && strip}
          </div>
        </div>
        <div className="group/bench flex-1 bg-sunken">
          <Tabs
            value={open}
            onValueChange={(next) => setOpen(next as ContentKey)}
            orientation={hasRail ? 'vertical' : 'horizontal'}
            className="mx-auto grid max-w-[1280px] gap-x-6 px-6 pt-5 pb-10 max-md:grid-cols-[minmax(0,1fr)] max-md:gap-y-3.5 max-md:px-4 max-md:pt-0 max-md:pb-22 md:max-desk:grid-cols-[minmax(0,1fr)_340px] md:max-desk:gap-y-4 desk:grid-cols-[172px_minmax(0,1fr)_372px]"
          >
            <TypeRail transcript={transcript} content={content.data} />
            <div className="grid min-w-0 content-start gap-3">
              {transcript.status !== 'completed' && <ProcessingState transcript={transcript} />}
              {/* Only then can a model have left types unwritten. */}
              {transcript.generation.some(({ version, format }) => version === 0 && !format) && (
                <EngineTrouble transcript={transcript} />
              )}
              <ReadyNotice transcript={transcript} />
              <SpeakerQuestion transcript={transcript} />
              {mayOfferNames(transcript) && <RoleNames transcript={transcript} />}
              {!isPhone && offer}
              <PictureTies acts={pictures}>
                {transcript.generation.map(({ contentType: key }) => (
                  <TabPanel key={key} value={key} className="grid min-w-0 content-start gap-3">
                    <TypePanel
                      contentType={key}
                      transcript={transcript}
                      content={content.data}
                      isLoading={content.isPending}
                      failure={content.isError && !content.data ? content.error : null}
                      onRetry={() => content.refetch()}
                      jump={jumping}
                      corrections={correcting.corrections}
                    />
                  </TabPanel>
                ))}
              </PictureTies>
              {isPhone && (
                <>
                  {offer}
                  {strip}
                  <ProjectFacts transcript={transcript} content={content.data} />
                </>
              )}
            </div>
            <TranscriptDock
              transcript={transcript}
              jumping={jumping}
              correcting={correcting}
              onRenameSpeaker={renaming.begin}
              onSheet={listening.setSheet}
              acts={
                <>
                  <ShareButton id={id} iconOnly />
                  <ExportButton
                    {...{ transcript, content: content.data, contentType: open }}
                    videos={(wanted) =>
                      content.data && <VideosExport {...{ transcript, wanted }} content={content.data} />
                    }
                  />
                </>
              }
            />
          </Tabs>
        </div>
        {isUsed && (
          <ProjectCommands
            transcript={transcript}
            content={content.data}
            contentType={open}
            onOpenType={setOpen}
            onSearchTranscript={jumping.search}
            onShowKeys={() => setShowsKeys(true)}
          />
        )}
        {showsKeys && <KeysDialog open onOpenChange={setShowsKeys} singleKeys={hasSingleKeys} />}
        {renaming.speaker && (
          <RenameSpeakerDialog transcript={transcript} speaker={renaming.speaker} onClose={renaming.end} />
        )}
        {listening.player}
      </main>
    </PlayProvider>
  )
}

/** Loads a type's view in parallel with its content. */
function useViewAtHand(contentType: ContentKey) {
  useEffect(() => {
    void getContentTypeView(contentType).View.load()
  }, [contentType])
}

/** Returns the open type from the URL, or the first generated one. */
function useOpenType(transcript: Transcript): [ContentKey, (key: ContentKey) => void] {
  const { type } = useSearch({ strict: false })
  const navigate = useNavigate()
  const wanted = transcript.generation.find(({ contentType }) => contentType === type)?.contentType
  const open = wanted ?? findFirstType(transcript)
  return [
    open,
    (key) => navigate({ to: '/project/$id', params: { id: transcript.id }, search: { type: key }, resetScroll: false }),
  ]
}

function ProjectLoading() {
  return (
    <main aria-busy className="mx-auto grid w-full max-w-[1280px] gap-6 px-6 pt-5.5 max-md:px-4">
      <div className="grid gap-3">
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-4.5 w-60" />
        <Skeleton className="mt-3 h-18" />
      </div>
      <div className="grid gap-6 md:max-desk:grid-cols-[minmax(0,1fr)_340px] desk:grid-cols-[172px_minmax(0,1fr)_372px]">
        <Skeleton className="h-80 max-desk:hidden" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80 max-md:hidden" />
      </div>
    </main>
  )
}

/** True if the talk may reveal who a speaker is whom the file doesn't name. */
function mayOfferNames({ speakers, analysis }: Transcript): boolean {
  return (analysis?.names ?? []).length > 0 || speakers.some(({ name }) => isRoleLabel(name))
}
