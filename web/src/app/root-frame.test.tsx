import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../testing/render-app.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Simulates removing the focused element. */
async function loseFocus() {
  await act(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.body.append(document.createElement('hr'))
  })
}

test.each([
  ['a click without pointer or key, as a screen reader makes it', (main: HTMLElement) => fireEvent.click(main)],
  [
    'a key that what has the focus keeps to itself',
    (main: HTMLElement) => {
      main.addEventListener('keydown', (event) => event.stopPropagation())
      fireEvent.keyDown(main)
    },
  ],
])('the focus moves to the new page’s main part until the user does something there: %s', async (_, doSomething) => {
  fakeServer({})
  const { router } = renderApp('/terms')
  await screen.findByRole('main')
  await act(() => router.navigate({ to: '/privacy' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  await loseFocus()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  doSomething(screen.getByRole('main'))
  await loseFocus()
  expect(document.activeElement).toBe(document.body)
})
