import { can, type ProjectSort, projectTitle, type Role, type TranscriptListItem } from '@podcastai/contracts'
import { Button, Input, Select, Skeleton } from '@podcastai/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useShows } from '../../lib/current-show.ts'
import { shortDate } from '../../lib/dates.ts'
import { shortLength } from '../../lib/lengths.ts'
import { allProjectsQuery } from '../../lib/queries/transcripts.ts'
import { ProjectMenu } from './project-menu.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { moveThroughResults } from './result-keys.ts'
import { StatusBadge } from './status-badge.tsx'
import { useSearchWords } from './use-search-words.ts'

const sortLabels: Record<ProjectSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  longest: 'Longest first',
}

type Props = {
  role: Role
  /** Renders search results beyond titles. */
  foundIn?: (q: string) => ReactNode
}

/** All projects of the workspace, with search, sorting and paging on the server. */
export function AllProjects({ role, foundIn }: Props) {
  const { words, setWords, q } = useSearchWords()
  const [sort, setSort] = useState<ProjectSort>('newest')
  const { showId } = useShows()
  const list = useInfiniteQuery(allProjectsQuery({ q, sort, show: showId }))
  const projects = list.data?.pages.flatMap(({ page }) => page)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was found is reached by Tab as well
    <div className="grid grid-cols-1 gap-3.5 pt-4" onKeyDown={q === '' ? undefined : moveThroughResults}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-[340px] max-md:w-full">
          <Input
            type="search"
            aria-label="Search all projects"
            placeholder="Search all projects..."
            icon={<Search aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="border-line"
          />
        </div>
        <div className="w-44 max-md:w-full">
          <Select aria-label="Sort by" value={sort} onChange={(event) => setSort(event.target.value as ProjectSort)}>
            {Object.entries(sortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {projects ? (
        <ProjectRows projects={projects} role={role} search={q} />
      ) : list.isError ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-text-2">Your projects could not be loaded. They are safe on the server.</p>
          <Button onClick={() => list.refetch()}>Try Again</Button>
        </div>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          pending={list.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => list.fetchNextPage()}
        >
          Show more projects
        </Button>
      )}
      {q !== '' && foundIn?.(q)}
      {can(role, 'deleteTranscripts') && <RecentlyDeleted />}
    </div>
  )
}

type RowsProps = { projects: readonly TranscriptListItem[]; role: Role; search: string }

function ProjectRows({ projects, role, search }: RowsProps) {
  const { current, getName } = useShows()
  if (projects.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line-strong px-5 py-10 text-center text-text-2">
        {search === '' ? 'No projects yet' : `No project title matches “${search}”.`}
      </p>
    )
  }
  return (
    <ul aria-label="All projects" className="divide-y rounded-card border bg-surface">
      {projects.map((project) => (
        <li key={project.id} className="flex items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4 max-md:flex-wrap">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Link
              data-found
              to="/project/$id"
              params={{ id: project.id }}
              className="touch-area relative type-h3 rounded-[3px] underline-offset-3 hover:underline"
            >
              <span className="block truncate max-md:line-clamp-2 max-md:whitespace-normal">
                {projectTitle(project.filename)}
              </span>
            </Link>
            <p className="type-hint truncate text-text-3 tabular-nums">
              {formatFacts(project, current ? null : getName(project.showId))}
            </p>
          </div>
          {/* On a phone it would leave no room for the title next to it. */}
          <div className="max-md:order-last max-md:w-full">
            <StatusBadge status={project.status} failedTypes={project.failedTypes} />
          </div>
          <ProjectMenu project={project} role={role} />
        </li>
      ))}
    </ul>
  )
}

function formatFacts({ createdAt, episodeDuration, keyTopics }: TranscriptListItem, show: string | null): string {
  const length = episodeDuration === null ? null : shortLength(episodeDuration)
  return [shortDate(createdAt), length, show, keyTopics.slice(0, 3).join(', ')].filter(Boolean).join(' · ')
}
