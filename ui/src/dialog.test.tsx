import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(cleanup)

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Project"
        text="Delete it and its pieces?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
      />
    </>
  )
}

test('names the act, confirms with Enter, does nothing on Esc or Cancel', async () => {
  const onConfirm = vi.fn()
  const user = userEvent.setup()
  render(<Asking onConfirm={onConfirm} />)

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('dialog', { name: 'Delete Project' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})
