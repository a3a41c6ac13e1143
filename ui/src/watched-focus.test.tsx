import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { watchFocus } from './watched-focus.ts'

let stop = () => {}
beforeEach(() => {
  stop = watchFocus()
})
afterEach(() => {
  stop()
  cleanup()
})

function Files({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <main>
      <p>What to upload</p>
      <ul>
        {left.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      {left.length > 0 && <input aria-label="Guest" />}
    </main>
  )
}

const focused = () => document.activeElement?.textContent || document.activeElement?.tagName

test('removing a row focuses the next one, removing the last row the one before it, removing the list the page', async () => {
  render(<Files names={['a', 'b', 'c']} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove b' }))
  expect(focused()).toBe('Remove c')
  await user.click(screen.getByRole('button', { name: 'Remove c' }))
  expect(focused()).toBe('Remove a')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})

test('fields get the focus only from key presses: a tap would open a phone’s keyboard', async () => {
  render(<Files names={['a']} />)
  screen.getByRole('button', { name: 'Remove a' }).focus()
  const row = screen.getByRole('listitem')
  await userEvent.keyboard('x')
  act(() => row.remove())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
})

function Pasting() {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Paste text</Button>
  return (
    <div>
      <textarea />
      <Button onClick={() => setOpen(false)}>Cancel</Button>
    </div>
  )
}

test('the replacement of a removed element gets the focus, also in a dialog', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Add">
      <Pasting />
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(focused()).toBe('Paste text'))
})

function Renaming({ rename }: { rename: () => Promise<boolean> }) {
  const [state, setState] = useState<'resting' | 'pending' | 'done'>('resting')
  const press = async () => {
    setState('pending')
    setState((await rename()) ? 'done' : 'resting')
  }
  return (
    <main>
      <Button>Rename Speaker 1</Button>
      {state !== 'done' && (
        <Button pending={state === 'pending'} onClick={press}>
          Rename to Maya
        </Button>
      )}
    </main>
  )
}

test.each([
  [true, 'Rename Speaker 1'],
  [false, 'Rename to Maya'],
])('a button disabled while pending: done %s', async (isDone, then) => {
  let answer = (_: boolean) => {}
  render(
    <Renaming
      rename={() =>
        new Promise<boolean>((resolve) => {
          answer = resolve
        })
      }
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename to Maya' }))
  // Browsers blur disabled elements.
  ;(document.activeElement as HTMLElement).blur()
  act(() => answer(isDone))
  await waitFor(() => expect(focused()).toBe(then))
})

test('a user who clicked on nothing, or moved on, keeps their focus', async () => {
  render(<Files names={['a', 'b']} />)
  const user = userEvent.setup()
  const [first, second] = screen.getAllByRole('listitem')
  screen.getByRole('button', { name: 'Remove a' }).focus()
  await user.click(screen.getByText('What to upload'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  first?.remove()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('button', { name: 'Remove b' }).focus()
  screen.getByRole('textbox').focus()
  second?.remove()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement?.tagName).toBe('INPUT')
})
