import { deleteShow, type Show } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Select, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { getShowName } from '../../lib/current-show.ts'
import { showsQuery } from '../../lib/queries/shows.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

type Props = { show: Show; others: readonly Show[]; onClose: () => void; onDeleted: () => void }

/** Asks where the show's projects go, including those in the trash, which the page doesn't count. */
export function DeleteShowDialog({ show, others, onClose, onDeleted }: Props) {
  const [target, setTarget] = useState(others[0]?.id)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteShow, { params: { id: show.id }, query: { moveTo: target } }),
    onSuccess: async () => {
      onClose()
      onDeleted()
      toast({ title: `“${getShowName(show)}” deleted` })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: showsQuery().queryKey, exact: true }),
        queryClient.invalidateQueries({ queryKey: transcriptsKey }),
      ])
    },
    onError: (error) => toast({ title: 'Couldn’t delete the show', text: getErrorMessage(error), tone: 'danger' }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${getShowName(show)}”?`}
      text="Its settings, templates, picture look, and glossary are gone for good. Its projects stay, with their content."
    >
      <Field label="Move its projects to">
        <Select value={target} onChange={(event) => setTarget(event.target.value)}>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {getShowName(one)}
            </option>
          ))}
        </Select>
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" pending={remove.isPending} pendingLabel="Deleting..." onClick={() => remove.mutate()}>
          Delete show
        </Button>
      </DialogActions>
    </Dialog>
  )
}
