import type { ContentKey } from '@podcastai/content-types'
import { getContentName } from '@podcastai/content-types'
import { ContentView } from '@podcastai/content-types/web'
import { type ContentVersion, getVersion } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Segments, Skeleton } from '@podcastai/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { timeAgo } from '../../lib/dates.ts'
import { contentQuery } from '../../lib/queries/transcripts.ts'
import { VersionChanges } from './version-changes.tsx'

type Props = {
  id: string
  contentType: ContentKey
  version: ContentVersion
  /** Who wrote it, as text. */
  origin: string
  episode: { title: string; seconds: number | null }
  isRestoring: boolean
  /** Why the restore failed; the current version may have changed since. */
  refusal: string | null
  onRestore: () => void
  onClose: () => void
}

/** Shows an older version before restoring it: the changes, and the version itself. */
export function VersionDialog(props: Props) {
  const { id, contentType, version, origin, episode, isRestoring, refusal, onRestore, onClose } = props
  const [look, setLook] = useState<'changes' | 'whole'>('changes')
  const older = useQuery(versionQuery(id, contentType, version.version))
  const current = useQuery(contentQuery(id)).data?.[contentType]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Version ${version.version} of ${getContentName(contentType, current)}`}
      text={`${origin}, ${timeAgo(version.createdAt)}.${version.instruction ? ` Instructions: “${version.instruction}”.` : ''}`}
      className="w-[720px]"
    >
      <Segments
        label="View"
        value={look}
        onChange={setLook}
        options={[
          { value: 'changes', label: 'Changes' },
          { value: 'whole', label: 'Full version' },
        ]}
        className="justify-self-start self-start"
      />
      <div className="max-h-[55dvh] min-h-24 overflow-y-auto">
        {older.isPending && <Skeleton className="h-24" />}
        {older.isError && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-text-2">{getErrorMessage(older.error, 'The version could not be loaded.')}</p>
            <Button size="small" onClick={() => older.refetch()}>
              Try Again
            </Button>
          </div>
        )}
        {older.data && look === 'changes' && (
          <VersionChanges contentType={contentType} current={current} version={older.data.content} />
        )}
        {older.data && look === 'whole' && (
          <div className="grid gap-3">
            <ContentView contentType={contentType} content={older.data.content as never} episode={episode} />
          </div>
        )}
      </div>
      {refusal !== null && (
        <p role="alert" className="type-small text-danger">
          {refusal}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!older.data}
          pending={isRestoring}
          pendingLabel="Restoring..."
          onClick={onRestore}
        >
          Restore this version
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A version's text never changes; its images and speaker names may. */
const versionQuery = (id: string, contentType: ContentKey, version: number) =>
  queryOptions({
    queryKey: [...contentQuery(id).queryKey, contentType, 'versions', version],
    queryFn: ({ signal }) => call(getVersion, { params: { id, contentType, versionId: String(version) }, signal }),
    staleTime: 0,
  })
