import type { Show } from '@podcastai/contracts'
import { Button, Field, IconButton, lateComponent, Select } from '@podcastai/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { getShowName } from '../../lib/current-show.ts'

const NewShowDialog = lateComponent(async () => (await import('./new-show-dialog.tsx')).NewShowDialog)
const DeleteShowDialog = lateComponent(async () => (await import('./delete-show-dialog.tsx')).DeleteShowDialog)

type PickerProps = {
  shows: readonly Show[]
  max: number
  show: Show
  mayChange: boolean
  onPick: (id: string | undefined) => void
}

/** Chooses the show whose settings are below. Admins can add and delete shows. */
export function ShowPicker({ shows, max, show, mayChange, onPick }: PickerProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-end gap-2 border-b pb-6">
      <Field label="Show" className="min-w-48 flex-1 max-md:basis-full">
        <Select value={show.id} onChange={(event) => onPick(event.target.value)}>
          {shows.map((one) => (
            <option key={one.id} value={one.id}>
              {getShowName(one)}
            </option>
          ))}
        </Select>
      </Field>
      {mayChange && (
        <>
          <AddShow label="New show" max={max} count={shows.length} onAdded={onPick} />
          <IconButton label="Delete show" size="medium" aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </>
      )}
      {isDeleting && (
        <DeleteShowDialog
          show={show}
          others={shows.filter(({ id }) => id !== show.id)}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => onPick(undefined)}
        />
      )}
    </div>
  )
}

type AddProps = { label: string; quiet?: boolean; max: number; count: number; onAdded: (id: string) => void }

export function AddShow({ label, quiet = false, max, count, onAdded }: AddProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size={quiet ? 'small' : undefined}
        variant={quiet ? 'ghost' : 'outline'}
        icon={<Plus aria-hidden size={16} />}
        className={quiet ? '-mr-2.5 text-text-2' : undefined}
        disabled={count >= max}
        title={count >= max ? `A workspace can have up to ${max} shows.` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <NewShowDialog onClose={() => setIsOpen(false)} onAdded={onAdded} />}
    </>
  )
}
