import { moveToShow, type Show } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Select, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { getShowName } from '../../lib/current-show.ts'
import { showsQuery } from '../../lib/queries/shows.ts'
import { transcriptQuery, transcriptsKey } from '../../lib/queries/transcripts.ts'

type Props = { id: string; others: readonly Show[]; onClose: () => void }

export function MoveToShowDialog({ id, others, onClose }: Props) {
  const [target, setTarget] = useState(others[0]?.id ?? '')
  const queryClient = useQueryClient()
  const move = useMutation({
    mutationFn: () => call(moveToShow, { params: { id }, body: { showId: target } }),
    onSuccess: (transcript) => {
      queryClient.setQueryData(transcriptQuery(id).queryKey, transcript)
      const show = others.find((one) => one.id === target)
      onClose()
      toast({ title: show ? `Moved to “${getShowName(show)}”` : 'Project moved' })
      void queryClient.invalidateQueries({ queryKey: showsQuery().queryKey, exact: true })
      void queryClient.invalidateQueries({ queryKey: transcriptsKey })
    },
    onError: (error) => toast({ title: 'Couldn’t move the project', text: getErrorMessage(error), tone: 'danger' }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Move to another show"
      text="Content stays as it is. What you generate or export from now on follows the settings and look of the new show."
    >
      <Field label="Show">
        <Select value={target} onChange={(event) => setTarget(event.target.value)}>
          {others.map((show) => (
            <option key={show.id} value={show.id}>
              {getShowName(show)}
            </option>
          ))}
        </Select>
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" pending={move.isPending} pendingLabel="Moving..." onClick={() => move.mutate()}>
          Move
        </Button>
      </DialogActions>
    </Dialog>
  )
}
