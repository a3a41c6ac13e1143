import type { ContentByType } from '@podcastai/contracts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { json, projectId, projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const image = { id: 'image-1', filename: 'studio.png', url: `/api/transcripts/${projectId}/thumbnail-images/image-1` }
const adding = 'POST /thumbnail-images'
const removing = 'DELETE /thumbnail-images/image-1'

/** Opens the thumbnail tab; calls add and delete its images. */
async function openThumbnail({ images = [] as (typeof image)[], answers = {} as Record<string, () => Response> } = {}) {
  const design = (referenceImages: (typeof image)[]) => ({
    ...sampleContent,
    thumbnail_design: { ...sampleContent.thumbnail_design, referenceImages },
  })
  const { world, page, fetch } = projectWorld({ content: design(images) }, '?type=thumbnail_design')
  world.answers = {
    [adding]: () => {
      world.content = design([image])
      return json({ ...image, referenceImages: [image] })
    },
    [removing]: () => {
      world.content = design([])
      return json({ id: image.id, deleted: true, referenceImages: [] })
    },
    ...answers,
  }
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.setPointerCapture = () => undefined
  render(page)
  await screen.findByRole('heading', { name: 'Reference images' })
  return { world, user: userEvent.setup({ applyAccept: false }) }
}

/** Returns the images stored on the server. */
const listImages = ({ content }: { content: ContentByType }) => content.thumbnail_design?.referenceImages ?? []

const choose = () => screen.getByLabelText('Reference image')
const picture = (size: number, type = 'image/png') => {
  const file = new File(['x'], 'studio.png', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('[CONTENT-20] [TOAST-11] a reference image is uploaded and shown', async () => {
  const { user, world } = await openThumbnail()
  await user.upload(choose(), picture(1000))
  expect(await screen.findByText('Image uploaded successfully')).toBeTruthy()
  const shown = await screen.findByRole('img', { name: 'Reference studio.png' })
  expect(shown.getAttribute('src')).toBe(image.url)
  expect(world.calls).toContain(adding)
})

test('a dropped file is uploaded too', async () => {
  const { world } = await openThumbnail()
  fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [picture(1000)] } })
  await waitFor(() => expect(world.calls).toContain(adding))
})

test('[CONTENT-21] [TOAST-12] a reference image is deleted, and gone after a reload', async () => {
  const { user, world } = await openThumbnail({ images: [image] })
  expect(screen.getByRole('img', { name: 'Reference studio.png' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete image studio.png' }))
  expect(await screen.findByText('Image deleted')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Reference studio.png' })).toBeNull())
  expect(world.calls).toContain(removing)

  cleanup()
  const { world: reloaded } = await openThumbnail({ images: listImages(world) })
  expect(reloaded.calls).toContain('GET /content')
  expect(screen.queryByRole('img', { name: 'Reference studio.png' })).toBeNull()
})

const fiveMegabytes = 5 * 1024 * 1024
test.each([
  [picture(fiveMegabytes), 'File too large', 'Please select an image smaller than 5MB'],
  [picture(10, 'image/svg+xml'), 'Not an image', 'Please select a PNG, JPEG, WebP or GIF image'],
])('[ERR-21] [ERR-32] a file that isn’t an image, or is too large, is not sent: %#', async (file, title, text) => {
  const { user, world } = await openThumbnail()
  await user.upload(choose(), file)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(world.calls).not.toContain(adding)
})

test('[ERR-14] a failed upload says so, with the reason if there is one', async () => {
  const { user } = await openThumbnail({ answers: { [adding]: () => new Response('', { status: 500 }) } })
  await user.upload(choose(), picture(fiveMegabytes - 1))
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(screen.getByText('Failed to upload image')).toBeTruthy()
})

test('[ERR-19] a failed deletion says so, and the image stays', async () => {
  const { user } = await openThumbnail({
    images: [image],
    answers: { [removing]: () => new Response('', { status: 500 }) },
  })
  await user.click(screen.getByRole('button', { name: 'Delete image studio.png' }))
  expect(await screen.findByText('Delete failed')).toBeTruthy()
  expect(screen.getByText('Failed to delete image')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Reference studio.png' })).toBeTruthy()
})
