import {
  isRunning,
  isStatus,
  projectTitle,
  type Role,
  statusViews,
  type TranscriptListItem,
} from '@podcastai/contracts'
import { Button, buttonStyle, classNames, ProgressBar, TalkStrip } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useShows } from '../../lib/current-show.ts'
import { shortDate } from '../../lib/dates.ts'
import { shortLength } from '../../lib/lengths.ts'
import { stripQuery } from '../../lib/queries/transcripts.ts'
import { ProjectMenu } from './project-menu.tsx'
import { useRetryProject } from './project-mutations.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  project: TranscriptListItem
  role: Role
  /** The project that just finished processing: with a border, and 'View content' focused. */
  highlighted?: boolean
}

/** A project card with two separate links: the title to the project, the strip to its transcript. */
export function ProjectCard({ project, role, highlighted = false }: Props) {
  const title = projectTitle(project.filename)
  const { current, getName } = useShows()
  const show = current ? null : getName(project.showId)
  const viewContent = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (highlighted) viewContent.current?.focus()
  }, [highlighted])

  return (
    <article
      aria-label={title}
      className={classNames(
        'grid grid-rows-[auto_1fr_auto] gap-2.5 rounded-card border bg-surface py-3 pr-3.5 pl-4 transition-colors hover:border-line-strong',
        highlighted && 'border-petrol hover:border-petrol',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1">
          {show && <p className="type-hint truncate text-text-3">{show}</p>}
          <h2 className="type-h3 min-h-10 text-balance wrap-anywhere max-md:min-h-0">
            <Link
              data-found
              to="/project/$id"
              params={{ id: project.id }}
              className="touch-area relative block rounded-[3px] underline-offset-3 hover:underline"
            >
              <span className="line-clamp-2">{title}</span>
            </Link>
          </h2>
        </div>
        <div className="-mr-1.5">
          <ProjectMenu project={project} role={role} />
        </div>
      </div>
      <CardBody project={project} title={title} />
      <CardFoot project={project} highlighted={highlighted} viewContent={viewContent} />
    </article>
  )
}

function CardBody({ project, title }: { project: TranscriptListItem; title: string }) {
  const running = isRunning(project.status)
  const failed = project.status === 'error'
  const strip = useStrip(project)
  const { text, progress } = isStatus(project.status) ? statusViews[project.status].project : { text: '', progress: 0 }
  const words = failed ? project.statusReason : project.keyTopics.join(', ')
  return (
    <div className="grid content-start">
      <Link to="/transcript/$id" params={{ id: project.id }} className="grid content-start gap-2 rounded-badge">
        <span className="only-read">Open the transcript of {title} </span>
        <span aria-hidden className="block">
          {strip.length > 0 && !failed ? (
            <TalkStrip columns={strip} height={36} label="" progress={running ? progress / 100 : 1} />
          ) : (
            <FlatLine />
          )}
        </span>
        {!running && (
          <span className={classNames('type-small min-h-4.5 text-text-2', failed ? 'line-clamp-2' : 'truncate')}>
            {words}
          </span>
        )}
      </Link>
      {running && <ProgressBar value={progress} label={text} className="mt-3.5 mb-1.5 h-1" />}
    </div>
  )
}

/** Returns the strip. Search results beyond the first projects come without theirs, so it is fetched. */
function useStrip({ id, strip, episodeDuration, status }: TranscriptListItem) {
  const isRead = episodeDuration !== null && status !== 'error'
  const own = useQuery({ ...stripQuery(id), enabled: isRead && strip.length === 0 })
  return strip.length > 0 ? strip : (own.data ?? [])
}

/** A placeholder before the file is parsed, or if it can't be. */
function FlatLine() {
  return (
    <span
      aria-hidden
      className="block h-9 bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_2px,transparent_2px_6px)] bg-size-[100%_1px] bg-center bg-no-repeat"
    />
  )
}

type FootProps = { project: TranscriptListItem; highlighted: boolean; viewContent: RefObject<HTMLAnchorElement | null> }

function CardFoot({ project, highlighted, viewContent }: FootProps) {
  return (
    <div className="type-hint flex min-h-7.5 flex-wrap items-center justify-between gap-2 text-text-3">
      {highlighted && !isRunning(project.status) ? (
        <Link
          ref={viewContent}
          to="/project/$id"
          params={{ id: project.id }}
          className={buttonStyle({ size: 'small', className: 'text-petrol' })}
        >
          View content
        </Link>
      ) : (
        <CardState project={project} />
      )}
      <StatusBadge status={project.status} failedTypes={project.failedTypes} />
    </div>
  )
}

function CardState({ project }: { project: TranscriptListItem }) {
  const retry = useRetryProject(project.id)
  if (isRunning(project.status)) {
    return (
      <Link
        to="/processing/$id"
        params={{ id: project.id }}
        className="type-small rounded-badge py-1 font-[550] text-petrol hover:underline"
      >
        Watch progress
      </Link>
    )
  }
  if (project.status === 'error') {
    return (
      <Button
        size="small"
        icon={<RotateCcw aria-hidden size={14} />}
        pending={retry.isPending}
        onClick={() => retry.mutate()}
      >
        Try Again
      </Button>
    )
  }
  const length = project.episodeDuration === null ? null : shortLength(project.episodeDuration)
  return <span className="tabular-nums">{[shortDate(project.createdAt), length].filter(Boolean).join(' · ')}</span>
}
