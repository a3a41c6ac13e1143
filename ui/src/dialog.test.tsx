import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

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

function AskingFromMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Remove</MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Project"
        text="Delete it and its pieces?"
        confirmLabel="Delete"
        onConfirm={() => {}}
      />
    </>
  )
}

test('shows its title, confirms with Enter, does nothing on Esc or Cancel', async () => {
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

test('returns the focus to its trigger, however it is closed', async () => {
  const user = userEvent.setup()
  render(<Asking onConfirm={() => {}} />)
  const opener = screen.getByRole('button', { name: 'Remove' })
  const ways = {
    Esc: () => user.keyboard('{Escape}'),
    Cancel: () => user.click(screen.getByRole('button', { name: 'Cancel' })),
  }
  for (const [way, close] of Object.entries(ways)) {
    await user.click(opener)
    expect(document.activeElement, way).not.toBe(opener)
    await close()
    await waitFor(() => expect(document.activeElement, way).toBe(opener))
  }
})

test('opened from a menu, it returns the focus to the menu button', async () => {
  const user = userEvent.setup()
  render(<AskingFromMenu />)
  const button = screen.getByRole('button', { name: 'More' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByRole('dialog', { name: 'Delete Project' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('closes on Back where the browser supports it, and stops listening when closed another way', async () => {
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
