import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

test('is closed by Back where the browser tells of it, and lets go of Back when it is closed otherwise', async () => {
  const watching = new Set<{ onclose: () => void }>()
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose = () => {}
      constructor() {
        watching.add(this)
      }
      destroy() {
        watching.delete(this)
      }
    },
  )
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<Asking onConfirm={onConfirm} />)
  expect(watching.size).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  act(() => [...watching][0]?.onclose())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(watching.size).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(watching.size).toBe(1)
  await user.keyboard('{Escape}')
  expect(watching.size).toBe(0)
  expect(onConfirm).not.toHaveBeenCalled()
})
