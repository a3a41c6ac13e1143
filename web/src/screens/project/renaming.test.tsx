import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a project is renamed on its own page, which updates the title', async () => {
  const { page, fetch, world } = projectWorld({
    answers: {
      'PATCH /rename': () => {
        world.transcript = { ...readyProject, filename: 'The Saturday decision' }
        return json(world.transcript)
      },
    },
  })
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Rename this project' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Project' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Project name')
  // The old name is selected, so typing replaces it.
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, name.value.length])
  await user.clear(name)
  await user.type(name, 'The Saturday decision{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'The Saturday decision' })).toBeTruthy()
  expect(world.bodies).toContainEqual({ filename: 'The Saturday decision' })
})
