import { handOverServer } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { refusedFields } from '../../lib/refused-fields.ts'

/** Lets the operator make another account the operator. Otherwise their account can't be deleted. */
export function HandOverServer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby="server-title" className="grid justify-items-start gap-3">
      <div>
        <h2 id="server-title" className="type-h2">
          This server
        </h2>
        <p className="mt-1 text-text-2">
          You’re the operator of this server, so only you choose its language model. Before you delete your account,
          transfer the role to someone else.
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>Transfer operator role</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Transfer the operator role?"
        text="The new operator chooses the language model, and everyone’s transcripts are sent to it. You can’t take the role back yourself."
      >
        <HandOverForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </section>
  )
}

function HandOverForm({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const queryClient = useQueryClient()
  const handOver = useMutation({
    mutationFn: () => call(handOverServer, { body: { email, password } }),
    onSuccess: (profile) => {
      onClose()
      queryClient.setQueryData(profileQuery().queryKey, profile)
      toast({ title: 'Operator role transferred', text: `${email} is now the operator.` })
    },
  })
  const fields = new Map(refusedFields(handOver.error, ['email', 'password']))
  const general = handOver.error && fields.size === 0 ? getErrorMessage(handOver.error) : undefined

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        handOver.mutate()
      }}
    >
      <Field label="Email of the new operator" error={fields.get('email') ?? general}>
        <Input type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label="Your password" error={fields.get('password')}>
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="danger"
          disabled={email.trim() === '' || password === ''}
          pending={handOver.isPending}
          pendingLabel="Transferring..."
        >
          Transfer
        </Button>
      </DialogActions>
    </form>
  )
}
