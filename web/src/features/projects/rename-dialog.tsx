import { zodResolver } from '@hookform/resolvers/zod'
import { maxFilenameLength, projectTitle } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input } from '@podcastai/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useRenameProject } from './project-mutations.ts'

const NewName = z.object({ filename: z.string().trim().min(1).max(maxFilenameLength, 'This name is too long') })

type Props = { project: { id: string; filename: string }; open: boolean; onOpenChange: (open: boolean) => void }

export function RenameDialog({ project, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Rename Project">
      <RenameForm project={project} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RenameForm({ project, onClose }: { project: Props['project']; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(NewName), defaultValues: { filename: projectTitle(project.filename) } })
  // Not on focus: the form sets its value afterwards, which would clear the selection.
  useEffect(() => form.setFocus('filename', { shouldSelect: true }), [form])
  const rename = useRenameProject(project.id, onClose)
  const empty = form.watch('filename').trim() === ''
  return (
    <form className="grid gap-4" onSubmit={form.handleSubmit(({ filename }) => rename.mutate(filename))}>
      <Field label="Project name" error={form.formState.errors.filename?.message}>
        <Input autoFocus autoComplete="off" {...form.register('filename')} />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={empty} pending={rename.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
