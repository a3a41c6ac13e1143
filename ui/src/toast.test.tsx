import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Toaster, toast } from './toast.tsx'

beforeEach(() => {
  // Animation frames too: a toast appears on a timer and leaves on a frame.
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] })
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[CONST-08] a new toast replaces the last, and only one shows at a time', async () => {
  act(() => toast({ title: 'First' }))
  await screen.findByText('First')
  act(() => toast({ title: 'Second', tone: 'danger' }))
  await screen.findByText('Second')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Second')
  act(() => {
    toast({ title: 'Third' })
    toast({ title: 'Fourth' })
  })
  await screen.findByText('Fourth')
  await act(() => vi.advanceTimersByTimeAsync(500))
  const shown = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Fourth'])
})

test('[CONST-09] a toast closes after 5000 ms, and stays while hovered', async () => {
  act(() => toast({ title: 'Saved' }))
  const status = await screen.findByRole('status')
  await act(() => vi.advanceTimersByTimeAsync(4500))
  expect(screen.queryByText('Saved')).toBeTruthy()
  fireEvent.pointerEnter(status)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByText('Saved')).toBeTruthy()
  fireEvent.pointerLeave(status)
  await act(() => vi.advanceTimersByTimeAsync(5100))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('the toast code is fetched on the first user event, or with the first toast', async () => {
  const shown = () => document.querySelector('[aria-label^="Messages"]')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(shown()).toBeNull()
  fireEvent.pointerMove(document.body)
  await vi.waitFor(() => expect(shown()).toBeTruthy())
})

test('a toast over a dialog that opened before the toast code loaded is announced', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Export">
      Documents
    </Dialog>,
  )
  act(() => toast({ title: 'Copied!' }))
  expect((await screen.findByRole('status')).textContent).toContain('Copied!')
})

test('an action closes the toast', async () => {
  const undo = vi.fn()
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onClick: undo } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(100))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText('Deleted')).toBeNull()
})
