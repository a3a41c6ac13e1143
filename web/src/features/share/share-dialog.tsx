import { maxShareNameLength, shareDays } from '@podcastai/contracts'
import { Button, CopyButton, Dialog, Field, Input, Skeleton, Switch } from '@podcastai/ui'
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
        <LinkForm isPending={create.isPending} sound={links.data?.sound ?? null} onCreate={create.mutate} />
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
      {links.data && <LinkList id={id} {...links.data} />}
    </Dialog>
  )
}

type Sound = 'copy' | 'link'

const soundHints = {
  copy: 'They hear the quotes and clips on the page, and nothing else of the recording.',
  link: 'Quotes and clips play from the episode’s own address, which visitors can see.',
} as const satisfies Record<Sound, string>

type FormProps = {
  isPending: boolean
  /** What visitors could hear. */
  sound: Sound | null
  onCreate: (link: { name: string; hasSound: boolean }) => void
}

function LinkForm({ isPending, sound, onCreate }: FormProps) {
  const [name, setName] = useState('')
  const [hasSound, setHasSound] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    onCreate({ name, hasSound })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Who is it for?" hint="Optional, to tell your links apart. Only your team sees it.">
        <Input value={name} maxLength={maxShareNameLength} onChange={(event) => setName(event.target.value)} />
      </Field>
      {sound && (
        <Switch
          label="Let visitors hear the quotes"
          hint={soundHints[sound]}
          checked={hasSound}
          onCheckedChange={setHasSound}
        />
      )}
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
