import type { ContentByType, Transcript } from '@podcastai/contracts'
import { projectTitle, shareDays } from '@podcastai/contracts'
import { Badge, IconButton, LeadingPopover } from '@podcastai/ui'
import { Clock, Cpu, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArrivedDiscussion } from '../../features/collaboration/arrived-discussion.tsx'
import { DiscussionButton } from '../../features/collaboration/discussion-button.tsx'
import { AfterGoogle } from '../../features/export/after-google.tsx'
import { ExportButton } from '../../features/export/export-button.tsx'
import { DownloadAll } from '../../features/project/download-all.tsx'
import { EngineBrief } from '../../features/project/engine-brief.tsx'
import { EngineCost, useCostSoFar } from '../../features/project/engine-cost.tsx'
import { engineLine, projectEngine } from '../../features/project/engines.ts'
import { ParseReport } from '../../features/project/parse-report.tsx'
import { RecordingLink } from '../../features/project/recording-link.tsx'
import { RenameButton } from '../../features/projects/rename-button.tsx'
import { StatusBadge } from '../../features/projects/status-badge.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { longDate } from '../../lib/dates.ts'
import { lengthText } from '../../lib/lengths.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'

type Props = {
  transcript: Transcript
  /** Undefined while it loads. */
  content: ContentByType | undefined
  onRenameSpeaker?: (name: string) => void
}

/** What the project is, and what concerns all of it. On a phone the lesser of it is behind one button. */
export function ProjectHeader({ transcript, content, onRenameSpeaker }: Props) {
  const { filename, createdAt, episodeDuration } = transcript
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const engine = projectEngine(transcript.generation)
  const cost = useCostSoFar(transcript.id)
  const writtenBy = engine && (
    <>
      <Cpu aria-hidden size={14} />
      {engineLine(engine)}
    </>
  )
  const details = (
    <>
      <ParseReport transcript={transcript} onRenameSpeaker={onRenameSpeaker} />
      {transcript.content !== '' && <EngineBrief id={transcript.id} />}
      <EngineCost id={transcript.id} />
      <RecordingLink transcript={transcript} />
    </>
  )
  return (
    <div className="flex items-start justify-between gap-x-6 gap-y-3 max-desk:flex-col max-md:items-stretch">
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-x-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="type-h1 wrap-anywhere max-md:line-clamp-2" title={projectTitle(filename)}>
              {projectTitle(filename)}
            </h1>
            {!isPhone && <RenameButton project={transcript} />}
            {!isPhone && <StatusBadge status={transcript.status} failedTypes={transcript.failedTypes} />}
          </div>
          {isPhone && (
            <LeadingPopover
              label="About this project"
              className="grid w-72 justify-items-start gap-1 p-3"
              trigger={
                <IconButton label="About this project" className="shrink-0 border bg-surface">
                  <Ellipsis aria-hidden size={16} />
                </IconButton>
              }
            >
              {writtenBy && <p className="type-small mb-1 flex items-center gap-1.5 text-text-2">{writtenBy}</p>}
              <div className="grid justify-items-start gap-1">{details}</div>
              <div className="mt-1 grid w-full gap-1.5 border-t pt-3">
                <RenameButton project={transcript} inWords />
                <ExportButton transcript={transcript} content={content} />
                <DiscussionButton id={transcript.id} />
                <ShareButton id={transcript.id} />
                <LinksNote />
              </div>
            </LeadingPopover>
          )}
        </div>
        {/* The dot before the first fact of a line falls outside and is cut off. */}
        <div className="mt-1.5 overflow-hidden">
          <ul className="type-small -ml-4 flex flex-wrap items-center gap-y-0.5 text-text-2">
            {isPhone && (
              <Fact>
                <StatusBadge status={transcript.status} failedTypes={transcript.failedTypes} />
              </Fact>
            )}
            <Fact>{longDate(createdAt)}</Fact>
            {episodeDuration !== null && <Fact>{lengthText(episodeDuration)}</Fact>}
            <Fact>{speakersLine(transcript)}</Fact>
            {!isPhone && <Fact>{writtenBy}</Fact>}
            {isPhone && <Fact>{cost}</Fact>}
          </ul>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
          {!isPhone && details}
          <EstimatedTimes timeSource={transcript.analysis?.timeSource} />
        </div>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1.5 max-desk:justify-items-start max-md:justify-items-stretch">
        <div className="flex flex-wrap gap-2 max-md:grid">
          {!isPhone && <ExportButton transcript={transcript} content={content} />}
          {!isPhone && <DiscussionButton id={transcript.id} />}
          {!isPhone && <ShareButton id={transcript.id} />}
          <DownloadAll transcript={transcript} content={content} />
          <AfterGoogle transcript={transcript} content={content} />
          <ArrivedDiscussion id={transcript.id} />
        </div>
        {!isPhone && <LinksNote />}
      </div>
    </div>
  )
}

function LinksNote() {
  return <p className="type-hint text-text-3">Export links stay active for {shareDays} days.</p>
}

function Fact({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <li className="relative inline-flex max-w-full items-center gap-1.5 pl-4 wrap-anywhere before:absolute before:left-[7px] before:size-0.5 before:rounded-full before:bg-text-3">
      {children}
    </li>
  )
}

const estimates = {
  none: 'Times estimated at 150 words a minute',
  partly: 'Times between the file’s marks are estimated',
} as const

function EstimatedTimes({ timeSource }: { timeSource: 'file' | 'partly' | 'none' | undefined }) {
  if (timeSource === undefined || timeSource === 'file') return null
  return (
    <Badge tone="warn" icon={<Clock aria-hidden />}>
      {estimates[timeSource]}
    </Badge>
  )
}

/** 'Maya Brandt with Jonas Reed': the hosts, then everybody else. */
function speakersLine({ analysis, guestName }: Transcript): string | null {
  const speakers = analysis?.speakers ?? []
  const hosts = speakers.filter(({ role }) => role === 'host').map(({ name }) => name)
  const others = speakers.filter(({ role }) => role !== 'host').map(({ name }) => name)
  if (hosts.length === 0 && others.length === 0) return guestName
  if (hosts.length === 0 || others.length === 0) return names([...hosts, ...others])
  return `${names(hosts)} with ${names(others)}`
}

function names(all: readonly string[]): string {
  const [first = '', second, ...rest] = all
  if (rest.length > 0) return `${first}, ${second} and ${rest.length} more`
  return second === undefined ? first : `${first} and ${second}`
}
