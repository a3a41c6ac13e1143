import type { ContentKey } from '@podcastai/content-types'
import type { ContentVersion, Generation } from '@podcastai/contracts'
import { Badge, Button, lateComponent, Popover, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import { originLine, useRestoreVersion, versionsQuery } from '../../features/project/content-versions.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { timeAgo } from '../../lib/dates.ts'

const VersionDialog = lateComponent(
  async () => (await import('../../features/versions/version-dialog.tsx')).VersionDialog,
)

type ButtonProps = { id: string; generation: Generation; episode: { title: string; seconds: number | null } }

/** The current version, and a list of all versions to restore one. */
export function VersionButton({ id, generation, episode }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [compared, setCompared] = useState<ContentVersion | null>(null)
  const { version, edited, contentType } = generation
  const restore = useRestoreVersion(id, contentType)
  const close = () => {
    setIsOpen(false)
    setCompared(null)
  }
  const bringBack = (older: ContentVersion) =>
    restore.mutate({ version: older.version, baseVersion: version }, { onSuccess: close })
  return (
    <>
      <Popover
        label="Versions"
        align="start"
        open={isOpen}
        onOpenChange={setIsOpen}
        className="max-h-96 overflow-y-auto p-1.5"
        trigger={
          <Button
            size="small"
            variant="ghost"
            icon={<History aria-hidden size={14} className="max-md:hidden" />}
            className="-ml-2 text-text-2 max-md:-mr-2"
          >
            <span>
              Version {version}
              {edited && <span className="max-md:sr-only">, edited</span>}
            </span>
            <ChevronDown aria-hidden size={14} />
          </Button>
        }
      >
        <VersionList
          id={id}
          contentType={contentType}
          restoring={restore.isPending ? restore.variables.version : null}
          onRestore={bringBack}
          onCompare={(older) => {
            setIsOpen(false)
            restore.reset()
            setCompared(older)
          }}
        />
      </Popover>
      {compared && (
        <VersionDialog
          id={id}
          contentType={contentType}
          version={compared}
          origin={originLine(compared)}
          episode={episode}
          isRestoring={restore.isPending}
          refusal={restore.error && getErrorMessage(restore.error)}
          onRestore={() => bringBack(compared)}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}

type ListProps = {
  id: string
  contentType: ContentKey
  /** Number of the version being restored. */
  restoring: number | null
  onRestore: (version: ContentVersion) => void
  onCompare: (version: ContentVersion) => void
}

function VersionList({ id, contentType, restoring, onRestore, onCompare }: ListProps) {
  const versions = useQuery(versionsQuery(id, contentType))
  if (versions.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-2.5">
        <p>{getErrorMessage(versions.error, 'The versions could not be loaded.')}</p>
        <Button size="small" onClick={() => versions.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!versions.data) return <Skeleton className="m-2.5 h-9" />
  return (
    <ul>
      {versions.data.versions.map((version, at) => (
        <VersionRow
          key={version.version}
          version={version}
          isCurrent={at === 0}
          pending={restoring === version.version}
          disabled={restoring !== null}
          onRestore={() => onRestore(version)}
          onCompare={() => onCompare(version)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  version: ContentVersion
  isCurrent: boolean
  pending: boolean
  disabled: boolean
  onRestore: () => void
  onCompare: () => void
}

function VersionRow({ version, isCurrent, pending, disabled, onRestore, onCompare }: RowProps) {
  return (
    <li aria-current={isCurrent || undefined} className="flex items-center gap-3 rounded-control px-2.5 py-2">
      <div className="min-w-0 flex-1">
        <p className="type-label">
          Version {version.version} · {timeAgo(version.createdAt)}
        </p>
        <p className="type-small wrap-anywhere text-text-2">{originLine(version)}</p>
      </div>
      {isCurrent ? (
        <Badge tone="petrol">Current</Badge>
      ) : (
        <span className="flex flex-col items-stretch gap-1">
          <Button
            size="small"
            aria-label={`Restore version ${version.version}`}
            pending={pending}
            pendingLabel="Restoring..."
            disabled={disabled}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Compare version ${version.version}`}
            disabled={disabled}
            onClick={onCompare}
          >
            Compare
          </Button>
        </span>
      )}
    </li>
  )
}
