import { can, maxHandleLength, type PictureLook } from '@podcastai/contracts'
import { Button, Field, Input } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSaveLook } from '../../../lib/queries/picture-look.ts'
import { profileQuery } from '../../../lib/queries/profile.ts'
import type { Colors } from './colors.ts'

type Props = { showId: string; look: PictureLook; colors: Colors; onSaved: (colors: Colors) => void }

/** The signature on the pictures. Admins can edit it and save the chosen colors as the show's. */
export function BrandLine(props: Props) {
  const { look } = props
  const [isOpen, setIsOpen] = useState(false)
  const profile = useQuery(profileQuery()).data
  const mayEdit = profile !== undefined && can(profile.role, 'editBusinessSettings')
  if (isOpen) return <BrandForm {...props} onClose={() => setIsOpen(false)} />
  const signed = [look.show, look.handle].filter((text) => text !== '')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="type-hint text-text-2">
        {signed.length > 0 ? `Signed ${signed.join(' · ')}.` : 'Add your show name to sign these.'}
      </p>
      {mayEdit && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Edit brand
        </Button>
      )}
    </div>
  )
}

function BrandForm({ showId, look, colors: { ground, accent }, onSaved, onClose }: Props & { onClose: () => void }) {
  const [handle, setHandle] = useState(look.handle)
  const save = useSaveLook(showId)

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(
      { ground, accent, handle },
      {
        onSuccess: () => {
          onSaved({ ground, accent })
          onClose()
        },
      },
    )
  }

  return (
    <form onSubmit={submit} aria-label="Brand" className="grid gap-3 rounded-control bg-sunken p-3">
      <Field
        label="Handle"
        hint={
          look.show === ''
            ? 'Where people find the show. Its name from AI Settings appears next to it.'
            : `Where people find the show. “${look.show}” appears next to it, as in the AI Settings.`
        }
      >
        <Input
          value={handle}
          maxLength={maxHandleLength}
          placeholder="@yourshow"
          autoComplete="off"
          onChange={(event) => setHandle(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" variant="primary" pending={save.isPending} pendingLabel="Saving...">
          Save brand
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <p className="type-hint text-text-2">Saves the chosen colors for everyone in the workspace.</p>
      </div>
    </form>
  )
}
