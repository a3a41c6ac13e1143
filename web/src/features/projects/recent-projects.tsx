import { type Role, recentProjectsShown, type TranscriptListItem } from '@podcastai/contracts'
import { Button, buttonStyle, Card, classNames, EmptyState, Input, Skeleton, TalkStrip } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { typeCount } from '../../lib/type-count.ts'
import { ProjectCard } from './project-card.tsx'
import { matchingProjects } from './project-search.ts'
import { moveThroughResults } from './result-keys.ts'
import { useSearchWords } from './use-search-words.ts'

type Props = {
  /** Undefined while loading. */
  projects: TranscriptListItem[] | undefined
  /** The total, which may be more than these. */
  all: number | undefined
  failed: boolean
  onRetry: () => void
  role: Role
  /** Shown first and highlighted. */
  highlightedId: string | undefined
  /** The upload area of an empty workspace. */
  firstUpload?: ReactNode
  /** Shown next to the upload link of an empty workspace. */
  trySample?: ReactNode
  /** Renders search results beyond these projects: in transcripts, in content, and in older titles. */
  foundIn?: (q: string, isListed: (projectId: string) => boolean) => ReactNode
  /** Called when the user is about to search. */
  onSearch?: () => void
}

/** The search and at most six cards, newest first. A search also covers transcripts and content. */
export function RecentProjects({
  projects,
  all = projects?.length,
  failed,
  onRetry,
  role,
  highlightedId,
  firstUpload,
  trySample,
  foundIn,
  onSearch,
}: Props) {
  const { words, setWords, q } = useSearchWords()
  if (projects === undefined) return failed ? <ProjectsAway onRetry={onRetry} /> : <ProjectsLoading />
  if (projects.length === 0) return <NoProjects firstUpload={firstUpload} trySample={trySample} />

  const isSearching = words.trim() !== ''
  const found = matchingProjects(projects, words)
  const shown = [
    ...found.filter((one) => one.id === highlightedId),
    ...found.filter((one) => one.id !== highlightedId),
  ].slice(0, recentProjectsShown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was found is reached by Tab as well
    <div className="grid grid-cols-1 gap-3.5 pt-4" onKeyDown={isSearching ? moveThroughResults : undefined}>
      <div className="flex items-center gap-4">
        <div className="w-[340px] max-md:w-full">
          <Input
            type="search"
            aria-label="Search your projects"
            placeholder="Search your projects..."
            icon={<Search aria-hidden />}
            value={words}
            onFocus={onSearch}
            onChange={(event) => setWords(event.target.value)}
            className="border-line"
          />
        </div>
        <span
          className="type-hint flex-1 text-right whitespace-nowrap text-text-3 tabular-nums max-md:only-read"
          role="status"
        >
          {shown.length} of {all}, newest first
        </span>
      </div>
      {shown.length === 0 ? (
        <p className="text-text-2 wrap-anywhere">No project title or status matches “{words.trim()}”.</p>
      ) : (
        <CardGrid>
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} role={role} highlighted={project.id === highlightedId} />
          ))}
        </CardGrid>
      )}
      {isSearching && found.length > shown.length && (
        <AllLink q={words.trim()}>View all {found.length} matching projects</AllLink>
      )}
      {isSearching && q !== '' && foundIn?.(q, (id) => projects.some((project) => project.id === id))}
      {!isSearching && <AllLink>View all projects</AllLink>}
    </div>
  )
}

function AllLink({ q, children }: { q?: string; children: ReactNode }) {
  return (
    <Link
      to="/dashboard"
      search={{ tab: 'all', q }}
      className="touch-area relative justify-self-start rounded-badge py-1 font-[550] text-petrol hover:underline"
    >
      {children}
    </Link>
  )
}

function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-3 gap-3 max-desk:grid-cols-2 max-md:grid-cols-1">{children}</div>
}

function ProjectsLoading() {
  const places = Array.from({ length: recentProjectsShown }, (_, index) => index)
  return (
    <div role="status" aria-label="Loading your projects" className="grid gap-3.5 pt-4">
      <Skeleton className="h-9.5 w-[340px] max-w-full touch:h-11" />
      <CardGrid>
        {places.map((place) => (
          <Card
            key={place}
            data-testid="project-skeleton"
            className="grid h-[178px] content-between px-4 py-4 max-md:h-[150px]"
          >
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-5 w-1/2" />
          </Card>
        ))}
      </CardGrid>
    </div>
  )
}

function ProjectsAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 pt-6">
      <p className="text-text-2">Your projects could not be loaded. They are safe on the server.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  )
}

const outline = [2, 8, 3, 6, 9, 4, 2, 7, 5, 8, 3, 1, 6, 9, 5, 7, 2, 4, 8, 6].map((words, index) => ({
  host: index % 5 === 0 ? words : 0,
  guests: index % 5 === 0 ? 0 : words,
}))

function NoProjects({ firstUpload, trySample }: Pick<Props, 'firstUpload' | 'trySample'>) {
  return (
    <EmptyState
      className={classNames('mt-4', firstUpload && '!border-solid !border-line !py-7')}
      outline={
        !firstUpload && (
          <div className="opacity-30">
            <TalkStrip columns={outline} label="" height={40} />
          </div>
        )
      }
      title="No projects yet"
      text={
        <>
          Upload a transcript to get your first {typeCount} pieces, usually in{' '}
          <span className="whitespace-nowrap">2-3 minutes</span> or less.
        </>
      }
      action={
        <div className="grid w-full max-w-[520px] gap-4">
          {firstUpload}
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/create" className={buttonStyle({ variant: 'primary' })}>
              Create Your First Project
            </Link>
            {trySample}
          </div>
        </div>
      }
    />
  )
}
