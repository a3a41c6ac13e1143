import { can, maxNameLength, type Profile, renameTeam } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, IconButton, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'

/** The team's name as shown in invitations, editable by admins. */
export function TeamName({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = profile.teamName ?? 'Team'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 id="team-title" className="type-h2 wrap-anywhere">
        {name}
      </h2>
      {can(profile.role, 'editBusinessSettings') && (
        <IconButton label="Rename the team" onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden size={14} />
        </IconButton>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Rename the team">
        <NameForm name={name} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name)
  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: () => call(renameTeam, { body: { name: typed.trim() } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile)
      onClose()
      toast({ title: 'Team renamed' })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate()
  }

  return (
    <form className="grid gap-4" onSubmit={submit}>
      <Field
        label="Team name"
        hint="Shown in invitations"
        error={rename.error ? getErrorMessage(rename.error) : undefined}
      >
        <Input
          autoFocus
          autoComplete="off"
          maxLength={maxNameLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={typed.trim() === ''}
          pending={rename.isPending}
          pendingLabel="Saving..."
        >
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
