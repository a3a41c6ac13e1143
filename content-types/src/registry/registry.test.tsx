// Every content type's view, walked as a table: a ninth type is tested on arrival.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ContentTypeKey, contentTypeKeys, getContentType } from '../index.ts'
import { ContentView, getContentTypeView } from '../index.web.tsx'
import { applyEdit } from '../items/apply-edit.ts'
import type { Spoken } from '../type/edit-context.ts'
import { seoScore } from '../types/episode-titles/seo-score.ts'
import { inMarks } from '../types/quotes/quotes.ts'
import type { Draft, Drafts } from '../views/view.web.tsx'
import { sampleContent } from './sample-content.fixture.ts'

afterEach(cleanup)

const episode = { title: 'The bakery', seconds: 61 }

async function show(contentType: ContentTypeKey, props: Partial<Parameters<typeof ContentView>[0]> = {}) {
  await getContentTypeView(contentType).View.load()
  return render(
    <ContentView contentType={contentType} content={sampleContent[contentType]} episode={episode} {...props} />,
  )
}

describe.each(contentTypeKeys)('%s', (key) => {
  const type = getContentType(key)

  test('the sample fits the schema, and can be sent as an edit as it is', () => {
    expect(type.schema.safeParse(sampleContent[key]).error).toBeUndefined()
    expect(type.edited.safeParse(sampleContent[key]).error).toBeUndefined()
  })

  test('is registered under its own key', () => {
    expect(type.key).toBe(key)
  })

  test('has one CSV row or more with its own columns, none empty throughout', () => {
    const rows = type.rows(sampleContent[key])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row)).toEqual([...type.columns])
    for (const column of type.columns) expect(rows.some((row) => row[column] !== '')).toBe(true)
  })

  test('shows its texts, and copies without offering an edit where nothing can be saved', async () => {
    const { container } = await show(key)
    expect(container.textContent).toMatch(/money|sum|Saturdays/)
    expect(screen.getAllByRole('button', { name: /^Copy/ }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })

  test('jumps to the passages it rests on', async () => {
    const onJump = vi.fn()
    await show(key, { onJump })
    const passages = getContentTypeView(key).passages(sampleContent[key])
    expect(passages.length).toBeGreaterThan(0)
    await userEvent.click(screen.getAllByRole('button', { name: /^Jump to/ })[0]!)
    expect(passages.map(({ evidence }) => evidence)).toContainEqual(onJump.mock.calls[0]?.[0])
  })

  test('[CONTENT-29] saves an edit of every text, keeps a draft until then, and cancels without a trace', async () => {
    const user = userEvent.setup()
    const drafts = memoryDrafts()
    const onSave = vi.fn(async () => {})
    await show(key, { onSave, drafts })
    for (const more of screen.queryAllByRole('button', { name: /^Show more/ })) await user.click(more)
    const places = screen.getAllByRole('button', { name: /^Edit/ }).length
    const editable: string[] = []
    for (let at = 0; at < places; at++) {
      await user.click(screen.getAllByRole('button', { name: /^Edit/ })[at]!)
      for (const box of screen.getAllByRole<HTMLTextAreaElement>('textbox')) editable.push(box.value)
      const field = screen.getAllByRole('textbox')[0]!
      await user.type(field, ' Added')
      expect(drafts.kept.size).toBe(1)
      await user.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(drafts.kept.size).toBe(0)
      expect(onSave).toHaveBeenCalledTimes(at)

      await user.click(screen.getAllByRole('button', { name: /^Edit/ })[at]!)
      await user.type(screen.getAllByRole('textbox')[0]!, ' Added')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      expect(drafts.kept.size).toBe(0)
      const saved = (onSave.mock.calls as unknown[][])[at]?.[0]
      expect(type.edited.safeParse(saved).error).toBeUndefined()
      expect(JSON.stringify(saved)).toContain('Added')
    }
    const fields = editable.join('\n')
    expect(textsIn(type.edited.parse(sampleContent[key])).filter((text) => !fields.includes(text))).toEqual([])
  }, 20_000)
})

test('a first title that scores less than another says why it is first, until an edit makes it score as much', async () => {
  const user = userEvent.setup()
  const { episode_titles: titles } = sampleContent
  const scored = (text: string) => ({
    ...titles.primary,
    title: text,
    seoScore: seoScore(text, titles.keywords).total,
  })
  const first = scored('The last bread')
  const found = scored('How a bakery lost 40 cents on every loaf it sold')
  const behind = found.seoScore - first.seoScore
  const why = () => screen.queryByText(/points? below the best alternative\./)?.textContent
  await show('episode_titles', { content: { ...titles, primary: first, alternative: [found] }, onSave: async () => {} })
  expect(why()).toContain(`${behind} points below`)
  await user.click(screen.getByRole('button', { name: 'Edit primary title' }))
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), found.title)
  expect(why()).toBeUndefined()
  cleanup()

  await show('episode_titles', { content: { ...titles, primary: found, alternative: [first] } })
  expect(why()).toBeUndefined()
})

test('[CONTENT-28] the titles tab shows show notes: summary, chapters, links and the footer', async () => {
  const { episode_titles: titles } = sampleContent
  const showNotes = {
    summary: 'A talk about bread.',
    chapters: [{ time: '1:20', title: 'Salt' }],
    links: ['https://bread.example'],
    footer: 'Write to us.',
  }
  await show('episode_titles', { content: { ...titles, showNotes } })
  const notes = within(screen.getByRole('group', { name: 'Show notes' }))
  for (const text of ['A talk about bread.', '1:20', 'Salt', 'https://bread.example', 'Write to us.'])
    expect(notes.getByText(text)).toBeTruthy()
})

test('an estimated chapter keeps its mark while the notes are edited', async () => {
  const user = userEvent.setup()
  const { episode_titles: titles } = sampleContent
  const chapters = [
    { time: '0:00', title: 'Bread' },
    { time: '≈ 1:20', title: 'Salt' },
  ]
  const onSave = vi.fn(async () => {})
  await show('episode_titles', { content: { ...titles, showNotes: { ...titles.showNotes, chapters } }, onSave })
  expect(screen.getByText('≈ 1:20')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit show notes' }))
  await user.type(screen.getByLabelText('Summary'), ' Added')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [saved] = onSave.mock.calls[0] as unknown as [typeof titles]
  expect(saved.showNotes.chapters).toEqual(chapters)
})

test.each([
  ['youtube_script', 'Video description'],
  ['episode_titles', 'Show notes'],
] as const)('estimated chapters are copied without their mark, which is said: %s', async (key, item) => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { youtube_script: script, episode_titles: titles } = sampleContent
  // Where a passage of the script was said doesn't tell how exact the chapters are.
  const hook = script.evidence.hook.map((passage) => ({ ...passage, estimated: true }))
  const evidence = { ...script.evidence, hook }
  const copyFrom = async (time: string) => {
    const contents = {
      youtube_script: { ...script, evidence, description: `About bread.\n\n${time} Salt` },
      episode_titles: { ...titles, showNotes: { ...titles.showNotes, chapters: [{ time, title: 'Salt' }] } },
    }
    await show(key, { content: contents[key] })
    await user.click(within(screen.getByRole('group', { name: item })).getByRole('button', { name: /^Copy/ }))
    const hint = screen.queryByText(/^Chapter times are estimated/)
    cleanup()
    return { text: copied.mock.lastCall?.[0], hint }
  }
  const estimated = await copyFrom('≈ 1:20')
  const exact = await copyFrom('1:20')
  expect(exact.text).toContain('\n1:20 Salt')
  expect(estimated.text).toBe(exact.text)
  expect(estimated.hint).toBeTruthy()
  expect(exact.hint).toBeNull()
})

test('a length without a caption says so, has nothing to copy, and takes one of the person’s own', async () => {
  const user = userEvent.setup()
  const { social_media: captions } = sampleContent
  const long = { ...captions.long, caption: '', characterCount: 0, evidence: [] }
  const onSave = vi.fn(async () => {})
  await show('social_media', { content: { ...captions, long }, onSave })
  expect(screen.getAllByText('No caption of this length yet.')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Edit long caption' }))
  await user.type(screen.getByLabelText('Caption'), 'Mine.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [saved] = onSave.mock.calls[0] as unknown as [typeof captions]
  const spoken = { lastWordEnds: () => null } as Spoken
  const settled = (edited: unknown) =>
    applyEdit(getContentType('social_media'), edited, { before: { ...captions, long }, spoken }).long
  expect(settled(saved)).toMatchObject({ caption: 'Mine.', characterCount: 5 })
  expect(settled({ ...captions, long })).toMatchObject({ caption: '', characterCount: 0 })
  expect(() => settled({ ...saved, short: { ...captions.short, caption: '' } })).toThrow('has no words')
})

test('the name of the project has no score in place of a title until the user writes one', async () => {
  const user = userEvent.setup()
  const { episode_titles: titles } = sampleContent
  const name = { ...titles.primary, title: 'ep042_final_v2', seoScore: null }
  const onSave = vi.fn(async () => {})
  await show('episode_titles', { content: { ...titles, primary: name, alternative: [] }, onSave })
  expect(screen.getByText(/Write your own to see its score/)).toBeTruthy()
  expect(screen.queryByText('SEO score')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit primary title' }))
  await user.type(screen.getByLabelText('Title'), ' of the bakery')
  expect(screen.getByText('SEO score')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [saved] = onSave.mock.calls[0] as unknown as [typeof titles]
  expect(saved.primary.seoScore).toBe(seoScore('ep042_final_v2 of the bakery', titles.keywords).total)
  cleanup()

  await show('episode_titles', { content: { ...titles, primary: name, alternative: [] } })
  expect(screen.getByText('No line works as a title.')).toBeTruthy()
})

test('a draft from before opens by itself, and a failed save keeps it', async () => {
  const user = userEvent.setup()
  const drafts = memoryDrafts()
  drafts.write('0', { values: { text: 'Half a thought' }, base: { text: sampleContent.quotes[0]?.text ?? '' } })
  const onSave = vi.fn().mockRejectedValueOnce(new Error('away'))
  await show('quotes', { onSave, drafts })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe('Half a thought')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await act(async () => {})
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe('Half a thought')
  expect(drafts.kept.size).toBe(1)
})

test('[CONTENT-18] a thumbnail design stored with one text overlay is shown', async () => {
  const textOverlay = { mainText: 'Closed on Saturdays', font: 'Inter', color: '#ffffff', size: '72px' }
  const content = getContentType('thumbnail_design').migrate?.({ textOverlay, visualElements: ['A queue'] })
  if (!content) throw new Error('The older design was not migrated')
  await show('thumbnail_design', { content })
  expect(screen.getByText('Original style: font Inter, color #ffffff, size 72px')).toBeTruthy()
  for (const text of ['Closed on Saturdays', 'A queue']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[CONTENT-04] [CONTENT-06] captions name their platforms and length guides, and show where Instagram cuts them off', async () => {
  await show('social_media', { onSave: async () => {} })
  for (const guide of ['150-200 characters', '250-300 characters', '350-400 characters'])
    expect(screen.getByText(guide)).toBeTruthy()
  expect(getContentType('social_media').subtitle).toBe('For Instagram, TikTok, and YouTube Shorts')
  expect(screen.getAllByText('Instagram cuts off here')).toHaveLength(3)
})

test('a reader who cannot edit sees no hints for editors', async () => {
  const { social_media: captions } = sampleContent
  const tooShort = { ...captions, short: { ...captions.short, caption: 'Too short.', characterCount: 10 } }
  await show('social_media', { content: tooShort })
  expect(screen.getByText('Too short.')).toBeTruthy()
  for (const hint of [/under target/, /In range/, /\d+-\d+ characters/, /cuts off here/])
    expect(screen.queryByText(hint)).toBeNull()
  cleanup()
  await show('youtube_script')
  for (const hint of [/\d+ \/ \d+ words/, /\/ 5,000/]) expect(screen.queryByText(hint)).toBeNull()
  cleanup()
  await show('episode_titles')
  for (const hint of [/SEO score/, /\d+ characters/]) expect(screen.queryByText(hint)).toBeNull()
})

test('without keywords there is one button to add some, and for readers nothing', async () => {
  const none = { ...sampleContent.episode_titles, keywords: [] }
  await show('episode_titles', { content: none, onSave: async () => {} })
  expect(screen.queryByRole('group', { name: 'Keywords' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add keywords' }))
  expect(screen.getByRole('textbox', { name: 'Keywords' })).toBeTruthy()
  cleanup()
  await show('episode_titles', { content: none })
  expect(screen.queryByText(/keywords/i)).toBeNull()
})

test('[CONTENT-05] captions that were stored one for each platform are shown', async () => {
  const older = {
    instagram: { caption: 'Said on Instagram.' },
    tiktok: { caption: 'Said on TikTok.' },
    youtubeshorts: { caption: 'Said on Shorts.' },
  }
  await show('social_media', { content: getContentType('social_media').migrate?.(older) as never })
  for (const { caption } of Object.values(older)) expect(screen.getByText(caption)).toBeTruthy()
})

test('[CONTENT-10] quotes open with three and the rest behind Show more', async () => {
  const { container } = await show('quotes')
  expect(container.querySelectorAll('blockquote')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Show more 2 left' }))
  expect(container.querySelectorAll('blockquote')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
})

test('a translation stands below its quote with the language it comes from, and is removed by clearing it', async () => {
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const [first] = sampleContent.quotes
  const onSave = vi.fn(async () => {})
  await show('quotes', { content: [first!], onSave })
  expect(screen.getByText(first!.translation!.text).lang).toBe('de')
  expect(screen.getByText('Translated from English')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith(expect.not.stringContaining(first!.translation!.text))
  await user.click(screen.getByRole('button', { name: /^Edit quote/ }))
  await user.clear(screen.getByLabelText('Translation'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [[saved]] = onSave.mock.calls[0] as unknown as [typeof sampleContent.quotes]
  expect([saved?.text, saved?.translation]).toEqual([first!.text, undefined])
})

test('[DRAFT-01] candidates stand in their order below the top picks, behind More candidates', async () => {
  const content = sampleContent.quotes.map((quote, at) => (at < 2 ? quote : { ...quote, candidate: true }))
  const { container } = await show('quotes', { content })
  const texts = () => [...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
  expect(texts()).toEqual(content.slice(0, 2).map(inMarks))
  expect(screen.queryByText('More candidates', { selector: 'p' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More candidates 3' }))
  expect(texts()).toEqual(content.map(inMarks))
  expect(screen.getByText('More candidates', { selector: 'p' })).toBeTruthy()
})

test('that quotes are word for word is said once, and one that is not says so', async () => {
  const [first, ...rest] = sampleContent.quotes
  await show('quotes')
  expect(screen.getAllByText('Word for word')).toHaveLength(1)
  cleanup()
  await show('quotes', { content: [{ ...first!, verified: false }, ...rest] })
  expect(screen.getByText('Word for word').parentElement?.textContent).toContain(`${rest.length} of 5.`)
  expect(screen.getByText('Not word for word')).toBeTruthy()
  cleanup()
  await show('quotes', { content: [{ ...first!, verified: false }] })
  expect(screen.queryByText('Word for word')).toBeNull()
})

test('a quote whose words were changed says so, is copied without quotation marks and name, and shows and restores what was said', async () => {
  const user = userEvent.setup()
  const [first, ...rest] = sampleContent.quotes
  const edited = { ...first!, text: 'We closed on Mondays.', verified: false }
  const saidAt = vi.fn(async () => first!.text)
  const onSave = vi.fn(async () => {})
  const { container } = await show('quotes', { content: [edited, ...rest], onSave, saidAt })
  expect(container.querySelectorAll('blockquote')).toHaveLength(2)
  expect(screen.getByText('We closed on Mondays.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!)
  expect(await navigator.clipboard.readText()).toBe('We closed on Mondays.')
  await user.click(screen.getByRole('button', { name: 'Show original' }))
  expect(await screen.findByText(`“${first!.text}”`)).toBeTruthy()
  expect(saidAt).toHaveBeenCalledWith(edited.evidence)
  await user.click(screen.getByRole('button', { name: 'Restore original' }))
  expect(onSave).toHaveBeenCalledWith([{ ...edited, text: first!.text }, ...rest])
})

test('who may not edit sees what was said, and nothing to restore it with', async () => {
  const [first, ...rest] = sampleContent.quotes
  const saidAt = async () => first!.text
  await show('quotes', { content: [{ ...first!, text: 'We closed.', verified: false }, ...rest], saidAt })
  await userEvent.click(screen.getByRole('button', { name: 'Show original' }))
  expect(await screen.findByText(`“${first!.text}”`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
})

test.each(['video_clips', 'viral_clips'] as const)('[CONTENT-13] %s open with two and Show more', async (key) => {
  await show(key)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show more 1 left' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('[CONTENT-15] the script sections show their times', async () => {
  await show('youtube_script')
  for (const [section, times] of [
    ['Hook', '0-15s'],
    ['Problem', '15-45s'],
    ['Main content', '45-150s'],
    ['Call to action', '150-180s'],
  ] as const) {
    expect(within(screen.getByRole('group', { name: section })).getByText(times)).toBeTruthy()
  }
})

test('the score of a title moves with every letter typed', async () => {
  const user = userEvent.setup()
  await show('episode_titles', { onSave: async () => {} })
  const primary = within(screen.getByRole('group', { name: 'Primary title' }))
  const { title } = sampleContent.episode_titles.primary
  expect(primary.getByText(new RegExp(`${title.length} characters`))).toBeTruthy()
  await user.click(primary.getByRole('button', { name: 'Edit primary title' }))
  await user.type(primary.getByRole('textbox'), '!!')
  expect(primary.getByText(/^Repeated punctuation or angle brackets, /)).toBeTruthy()
})

function memoryDrafts(): Drafts & { kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>()
  return {
    kept,
    read: (place) => kept.get(place) ?? null,
    write: (place, draft) => void kept.set(place, draft),
    drop: (place) => void kept.delete(place),
  }
}

/** What an edit carries beside texts: where it was said, by whom and when, and what is chosen from a list. */
const noTexts = 'evidence speaker startTime endTime potential engagementPotential category viralType angle'.split(' ')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (noTexts.includes(name) ? [] : textsIn(part)))
}

describe('lists that people write themselves', () => {
  const listKeys = [
    'quotes',
    'video_clips',
    'viral_clips',
    'episode_titles',
    'thumbnail_design',
    'carousel_posts',
  ] as const

  test.each(listKeys)('of %s an item is added where there is none, as the server takes it', async (key) => {
    const user = userEvent.setup()
    const type = getContentType(key)
    const content = key === 'episode_titles' ? { ...sampleContent[key], alternative: [] } : type.blank
    const onSave = vi.fn(async () => {})
    await show(key, { content: content as never, onSave })
    await user.click(screen.getAllByRole('button', { name: /^Add / })[0]!)
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
      const isTime = /time/.test(field.labels?.[0]?.textContent ?? '')
      await user.type(field, isTime ? '0:10' : 'Written by hand')
    }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    const [saved] = onSave.mock.calls[0] as unknown as [unknown]
    expect(type.edited.safeParse(JSON.parse(JSON.stringify(saved))).error).toBeUndefined()
    expect(JSON.stringify(saved)).toContain('Written by hand')
    expect(JSON.stringify(saved)).not.toContain('"verified":true')
  })

  test.each(listKeys)('of %s an item is deleted, and the rest stays', async (key) => {
    const user = userEvent.setup()
    const onSave = vi.fn(async () => {})
    await show(key, { onSave })
    const edits = screen.getAllByRole('button', { name: /^Edit/ })
    for (const button of edits) {
      if (screen.queryByRole('button', { name: 'Delete' })) break
      if (button.isConnected) await user.click(button)
      if (!screen.queryByRole('button', { name: 'Delete' }))
        await user.click(screen.getByRole('button', { name: 'Cancel' }))
    }
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    const [saved] = onSave.mock.calls[0] as unknown as [unknown]
    expect(getContentType(key).edited.safeParse(saved).error).toBeUndefined()
    expect(JSON.stringify(saved).length).toBeLessThan(JSON.stringify(sampleContent[key]).length)
  })

  test('an unsaved text of a later item stays with it when an item before it is deleted', async () => {
    const user = userEvent.setup()
    const drafts = memoryDrafts()
    const quotes = sampleContent.quotes.map((quote, at) => ({ ...quote, id: `quote-${at}` }))
    const [first, second, third] = quotes
    const onSave = vi.fn(async () => {})
    const props = { drafts, onSave, content: [first, second, third] as never }
    const { rerender } = await show('quotes', props)
    await user.click(screen.getAllByRole('button', { name: /^Edit quote/ })[2]!)
    await user.type(screen.getByLabelText('Quote'), ' Mine.')
    await user.click(screen.getAllByRole('button', { name: /^Edit quote/ })[0]!)
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0]!)
    await waitFor(() => expect(onSave).toHaveBeenCalledWith([second, third]))
    rerender(<ContentView contentType="quotes" episode={episode} {...props} content={[second, third] as never} />)
    await waitFor(() => expect([...drafts.kept.keys()]).toEqual(['quote-2']))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe(`${third?.text} Mine.`)
  })
})
