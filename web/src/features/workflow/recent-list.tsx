import type { TranscriptListItem } from '@podcastai/contracts'
import { projectTitle } from '@podcastai/contracts'
import { TalkStrip } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { shortLength } from '../../lib/lengths.ts'

const shown = 3

/** A short list of the workspace's latest projects. */
export function RecentList({ projects }: { projects: TranscriptListItem[] }) {
  if (projects.length === 0) return null
  return (
    <section aria-labelledby="recent-title" className="max-md:hidden">
      <h2 id="recent-title" className="type-label mb-2 text-text-2">
        Recent projects
      </h2>
      <ul>
        {projects.slice(0, shown).map((project) => (
          <li key={project.id}>
            <Link
              to="/project/$id"
              params={{ id: project.id }}
              className="-mx-2 flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
            >
              <span aria-hidden className="w-11 shrink-0">
                <TalkStrip columns={project.strip} label="" height={22} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="type-small block truncate font-medium">{projectTitle(project.filename)}</span>
                <span className="type-hint block text-text-3">
                  {project.episodeDuration === null ? 'not read yet' : shortLength(project.episodeDuration)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
