import type { Member, Role } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { neutralJoinHint, useAddMember } from './member-changes.ts'
import { RoleSelect } from './role-select.tsx'

/** ID for links to the form. */
export const addMemberId = 'add-member'

/** Invites someone by email. Disabled without a free seat. */
export function AddMemberForm({ members, freeSeats }: { members: readonly Member[]; freeSeats: number }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('user')
  const sendsMail = useQuery(setupQuery()).data?.sendsMail
  const add = useAddMember({ sendsMail })
  if (freeSeats <= 0) {
    return <p className="text-text-2">All seats are taken. Remove a member to add another.</p>
  }
  const isEmpty = email.trim() === ''
  const isWaitedFor = members.some((member) => member.status === 'invited' && isSameAddress(member.email, email))

  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate(
      { email: email.trim(), role, isAgain: isWaitedFor },
      {
        onSuccess: () => {
          setEmail('')
          setRole('user')
        },
      },
    )
  }

  /** A disabled submit button blocks Enter, so this key handler shows what is missing. */
  function sayWhatIsMissing(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isEmpty) return
    event.preventDefault()
    toast({ title: 'Email required', text: 'Please enter an email address', tone: 'danger' })
  }

  return (
    <section aria-labelledby="add-member-title" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="add-member-title" className="type-h2">
          Add Team Member
        </h2>
        <p className="text-text-2">{freeSeats} slots remaining</p>
      </div>
      <form
        id={addMemberId}
        noValidate
        aria-labelledby="add-member-title"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-3 max-md:grid-cols-1"
      >
        <Field
          label="Email"
          hint={
            isWaitedFor
              ? 'Already invited. Inviting again replaces the first link with a new one.'
              : joinHint(sendsMail)
          }
          error={add.error ? getErrorMessage(add.error) : undefined}
        >
          <Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onKeyDown={sayWhatIsMissing}
          />
        </Field>
        <Field label="Role">
          <RoleSelect role={role} onChange={setRole} className="w-32 max-md:w-full" />
        </Field>
        <Button type="submit" className="md:mt-6" disabled={isEmpty} pending={add.isPending} pendingLabel="Adding...">
          Add Member
        </Button>
      </form>
    </section>
  )
}

/** Returns how invited people get their link; undefined until it is known whether the server sends email. */
function joinHint(sendsMail: boolean | undefined): string {
  if (sendsMail === undefined) return neutralJoinHint
  return sendsMail
    ? 'They get a link by email, and you can copy it too'
    : 'They join with a link. No email is sent, so copy it and send it to them'
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
