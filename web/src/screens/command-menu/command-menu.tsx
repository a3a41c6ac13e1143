import { minSearchLength, projectTitle } from '@podcastai/contracts'
import { CommandDialog, CommandGroup, CommandItem } from '@podcastai/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AudioLines, FileText, Quote } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSettled } from '../../features/projects/use-settled.ts'
import { formatLocation, Marked, nearHit } from '../../features/search/found-text.tsx'
import { toPlaceSearch } from '../../features/search/place-address.ts'
import { type CommandGroup as Group, useOfferedCommands } from '../../lib/commands.ts'
import { useShows } from '../../lib/current-show.ts'
import { shortDate } from '../../lib/dates.ts'
import { searchQuery } from '../../lib/queries/search.ts'
import { allProjectsQuery, transcriptListQuery } from '../../lib/queries/transcripts.ts'
import { fitsQuery, fittingGroups } from './fitting-commands.ts'
import { useAppCommands } from './use-app-commands.tsx'

const projectsShown = 6
const placesShown = 8

/** Finds everything by typing: the page's actions, projects, transcripts and content, settings. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const chosen = useRef<(() => void) | null>(null)
  const offered = useOfferedCommands()
  const groups = fittingGroups([...offered, ...useAppCommands()], query)
  const q = query.trim()
  const asked = useSettled(q)
  const projects = useProjects(q, asked)
  const places = usePlaces(q, asked)
  const isWaiting = asked !== q || projects.isFetching || places.isFetching

  const choose = (run: () => void) => {
    chosen.current = run
    onClose()
  }
  const own = groups.filter((group) => offered.some(({ heading }) => heading === group.heading))
  const rest = groups.filter((group) => !own.includes(group))
  const count = groups.flatMap(({ commands }) => commands).length + projects.found.length + places.found.length

  return (
    <CommandDialog
      onClose={onClose}
      onClosed={() => chosen.current?.()}
      label="Command menu"
      placeholder="Search projects, words, and actions"
      query={query}
      onQueryChange={setQuery}
      isEmpty={count === 0}
      status={statusLine({ count, isWaiting, hasFailed: places.hasFailed || projects.hasFailed })}
    >
      <Commands groups={q === '' ? own : groups} onChoose={choose} />
      {projects.found.length > 0 && (
        <CommandGroup heading={q === '' ? 'Recent projects' : 'Projects'}>
          {projects.found.map(({ id, filename, createdAt }) => (
            <CommandItem
              key={id}
              icon={<AudioLines aria-hidden />}
              note={shortDate(createdAt)}
              onChoose={() => choose(() => void navigate({ to: '/project/$id', params: { id } }))}
            >
              <bdi>{projectTitle(filename)}</bdi>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {places.found.length > 0 && (
        <CommandGroup heading="In transcripts and content">
          {places.found.map(({ id, filename, ...found }) => (
            <CommandItem
              key={`${id} ${JSON.stringify(found.place)}`}
              icon={found.place.kind === 'said' ? <Quote aria-hidden /> : <FileText aria-hidden />}
              onChoose={() =>
                choose(() => void navigate({ to: '/project/$id', params: { id }, search: toPlaceSearch(found.place) }))
              }
            >
              <span dir="auto" className="line-clamp-2">
                <Marked {...nearHit(found)} />
              </span>
              <span className="type-hint text-text-3">
                {[formatLocation(found.place), projectTitle(filename)].filter(Boolean).join(' · ')}
              </span>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {q === '' && <Commands groups={rest} onChoose={choose} />}
    </CommandDialog>
  )
}

function Commands({ groups, onChoose }: { groups: readonly Group[]; onChoose: (run: () => void) => void }) {
  return groups.map(({ heading, commands }) => (
    <CommandGroup key={heading} heading={heading}>
      {commands.map(({ label, icon, note, run }) => (
        <CommandItem key={label} icon={icon} note={note} onChoose={() => onChoose(run)}>
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  ))
}

/**
 * Returns the newest projects without a query; with one, matching titles: the newest ones at once, all once the server
 * responds.
 */
function useProjects(q: string, asked: string) {
  const show = useShows().showId
  const recent = useQuery({ ...transcriptListQuery(show), refetchInterval: false })
  const all = useInfiniteQuery({ ...allProjectsQuery({ q: asked, sort: 'newest', show }), enabled: asked !== '' })
  const near = (recent.data ?? []).filter(({ filename }) => fitsQuery(projectTitle(filename), q))
  const far = q === '' || asked !== q ? [] : (all.data?.pages.flatMap(({ page }) => page) ?? [])
  const found = [...near, ...far.filter(({ id }) => !near.some((one) => one.id === id))]
  return {
    found: found.slice(0, projectsShown),
    isFetching: recent.isPending || all.isFetching,
    hasFailed: asked !== '' && all.isError,
  }
}

/** Keeps the results of a query's beginning until those of the whole query arrive. */
function usePlaces(q: string, asked: string) {
  const search = useQuery(searchQuery(asked, useShows().showId))
  if (asked.length < minSearchLength || !q.startsWith(asked)) return { found: [], isFetching: false, hasFailed: false }
  const found = (search.data?.projects ?? []).flatMap(({ findings, ...project }) =>
    findings.filter(({ place }) => place.kind !== 'title').map((finding) => ({ ...project, ...finding })),
  )
  return { found: found.slice(0, placesShown), isFetching: search.isFetching, hasFailed: search.isError }
}

type Facts = { count: number; isWaiting: boolean; hasFailed: boolean }

function statusLine({ count, isWaiting, hasFailed }: Facts): string {
  if (isWaiting) return 'Searching…'
  if (hasFailed) return count === 0 ? 'Search failed. Try again.' : `${count} results`
  if (count === 0) return 'Nothing found. Try another word.'
  return count === 1 ? '1 result' : `${count} results`
}
