import { projectTitle, recentActivityShown, type TranscriptListItem } from '@podcastai/contracts'
import { Link } from '@tanstack/react-router'
import { timeAgo } from '../../lib/dates.ts'

/** The latest events, at most three. */
export function RecentActivity({ projects }: { projects: TranscriptListItem[] }) {
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title" className="type-label mb-2 text-text-2">
        Recent activity
      </h2>
      <ol>
        {projects.slice(0, recentActivityShown).map((project) => (
          <li
            key={project.id}
            className="relative flex gap-3 pb-4 before:absolute before:top-3.5 before:-bottom-1.5 before:left-[3.5px] before:w-px before:bg-line last:before:hidden"
          >
            <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full border-2 border-line-strong bg-bg" />
            <div className="type-small min-w-0">
              <Link
                to="/project/$id"
                params={{ id: project.id }}
                className="block truncate rounded-[3px] font-medium hover:underline"
              >
                {projectTitle(project.filename)}
              </Link>
              <p className="type-hint text-text-3">uploaded {timeAgo(project.createdAt)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
