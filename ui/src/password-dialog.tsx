import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  confirmLabel: string
  pendingLabel: string
  pending: boolean
  /** Why the server rejected it. */
  error?: string
  /** Shown under the error: another way to proceed. */
  afterError?: ReactNode
  /** A phrase to type as well, for the most destructive actions. */
  phrase?: string
  onConfirm: (password: string) => void
}

/** Asks for the password before an action that can't be undone. */
export function PasswordDialog({ open, onOpenChange, title, text, ...rest }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} text={text}>
      <PasswordForm {...rest} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'open' | 'onOpenChange' | 'title' | 'text'> & { onCancel: () => void }

function PasswordForm({ confirmLabel, pendingLabel, pending, error, afterError, phrase, ...on }: FormProps) {
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const isReady = password !== '' && (phrase === undefined || typed.trim().toLowerCase() === phrase.toLowerCase())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) on.onConfirm(password)
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {phrase !== undefined && (
        <Field label={`Type ${phrase} to confirm`}>
          <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
      <Field label="Your password" error={error}>
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {error && afterError}
      <DialogActions>
        <Button onClick={on.onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" disabled={!isReady} pending={pending} pendingLabel={pendingLabel}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
