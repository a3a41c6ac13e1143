import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

test('[EXPORT-07] [EXPORT-08] a project exports as Word document, rich text, publish kit and cut lists', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await uploadProject(context, await signIn(context, page))
  await page.goto(`/project/${id}?type=quotes`)
  const quote = (await page.getByRole('blockquote').first().innerText()).slice(1, 40)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })

  async function saved(button: string) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button, exact: true }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }

  await test.step('one type as .docx, and everything as Markdown', async () => {
    await dialog.getByLabel('Content').selectOption('Best Quotes')
    const word = await saved('.docx')
    expect(word.name).toBe('Small Doors_ The bakery that closed on Saturdays_quotes.docx')
    expect((await mammoth.extractRawText({ buffer: word.bytes })).value).toContain(quote)
    await dialog.getByLabel('Content').selectOption('Everything')
    const markdown = await saved('.md')
    expect(markdown.name).toBe('Small Doors_ The bakery that closed on Saturdays_all_content.md')
    expect(markdown.bytes.toString()).toContain('## YouTube Script')
  })

  await test.step('everything as rich text', async () => {
    await dialog.getByRole('button', { name: 'Copy for Google Docs' }).click()
    await expect(findToasts(page)).toContainText('Paste it into a Google Doc.')
    const html = await page.evaluate(
      `navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())`,
    )
    expect(html).toContain('<h2>Best Quotes</h2>')
    expect(html).toContain('<table')
  })

  await test.step('a kit for YouTube', async () => {
    await dialog.getByRole('radio', { name: 'Kits' }).click()
    const kit = await saved('ZIP for YouTube')
    const files = unzipSync(kit.bytes)
    const chapters = strFromU8(files['YouTube/Chapters.txt'] ?? new Uint8Array()).split('\r\n')
    expect(chapters[0]).toMatch(/^0:00 /)
    expect(strFromU8(files['YouTube/Description.txt'] ?? new Uint8Array())).toContain(chapters[1])
  })

  await test.step('cut lists and the subtitles of a clip', async () => {
    await dialog.getByRole('radio', { name: 'Cut lists' }).click()
    expect((await saved('.edl')).bytes.toString()).toMatch(/^001 {2}AX {7}AA\/V {2}C {8}\d\d:\d\d:\d\d:\d\d /m)
    expect((await saved('.srt')).bytes.toString()).toMatch(/^1\r\n00:00:00,000 --> /)
    await expect(dialog.getByText('chapters in YouTube’s format')).toBeVisible()
  })
})
