import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Names what is lost if the user confirms. */
  text: ReactNode
  confirmLabel: string
  /** For questions where “Cancel” would be ambiguous. */
  cancelLabel?: string
  pendingLabel?: string
  pending?: boolean
  tone?: 'danger' | 'primary'
  onConfirm: () => void
}

/** Asks for confirmation. Enter confirms; Esc and Cancel do nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  pendingLabel,
  pending = false,
  tone = 'danger',
  onConfirm,
}: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} text={text}>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
        <Button variant={tone} autoFocus pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
