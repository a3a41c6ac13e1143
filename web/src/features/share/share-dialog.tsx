import { maxShareNameLength, shareDays } from '@podcastai/contracts'
import { Button, CopyButton, Dialog, Field, Input, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { LinkList } from './link-list.tsx'
import { sharedUrl, shareLinksQuery, useCreateLink } from './share-links.ts'

/** Creates, copies, lists and revokes public links to a project's content. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const links = useQuery(shareLinksQuery(id))
  const create = useCreateLink(id)
  const made = create.data
  const isOver = links.data?.links.some((link) => link.id === made?.id && link.state !== 'live')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share this project"
      text={`Anyone with a link can read the current content and nothing else: no transcript, no team, no other project. Export links stay active for ${shareDays} days.`}
      className="w-[520px]"
    >
      {made && !isOver ? (
        <NewLink key={made.id} url={sharedUrl(made.token)} onAnother={create.reset} />
      ) : (
        <LinkForm isPending={create.isPending} onCreate={(name) => create.mutate(name)} />
      )}
      {links.isPending && <Skeleton className="h-12" />}
      {links.isError && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-text-2">{getErrorMessage(links.error, 'The links could not be loaded.')}</p>
          <Button size="small" onClick={() => links.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {links.data && <LinkList id={id} links={links.data.links} />}
    </Dialog>
  )
}

function LinkForm({ isPending, onCreate }: { isPending: boolean; onCreate: (name: string) => void }) {
  const [name, setName] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onCreate(name)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Who is it for?" hint="Optional, to tell your links apart. Only your team sees it.">
        <Input value={name} maxLength={maxShareNameLength} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        pendingLabel="Creating..."
        className="justify-self-start"
      >
        Create a link
      </Button>
    </form>
  )
}

function NewLink({ url, onAnother }: { url: string; onAnother: () => void }) {
  return (
    <div className="grid gap-3 rounded-card bg-petrol-soft p-3.5">
      <Field label="Your new link" hint="Copy it now. You won’t be able to see it again.">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} className="bg-surface font-mono" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} label="Copy link" variant="primary" />
        <Button size="small" onClick={onAnother}>
          Create another
        </Button>
      </div>
    </div>
  )
}
