import { type ActivityEvent, type ActivityKind, type Profile, projectTitle } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { timeAgo } from '../../lib/dates.ts'
import { activityQuery } from '../../lib/queries/activity.ts'

/** Loaded on demand: type names come with the whole content types. */
const TypeName = lateComponent(async () => (await import('./type-name.tsx')).TypeName)

/** The latest events of the workspace. */
export function RecentActivity({ profile }: { profile: Profile }) {
  const { data } = useQuery(activityQuery())
  if (!data || data.events.length === 0) return null
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title" className="type-label mb-2 text-text-2">
        Recent activity
      </h2>
      <ol>
        {data.events.map((event) => (
          <li
            key={`${event.kind} ${event.at}`}
            className="relative flex gap-3 pb-4 before:absolute before:top-3.5 before:-bottom-1.5 before:left-[3.5px] before:w-px before:bg-line last:before:hidden"
          >
            <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full border-2 border-line-strong bg-bg" />
            <div className="type-small min-w-0">
              <Subject event={event} />
              <p className="type-hint text-text-3">
                {event.contentType && <>{event.formatName ?? <TypeName contentType={event.contentType} />} </>}
                {whatHappened(event, profile.id)} {timeAgo(event.at)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The project, or the person who joined the team. */
function Subject({ event: { project, contentType, by } }: { event: ActivityEvent }) {
  if (!project) return <p className="truncate font-medium">{by?.name ?? 'Someone'}</p>
  return (
    <Link
      to="/project/$id"
      params={{ id: project.id }}
      search={contentType === null ? {} : { type: contentType }}
      className="touch-area relative block rounded-[3px] font-medium hover:underline"
    >
      <span className="block truncate">{projectTitle(project.filename)}</span>
    </Link>
  )
}

const words = {
  uploaded: 'uploaded',
  generated: 'generated',
  edited: 'edited',
  commented: 'commented on',
  shared: 'shared',
  joined: 'joined the team',
} as const satisfies Record<ActivityKind, string>

/** Returns what happened to a type, such as 'edited by Nils'; leaves out the reader's own name. */
function whatHappened({ kind, by, project, contentType }: ActivityEvent, reader: string): string {
  const isWritten = kind === 'generated' || kind === 'edited'
  const what = contentType === null && isWritten ? 'content ' : ''
  const who = project && by && by.id !== reader ? ` by ${by.name}` : ''
  return `${what}${words[kind]}${who}`
}
