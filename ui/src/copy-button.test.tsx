import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'
import { Toaster } from './toast.tsx'

const writeText = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[TOAST-09] [CONST-02] copies, says so, and shows the check for two seconds', async () => {
  render(
    <>
      <CopyButton text={() => 'Nobody said this twice.'} />
      <Toaster />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  await press(button)
  expect(writeText).toHaveBeenCalledWith('Nobody said this twice.')
  expect(screen.getByRole('button', { name: 'Copied!' })).toBe(button)

  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(button.dataset.copied).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(button.dataset.copied).toBeUndefined()
  // Checked last: loading the toast code may take longer than the check mark stays.
  expect((await screen.findByRole('status')).textContent).toContain('Copied!')
})

test('[ERR-17] a refused copy shows the destructive toast and no check', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  render(
    <>
      <CopyButton text="x" label="Copy title" iconOnly />
      <Toaster />
    </>,
  )
  await press(screen.getByRole('button', { name: 'Copy title' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Copy failed')
  expect(alert.textContent).toContain('Could not copy to clipboard')
  expect(screen.getByRole('button', { name: 'Copy title' })).toBeTruthy()
})

async function press(button: HTMLElement) {
  await act(async () => {
    fireEvent.click(button)
  })
}
