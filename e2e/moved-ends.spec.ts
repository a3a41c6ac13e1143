// Moving the ends of quotes and clips along the transcript: by mouse, touch and keyboard.
import type { Locator, Page } from '@playwright/test'
import { expect, findToasts, type SignedIn, signIn, test, uploadProject } from './fixtures.ts'
import { settle } from './settle.ts'

test.use({ hasTouch: true })

test('[CONTENT-29] the ends of quotes and clips move along the transcript, and times and texts update', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  const [quote] = (await read(page, person, `/api/transcripts/${id}/content`)).quotes
  const { segments } = await read(page, person, `/api/transcripts/${id}/segments`)

  await page.goto(`/project/${id}?type=quotes`)
  const panel = page.getByRole('tabpanel')
  await panel
    .getByRole('button', { name: /^Edit quote/ })
    .first()
    .click()
  const [begin, end] = handles(panel, 'quote')
  const field = panel.getByRole('textbox', { name: 'Quote' })
  const words: string[] = quote.text.split(' ')
  // By mouse: to the right edge of the third word from the end.
  await end.scrollIntoViewIfNeeded()
  const wanted = Number(await end.getAttribute('aria-valuenow')) - 2
  await drag(page, end, await rightEdge(panel.locator(`[data-word="${wanted}"]`)))
  await expect(field).toHaveValue(
    words
      .slice(0, -2)
      .join(' ')
      .replace(/[,;:–—-]$/, ''),
  )
  await end.press('ArrowRight')
  await end.press('ArrowRight')
  await expect(field).toHaveValue(quote.text)
  await begin.press('ArrowRight')
  await expect(field).toHaveValue(words.slice(1).join(' '))
  await expect(panel.getByText('Word for word').first()).toBeVisible()
  // A draft survives a reload.
  await page.reload()
  await expect(begin).toHaveAttribute('aria-valuetext', new RegExp(`^“${words[1]}`))
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('Content saved')
  const [moved] = (await read(page, person, `/api/transcripts/${id}/content`)).quotes
  expect(moved).toMatchObject({ text: words.slice(1).join(' '), verified: true, speaker: quote.speaker })
  expect(said(segments, moved.evidence)).toBe(moved.text)
  await expect(panel.getByText('Edited', { exact: true })).toBeVisible()

  await page.goto(`/project/${id}?type=video_clips`)
  const [start, stop] = handles(panel, 'clip')
  await expect(start.first()).toBeVisible()
  // The strip zooms out while an end moves, and back in on cancel.
  const place = (await start.first().getAttribute('style')) ?? ''
  const earlier = panel.getByRole('button', { name: 'Begin a sentence earlier' }).first()
  for (let sentences = 0; sentences < 6; sentences++) await earlier.click()
  await expect(start.first()).not.toHaveAttribute('style', place)
  await page.keyboard.press('Escape')
  await expect(start.first()).toHaveAttribute('style', place)
  const before = (await read(page, person, `/api/transcripts/${id}/content`)).video_clips
  await stop.first().scrollIntoViewIfNeeded()
  const box = await stop.first().boundingBox()
  await drag(page, stop.first(), { x: (box?.x ?? 0) - 60, y: box?.y ?? 0 })
  await panel.getByRole('button', { name: 'Begin a sentence earlier' }).first().click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Version 2, edited' })).toBeVisible()
  const after = (await read(page, person, `/api/transcripts/${id}/content`)).video_clips
  const [cut] = after.filter((one: Clip, at: number) => JSON.stringify(one) !== JSON.stringify(before[at]))
  const was = before.find(({ title }: Clip) => title === cut.title)
  expect(cut.evidence.start).toBeLessThan(was.evidence.start)
  expect(cut.evidence.end).toBeLessThan(was.evidence.end)
  expect(said(segments, cut.evidence).startsWith(cut.firstSentence)).toBe(true)
  expect(said(segments, cut.evidence).endsWith(cut.lastSentence)).toBe(true)
  await expect(panel.getByText(`“${cut.lastSentence}”`)).toBeVisible()

  // By touch, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const first = Number(await start.first().getAttribute('aria-valuenow'))
  await start.first().scrollIntoViewIfNeeded()
  await swipe(page, start.first(), 30)
  await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(Number(await start.first().getAttribute('aria-valuenow'))).toBeGreaterThan(first)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  // The sentences at both ends are fully visible.
  expect(await page.evaluate(hiddenLines)).toEqual([])
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(start.first()).toHaveAttribute('aria-valuenow', String(first))
})

/** Sentences at the ends of clips with lines cut off. */
const hiddenLines = `[...document.querySelectorAll('dd > span:first-child')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map(({ textContent }) => textContent)`

type Clip = { title: string }
type Segment = { id: number; text: string }
type Passage = Record<'from' | 'to', { segment: number; offset: number }>

const handles = (panel: Locator, what: string) =>
  [
    panel.getByRole('slider', { name: `Beginning of the ${what}` }),
    panel.getByRole('slider', { name: `End of the ${what}` }),
  ] as const

async function rightEdge(word: Locator) {
  await settle(word.page())
  const box = await word.boundingBox()
  if (!box) throw new Error('The word is not in the page')
  return { x: box.x + box.width, y: box.y + box.height / 2 }
}

async function findMiddle(handle: Locator) {
  await settle(handle.page())
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not in the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, handle: Locator, to: { x: number; y: number }) {
  const from = await findMiddle(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

async function swipe(page: Page, handle: Locator, by: number) {
  const { x, y } = await findMiddle(handle)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', { x, y })
  for (const part of [0.3, 0.6, 1]) await send('touchMove', { x: x + by * part, y })
  await send('touchEnd')
}

/** Returns a passage's words from the transcript. */
function said(segments: Segment[], { from, to }: Passage): string {
  return segments
    .filter(({ id }) => id >= from.segment && id <= to.segment)
    .map(({ id, text }) =>
      text.slice(id === from.segment ? from.offset : 0, id === to.segment ? to.offset : text.length),
    )
    .join(' ')
}

async function read(page: Page, { sessionId }: SignedIn, path: string) {
  return (await page.request.get(path, { headers: { 'x-session-id': sessionId } })).json()
}
