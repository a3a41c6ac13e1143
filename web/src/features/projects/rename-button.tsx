import { can } from '@podcastai/contracts'
import { Button, IconButton, lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'

const RenameDialog = lateComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog)

type Props = {
  project: { id: string; filename: string }
  /** Shows a text button, where an icon alone would be unclear. */
  inWords?: boolean
}

/** Renames a project on its page: most are first named after their file. */
export function RenameButton({ project, inWords = false }: Props) {
  const role = useQuery(profileQuery()).data?.role
  const [isOpen, setIsOpen] = useState(false)
  if (!role || !can(role, 'generateContent')) return null
  const pencil = <Pencil aria-hidden size={inWords ? 16 : 14} />
  return (
    <>
      {inWords ? (
        <Button icon={pencil} onClick={() => setIsOpen(true)}>
          Rename
        </Button>
      ) : (
        <IconButton
          label="Rename this project"
          onClick={() => setIsOpen(true)}
          className="transition-opacity mouse:opacity-0 mouse:group-hover/title:opacity-100 mouse:focus-visible:opacity-100"
        >
          {pencil}
        </IconButton>
      )}
      {isOpen && <RenameDialog project={project} open onOpenChange={setIsOpen} />}
    </>
  )
}
