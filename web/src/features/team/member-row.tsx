import { type Member, roleLabels } from '@podcastai/contracts'
import { Badge, Button, ConfirmDialog, CopyButton } from '@podcastai/ui'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { shortDate } from '../../lib/dates.ts'
import { getMemberName, useChangeRole, useRemoveMember } from './member-changes.ts'
import { RoleSelect } from './role-select.tsx'

type Props = { member: Member; isMyself: boolean; mayChange: boolean; mayRemove: boolean }

/** A member or a pending invitation. Users have no controls over themselves. */
export function MemberRow({ member, isMyself, mayChange, mayRemove }: Props) {
  const name = getMemberName(member)
  const change = useChangeRole(member)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveMember(member, () => setIsAsking(false))
  const reason = change.error ?? remove.error
  return (
    <li aria-label={name} className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-petrol-soft font-semibold text-petrol"
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-40 flex-1 basis-40">
          <p className="font-[550] wrap-anywhere">
            {name}
            {isMyself && <span className="font-normal text-text-2"> (you)</span>}
          </p>
          {member.username && <p className="type-small text-text-2 wrap-anywhere">{member.email}</p>}
          {member.status === 'invited' && <InvitedLine member={member} />}
        </div>
        {isMyself || !mayChange ? (
          <Badge>{roleLabels[member.role]}</Badge>
        ) : (
          <RoleSelect
            label={`Role of ${name}`}
            role={change.isPending ? change.variables : member.role}
            disabled={change.isPending}
            onChange={(role) => change.mutate(role)}
          />
        )}
        {!isMyself && mayRemove && (
          <Button variant="ghost" size="small" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
            Remove
          </Button>
        )}
      </div>
      {reason && <p className="type-small text-danger">{getErrorMessage(reason)}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${name} from the team?`}
        text={
          member.status === 'invited'
            ? 'The invitation is withdrawn, and its link stops working.'
            : 'The projects stay with the team. Share links this person made stop working.'
        }
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}

function InvitedLine({ member: { invitationLink, expiresAt } }: { member: Member }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2">
      <Badge>Invited</Badge>
      {expiresAt && <span className="type-hint text-text-2">until {shortDate(expiresAt)}</span>}
      {invitationLink && (
        <CopyButton label="Copy link" text={() => new URL(invitationLink, window.location.origin).href} />
      )}
    </p>
  )
}
