import { minSearchLength, projectTitle, type SearchAnswer } from '@podcastai/contracts'
import { Button, classNames, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useShows } from '../../lib/current-show.ts'
import { searchQuery } from '../../lib/queries/search.ts'
import { formatLocation, Marked } from './found-text.tsx'
import { toPlaceSearch } from './place-address.ts'

type Props = {
  q: string
  /** True if the list above already covers a project's title; by default, all of them. */
  isListed?: (projectId: string) => boolean
}

/** Matches in transcripts and content of the workspace, and in titles that the list above doesn't cover. */
export function FoundPlaces({ q, isListed = () => true }: Props) {
  const heading = useId()
  const found = useQuery(searchQuery(q, useShows().showId))
  if (q.length < minSearchLength) return null
  return (
    <section aria-labelledby={heading} aria-busy={found.isFetching} className="grid gap-2.5 pt-2">
      <h2 id={heading} className="type-h3">
        In transcripts and content
      </h2>
      {found.data ? (
        <Answer answer={found.data} q={q} isListed={isListed} isOld={found.isPlaceholderData} />
      ) : found.isError ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert" className="text-text-2">
            Couldn’t search transcripts and content.
          </p>
          <Button onClick={() => found.refetch()}>Try Again</Button>
        </div>
      ) : (
        <div role="status" aria-label="Searching">
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </section>
  )
}

type AnswerProps = Required<Props> & {
  answer: SearchAnswer
  /** Results of the previous words, while the current ones load. */
  isOld: boolean
}

function Answer({ answer: { projects, hasMore, waiting }, q, isListed, isOld }: AnswerProps) {
  const within = projects
    .map((project) => ({
      ...project,
      findings: project.findings.filter(({ place }) => place.kind !== 'title' || !isListed(project.id)),
    }))
    .filter(({ findings }) => findings.length > 0)
  const count = within.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <>
      <p role="status" className={count > 0 ? 'type-hint text-text-3' : 'text-text-2'}>
        {isOld ? 'Searching…' : statusLine({ count, hasMore, q, waiting })}
      </p>
      {within.map(({ id, filename, findings }) => (
        <ul
          key={id}
          aria-label={projectTitle(filename)}
          className="grid grid-cols-[minmax(0,1fr)] divide-y rounded-card border bg-surface"
        >
          {findings.map(({ place, text, hits }) => (
            <li key={JSON.stringify([place, text])}>
              <Link
                data-found
                to="/project/$id"
                params={{ id }}
                search={toPlaceSearch(place)}
                className="grid gap-1 rounded-card px-4 py-2.5 hover:bg-sunken"
              >
                {place.kind !== 'title' && (
                  <span className="type-hint flex flex-wrap gap-x-2 text-text-3 tabular-nums">
                    <bdi className="truncate font-medium text-text-2">{projectTitle(filename)}</bdi>
                    <bdi>{formatLocation(place)}</bdi>
                  </span>
                )}
                <span
                  dir="auto"
                  className={classNames(
                    'line-clamp-3 wrap-anywhere whitespace-pre-line',
                    place.kind === 'said' && 'type-transcript',
                  )}
                >
                  <Marked text={text} hits={hits} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

function statusLine({ waiting, ...found }: Parameters<typeof countLine>[0] & { waiting: number }): string {
  const [count, more] = [countLine(found), waitingLine(waiting)]
  if (more === null) return count
  return count.endsWith('.') ? `${count} ${more}` : `${count}. ${more}`
}

function countLine({ count, hasMore, q }: { count: number; hasMore: boolean; q: string }): string {
  if (count === 0) return `No matches for “${q}” in transcripts or content.`
  if (hasMore) return `Top ${count} results. Add a word to narrow them down.`
  return count === 1 ? '1 place' : `${count} places`
}

function waitingLine(waiting: number): string | null {
  if (waiting === 0) return null
  return waiting === 1
    ? '1 project is still being indexed and can be found in a moment.'
    : `${waiting} projects are still being indexed and can be found in a moment.`
}
