import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getContentTypeView } from '../registry/registry.web.tsx'
import { sampleContent } from '../registry/sample-content.fixture.ts'
import type { ContentTypeKey } from '../type/content-type.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
beforeEach(() => document.getElementById('moved-items')?.remove())

const episode = { title: 'The bakery', seconds: 61 }

/** Shows a type as the project page does: what was saved is shown. */
async function show(key: ContentTypeKey, content: unknown = sampleContent[key]) {
  const onSave = vi.fn()
  const { View } = getContentTypeView(key)
  await View.load()
  function Page() {
    const [shown, setShown] = useState(content)
    const save = async (changed: unknown) => {
      onSave(changed)
      setShown(changed)
    }
    return <View content={shown as never} episode={episode} onSave={save} />
  }
  render(<Page />)
  return { onSave, user: userEvent.setup() }
}

const getItemText = (quotes: { text: string }[]) => quotes.map(({ text }) => text)
const handles = () => screen.getAllByRole('button', { name: /^Move quote/ })
const getSubscriptionItem = (element: HTMLElement) => element.closest('li')!
const said = () => document.getElementById('moved-items')?.textContent

test('an item is moved by an arrow on its handle, by Alt and an arrow elsewhere in it, and says where it stands', async () => {
  const { onSave, user } = await show('quotes')
  const before = getItemText(sampleContent.quotes)
  const [first] = handles()
  act(() => first!.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const order = [before[1], before[0], ...before.slice(2)]
  expect(getItemText(onSave.mock.lastCall![0])).toEqual(order)
  expect(said()).toBe('Moved to place 2 of 3.')
  // The handle of the same item, in its new place.
  await waitFor(() => expect(document.activeElement).toBe(handles()[1]))

  act(() =>
    within(getSubscriptionItem(handles()[1]!))
      .getByRole('button', { name: /^Edit quote/ })
      .focus(),
  )
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  expect(getItemText(onSave.mock.lastCall![0])).toEqual(before)
})

test('the first item does not move up, nor an item by an arrow without Alt or in a field', async () => {
  const { onSave, user } = await show('quotes')
  act(() => handles()[0]!.focus())
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(said()).toBe('Already first.'))
  const edit = screen.getAllByRole('button', { name: /^Edit quote/ })[0]!
  act(() => edit.focus())
  await user.keyboard('{ArrowDown}')
  await user.click(edit)
  await user.click(screen.getByRole('textbox', { name: 'Quote' }))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onSave).not.toHaveBeenCalled()
})

test('a candidate moves among candidates, and stays one', async () => {
  const quotes = sampleContent.quotes.map((quote, at) => (at < 2 ? quote : { ...quote, candidate: true }))
  const { onSave, user } = await show('quotes', quotes)
  await user.click(screen.getByRole('button', { name: /^More candidates/ }))
  const [, second, third] = handles()
  act(() => second!.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(said()).toBe('Already last.'))
  act(() => third!.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const saved = onSave.mock.lastCall![0] as typeof quotes
  const [a, b, c, d, e] = quotes
  expect(saved).toEqual([a, b, d, c, e])
})

test('an item is dragged by its handle to where it is let go; Escape puts it back', async () => {
  const { onSave } = await show('quotes')
  // Three items of 100 pixels, one below the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, at * 110, 300, 100)
  })
  let captured = false
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => (captured = true),
    hasPointerCapture: () => captured,
  })
  const drag = async (handle: HTMLElement, clientY: number) => {
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientX: 10, clientY: 50 })
    await act(async () => void (await import('./move-item.web.tsx')))
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 10, clientY })
  }
  const before = getItemText(sampleContent.quotes)
  const [first] = handles()
  await drag(first!, 200)
  expect(getSubscriptionItem(first!).style.transform).toBe('translateY(150px)')
  expect(getSubscriptionItem(handles()[1]!).style.transform).toBe('translateY(-110px)')
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(getSubscriptionItem(first!).style.transform).toBe('')
  fireEvent.pointerUp(first!, { pointerId: 1 })
  expect(onSave).not.toHaveBeenCalled()

  await drag(first!, 320)
  fireEvent.pointerUp(first!, { pointerId: 1 })
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(getItemText(onSave.mock.lastCall![0]).slice(0, 3)).toEqual([before[1], before[2], before[0]])
})

test.each<[ContentTypeKey, RegExp, (content: never) => unknown]>([
  ['video_clips', /^Move clip/, (clips: { title: string }[]) => clips.map(({ title }) => title)],
  ['viral_clips', /^Move moment/, (clips: { title: string }[]) => clips.map(({ title }) => title)],
  [
    'episode_titles',
    /^Move title/,
    ({ alternative }: { alternative: { title: string }[] }) => alternative.map(({ title }) => title),
  ],
  [
    'thumbnail_design',
    /^Move text/,
    ({ textOptions }: { textOptions: { fullEpisode: { text: string }[] } }) => getItemText(textOptions.fullEpisode),
  ],
  [
    'carousel_posts',
    /^Move carousel/,
    (carousels: Record<string, { title: string }>) =>
      Object.keys(carousels)
        .sort()
        .map((key) => carousels[key]!.title),
  ],
  [
    'carousel_posts',
    /^Move slide/,
    (carousels: Record<string, { slides: { content: string }[] }>) =>
      carousels[Object.keys(carousels).sort()[0]!]!.slides.map(({ content }) => content),
  ],
])('lists of %s are reordered: %s', async (key, name, getListPath) => {
  const { carousel_posts: carousels } = sampleContent
  const [carousel] = Object.values(carousels)
  const content =
    key === 'carousel_posts'
      ? { carousel_1: carousel, carousel_2: { ...carousel!, title: 'Another carousel' } }
      : sampleContent[key]
  const { onSave, user } = await show(key, content)
  const [first] = screen.getAllByRole('button', { name })
  act(() => first!.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [one, two, ...rest] = getListPath(content as never) as string[]
  expect(getListPath(onSave.mock.lastCall![0] as never)).toEqual([two, one, ...rest])
})
