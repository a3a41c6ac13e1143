import { type ContentByType, downloadPictures, maxPictures } from '@podcastai/contracts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectWorld } from './project-screen.fixture.tsx'

const look = { ground: null, accent: null, handle: '@thelongtable', show: 'The Long Table' } as Record<string, unknown>
let asked: URL[]
let saved: string[]

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  vi.stubGlobal('scrollTo', () => {})
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Options = {
  type: string
  /** Paths of items that can't be drawn. */
  refused?: string[]
  role?: 'admin' | 'user'
  brand?: Record<string, unknown>
  content?: ContentByType
}

/** Opens a project page whose pictures are fake image bytes. */
function openPage({ type, refused = [], role = 'admin', brand = look, content }: Options) {
  const { page, fetch } = projectWorld(content ? { content } : {}, `?type=${type}`)
  asked = []
  const answer = async (url: string, init: RequestInit) => {
    const called = new URL(url, 'http://podcastai.example')
    if (url === '/api/shows/show-1/picture-look')
      return json(init.method === 'PUT' ? { ...brand, ...JSON.parse(String(init.body)) } : brand)
    if (!/\/pictures?$/.test(called.pathname)) return withRole(await fetch(url, init), url, role)
    asked.push(called)
    if (!refused.includes(called.searchParams.get('item') ?? '')) return new Response('bytes')
    return json({ message: 'The fonts have no Hebrew letters.', code: 'cannot_draw' }, 422)
  }
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', answer)
  render(page)
  return userEvent.setup()
}

async function openPictures(options: Options) {
  const user = openPage(options)
  const open = await screen.findByRole('button', { name: 'Export' })
  await vi.waitFor(() => expect(open).toHaveProperty('disabled', false))
  await user.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
  await user.click(dialog.getByRole('radio', { name: 'Images' }))
  await dialog.findByRole('list', { name: 'Previews' })
  return { user, dialog }
}

async function withRole(response: Response, url: string, role: string) {
  return url === '/api/auth/profile' ? json({ ...(await response.json()), role }) : response
}

const lastAsked = () => Object.fromEntries(asked.at(-1)?.searchParams ?? [])

test('every item has a preview, named by its words', async () => {
  const { dialog } = await openPictures({ type: 'quotes' })
  const pictures = await vi.waitFor(() => {
    const all = dialog.getAllByRole('img')
    expect(all).toHaveLength(sampleContent.quotes.length)
    return all
  })
  expect(pictures[0]?.getAttribute('alt')).toContain(sampleContent.quotes[0]?.text)
  expect(lastAsked()).toMatchObject({ contentType: 'quotes', format: 'square', ground: '#0f3d4a', accent: '#ffc445' })
  expect(dialog.getByText('Signed The Long Table · @thelongtable.')).toBeTruthy()
})

test('a picture that can’t be drawn says why, and the ZIP leaves it out', async () => {
  const { user, dialog } = await openPictures({ type: 'quotes', refused: ['1'] })
  expect(await dialog.findByText('The fonts have no Hebrew letters.')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: `ZIP of ${sampleContent.quotes.length - 1} PNGs` }))
  await vi.waitFor(() => expect(saved).toEqual(['The bakery that closed_quotes.zip']))
  expect(lastAsked()).toMatchObject({ as: 'zip', items: '0,2,3,4' })
  expect(dialog.getByText('Without 1 that can’t be drawn.')).toBeTruthy()
})

test('more pictures than fit into a file are saved in parts, all of them', async () => {
  const quotes = Array(maxPictures + 5).fill(sampleContent.quotes[0])
  const { user, dialog } = await openPictures({ type: 'quotes', content: { ...sampleContent, quotes } })
  await user.click(await dialog.findByRole('button', { name: 'ZIP of 121-125' }))
  await vi.waitFor(() => expect(saved).toEqual(['The bakery that closed_quotes_121-125.zip']))
  expect(lastAsked()).toMatchObject({ as: 'zip', items: '120,121,122,123,124' })
  await user.click(dialog.getByRole('button', { name: 'ZIP of 1-120' }))
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(downloadPictures.query.safeParse(lastAsked()).error).toBeUndefined()
})

test('a carousel with a slide that can’t be drawn is not saved at all', async () => {
  const { dialog } = await openPictures({ type: 'carousel_posts', refused: ['carousel_1.slides.1'] })
  expect(await dialog.findByText(/One slide can’t be drawn/)).toBeTruthy()
  for (const name of ['ZIP of 2 PNGs', 'PDF'])
    expect(dialog.getByRole('button', { name })).toHaveProperty('disabled', true)
})

test('custom colors are typed as hex codes, and remembered', async () => {
  const { user, dialog } = await openPictures({ type: 'quotes' })
  await user.click(dialog.getByRole('radio', { name: 'Your own' }))
  const ground = dialog.getByRole('textbox', { name: 'Background' })
  await user.clear(ground)
  await user.type(ground, '7A1FA')
  expect(dialog.getByText('For example #0f3d4a')).toBeTruthy()
  await user.type(ground, '2')
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ ground: '#7a1fa2' }))
  cleanup()
  await openPictures({ type: 'quotes' })
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ ground: '#7a1fa2' }))
})

test('[COLLAB-07] the workspace’s brand comes first; only an admin can change it', async () => {
  const brand = { ...look, ground: '#2b1a6b', accent: '#ffd400' }
  const { dialog } = await openPictures({ type: 'quotes', role: 'user', brand })
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ ground: '#2b1a6b', accent: '#ffd400' }))
  expect(dialog.getByRole('radio', { name: 'Brand' })).toHaveProperty('checked', true)
  expect(dialog.queryByRole('button', { name: 'Edit brand' })).toBeNull()
})

/** Fakes IntersectionObserver: everything is in view. */
function seeEverything() {
  const Seeing = class {
    see: IntersectionObserverCallback
    constructor(see: IntersectionObserverCallback) {
      this.see = see
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry
      this.see([entry], this as unknown as IntersectionObserver)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Seeing)
}

test('a quote has a preview of its card, which opens in full size and can be saved', async () => {
  seeEverything()
  const [first] = sampleContent.quotes
  const user = openPage({ type: 'quotes', refused: ['1'] })
  const panel = within(await screen.findByRole('tabpanel'))
  const [open] = await vi.waitFor(() => {
    const all = panel.getAllByRole('button', { name: /^Open the image of quote/ })
    // One of the three can't be drawn: that quote has no preview.
    expect(all).toHaveLength(2)
    return all
  })
  expect(panel.getAllByRole('img')[0]?.getAttribute('alt')).toContain(first?.text)
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('item')))).toEqual(new Set(['0', '1', '2']))
  await user.click(open!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote card' }))
  await user.click(await dialog.findByRole('button', { name: 'Download PNG' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(lastAsked()).toEqual({ contentType: 'quotes', item: '0' })
  await user.click(dialog.getByRole('button', { name: 'Other colors and sizes' }))
  expect(await screen.findByRole('radio', { name: 'Images', checked: true })).toBeTruthy()
})

test('pictures outside the view are not drawn', async () => {
  openPage({ type: 'quotes' })
  await screen.findAllByRole('button', { name: /^Edit quote/ })
  expect(screen.queryByRole('button', { name: /^Open the image/ })).toBeNull()
  expect(asked).toEqual([])
})

test('a carousel shows its first slide, and all of them when opened', async () => {
  seeEverything()
  const user = openPage({ type: 'carousel_posts' })
  const [key, carousel] = Object.entries(sampleContent.carousel_posts)[0]!
  await user.click((await screen.findAllByRole('button', { name: /^Open the image of carousel/ }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: carousel.title }))
  expect(await dialog.findAllByRole('img')).toHaveLength(carousel.slides.length)
  await user.click(dialog.getByRole('button', { name: /^ZIP of/ }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(lastAsked()).toMatchObject({ contentType: 'carousel_posts', as: 'zip' })
  expect(
    lastAsked()
      .items?.split(',')
      .every((item) => item.startsWith(`${key}.slides.`)),
  ).toBe(true)
})
