import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => {
  // The transcript only mounts visible rows; jsdom gives everything size 0.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(search: string, changes: Parameters<typeof projectWorld>[0] = {}) {
  const { page, fetch, router } = projectWorld(changes, search)
  vi.stubGlobal('fetch', fetch)
  return { router, ...render(page) }
}

test('a URL with a passage opens the transcript there, with the passage highlighted', async () => {
  const { container } = open('?said=1.0-1.20@12')
  expect(await screen.findByText('Full transcript, at 0:12')).toBeTruthy()
  await waitFor(() => expect(container.querySelector('mark')?.textContent).toHaveLength(20))
})

/** Returns the item that was navigated to. */
const arrivedAt = () =>
  waitFor(() => {
    const item = document.querySelector<HTMLElement>('[data-arrived]')
    if (!item) throw new Error('nothing was gone to')
    return item
  })

test('a URL with an item opens its type and highlights it until the focus leaves it', async () => {
  open('?type=quotes&item=%221%22')
  const item = await arrivedAt()
  expect(item).toBe(document.activeElement)
  expect(item.textContent).toContain(sampleContent.quotes[1]?.text)
  expect(screen.getByRole('heading', { level: 2, name: 'Best Quotes' })).toBeTruthy()
  item.blur()
  expect(document.querySelector('[data-arrived]')).toBeNull()
})

test('an item beyond the first part of a long list is shown immediately', async () => {
  const [quote] = sampleContent.quotes
  if (!quote) throw new Error('the sample has quotes')
  const quotes = Array.from({ length: 20 }, (_, at) => ({ ...quote, text: `The ${at}th quote.` }))
  open('?type=quotes&item=%2218%22', { content: { ...sampleContent, quotes } })
  const item = await arrivedAt()
  expect(item.textContent).toContain('The 18th quote.')
  await new Promise(requestAnimationFrame)
  expect(item).toBe(document.activeElement)
})

test('a URL with an unknown place still opens the project', async () => {
  open('?type=quotes&item=%2299%22&said=nonsense')
  expect(await screen.findByRole('heading', { level: 2, name: 'Best Quotes' })).toBeTruthy()
  expect(screen.queryByText(/Full transcript, at/)).toBeNull()
})
