import { createShow, settingsFields } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { showsQuery } from '../../lib/queries/shows.ts'

type Props = { onClose: () => void; onAdded: (id: string) => void }

export function NewShowDialog({ onClose, onAdded }: Props) {
  const [name, setName] = useState('')
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: () => call(createShow, { body: { name: name.trim() } }),
    onSuccess: async (show) => {
      await queryClient.invalidateQueries({ queryKey: showsQuery().queryKey, exact: true })
      onClose()
      onAdded(show.id)
      toast({ title: `“${show.name}” added` })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !create.isPending) create.mutate()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New show"
      text="It gets settings, templates, a picture look, and a glossary of its own. Members and the plan are shared."
    >
      <form className="grid gap-4" onSubmit={submit}>
        <Field label="Name" error={create.isError ? getErrorMessage(create.error) : undefined}>
          <Input
            autoFocus
            autoComplete="off"
            maxLength={settingsFields.podcastName.max}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={name.trim() === ''}
            pending={create.isPending}
            pendingLabel="Adding..."
          >
            Add show
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
