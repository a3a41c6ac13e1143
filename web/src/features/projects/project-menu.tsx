import { can, projectTitle, type Role, type TranscriptListItem } from '@podcastai/contracts'
import { IconButton, lateComponent, Menu, MenuItem, MenuRule } from '@podcastai/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'

/** The dashboard's only form; it loads with its library on demand. */
const RenameDialog = lateComponent(async () => (await import('./rename-dialog.tsx')).RenameDialog)

/** Rename and Delete, each with a dialog. */
export function ProjectMenu({ project, role }: { project: TranscriptListItem; role: Role }) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Rename or delete ${projectTitle(project.filename)}`}>
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setAsked('rename')}>
          Rename
        </MenuItem>
        {can(role, 'deleteTranscripts') && (
          <>
            <MenuRule />
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsked('delete')}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'rename' && <RenameDialog project={project} open onOpenChange={close} />}
      <DeleteDialog project={project} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
