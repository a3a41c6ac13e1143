import { contentTypeKeys, getContentType } from '@podcastai/content-types'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the sample shows all content without an account or a request, and says who wrote it', async () => {
  const calls = fakeServer({})
  renderApp('/sample')
  expect(await screen.findByRole('heading', { level: 1, name: /The bakery that closed on Saturdays/ })).toBeDefined()
  expect(screen.getByText(/^Written by the built-in engine: offline/)).toBeDefined()
  for (const key of contentTypeKeys) expect(screen.getByRole('tab', { name: getContentType(key).label })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign up and try your own' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('button', { name: /Edit|Regenerate|Save/ })).toBeNull()
  expect(calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
})

test('a language model’s content for the same episode is one click away, and labeled as such', async () => {
  const user = userEvent.setup()
  fakeServer({})
  renderApp('/sample')
  await user.click(await screen.findByRole('tab', { name: getContentType('quotes').label }))
  await user.click(screen.getByRole('radio', { name: 'Language model' }))
  expect(screen.getByText(/^Written by a language model/)).toBeDefined()
  await user.click(await screen.findByRole('tab', { name: getContentType('quotes').label }))
  expect(await screen.findByText(/I was renting their weekends, and I was renting them cheap/)).toBeDefined()
})
