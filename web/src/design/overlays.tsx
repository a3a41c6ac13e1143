import { Button, ConfirmDialog, Dialog, DialogActions, Field, Input, PasswordDialog, Sheet, toast } from '@podcastai/ui'
import { useState } from 'react'
import { Kind, Specimen } from './specimen.tsx'

const names = ['Dialog', 'ConfirmDialog', 'PasswordDialog', 'Sheet'] as const

export function Overlays() {
  const [open, setOpen] = useState<(typeof names)[number]>()
  const tied = (name: (typeof names)[number]) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  })
  const close = () => setOpen(undefined)
  return (
    <Kind title="Above the page">
      <Specimen name="Press to open">
        {names.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Specimen>
      <Specimen name="toast: plain, with a way back, a refusal">
        <Button onClick={() => toast({ title: 'Settings saved' })}>Plain</Button>
        <Button
          onClick={() =>
            toast({
              title: 'Project deleted',
              text: 'It stays for 30 days.',
              action: { label: 'Undo', onClick: () => {} },
            })
          }
        >
          Undo
        </Button>
        <Button
          onClick={() => toast({ title: 'Upload failed', text: 'The file holds no readable lines.', tone: 'danger' })}
        >
          Refusal
        </Button>
      </Specimen>
      <Dialog {...tied('Dialog')} title="Rename Project" text="The file keeps its name.">
        <Field label="Name">
          <Input defaultValue="Nobody reads the second email" />
        </Field>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={close}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        {...tied('ConfirmDialog')}
        title="Delete Project"
        text="Delete “Nobody reads the second email” and its 8 pieces of content?"
        confirmLabel="Delete"
        onConfirm={close}
      />
      <PasswordDialog
        {...tied('PasswordDialog')}
        title="Delete your account"
        text="This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={false}
        error="The password is wrong"
        onConfirm={close}
      />
      <Sheet {...tied('Sheet')} label="Transcript">
        <div className="grid gap-3 p-5">
          <p className="type-h2">Transcript</p>
          <p>Most of a phone's height; a tap beside it closes it.</p>
        </div>
      </Sheet>
    </Kind>
  )
}
