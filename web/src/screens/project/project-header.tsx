import type { ContentByType, Transcript } from '@podcastai/contracts'
import { projectTitle, shareDays } from '@podcastai/contracts'
import { Badge, Button, toast } from '@podcastai/ui'
import { Clock, Cpu, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { allContentCsv } from '../../features/project/content-csv.ts'
import { EngineBrief } from '../../features/project/engine-brief.tsx'
import { EngineCost } from '../../features/project/engine-cost.tsx'
import { engineLine, projectEngine } from '../../features/project/engines.ts'
import { ParseReport } from '../../features/project/parse-report.tsx'
import { RecordingLink } from '../../features/project/recording-link.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { StatusBadge } from '../../features/projects/status-badge.tsx'
import { downloadCsv } from '../../lib/csv.ts'
import { longDate } from '../../lib/dates.ts'

type Props = {
  transcript: Transcript
  /** Undefined while it loads. */
  content: ContentByType | undefined
  onRenameSpeaker?: (name: string) => void
}

export function ProjectHeader({ transcript, content, onRenameSpeaker }: Props) {
  const { filename, status, createdAt, episodeDuration } = transcript
  const minutes = episodeDuration === null ? null : Math.round(episodeDuration)
  const engine = projectEngine(transcript.generation)
  return (
    <div className="flex items-start justify-between gap-x-6 gap-y-3 max-desk:flex-col max-md:items-stretch">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="type-h1 wrap-anywhere">{projectTitle(filename)}</h1>
          <StatusBadge status={status} />
        </div>
        {/* The dot before the first fact of a line falls outside and is cut off. */}
        <div className="mt-1.5 overflow-hidden">
          <ul className="type-small -ml-4 flex flex-wrap items-center gap-y-0.5 text-text-2">
            <Fact>{longDate(createdAt)}</Fact>
            {minutes !== null && (
              <Fact>
                {minutes} {minutes === 1 ? 'minute' : 'minutes'}
              </Fact>
            )}
            <Fact>{speakersLine(transcript)}</Fact>
            {engine && (
              <Fact>
                <Cpu aria-hidden size={14} />
                {engineLine(engine)}
              </Fact>
            )}
          </ul>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ParseReport transcript={transcript} onRenameSpeaker={onRenameSpeaker} />
          {transcript.content !== '' && <EngineBrief id={transcript.id} />}
          <EngineCost id={transcript.id} />
          <RecordingLink transcript={transcript} />
          <EstimatedTimes timeSource={transcript.analysis?.timeSource} />
        </div>
      </div>
      <div className="grid shrink-0 gap-1.5 desk:justify-items-end">
        <div className="flex flex-wrap items-center gap-2 max-md:*:flex-1">
          <ShareButton id={transcript.id} />
          <DownloadAll filename={filename} content={content} />
        </div>
        <p className="type-hint text-text-3 max-md:hidden">Export links stay active for {shareDays} days.</p>
      </div>
    </div>
  )
}

function DownloadAll({ filename, content }: { filename: string; content: ContentByType | undefined }) {
  const isEmpty = content !== undefined && Object.keys(content).length === 0
  function download() {
    const all = content && allContentCsv(filename, content)
    if (!all) {
      toast({
        title: 'No content available',
        text: 'Please generate some content first before downloading.',
        tone: 'danger',
      })
      return
    }
    downloadCsv(all.filename, all.csv)
    toast({ title: 'Content downloaded' })
  }
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden size={16} />}
      disabled={isEmpty}
      title={isEmpty ? 'Nothing is generated yet' : undefined}
      onClick={download}
    >
      Download All Generated Content (CSV)
    </Button>
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
