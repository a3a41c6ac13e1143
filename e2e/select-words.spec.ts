// Words selected in the transcript become quotes, cards, clips, captions, and slides.
import type { BrowserContext, Page } from '@playwright/test'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, type SignedIn, signIn, test, uploadProject } from './fixtures.ts'

const words = 'She was eleven, and she has better handwriting than I do.'

async function openProject(context: BrowserContext, page: Page, type: string) {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=${type}`)
  return { id, load: () => loadContent(context, person, id) }
}

async function loadContent(context: BrowserContext, { sessionId }: SignedIn, id: string) {
  const answer = await context.request.get(`/api/transcripts/${id}/content`, { headers: { 'x-session-id': sessionId } })
  return answer.json()
}

/** Returns the box of these words on screen; only the page knows its lines. */
async function findWords(page: Page, text: string) {
  type Box = { left: number; right: number; first: number; last: number }
  const find = () =>
    page.evaluate<Box | null>(`(() => {
      for (const row of document.querySelectorAll('[data-row-text]')) {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const at = node.textContent.indexOf(${JSON.stringify(text)})
          if (at < 0) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + ${text.length})
          node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' })
          const boxes = [...range.getClientRects()]
          const [first, last] = [boxes[0], boxes.at(-1)]
          return { left: first.left, first: (first.top + first.bottom) / 2, right: last.right, last: (last.top + last.bottom) / 2 }
        }
      }
      return null
    })()`)
  let box: Box | null = null
  await expect
    .poll(async () => {
      const before = box
      box = await find()
      return box !== null && JSON.stringify(box) === JSON.stringify(before)
    })
    .toBe(true)
  return box as unknown as Box
}

/** Drags over the words, from within the first to within the last of them; again if the page moved them. */
async function dragOver(page: Page, text: string) {
  await expect(async () => {
    // A drag that starts in selected words would move them.
    await page.evaluate('getSelection().removeAllRanges()')
    const { left, right, first, last } = await findWords(page, text)
    await page.mouse.move(left + 4, first)
    await page.mouse.down()
    await page.mouse.move(right - 6, last, { steps: 6 })
    await page.mouse.up()
    // The selection takes whole words, with the comma after the last one.
    await expect.poll(async () => (await readSelection(page)).replace(/,$/, ''), { timeout: 2_000 }).toBe(text)
  }).toPass()
}

const readSelection = (page: Page) => page.evaluate<string>('String(getSelection())')

test('[ITEM-04] a selected sentence becomes a copied quote, in two acts a copied card, a clip, and a caption', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { load } = await openProject(context, page, 'quotes')
  const before = await load()
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' })
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click()

  await page.getByRole('button', { name: 'Show full transcript' }).click()

  await test.step('whole words are selected, and quoted', async () => {
    await dragOver(page, words)
    await expect.poll(() => readSelection(page)).toBe(words)
    await expectClean(page, 'the toolbar at the selected words')
    await press('Quote')
    await expect(findToasts(page)).toContainText('Quote added and copied')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`“${words}” — Jonas Reed`)
    const { quotes } = await load()
    expect(quotes).toHaveLength(before.quotes.length + 1)
    expect(quotes.at(-1)).toMatchObject({ text: words, speaker: 'Jonas Reed', timestamp: '1:02', verified: true })
    await findToasts(page).getByRole('button', { name: 'Show' }).click()
    await expect(page.locator('[data-arrived]')).toContainText(words)
    await expect(page).toHaveURL(/type=quotes&item=/)
  })

  await test.step('the same words as a card: two acts', async () => {
    await dragOver(page, words)
    await press('Card')
    await expect(findToasts(page)).toContainText('Card copied')
    const types = await page.evaluate('navigator.clipboard.read().then(([item]) => item.types)')
    expect(types).toEqual(['image/png'])
    expect((await load()).quotes).toHaveLength(before.quotes.length + 1)
  })

  await test.step('a clip, which is undone', async () => {
    await dragOver(page, words)
    await press('Clip')
    await expect(findToasts(page)).toContainText('Clip added')
    const { video_clips: clips } = await load()
    expect(clips).toHaveLength(before.video_clips.length + 1)
    expect(clips.at(-1)).toMatchObject({ firstSentence: words, lastSentence: words, addedByHand: true })
    await findToasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(findToasts(page)).toContainText('Undone')
    expect((await load()).video_clips).toEqual(before.video_clips)
  })

  await test.step('a caption, shown before it replaces another one', async () => {
    await dragOver(page, words)
    await press('Caption')
    const dialog = page.getByRole('dialog', { name: 'Replace the short caption?' })
    await expect(dialog).toContainText(`“${words}”`)
    await dialog.getByRole('button', { name: 'Replace caption' }).click()
    await expect(findToasts(page)).toContainText('Caption written')
    expect((await load()).social_media.short.caption).toContain(words)
  })
})

test('selected words become a thumbnail text and a slide, or are copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { load } = await openProject(context, page, 'video_clips')
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' })
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click()
  await test.step('in the beginning of the transcript', async () => {
    await page.getByRole('region', { name: 'Beginning of the transcript' }).hover()
    await dragOver(page, 'the oven never cools down')
    await expect(toolbar).toBeVisible()
    await press('Thumbnail text')
    await expect(findToasts(page)).toContainText('Thumbnail text added')
    await expect(toolbar).toHaveCount(0)
    const { thumbnail_design: design } = await load()
    expect(design.textOptions.fullEpisode.at(-1).text).toBe('The oven never cools down')
  })

  await page.getByRole('button', { name: 'Show full transcript' }).click()

  await test.step('a slide of a carousel', async () => {
    await dragOver(page, words)
    await press('Slide')
    await page.getByRole('menuitem').first().click()
    await expect(findToasts(page)).toContainText('Slide added')
    await findToasts(page).getByRole('button', { name: 'Show' }).click()
    await expect(page.locator('[data-arrived]')).toContainText(words)
  })

  await test.step('copied with speaker and time; the browser copies the words alone', async () => {
    await dragOver(page, words)
    await press('Copy')
    await expect(findToasts(page)).toContainText('Copied!')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`Jonas Reed (1:02): “${words}”`)
    await page.keyboard.press('ControlOrMeta+c')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(words)
  })
})

test('ends move by handle and by keyboard, and a quote is made without a mouse', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { load } = await openProject(context, page, 'quotes')
  const before = await load()
  await page.getByRole('button', { name: 'Show full transcript' }).click()
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' })

  await test.step('a handle is dragged', async () => {
    await dragOver(page, 'The line goes')
    const end = page.getByRole('slider', { name: 'End of the selection' })
    const box = await end.boundingBox()
    const target = await findWords(page, 'out the door')
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await page.mouse.down()
    await page.mouse.move(target.right - 4, target.last, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => readSelection(page)).toBe('The line goes out the door,')
    await end.press('ArrowLeft')
    await expect.poll(() => readSelection(page)).toBe('The line goes out the')
    await page.getByRole('slider', { name: 'Start of the selection' }).press('Shift+ArrowLeft')
    await expect.poll(() => readSelection(page)).toBe('Most bakeries live for Saturday. The line goes out the')
    await page.keyboard.press('Escape')
  })

  await test.step('a double click selects a word', async () => {
    const { left, first } = await findWords(page, 'oven')
    await page.mouse.dblclick(left + 8, first)
    await expect.poll(() => readSelection(page)).toBe('oven')
    await expect(toolbar).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('by keyboard alone', async () => {
    await page.evaluate('getSelection().removeAllRanges()')
    await page.getByRole('region', { name: 'Full transcript' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => readSelection(page)).toBe('Most')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => readSelection(page)).toBe('bakeries')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => readSelection(page)).toBe('bakeries live for Saturday.')
    await expect(toolbar).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toolbar.getByRole('button', { name: 'Quote', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findToasts(page)).toContainText('Quote added and copied')
    const { quotes } = await load()
    expect(quotes.slice(before.quotes.length)).toMatchObject([{ text: 'bakeries live for Saturday.', verified: true }])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('words selected by touch become a quote, and Show leads to it', async ({ context, page }) => {
    const { load } = await openProject(context, page, 'quotes')
    await page.getByRole('button', { name: 'Transcript', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Transcript' })
    await sheet.getByRole('button', { name: 'Show full transcript' }).click()
    const { left, right, first, last } = await findWords(page, words)
    // A browser under test has no long press: the selection that one makes.
    await page.evaluate(`(() => {
      const [from, to] = [document.caretPositionFromPoint(${left + 4}, ${first}), document.caretPositionFromPoint(${right - 6}, ${last})]
      getSelection().setBaseAndExtent(from.offsetNode, from.offset, to.offsetNode, to.offset)
    })()`)
    const toolbar = page.getByRole('toolbar', { name: 'Selected words' })
    await expect(toolbar).toBeVisible()
    await expectClean(page, 'the toolbar on a phone')
    for (const button of await toolbar.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await toolbar.getByRole('button', { name: 'Quote', exact: true }).tap()
    await expect(findToasts(page)).toContainText('Quote added')
    expect((await load()).quotes.at(-1)).toMatchObject({ text: words, verified: true })
    await findToasts(page).getByRole('button', { name: 'Show' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('[data-arrived]')).toContainText(words)
  })
})
