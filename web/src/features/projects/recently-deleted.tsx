import { projectTitle, trashDays } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { shortDate, timeAgo } from '../../lib/dates.ts'
import { deletedQuery } from '../../lib/queries/transcripts.ts'
import { useRestoreProject } from './project-mutations.ts'

/** Projects deleted in the last 30 days, with Restore. Renders nothing if the trash is empty. */
export function RecentlyDeleted() {
  const { data: deleted = [] } = useQuery(deletedQuery())
  if (deleted.length === 0) return null
  return (
    <section aria-labelledby="deleted-title" className="mt-5 grid gap-2">
      <h2 id="deleted-title" className="type-h3">
        Recently deleted
      </h2>
      <p className="type-hint text-text-3">Kept for {trashDays} days, then gone for good.</p>
      <ul aria-labelledby="deleted-title" className="divide-y rounded-card border bg-surface">
        {deleted.map(({ id, filename, deletedAt, goneAt }) => (
          <li key={id} className="flex items-center gap-3 py-2 pr-3 pl-4">
            <div className="min-w-0 flex-1">
              <p className="truncate font-[550]">{projectTitle(filename)}</p>
              <p className="type-hint text-text-3">
                Deleted {timeAgo(deletedAt)}, gone on {shortDate(goneAt)}
              </p>
            </div>
            <RestoreButton id={id} title={projectTitle(filename)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RestoreButton({ id, title }: { id: string; title: string }) {
  const restore = useRestoreProject()
  return (
    <Button
      size="small"
      icon={<Undo2 aria-hidden size={14} />}
      aria-label={`Restore ${title}`}
      pending={restore.isPending}
      onClick={() => restore.mutate(id)}
    >
      Restore
    </Button>
  )
}
