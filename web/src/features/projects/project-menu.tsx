import { can, projectTitle, type Role, type TranscriptListItem } from '@podcastai/contracts'
import { IconButton, Menu, MenuItem, MenuRule } from '@podcastai/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** Rename and Delete, each behind its dialog. */
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
      <RenameDialog project={project} open={asked === 'rename'} onOpenChange={close} />
      <DeleteDialog project={project} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
