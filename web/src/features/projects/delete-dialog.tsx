import { projectTitle, trashDays } from '@podcastai/contracts'
import { ConfirmDialog } from '@podcastai/ui'
import { useDeleteProject } from './project-mutations.ts'

type Props = {
  project: { id: string; filename: string; generatedTypes: number }
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteDialog({ project, open, onOpenChange }: Props) {
  const remove = useDeleteProject(project.id, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Project"
      text={whatGoes(project)}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => remove.mutate()}
    />
  )
}

function whatGoes({ filename, generatedTypes }: Props['project']): string {
  const name = `“${projectTitle(filename)}”`
  const restorable = `You can restore it for ${trashDays} days.`
  if (generatedTypes === 0) return `Delete ${name}? ${restorable}`
  return `Delete ${name} and its ${generatedTypes} ${generatedTypes === 1 ? 'piece' : 'pieces'} of content? ${restorable}`
}
