import type { ContentKey } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { projectTitle } from '@podcastai/contracts'
import { Badge, Button, IconButton, LeadingPopover, lateComponent } from '@podcastai/ui'
import { Clock, Cpu, Ellipsis, Info } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { AssistantButton } from '../../features/assistant/assistant-button.tsx'
import { ArrivedDiscussion } from '../../features/collaboration/arrived-discussion.tsx'
import { DiscussionButton } from '../../features/collaboration/discussion-button.tsx'
import { AfterGoogle } from '../../features/export/after-google.tsx'
import { ExportButton } from '../../features/export/export-button.tsx'
import { DownloadAll } from '../../features/project/download-all.tsx'
import { EngineBrief } from '../../features/project/engine-brief.tsx'
import { EngineCost, useCostSoFar } from '../../features/project/engine-cost.tsx'
import { engineLine, projectEngine } from '../../features/project/engines.ts'
import { GenerateAll } from '../../features/project/generate-all.tsx'
import { useRequesting } from '../../features/project/generation-requests.ts'
import { ParseReport } from '../../features/project/parse-report.tsx'
import { PeopleLine } from '../../features/project/people-line.tsx'
import { RenameButton } from '../../features/projects/rename-button.tsx'
import { StatusBadge } from '../../features/projects/status-badge.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { useShows } from '../../lib/current-show.ts'
import { longDate } from '../../lib/dates.ts'
import { useTitleInHeader } from '../../lib/header-title.ts'
import { lengthText } from '../../lib/lengths.ts'
import { timeSourceWords } from '../../lib/time-source-words.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { VideosExport } from './late-videos-export.ts'

const LateActs = lateComponent(async () => (await import('./late-acts.tsx')).LateActs)

type Props = {
  transcript: Transcript
  /** Undefined while loading. */
  content: ContentByType | undefined
  /** The open type, preselected for pictures. */
  contentType: ContentKey
  onRenameSpeaker?: (name: string) => void
}

/** The project's title, facts and actions in two rows; secondary ones are in a menu. */
export function ProjectHeader({ transcript, content, contentType, onRenameSpeaker }: Props) {
  const { filename, createdAt, episodeDuration } = transcript
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const title = projectTitle(filename)
  const heading = useRef<HTMLHeadingElement>(null)
  useTitleInHeader(heading, title)
  const engine = projectEngine(transcript.generation)
  const cost = useCostSoFar(transcript.id)
  const writtenBy = engine && (
    <>
      <Cpu aria-hidden size={14} />
      {engineLine(engine)}
    </>
  )
  const isBuiltIn = useRequesting().isBuiltIn
  const show = useShows().getName(transcript.showId)
  const about = (
    <LeadingPopover
      label="About this project"
      align={isPhone ? 'end' : 'start'}
      className="grid w-72 justify-items-start gap-1 p-3"
      trigger={
        isPhone ? (
          <IconButton label="About this project" className="shrink-0 border bg-surface">
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        ) : (
          <Button size="small" variant="ghost" icon={<Info aria-hidden size={14} />} className="-my-1 -ml-2.5">
            About this project
          </Button>
        )
      }
    >
      {isPhone && writtenBy && <p className="type-small mb-1 flex items-center gap-1.5 text-text-2">{writtenBy}</p>}
      <div className="grid justify-items-start gap-1 pl-2.5">
        <ParseReport transcript={transcript} onRenameSpeaker={onRenameSpeaker} />
        {transcript.content !== '' && <EngineBrief id={transcript.id} />}
        <EngineCost id={transcript.id} />
        <LateActs transcript={transcript} />
        {!isBuiltIn && <AssistantButton transcript={transcript} variant="ghost" className="-ml-3.5" />}
      </div>
      {isPhone && (
        <div className="mt-1 grid w-full gap-1.5 border-t pt-3">
          <RenameButton project={transcript} inWords />
          <DiscussionButton id={transcript.id} inWords />
        </div>
      )}
    </LeadingPopover>
  )
  return (
    <div>
      <div className="flex items-start justify-between gap-x-6 gap-y-3 md:max-desk:flex-col">
        <div className="group/title flex min-w-0 items-center gap-x-2">
          <h1 ref={heading} className="type-h1 wrap-anywhere line-clamp-2" title={title}>
            {title}
          </h1>
          {!isPhone && <RenameButton project={transcript} />}
        </div>
        {isPhone ? (
          about
        ) : (
          <div className="flex shrink-0 flex-wrap gap-2">
            <GenerateAll transcript={transcript} />
            <ExportButton
              {...{ transcript, content, contentType }}
              videos={content && ((wanted) => <VideosExport {...{ transcript, content, wanted }} />)}
            />
            <ShareButton id={transcript.id} />
            <DiscussionButton id={transcript.id} />
            <DownloadAll transcript={transcript} content={content} />
          </div>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:mt-0.5 md:max-desk:mt-3">
        {/* Clips the separator dot before the first fact of a line. */}
        <div className="min-w-0 overflow-hidden">
          <ul className="type-small -ml-4 flex flex-wrap items-center gap-y-0.5 text-text-2">
            <Fact>
              <StatusBadge
                status={transcript.status}
                failedTypes={transcript.failedTypes}
                generatedTypes={transcript.generation.filter(({ version }) => version > 0).length}
              />
            </Fact>
            <Fact>{show}</Fact>
            <Fact>{longDate(createdAt)}</Fact>
            {episodeDuration !== null && <Fact>{lengthText(episodeDuration)}</Fact>}
            {!isPhone && (
              <Fact>
                <PeopleLine transcript={transcript} />
              </Fact>
            )}
            {!isPhone && <Fact>{writtenBy}</Fact>}
            <Fact>{cost}</Fact>
            {!isPhone && <Fact>{about}</Fact>}
          </ul>
        </div>
        {!isPhone && <EstimatedTimes timeSource={transcript.analysis?.timeSource} />}
      </div>
      <AfterGoogle transcript={transcript} content={content} />
      <ArrivedDiscussion id={transcript.id} />
    </div>
  )
}

/** The project's facts, which phones show below the content. */
export function ProjectFacts({ transcript, content }: Pick<Props, 'transcript' | 'content'>) {
  return (
    <section aria-label="The episode" className="grid gap-3">
      <div className="type-small text-text-2">
        <PeopleLine transcript={transcript} />
      </div>
      <EstimatedTimes timeSource={transcript.analysis?.timeSource} />
      <GenerateAll transcript={transcript} />
      <DownloadAll transcript={transcript} content={content} />
    </section>
  )
}

function Fact({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <li className="relative inline-flex max-w-full items-center gap-1.5 pl-4 wrap-anywhere before:absolute before:left-[7px] before:size-0.5 before:rounded-full before:bg-text-3">
      {children}
    </li>
  )
}

function EstimatedTimes({ timeSource }: { timeSource: 'file' | 'partly' | 'none' | undefined }) {
  if (timeSource === undefined || timeSource === 'file') return null
  return (
    <Badge tone="warn" icon={<Clock aria-hidden />}>
      {timeSourceWords[timeSource].estimated}
    </Badge>
  )
}
