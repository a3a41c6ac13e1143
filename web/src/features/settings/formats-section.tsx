import { isOwnFormatKey } from '@podcastai/content-types'
import { can, deleteFormat, type Role, type ShowFormat, type ShowFormats, switchFormat } from '@podcastai/contracts'
import { Button, ConfirmDialog, IconButton, lateComponent, Skeleton, Switch, toast } from '@podcastai/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { formatsQuery, useFormats } from './formats.ts'

const FormatDialog = lateComponent(async () => (await import('./format-dialog.tsx')).FormatDialog)

/** Text formats besides the eight content types. Saved immediately, separate from the form above. */
export function FormatsSection({ show, role }: { show: string; role: Role }) {
  const { data, isError, refetch } = useQuery(formatsQuery(show))
  const mayChange = can(role, 'editAISettings')
  return (
    <section aria-labelledby="settings-formats" className="mt-9 grid gap-5 border-t pt-6">
      <div className="grid gap-1">
        <h3 id="settings-formats" tabIndex={-1} className="type-h3 rounded-badge">
          More formats
        </h3>
        <p className="text-text-2">
          Each one that is on gets a tab in every project of this show. A language model or your chat assistant writes
          it, and we check it against the transcript. Saved right away.
        </p>
      </div>
      {data && <Formats show={show} {...data} mayChange={mayChange} />}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-text-2">The formats could not be loaded.</p>
          <Button size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-20" />}
    </section>
  )
}

type FormatsProps = ShowFormats & { show: string; mayChange: boolean }

function Formats({ show, formats, max, mayChange }: FormatsProps) {
  /** The format in the dialog; 'new' for a new one. */
  const [open, setOpen] = useState<ShowFormat | 'new' | null>(null)
  const own = formats.filter(({ key }) => isOwnFormatKey(key))
  return (
    <>
      <ul aria-label="Formats" className="grid divide-y rounded-card border">
        {formats.map((format) => (
          <li key={format.key} className="flex items-center gap-2 px-4 py-2.5">
            <FormatRow show={show} format={format} mayChange={mayChange} onEdit={() => setOpen(format)} />
          </li>
        ))}
      </ul>
      {mayChange && own.length < max && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden size={16} />}
          onPointerEnter={() => FormatDialog.load()}
          onClick={() => setOpen('new')}
        >
          New format
        </Button>
      )}
      {own.length >= max && <p className="type-small text-text-2">A show can have up to {max} formats of its own.</p>}
      {open !== null && (
        <FormatDialog show={show} format={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

type RowProps = { show: string; format: ShowFormat; mayChange: boolean; onEdit: () => void }

function FormatRow({ show, format, mayChange, onEdit }: RowProps) {
  const { key, name, purpose, isOn } = format
  const take = useFormats(show)
  const queryClient = useQueryClient()
  const fail = (title: string) => (error: unknown) => {
    toast({ title, text: getErrorMessage(error), tone: 'danger' })
    void queryClient.invalidateQueries({ queryKey: formatsQuery(show).queryKey })
  }
  const switching = useMutation({
    mutationFn: (on: boolean) => call(switchFormat, { params: { id: show, key }, body: { isOn: on } }),
    onSuccess: take,
    onError: fail('Couldn’t change this format'),
  })
  return (
    <>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Switch
          label={name}
          hint={purpose.charAt(0).toUpperCase() + purpose.slice(1)}
          checked={switching.isPending ? switching.variables : isOn}
          disabled={!mayChange || switching.isPending}
          onCheckedChange={switching.mutate}
        />
      </div>
      {isOwnFormatKey(key) && mayChange && (
        <span className="flex shrink-0 items-center">
          <IconButton label={`Edit ${name}`} title="Edit" onClick={onEdit}>
            <Pencil aria-hidden size={16} />
          </IconButton>
          <DeleteButton show={show} format={format} onFailed={fail('Couldn’t delete this format')} />
        </span>
      )}
    </>
  )
}

type DeleteProps = { show: string; format: ShowFormat; onFailed: (error: unknown) => void }

function DeleteButton({ show, format: { key, name }, onFailed }: DeleteProps) {
  const [isAsked, setIsAsked] = useState(false)
  const take = useFormats(show)
  const remove = useMutation({
    mutationFn: () => call(deleteFormat, { params: { id: show, key } }),
    onSuccess: (formats) => {
      setIsAsked(false)
      take(formats)
      toast({ title: `“${name}” deleted` })
    },
    onError: onFailed,
  })
  return (
    <>
      <IconButton label={`Delete ${name}`} title="Delete" onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Delete “${name}”?`}
        text="New episodes won’t have it anymore. Texts that were written in it stay in their projects."
        confirmLabel="Delete"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
